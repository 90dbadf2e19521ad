import { useMemo } from 'react';
import { formatMinutes, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { JobStatus, jobStatusTable } from '../../job/job-status';
import type { Coordinates } from '../../lib/coordinates';
import { minutesUntil } from '../../lib/minutes-until';
import { MapPanel } from '../../maps/map-panel';
import type { DrivingRoute } from '../../maps/routes';
import type { Tracking } from './tracking';
import { dropMarkerMinutes } from './trip';

const noPath: readonly Coordinates[] = [];

interface TrackingMapProps {
  readonly tracking: Tracking;
  readonly route: DrivingRoute | null;
  readonly nowMs: number;
}

/** The right panel: pickup, drop, the route, the taxi, and the minutes to both ends at their markers (Spec §2). */
export function TrackingMap({ tracking, route, nowMs }: TrackingMapProps) {
  const language = useLanguage();
  const { booking, status, driverName, vehicle, pickupAtMs, dropAtMs } = tracking;
  const { isOver, arrival } = jobStatusTable[status];

  const left = (atMs: number | null) => (atMs === null ? null : minutesUntil(atMs, nowMs));
  // On board the live minutes are nearer to the truth than the plan: the marker must not contradict the banner.
  const isOnboard = status === JobStatus.CUSTOMER_ONBOARD;
  const planned = dropMarkerMinutes(route?.minutes ?? null);
  const pickupTime = formatMinutes(language, arrival === 'pickup' ? left(pickupAtMs) : null);
  const dropTime = formatMinutes(language, isOver ? null : ((isOnboard ? left(dropAtMs) : null) ?? planned));
  const pickupLabel = pickupTime === UNKNOWN ? null : pickupTime;
  const dropLabel = dropTime === UNKNOWN ? null : dropTime;

  const pickup = useMemo(() => ({ position: booking.pickup, label: pickupLabel }), [booking.pickup, pickupLabel]);
  const drop = useMemo(
    () => (booking.drop ? { position: booking.drop, label: dropLabel } : null),
    [booking.drop, dropLabel],
  );
  const path = route?.path ?? noPath;
  const goal = isOnboard ? booking.drop : booking.pickup;
  // Only the way of the customer's own ride is known; the way to the pickup is the car's to find.
  const carPath = isOnboard ? path : noPath;
  const car = useMemo(
    () => vehicle && { ...vehicle, id: booking.bookingId, driver: driverName, goal, path: carPath },
    [vehicle, booking.bookingId, driverName, goal, carPath],
  );

  return <MapPanel pickup={pickup} drop={drop} path={path} car={car} />;
}
