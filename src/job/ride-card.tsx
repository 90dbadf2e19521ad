import { formatClock, formatMinutes, formatShortDayAndTime } from '../i18n/formats';
import { LocalLink } from '../i18n/local-link';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { Icon } from '../ui/icon';
import { ChevronRight } from '../ui/icons';
import { bookingPath } from './booking-path';
import * as styles from './ride-card.module.css';
import { minutesUntil, type RideTime } from './ride-time';
import type { CurrentBooking } from './use-current-booking';
import { useRideGlance } from './use-ride-glance';

interface RideCardProps {
  readonly ride: CurrentBooking;
  /** Over the screen at the top, where no place is kept for it. */
  readonly isFloating?: boolean;
  readonly className?: string | undefined;
}

/** A current ride in two lines, a link to its screen: time, sentence of the status, number plate. */
export function RideCard({ ride, isFloating = false, className = '' }: RideCardProps) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const { isKnown, sentence, time, nowMs, plate } = useRideGlance(ride.bookingId, ride.preOrderFor);
  if (!isKnown) return null;
  const minutesOf = ({ meaning, atMs }: RideTime) => {
    const minutes = formatMinutes(minutesUntil(atMs ?? 0, nowMs));
    return `${t(meaning === 'drop' ? 'time.drop' : 'time.pickup')} ${t('time.in', { minutes })}`;
  };
  // A pre-order is known by its day.
  const startsAt = time?.meaning === 'booked' && time.atMs !== null ? new Date(time.atMs) : null;
  return (
    <LocalLink
      to={bookingPath(ride.bookingId)}
      className={`${styles.card} ${isFloating ? styles.floating : ''} ${className}`}
    >
      {time?.atMs && !startsAt && <span className={styles.clock}>{formatClock(language, new Date(time.atMs))}</span>}
      <span className={styles.words}>
        {startsAt && (
          <b>
            {t('time.pickup')} {formatShortDayAndTime(language, startsAt)}
          </b>
        )}
        {/* Screen readers announce the status, not its minutes. */}
        <span className={startsAt ? '' : styles.main} role="status">
          {t(sentence)}
        </span>
        {!startsAt && (
          <span>
            {time && minutesOf(time)}
            {time && plate && ' · '}
            <span translate="no">{plate}</span>
            {!time && !plate && t(ride.state === 'searching' ? 'bar.toSearch' : 'bar.toRide')}
          </span>
        )}
      </span>
      <Icon of={ChevronRight} size={20} />
    </LocalLink>
  );
}
