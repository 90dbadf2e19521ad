import { formatDayAndTime } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import { useNamedCurrentRide } from '../../session/use-current-ride';
import { buttonClass } from '../../ui/button';
import * as styles from './current-booking-bar.module.css';
import type { CurrentBooking } from './use-current-booking';

/**
 * Leads back to a running search or ride after its dialog was closed. It floats, so nothing below it moves. It names
 * one ride by time and pickup; My Bookings has the others.
 */
export function CurrentBookingBar({ ride }: { readonly ride: CurrentBooking | null }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const named = useNamedCurrentRide();
  const textOf = ({ state, preOrderFor }: CurrentBooking) =>
    preOrderFor ? t('found.bookedFor', { time: formatDayAndTime(language, preOrderFor) }) : t(`found.${state}`);
  return (
    <div role="status">
      {ride && (
        <div className={styles.bar}>
          <p>
            {textOf(ride)}
            {named && named.others > 0 && <span className={styles.which}>{named.name}</span>}
          </p>
          <div className={styles.ways}>
            <LocalLink to={bookingPath(ride.bookingId)} className={buttonClass()}>
              {ride.state === 'searching' ? t('found.toSearch') : t('found.toRide')}
            </LocalLink>
            {named && named.others > 0 && (
              <LocalLink to="/private/your-ride" className={styles.others}>
                {t('found.others', { number: named.others })}
              </LocalLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
