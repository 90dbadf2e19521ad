/**
 * How a ride gets on (Spec §4): each status with the second of the simulation in which it begins, at speed 1. A whole
 * ride takes three minutes whatever the distance, so that a person can watch one to its end.
 */
const TIMETABLE = [
  ['SEARCHING', 0],
  ['ASSIGNED', 6],
  ['ACCEPTED', 9],
  ['ON_THE_WAY', 15],
  ['AT_CUSTOMER', 75],
  ['CUSTOMER_ONBOARD', 90],
  ['JOB_COMPLETED', 180],
  ['JOB_SETTLED', 300],
] as const;

/** A status with a place in the course of a ride. */
type CourseStatus = (typeof TIMETABLE)[number][0];
/** What the live connection says: the course, a pre-order that waits for its time, or the end by cancelling. */
export type LiveStatus = 'JOB_ACCEPTED_YN' | CourseStatus | 'CANCELED';
/** What `/bookings/{id}` says: the search is JOB_ACCEPTED_YN there (D30). */
export type JobStatus = Exclude<LiveStatus, 'SEARCHING' | 'ASSIGNED'>;

/** The order in which a ride goes through its statuses, a waiting pre-order first. */
const COURSE: readonly LiveStatus[] = ['JOB_ACCEPTED_YN', ...TIMETABLE.map(([status]) => status)];

/** Second of the simulation in which a status begins. */
export function beginsAtSecond(status: CourseStatus): number {
  const row = TIMETABLE.find(([name]) => name === status);
  return row ? row[1] : 0;
}

/** The status at a second of the simulation; before second 0 the order waits for its time. */
export function statusAt(elapsedSeconds: number): LiveStatus {
  const row = TIMETABLE.findLast(([, beginsAt]) => elapsedSeconds >= beginsAt);
  return row ? row[0] : 'JOB_ACCEPTED_YN';
}

/** The same status in the words of HTTP (D30). */
export function jobStatusOf(status: LiveStatus): JobStatus {
  return status === 'SEARCHING' || status === 'ASSIGNED' ? 'JOB_ACCEPTED_YN' : status;
}

/** Every status after `before` up to `now`, so that a slow look misses none. Cancelling skips what lay between. */
export function statusesSince(before: LiveStatus, now: LiveStatus): readonly LiveStatus[] {
  if (before === now) return [];
  return now === 'CANCELED' ? [now] : COURSE.slice(COURSE.indexOf(before) + 1, COURSE.indexOf(now) + 1);
}

/** Whether the customer may still cancel (Spec §4). */
export const isCancelable = (status: JobStatus) =>
  status === 'JOB_ACCEPTED_YN' || status === 'ACCEPTED' || status === 'ON_THE_WAY';

/** Whether the customer has arrived; then the ride has an invoice and asks for feedback. */
export const isCompleted = (status: LiveStatus) => status === 'JOB_COMPLETED' || status === 'JOB_SETTLED';

/** Whether nothing more happens on the road. */
export const isOver = (status: LiveStatus) => isCompleted(status) || status === 'CANCELED';
