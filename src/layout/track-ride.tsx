import { useLocation } from '@reach/router';
import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { bookingPath } from '../job/booking-path';
import { pathIn } from '../lib/links';
import { useNamedCurrentRide } from '../session/use-current-ride';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { CarTaxiFront } from '../ui/icons';
import * as styles from './layout.module.css';

/**
 * Track Ride (Spec §2), for the last ride of the list (Spec §4). With several rides, it shows the time and pickup, and
 * a link to the others in My Bookings.
 */
export function TrackRide() {
  const { t } = useTranslation('common');
  const ride = useNamedCurrentRide();
  const path = pathIn(useLocation());
  // On the ride's own screen, in either spelling of its address, the link would have no effect.
  if (!ride || `${path}/`.includes(`${bookingPath(ride.bookingId)}/`)) return null;
  return (
    <span className={styles.tracks}>
      <LocalLink to={bookingPath(ride.bookingId)} className={buttonClass('signal', `${styles.small} ${styles.track}`)}>
        <Icon of={CarTaxiFront} size={20} />
        <span className={styles.whole}>
          {t('navigation.trackRide')}
          {ride.name[0] && (
            <span className={styles.which}>
              {ride.name.map((part, index) => (
                <span key={part}>{index ? ` · ${part}` : part}</span>
              ))}
            </span>
          )}
        </span>
        <span className={styles.short} aria-hidden="true">
          {t('navigation.ride')}
        </span>
      </LocalLink>
      {ride.others > 0 && (
        <LocalLink to="/private/your-ride" className={buttonClass('quiet', `${styles.small} ${styles.others}`)}>
          <span aria-hidden="true">+{ride.others}</span>
          <span className="quiet-text">{t('navigation.otherRides', { number: ride.others })}</span>
        </LocalLink>
      )}
    </span>
  );
}
