import { Phone } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { iconButtonClass } from '../ui/icon-button';
import * as styles from './layout.module.css';

/**
 * The booking phone number (Spec §9) in the header of every page (docs/decisions.md, 388): in words on a desk, a
 * handset of 44 px in a narrower window. Two links, of which one is shown: nothing moves when Track Ride takes the
 * words' room.
 */
export function PhoneLink() {
  const { t } = useTranslation('common');
  const { shown, dialled } = site.bookingPhone;
  const call = `tel:${dialled}`;
  const name = `${t('navigation.phone')} ${shown}`;
  return (
    <>
      <a href={call} className={styles.phone} aria-label={name} translate="no">
        {shown}
      </a>
      <a href={call} className={`${iconButtonClass} ${styles.handset}`} aria-label={name}>
        <Phone aria-hidden="true" size={20} />
      </a>
    </>
  );
}
