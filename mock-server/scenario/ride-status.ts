import type { jobStatuses, searchStatuses } from '../../src/backend/status-word';

/** A status of `GET /bookings/{id}` (Spec §4). */
export type JobStatus = (typeof jobStatuses)[number];

/** A status of the live connection (Spec §4): a driver search has its own words. */
export type LiveStatus = JobStatus | (typeof searchStatuses)[number];

/** The status over HTTP: JOB_ACCEPTED_YN during a driver search (D30). */
export function jobStatusOf(status: LiveStatus): JobStatus {
  return status === 'SEARCHING' || status === 'ASSIGNED' || status === 'REJECTED' ? 'JOB_ACCEPTED_YN' : status;
}

/** True while the customer may cancel (Spec §4). */
export const isCancelable = (status: JobStatus) =>
  status === 'JOB_ACCEPTED_YN' || status === 'ACCEPTED' || status === 'ON_THE_WAY';

/** Whether the ride is completed: it has an invoice and awaits feedback. */
export const isCompleted = (status: LiveStatus) => status === 'JOB_COMPLETED' || status === 'JOB_SETTLED';

/** True once the ride is completed or cancelled. */
export const isOver = (status: LiveStatus) => isCompleted(status) || status === 'CANCELED';

/** Whether a driver has accepted the ride: driver and car are known. */
export const hasDriver = (status: JobStatus) => status !== 'JOB_ACCEPTED_YN' && status !== 'CANCELED';
