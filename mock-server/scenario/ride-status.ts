import type { jobStatuses, searchStatuses } from '../../src/backend/status-word';

/** A status of `GET /bookings/{id}` (Spec §4). */
export type JobStatus = (typeof jobStatuses)[number];

/** A status of the live connection (Spec §4): a driver search has words of its own. */
export type LiveStatus = JobStatus | (typeof searchStatuses)[number];

/** The status over HTTP: JOB_ACCEPTED_YN during a driver search (D30). */
export function jobStatusOf(status: LiveStatus): JobStatus {
  return status === 'SEARCHING' || status === 'ASSIGNED' || status === 'REJECTED' ? 'JOB_ACCEPTED_YN' : status;
}

/** True while the customer may cancel (Spec §4). */
export const isCancelable = (status: JobStatus) =>
  status === 'JOB_ACCEPTED_YN' || status === 'ACCEPTED' || status === 'ON_THE_WAY';

/** True once the customer has arrived: the ride has an invoice and asks for feedback. */
export const isCompleted = (status: LiveStatus) => status === 'JOB_COMPLETED' || status === 'JOB_SETTLED';

/** True once the ride is completed or cancelled. */
export const isOver = (status: LiveStatus) => isCompleted(status) || status === 'CANCELED';

/** True once a driver has taken the ride: driver and car are known. */
export const hasDriver = (status: JobStatus) => status !== 'JOB_ACCEPTED_YN' && status !== 'CANCELED';
