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
  /** The heading's id, for labelling elements of this ride. */
  readonly id?: string;
  /** "Current" or "pre-ordered"; none for a completed ride. */
  readonly state?: string;
}

/** A ride in a few lines: time, pickup and destination, driver. */
export function RideSummary({ ride, headingLevel, id, state }: RideSummaryProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const driver = [ride.driverName, ride.carNumber].filter(Boolean).join(' · ');
  const addressOr = (address: typeof ride.drop, words: string) => {
    const line = address && addressLine(address);
    return line ? <span translate="no">{line}</span> : words;
  };

  return (
    <div className={styles.summary}>
      <Heading id={id} className={styles.when} tabIndex={-1}>
        {ride.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN}
      </Heading>
      {state && <p className={styles.state}>{state}</p>}
      <TripLine
        start={addressOr(ride.pickup, t('ride.pickup'))}
        end={addressOr(ride.drop, t(ride.drop ? 'ride.drop' : 'ride.open'))}
      />
      {driver && (
        <p className="soft" translate="no">
          {driver}
        </p>
      )}
    </div>
  );
}
