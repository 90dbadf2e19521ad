import { withPrefix } from 'gatsby';
import { env } from '../env';
import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { iconButtonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Phone } from '../ui/icons';
import * as styles from './layout.module.css';

/** Names longer than this have small lines on a phone. */
const LONG_NAME = 24;

/** The logo and the company's name, a link to Home. */
export function Brand() {
  const { t } = useTranslation('common');
  const logo: string | null = site.logo;
  return (
    <LocalLink to="/" className={styles.brand ?? ''} aria-label={t('home', { name: site.name })} translate="no">
      {logo ? (
        <img className={styles.logo} src={withPrefix(logo)} alt="" width={env.logoWidth} height={36} />
      ) : (
        // Drawn by the style sheet: the link's label has this word, and the space after it.
        <span className={styles.sign} data-sign="TAXI" />
      )}
      <span className={`${styles.name} ${site.name.length > LONG_NAME ? styles.long : ''}`}>{site.name}</span>
    </LocalLink>
  );
}

const { shown, dialled } = site.bookingPhone;

function usePhone() {
  const { t } = useTranslation('common');
  return { href: `tel:${dialled}`, 'aria-label': `${t('navigation.phone')} ${shown}` };
}

/**
 * The booking phone number (Spec §9) in the header of every page: in words on a desk. In a narrower window, and beside
 * Track Ride, `PhoneHandset` takes its place.
 */
export const PhoneNumber = () => (
  <a {...usePhone()} className={styles.phone} translate="no">
    {shown}
  </a>
);

/** The handset of 44 px, a new element where the words go: nothing has moved. */
export const PhoneHandset = ({ className = styles.handset }: { readonly className?: string | undefined }) => (
  <a {...usePhone()} className={`${iconButtonClass} ${className}`}>
    <Icon of={Phone} size={20} />
  </a>
);
