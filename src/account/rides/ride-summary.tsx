import type { Ride } from '../../backend/types';
import { formatDayAndTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { addressLine } from '../../lib/place';
import { TripLine } from '../../ui/trip-line';
import { startInstant } from './ride-text';
import * as styles from './rides.module.css';

interface RideSummaryProps {
  readonly ride: Ride;
  readonly headingLevel: 2 | 3;
}

/** One ride in a few lines: when, from where to where, with whom. */
export function RideSummary({ ride, headingLevel }: RideSummaryProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const instant = startInstant(ride.startsAt);
  const driver = [ride.driverName, ride.carNumber].filter(Boolean).join(' · ');
  const drop = ride.drop ? addressLine(ride.drop) || t('ride.drop') : t('ride.open');

  return (
    <div className={styles.summary}>
      <Heading className={styles.when} tabIndex={-1}>
        {instant ? formatDayAndTime(language, instant) : ride.startsAt}
      </Heading>
      <TripLine start={addressLine(ride.pickup) || t('ride.pickup')} end={drop} />
      {driver && <p className="soft">{driver}</p>}
    </div>
  );
}
