import * as styles from './contact-list.module.css';

/** A phone number in its written form, and for `tel:` links. */
interface PhoneNumber {
  readonly shown: string;
  readonly dialled: string;
}

interface ContactListProps {
  readonly title: string;
  readonly names: Readonly<Record<'phone' | 'whatsapp' | 'mail' | 'address', string>>;
  readonly contact: {
    readonly bookingPhone: PhoneNumber;
    readonly whatsapp: PhoneNumber;
    readonly email: string;
    readonly legal: Readonly<Record<'company' | 'street' | 'postcode' | 'town', string>>;
  };
}

/** The company's contact details: phone, WhatsApp, mail and address. */
export const ContactList = ({ title, names, contact: { bookingPhone, whatsapp, email, legal } }: ContactListProps) => (
  <section className={styles.contact} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <dl className={styles.ways}>
      <div>
        <dt>{names.phone}</dt>
        <dd>
          <a href={`tel:${bookingPhone.dialled}`} translate="no">
            {bookingPhone.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt>{names.whatsapp}</dt>
        <dd>
          <a href={`https://wa.me/${whatsapp.dialled}`} translate="no">
            {whatsapp.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt>{names.mail}</dt>
        <dd>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{names.address}</dt>
        <dd translate="no">
          {legal.company}, {legal.street}, {legal.postcode} {legal.town}
        </dd>
      </div>
    </dl>
  </section>
);
