import type { ReactNode } from 'react';
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
  /** "Current" or "pre-ordered"; none for a completed ride. */
  readonly state?: string;
}

/** A ride in a few lines: time, pickup and destination, driver. */
export function RideSummary({ ride, headingLevel, state }: RideSummaryProps) {
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.summary}>
      <Heading className={styles.when} tabIndex={-1}>
        {ride.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN}
      </Heading>
      {state && <p className={styles.state}>{state}</p>}
      <RideWay ride={ride} />
    </div>
  );
}

/** Pickup, destination, driver and number plate of a ride. */
export function RideWay({ ride }: { readonly ride: Ride }) {
  const driver = [ride.driverName, ride.carNumber].filter(Boolean).join(' · ');
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
