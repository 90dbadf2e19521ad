import type { ServerFrame } from '../../src/live/wire';
import type { BookingNow } from '../dispatch/dispatch';
import { isCompleted, type LiveStatus } from '../simulation/ride-status';

/** The frame that tells a status (Spec §7, D31): accepting and completing have frames of their own. */
export function statusFrame({ booking, vehicle }: BookingNow, status: LiveStatus): ServerFrame {
  const booking_id = booking.bookingId;
  if (isCompleted(status)) return { key: 'customer_job_completed', job_status: 'JOB_COMPLETED', booking_id };
  const driver_name = hasDriver(status) ? vehicle.driverName : '';
  if (status === 'ACCEPTED') {
    return { key: 'customer_job_update_accepted', job_status: status, driver_name, booking_id };
  }
  return { key: 'customer_job_update', job_status: status, driver_name, booking_id };
}

/** Where the car is; status false once cancelled; null while there is no car and when the ride is over. */
export function trackingFrame({ moment }: BookingNow): ServerFrame | null {
  const key = 'customer_job_driver_tracking';
  if (moment.status === 'CANCELED') return { key, status: false };
  if (!moment.position || isCompleted(moment.status)) return null;
  return {
    key,
    status: true,
    driver_location: moment.position,
    time_to_reach_pickup_in_min: moment.minutesToPickup,
    time_to_reach_drop_in_min: moment.minutesToDrop,
  };
}

const hasDriver = (status: LiveStatus) =>
  status !== 'JOB_ACCEPTED_YN' && status !== 'SEARCHING' && status !== 'CANCELED';
