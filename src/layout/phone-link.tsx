import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { Icon } from '../ui/icon';
import { iconButtonClass } from '../ui/icon-button';
import { Phone } from '../ui/icons';
import * as styles from './layout.module.css';

const { shown, dialled } = site.bookingPhone;

function usePhone() {
  const { t } = useTranslation('common');
  return { href: `tel:${dialled}`, 'aria-label': `${t('navigation.phone')} ${shown}` };
}

/**
 * The booking phone number (Spec §9) in the header of every page (docs/decisions.md, 388): in words on a desk. In a
 * narrower window, and beside Track Ride, there is a handset instead.
 */
export const PhoneNumber = () => (
  <a {...usePhone()} className={styles.phone} translate="no">
    {shown}
  </a>
);

/** The handset of 44 px: at the right of what changes its width, so that it does not move. */
export const PhoneHandset = () => (
  <a {...usePhone()} className={`${iconButtonClass} ${styles.handset}`}>
    <Icon of={Phone} size={20} />
  </a>
);
