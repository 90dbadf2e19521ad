/**
 * What the live connection says of a ride (Spec §4): a pre-order that waits for its time, the search for a driver, the way
 * to the customer, the ride, and the two ends.
 */
export type LiveStatus =
  | 'JOB_ACCEPTED_YN'
  | 'SEARCHING'
  | 'ASSIGNED'
  | 'REJECTED'
  | 'ACCEPTED'
  | 'ON_THE_WAY'
  | 'AT_CUSTOMER'
  | 'CUSTOMER_ONBOARD'
  | 'JOB_COMPLETED'
  | 'JOB_SETTLED'
  | 'CANCELED';

/** What `/bookings/{id}` says: while a driver is searched for, JOB_ACCEPTED_YN (D30). */
export type JobStatus = Exclude<LiveStatus, 'SEARCHING' | 'ASSIGNED' | 'REJECTED'>;

/** The same status in the words of HTTP (D30). */
export function jobStatusOf(status: LiveStatus): JobStatus {
  return status === 'SEARCHING' || status === 'ASSIGNED' || status === 'REJECTED' ? 'JOB_ACCEPTED_YN' : status;
}

/** Whether the customer may still cancel (Spec §4). */
export const isCancelable = (status: JobStatus) =>
  status === 'JOB_ACCEPTED_YN' || status === 'ACCEPTED' || status === 'ON_THE_WAY';

/** Whether the customer has arrived; then the ride has an invoice and asks for feedback. */
export const isCompleted = (status: LiveStatus) => status === 'JOB_COMPLETED' || status === 'JOB_SETTLED';

/** Whether nothing more happens on the road. */
export const isOver = (status: LiveStatus) => isCompleted(status) || status === 'CANCELED';

/** Whether a driver has taken the ride: then driver and car are known. */
export const hasDriver = (status: JobStatus) => status !== 'JOB_ACCEPTED_YN' && status !== 'CANCELED';
