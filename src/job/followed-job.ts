import type { StatusWord } from '../backend/status-word';
import type { BookingDetails } from '../backend/types';
import { assertNever } from '../lib/assert-never';
import type { LiveMessage } from '../live/live-message';
import { isCompleted, isStepBack, JobStatus, jobStatusOf, jobStatusTable } from './job-status';

/** A booking that is followed, by the driver search or on its ride: what HTTP said last and what the live connection has told since. */
export interface FollowedJob {
  /** The status in the word that was said last, those of the driver search included. */
  readonly word: StatusWord;
  readonly status: JobStatus;
  readonly driverName: string;
  /** Whether HTTP has told the number plate: frames name no car. Null while nobody needs it, as in the search. */
  readonly hasPlate: boolean | null;
  /** The dispatch has ended the search: CANCELED came right after a refusal. Any other CANCELED is somebody's own will. */
  readonly isGivenUp: boolean;
  /** A frame acts at once, a read may correct it (D28). */
  readonly saidBy: 'frame' | 'read';
  /** Counts the changes of the status by frames: an HTTP read that was asked for before the last one knows less. */
  readonly changes: number;
  /** Counts the HTTP reads that are wanted: after endings, steps backwards and a new driver (D28). */
  readonly checks: number;
  /** Whether the last of them has not been answered yet. */
  readonly isChecking: boolean;
  /** The last check said something else than the frame before (D28). */
  readonly isCorrected: boolean;
  /** How many HTTP reads in a row have answered that there is no such booking. */
  readonly missed: number;
}

/** So many answers in a row that there is no such booking: one alone may be a backend that is just starting. */
const GONE_AFTER = 3;

/** Whether the backend no longer knows the booking: what is shown of it is only what was known last. */
export const isGone = ({ missed }: FollowedJob) => missed >= GONE_AFTER;

/** What can happen to a followed job. */
export type JobEvent =
  /** `changesBefore`: how many changes by frames there had been when the read was asked for. */
  | { readonly type: 'bookingRead'; readonly booking: BookingDetails; readonly changesBefore: number }
  /** HTTP answers 404. */
  | { readonly type: 'bookingMissed' }
  | { readonly type: 'messageHeard'; readonly message: LiveMessage };

/** A booking that has just been placed: its search begins, nothing has been read yet. */
export const placedJob: FollowedJob = {
  word: 'SEARCHING',
  status: JobStatus.JOB_ACCEPTED_YN,
  driverName: '',
  hasPlate: null,
  isGivenUp: false,
  saidBy: 'read',
  changes: 0,
  checks: 0,
  isChecking: false,
  isCorrected: false,
  missed: 0,
};

/** A booking as the first HTTP read shows it. */
export const foundJob = (booking: BookingDetails): FollowedJob => ({
  ...placedJob,
  word: booking.jobStatus,
  status: jobStatusOf(booking.jobStatus),
  driverName: booking.driverName,
  hasPlate: booking.carNumber !== '',
});

/** The job after an event (D28): frames act at once, final states absorb them, an HTTP read may set anything. */
export function nextJob<Job extends FollowedJob>(job: Job, event: JobEvent): Job {
  switch (event.type) {
    case 'bookingRead':
      return readBooking({ ...job, missed: 0 }, event.booking, event.changesBefore);
    case 'bookingMissed':
      return isSettled(job) ? job : { ...job, missed: job.missed + 1 };
    case 'messageHeard':
      return jobStatusTable[job.status].isOver ? job : hear(job, event.message);
  }
}

/** Whether the job is over and a read has said so: then nothing more is to be heard. */
export const isSettled = ({ status, isChecking }: FollowedJob) => jobStatusTable[status].isOver && !isChecking;

function readBooking<Job extends FollowedJob>(job: Job, booking: BookingDetails, changesBefore: number): Job {
  const status = jobStatusOf(booking.jobStatus);
  const isSame = status === job.status;
  const hasPlate = job.hasPlate === null ? null : booking.carNumber !== '';
  if (!isSame && job.changes > changesBefore) {
    // A frame came while this answer was on its way: the answer is the older one, so the question is put again.
    return { ...job, hasPlate, checks: job.checks + 1, isChecking: true };
  }
  return {
    ...job,
    // HTTP knows one word for the whole search (D30): a frame's own word for it is the better one.
    word: isSame ? job.word : booking.jobStatus,
    status,
    driverName: booking.driverName || (jobStatusTable[status].hasDriver ? job.driverName : ''),
    hasPlate,
    isGivenUp: isSame && job.isGivenUp,
    saidBy: 'read',
    isChecking: false,
    isCorrected: isSame ? job.isCorrected : job.isChecking,
  };
}

function hear<Job extends FollowedJob>(job: Job, message: LiveMessage): Job {
  switch (message.type) {
    case 'job-updated':
    case 'job-accepted':
      return moveTo(job, message.status, message.driverName ?? '');
    case 'job-completed':
      // The message itself says that the ride is over, whatever word comes with it.
      return moveTo(job, isCompleted(jobStatusOf(message.status)) ? message.status : 'JOB_COMPLETED', '');
    case 'vehicle-tracked':
      // A tracking message with status false sets CANCELED (Spec §4).
      return message.isActive ? job : moveTo(job, 'CANCELED', '');
    default:
      return assertNever(message);
  }
}

function moveTo<Job extends FollowedJob>(job: Job, word: StatusWord, driverName: string): Job {
  const status = jobStatusOf(word);
  const row = jobStatusTable[status];
  if (status === job.status) return word === job.word && !driverName ? job : renamed(job, word, driverName);
  const hasPlate = keptPlate(job, row.hasDriver, driverName);
  const isPlateMissing = row.hasDriver && hasPlate === false;
  const isCheckWanted = row.isOver || isStepBack(job.status, status) || isPlateMissing;
  return {
    ...job,
    word,
    status,
    driverName: driverName || (row.hasDriver ? job.driverName : ''),
    hasPlate,
    isGivenUp: word === 'CANCELED' && job.word === 'REJECTED',
    saidBy: 'frame',
    changes: job.changes + 1,
    checks: job.checks + (isCheckWanted ? 1 : 0),
    isChecking: job.isChecking || isCheckWanted,
    isCorrected: false,
  };
}

/** A number plate goes with its driver: frames name no car, so another driver's has to be read. */
function keptPlate({ hasPlate, driverName: before }: FollowedJob, hasDriver: boolean, driverName: string) {
  const isAnother = driverName !== '' && before !== '' && driverName !== before;
  return hasPlate === null ? null : hasPlate && hasDriver && !isAnother;
}

function renamed<Job extends FollowedJob>(job: Job, word: StatusWord, driverName: string): Job {
  const hasPlate = keptPlate(job, jobStatusTable[job.status].hasDriver, driverName);
  const isCheckWanted = hasPlate === false && job.hasPlate === true;
  return {
    ...job,
    word,
    saidBy: 'frame',
    driverName: driverName || job.driverName,
    hasPlate,
    checks: job.checks + (isCheckWanted ? 1 : 0),
    isChecking: job.isChecking || isCheckWanted,
  };
}
