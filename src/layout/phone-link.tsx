import { Phone } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import * as styles from './layout.module.css';

/**
 * The booking phone number (Spec §9) in the header of every page (docs/decisions.md, 388): in words on a desk, in a
 * narrower window a handset of 44 px.
 */
export function PhoneLink() {
  const { t } = useTranslation('common');
  return (
    <a href={`tel:${site.bookingPhone.dialled}`} className={styles.phone}>
      <Phone aria-hidden="true" size={20} />
      <span className="quiet-text">{t('navigation.phone')} </span>
      <span className={styles.number} translate="no">
        {site.bookingPhone.shown}
      </span>
    </a>
  );
}
