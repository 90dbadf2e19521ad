import type { ServerFrame } from '../../src/live/wire';
import type { BookingNow } from '../dispatch/dispatch';
import { isCompleted, type LiveStatus } from '../scenario/ride-status';

/** The frame for a status of a ride (Spec §7, D31). ACCEPTED and completion have their own frames. */
export function statusFrame(now: BookingNow, place: number): ServerFrame {
  const booking_id = now.booking.bookingId;
  const status = now.moment.history[place] ?? now.moment.status;
  if (isCompleted(status)) return { key: 'customer_job_completed', job_status: status, booking_id };
  const driver_name = driverName(now, status, now.moment.history.slice(0, place));
  if (status === 'ACCEPTED') {
    return { key: 'customer_job_update_accepted', job_status: status, driver_name, booking_id };
  }
  return { key: 'customer_job_update', job_status: status, driver_name, booking_id };
}

/**
 * The car's position (Spec §7): no position and 0 minutes, "not known yet" (D17), while there is no car; status false
 * once cancelled.
 */
export function trackingFrame({ moment }: BookingNow): ServerFrame {
  const key = 'customer_job_driver_tracking';
  if (moment.status === 'CANCELED') return { key, status: false };
  return {
    key,
    status: true,
    driver_location: moment.position,
    time_to_reach_pickup_in_min: moment.minutesToPickup,
    time_to_reach_drop_in_min: moment.minutesToDrop,
  };
}

const NAMELESS: readonly LiveStatus[] = ['JOB_ACCEPTED_YN', 'SEARCHING', 'CANCELED'];

/** The name of the driver in a status: after each refusal the next one's; empty for none. */
function driverName({ asked }: BookingNow, status: LiveStatus, before: readonly LiveStatus[]): string {
  if (NAMELESS.includes(status)) return '';
  const refusals = before.filter((one) => one === 'REJECTED').length;
  return asked[refusals]?.driverName ?? '';
}
