import { useState } from 'react';
import { now } from '../../device/clock';
import { RideStatus } from '../../job/ride-status';
import { rideTime } from '../../job/ride-time';
import { useRideGlance } from '../../job/use-ride-glance';

const MS_PER_MINUTE = 60_000;

interface AcceptedTaxiProps {
  readonly bookingId: string;
  /** The minutes offered for the chosen vehicle, until the taxi sends its own; null if unknown. */
  readonly minutes: number | null;
}

/** The taxi whose driver has accepted: number plate, vehicle and expected arrival. */
export function AcceptedTaxi({ bookingId, minutes }: AcceptedTaxiProps) {
  const { plate, vehicleName, nowMs } = useRideGlance(bookingId, null);
  const [acceptedAtMs] = useState(now);
  const pickupAtMs = minutes === null ? null : acceptedAtMs + minutes * MS_PER_MINUTE;
  const time = rideTime('ACCEPTED', { pickupAtMs, dropAtMs: null, bookedAtMs: null, arrivalsAtMs: null });
  return (
    <RideStatus status="ACCEPTED" size="small" time={pickupAtMs === null ? null : time} nowMs={nowMs} plate={plate}>
      <p>{vehicleName}</p>
    </RideStatus>
  );
}
