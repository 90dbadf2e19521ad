import { site } from '../site';
import * as styles from './contact-list.module.css';
import { useTranslation } from './use-translation';

/** The company's contact details: phone, WhatsApp, mail and address. */
export function ContactList() {
  const { t } = useTranslation('common');
  const { bookingPhone, whatsapp, email, legal } = site;
  return (
    <section className={styles.contact} aria-label={t('contact.title')}>
      <h2 className={styles.title}>{t('contact.title')}</h2>
      <dl className={styles.ways}>
        <div>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={`tel:${bookingPhone.dialled}`} translate="no">
              {bookingPhone.shown}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.whatsapp')}</dt>
          <dd>
            <a href={`https://wa.me/${whatsapp.dialled}`} translate="no">
              {whatsapp.shown}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.mail')}</dt>
          <dd>
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd translate="no">
            {legal.company}, {legal.street}, {legal.postcode} {legal.town}
          </dd>
        </div>
      </dl>
    </section>
  );
}
