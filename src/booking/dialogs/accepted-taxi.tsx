import { type ReactNode, useEffect, useState } from 'react';
import { now } from '../../device/clock';
import { labelLines } from '../../i18n/operator-texts';
import { useTranslation } from '../../i18n/use-translation';
import { DriverCard } from '../../job/driver-card';
import { RideStatus } from '../../job/ride-status';
import { rideTime } from '../../job/ride-time';
import { termsPrice } from '../../job/saved-ride';
import { readSavedRide, saveRide } from '../../job/stored-ride';
import { useCostText } from '../../job/trip-row';
import { useRideGlance } from '../../job/use-ride-glance';
import { usePerson } from '../../session/use-session';
import { TripLine } from '../../ui/trip-line';
import * as styles from './dialogs.module.css';

const MS_PER_MINUTE = 60_000;

interface AcceptedTaxiProps {
  readonly bookingId: string;
  readonly driverName: string;
  /** The minutes offered for the chosen vehicle, until the taxi sends its own; null if unknown. */
  readonly minutes: number | null;
  /** The sentence of the search. */
  readonly children: ReactNode;
}

/**
 * The taxi whose driver has accepted, as on the ride's own screen, which follows: expected arrival, number plate,
 * driver, destination and price. It keeps the arrival for that screen, until the taxi sends its own.
 */
export function AcceptedTaxi({ bookingId, driverName, minutes, children }: AcceptedTaxiProps) {
  const person = usePerson();
  const { plate, vehicleName, driverRating, nowMs } = useRideGlance(bookingId, null);
  const [acceptedAtMs] = useState(now);
  const pickupAtMs = minutes === null ? null : acceptedAtMs + minutes * MS_PER_MINUTE;
  useEffect(() => {
    if (pickupAtMs !== null) saveRide(person, { bookingId, offeredAtMs: pickupAtMs });
  }, [person, bookingId, pickupAtMs]);
  const time = rideTime('ACCEPTED', { pickupAtMs, dropAtMs: null, bookedAtMs: null, arrivalsAtMs: null });
  return (
    <>
      <div className={styles.taxi} data-taxi>
        <RideStatus
          status="ACCEPTED"
          size="large"
          time={time}
          nowMs={nowMs}
          plate={plate}
          driver={<DriverCard status="ACCEPTED" rating={driverRating} {...{ driverName, vehicleName, plate }} />}
        >
          {children}
        </RideStatus>
      </div>
      <OrderedTrip bookingId={bookingId} />
    </>
  );
}

/**
 * The trip and its price as this device has ordered them; nothing for an order of another device. Where there is little
 * room, the destination alone.
 */
export function OrderedTrip({ bookingId }: { readonly bookingId: string }) {
  const { t } = useTranslation('status');
  const person = usePerson();
  const costText = useCostText();
  const [saved] = useState(() => readSavedRide(person, bookingId));
  if (!saved?.words) return null;
  const { words, terms } = saved;
  return (
    <div className={styles.ordered}>
      <TripLine start={<Stop label={words.pickup} />} end={words.drop ? <Stop label={words.drop} /> : t('open')} />
      <p>{costText({ price: termsPrice(terms), payment: terms?.payment ?? null })}</p>
    </div>
  );
}

function Stop({ label }: { readonly label: string }) {
  const { first = '', second } = labelLines(label) ?? {};
  return (
    <span translate="no">
      <strong>{first}</strong>
      {second && <small>{second}</small>}
    </span>
  );
}
