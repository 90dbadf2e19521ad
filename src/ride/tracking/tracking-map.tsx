import { useMemo } from 'react';
import { formatMinutes, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { JobStatus, jobStatusTable } from '../../job/job-status';
import type { Coordinates } from '../../lib/coordinates';
import { MapPanel } from '../../maps/map-panel';
import type { DrivingRoute } from '../../maps/routes';
import { minutesUntil, type Tracking } from './tracking';
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
  const { booking, status, vehicle, pickupAtMs, dropAtMs } = tracking;
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
  const vehicles = useMemo(() => {
    if (!vehicle) return [];
    const { position, heading } = vehicle;
    return [{ id: booking.bookingId, position, ...(heading === null ? {} : { heading }) }];
  }, [vehicle, booking.bookingId]);

  return <MapPanel pickup={pickup} drop={drop} path={route?.path ?? noPath} vehicles={vehicles} />;
}
