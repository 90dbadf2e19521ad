import { useTranslation } from '../../i18n/use-translation';
import { mailLink } from '../../lib/links';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { TaxiSide } from '../../ui/drawings/taxi-side';
import { Icon } from '../../ui/icon';
import { Plug, QrCode, Ticket } from '../../ui/icons';
import * as styles from './partner.module.css';

/** The three types of partnership (Spec §2), each with its icon and card style. */
const types = [
  { name: 'reseller', look: styles.dark, sign: Ticket },
  { name: 'technology', look: styles.ivory, sign: Plug },
  { name: 'referral', look: styles.signal, sign: QrCode },
] as const;

/** Partner With Us: each type of partnership, its audience and its first step. */
export function PartnerScreen() {
  const { t } = useTranslation('partner');
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('headline')}</h1>
        <p className={`soft ${styles.lead}`}>{t('lead')}</p>
        <Disclosure label={t('become.button')} buttonClassName={buttonClass()} className={styles.disclosure}>
          <Contact />
        </Disclosure>
        <TaxiSide shape="van" className={styles.taxi ?? ''} />
      </div>
      <div className={styles.grid}>
        {types.map(({ name, look, sign }) => (
          <article key={name} className={`${styles.type} ${look}`}>
            <Icon of={sign} size={44} strokeWidth={1.75} />
            <h2>{t(`${name}.title`)}</h2>
            <p>{t(`${name}.text`)}</p>
            <dl>
              <dt>{t('forWhom')}</dt>
              <dd>{t(`${name}.forWhom`)}</dd>
              <dt>{t('firstStep')}</dt>
              <dd>{t(`${name}.firstStep`)}</dd>
            </dl>
          </article>
        ))}
      </div>
    </div>
  );
}

/** The panel that Become a Partner opens; it sends nothing and opens no page (D22). */
function Contact() {
  const { t } = useTranslation(['partner', 'common']);
  return (
    <div className={styles.contact}>
      <h2>{t('become.title')}</h2>
      <p>{t('become.text')}</p>
      <h3>{t('become.contact')}</h3>
      <dl>
        <dt>{t('common:contact.mail')}</dt>
        <dd>
          <a href={mailLink({ to: site.email, subject: t('become.subject') })} translate="no">
            {site.email}
          </a>
        </dd>
        <dt>{t('common:contact.phone')}</dt>
        <dd>
          <a href={`tel:${site.bookingPhone.dialled}`} translate="no">
            {site.bookingPhone.shown}
          </a>
        </dd>
        <dt>{t('common:contact.whatsapp')}</dt>
        <dd>
          <a href={`https://wa.me/${site.whatsapp.dialled}`} translate="no">
            {site.whatsapp.shown}
          </a>
        </dd>
      </dl>
    </div>
  );
}
