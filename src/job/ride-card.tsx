import { ChevronRight } from 'lucide-react';
import { formatClock, formatDay, formatMinutes } from '../i18n/formats';
import { LocalLink } from '../i18n/local-link';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { berlinWallTime } from '../lib/berlin-time';
import { minutesUntil } from '../lib/minutes-until';
import { bookingPath } from './booking-path';
import * as styles from './ride-card.module.css';
import type { RideTime } from './ride-time';
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
  const meaningOf = ({ meaning, atMs }: RideTime) => {
    const at = new Date(atMs ?? 0);
    const place = t(meaning === 'drop' ? 'time.drop' : 'time.pickup');
    const when =
      meaning === 'booked'
        ? t('time.on', { day: formatDay(language, berlinWallTime(at).date) })
        : t('time.in', { minutes: formatMinutes(language, minutesUntil(at.getTime(), nowMs)) });
    return `${place}, ${when}`;
  };
  return (
    <LocalLink
      to={bookingPath(ride.bookingId)}
      className={`${styles.card} ${isFloating ? styles.floating : ''} ${className}`}
    >
      {time?.atMs && <span className={styles.clock}>{formatClock(language, new Date(time.atMs))}</span>}
      <span className={styles.words}>
        {/* Screen readers announce the status, not its minutes. */}
        <b role="status">{t(sentence)}</b>
        <span>
          {time && meaningOf(time)}
          {time && plate && ' · '}
          <span translate="no">{plate}</span>
          {!time && !plate && t(ride.state === 'searching' ? 'bar.toSearch' : 'bar.toRide')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" size={20} />
    </LocalLink>
  );
}
