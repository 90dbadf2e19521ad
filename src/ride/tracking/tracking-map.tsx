import { useMemo } from 'react';
import { formatMinutes } from '../../i18n/formats';
import { JobStatus, jobStatusTable } from '../../job/job-status';
import { minutesUntil, staleAge } from '../../job/ride-time';
import type { Tracking } from '../../job/tracked-ride';
import type { Coordinates } from '../../lib/coordinates';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { MapPanel } from '../../maps/screen/map-panel';
import { dropTime } from '../following/trip';

const noPath: readonly Coordinates[] = [];

interface TrackingMapProps {
  readonly tracking: Tracking;
  readonly arrivalsAtMs: number | null;
  readonly route: DrivingRoute | null;
  readonly nowMs: number;
}

/**
 * The right panel: pickup, drop, the route, the taxi, and the minutes at both markers (Spec §2), which go with old
 * news.
 */
export function TrackingMap({ tracking, arrivalsAtMs, route, nowMs }: TrackingMapProps) {
  const { booking, status, driverName, vehicle, pickupAtMs } = tracking;
  const isWaiting = jobStatusTable[status].arrival === 'pickup';
  const isOnboard = status === JobStatus.CUSTOMER_ONBOARD;
  const isStale = staleAge(arrivalsAtMs, nowMs) !== null;
  const live = (atMs: number | null) => (atMs === null || isStale ? null : formatMinutes(minutesUntil(atMs, nowMs)));
  const dropTold = dropTime(tracking, route?.minutes ?? null);
  const pickupLabel = isWaiting ? live(pickupAtMs) : null;
  const dropLabel = dropTold?.kind === 'planned' ? formatMinutes(dropTold.minutes) : live(dropTold?.atMs ?? null);

  const pickup = useMemo(() => ({ position: booking.pickup, label: pickupLabel }), [booking.pickup, pickupLabel]);
  const drop = useMemo(
    () => (booking.drop ? { position: booking.drop, label: dropLabel } : null),
    [booking.drop, dropLabel],
  );
  const path = route?.path ?? noPath;
  const goal = isOnboard ? booking.drop : booking.pickup;
  // Only the route of the customer's own ride is known, not the driver's route to the pickup.
  const carPath = isOnboard ? path : noPath;
  const car = useMemo(
    () => vehicle && { ...vehicle, id: booking.bookingId, driver: driverName, goal, path: carPath },
    [vehicle, booking.bookingId, driverName, goal, carPath],
  );

  return <MapPanel pickup={pickup} drop={drop} path={path} car={car} isAwaited={isWaiting} />;
}
