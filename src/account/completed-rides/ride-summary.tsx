import type { ReactNode } from 'react';
import type { Ride } from '../../backend/types';
import { formatDayAndTime, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { addressLine } from '../../lib/places/place';
import { TripLine } from '../../ui/trip-line';
import * as styles from '../cards.module.css';

interface RideSummaryProps {
  readonly ride: Ride;
  /** "Under way" or "Pre-ordered". */
  readonly state: string;
}

/** A ride below its status, which shows the number plate: time, pickup and destination, driver. */
export function RideSummary({ ride, state }: RideSummaryProps) {
  const language = useLanguage();
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <h3 className={styles.when} tabIndex={-1}>
          {ride.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN}
        </h3>
        <p className="soft">{state}</p>
      </div>
      <RideWay ride={ride} driver={ride.driverName} />
    </div>
  );
}

interface RideWayProps {
  readonly ride: Ride;
  /** Who drove, or drives; empty if unknown. */
  readonly driver: string;
}

/** Pickup and destination of a ride, and its driver. */
export function RideWay({ ride, driver }: RideWayProps) {
  return (
    <>
      <RideEnds
        ride={ride}
        show={(address) => {
          const line = addressLine(address);
          return line && <span translate="no">{line}</span>;
        }}
      />
      {driver && (
        <p className="soft" translate="no">
          {driver}
        </p>
      )}
    </>
  );
}

interface RideEndsProps {
  readonly ride: Ride;
  /** How an end is written; empty for an unknown one. */
  readonly show: (address: Ride['drop'], end: 'pickup' | 'drop') => ReactNode;
}

/** The trip line of a ride; an unknown end has a word for it. */
export function RideEnds({ ride, show }: RideEndsProps) {
  const { t } = useTranslation('account');
  return (
    <TripLine
      start={show(ride.pickup, 'pickup') || t('ride.pickup')}
      end={(ride.drop && show(ride.drop, 'drop')) || t(ride.drop ? 'ride.drop' : 'ride.open')}
    />
  );
}
