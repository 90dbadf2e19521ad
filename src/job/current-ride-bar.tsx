import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { useNamedCurrentRide } from '../session/use-current-ride';
import { Icon } from '../ui/icon';
import { ChevronRight } from '../ui/icons';
import { bookingPath } from './booking-path';
import * as styles from './current-ride-bar.module.css';
import { RideStatus } from './ride-status';
import type { CurrentBooking } from './use-current-booking';
import { useRideGlance } from './use-ride-glance';

interface CurrentRideBarProps {
  readonly ride: CurrentBooking | null;
  /** On a phone it lies over the map at the top: the form's button is at the bottom. */
  readonly isOverMap?: boolean;
}

/**
 * Leads to the running search or ride, and shows its status. It floats, so nothing below it moves. With several rides,
 * it names this one by time and pickup; My Bookings has the others.
 */
export function CurrentRideBar({ ride, isOverMap = false }: CurrentRideBarProps) {
  return ride && <CurrentRide ride={ride} isOverMap={isOverMap} />;
}

function CurrentRide({ ride, isOverMap }: { readonly ride: CurrentBooking; readonly isOverMap: boolean }) {
  const { t } = useTranslation('status');
  const named = useNamedCurrentRide();
  const { isKnown, sentence, ...glance } = useRideGlance(ride.bookingId, ride.preOrderFor);
  const hasOthers = named !== null && named.others > 0;
  if (!isKnown) return null;
  return (
    <div className={`${styles.bar} ${isOverMap ? styles.overMap : ''}`}>
      <LocalLink to={bookingPath(ride.bookingId)} className={styles.ride}>
        <RideStatus size={isOverMap ? 'line' : 'small'} {...glance}>
          {/* Screen readers announce the status, not its minutes. */}
          <p role="status">{t(sentence)}</p>
          {hasOthers && <p>{named.name}</p>}
        </RideStatus>
        <span className={styles.way}>
          {t(ride.state === 'searching' ? 'bar.toSearch' : 'bar.toRide')}
          <Icon of={ChevronRight} size={20} />
        </span>
      </LocalLink>
      {hasOthers && (
        <LocalLink to="/private/your-ride" className={styles.others}>
          {t('bar.others', { number: named.others })}
        </LocalLink>
      )}
    </div>
  );
}
