import { LocalLink } from '../../../i18n/local-link';
import { useTranslation } from '../../../i18n/use-translation';
import { TripLine } from '../../../ui/trip-line';
import * as styles from './pickup-form.module.css';
import { SlideToBook } from './slide-to-book';

/**
 * Starts a booking on Home: two rows that look like fields, and the slide control. A row leads to the search of that
 * address on the booking screen, which has the suggestions: before it nobody has typed an address in vain.
 */
export function PickupForm() {
  const { t } = useTranslation('home');
  const row = (end: 'start' | 'end', text: string) => (
    <LocalLink to={`/bookings#search=${end}`} className={styles.row ?? ''}>
      {text}
    </LocalLink>
  );
  return (
    <div className={`card ${styles.card}`}>
      <TripLine start={row('start', t('pickup.label'))} end={row('end', t('pickup.drop'))} />
      <SlideToBook />
    </div>
  );
}
