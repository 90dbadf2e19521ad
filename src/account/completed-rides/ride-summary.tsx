import type { Ride } from '../../backend/types';
import { formatDayAndTime, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { addressLine } from '../../places/place';
import { TripLine } from '../../ui/trip-line';
import * as styles from '../cards.module.css';

interface RideSummaryProps {
  readonly ride: Ride;
  readonly headingLevel: 2 | 3;
  /** The id of the heading, for what belongs to this ride. */
  readonly id?: string;
  /** Whether the ride is under way or waits for its time. */
  readonly state?: string;
}

/** One ride in a few lines: when, from where to where, with whom. */
export function RideSummary({ ride, headingLevel, id, state }: RideSummaryProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const driver = [ride.driverName, ride.carNumber].filter(Boolean).join(' · ');
  const drop = ride.drop ? addressLine(ride.drop) || t('ride.drop') : t('ride.open');

  return (
    <div className={styles.summary}>
      <Heading id={id} className={styles.when} tabIndex={-1}>
        {ride.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN}
      </Heading>
      {state && <p className={styles.state}>{state}</p>}
      <TripLine start={addressLine(ride.pickup) || t('ride.pickup')} end={drop} />
      {driver && <p className="soft">{driver}</p>}
    </div>
  );
}
