import type { StatusWord } from '../backend/status-word';
import type { BookingDetails } from '../backend/types';
import { assertNever } from '../lib/assert-never';
import type { LiveMessage } from '../live/live-message';
import type { Expected, News } from '../live/sources';
import { isCompleted, isStepBack, JobStatus, jobStatusOf, jobStatusTable } from './job-status';

/** A booking followed by the driver search or on its ride: the last HTTP read, and the live messages since. */
export interface FollowedJob {
  /** The latest status word, including those of the driver search. */
  readonly word: StatusWord;
  readonly status: JobStatus;
  readonly driverName: string;
  /**
   * Whether an HTTP read has the number plate: frames name no vehicle. Null while it is not needed, as during the
   * search.
   */
  readonly hasPlate: boolean | null;
  /**
   * The dispatch has given up the search: CANCELED came right after a refusal. Any other CANCELED was somebody's
   * decision.
   */
  readonly isGivenUp: boolean;
  /** A frame takes effect at once; a read may correct it (D28). */
  readonly saidBy: 'frame' | 'read';
  /** Counts status changes by frames: an HTTP read requested before the last one is outdated. */
  readonly changes: number;
  /** Counts the requested HTTP reads: after endings, backward steps and a new driver (D28). */
  readonly checks: number;
  /** Whether the last requested read is still unanswered. */
  readonly isChecking: boolean;
  /** The last read contradicted the frame before it (D28). */
  readonly isCorrected: boolean;
  readonly missed: number;
}

/**
 * The number of consecutive 404 answers after which a booking counts as gone: a single one may be a backend that is
 * starting.
 */
const GONE_AFTER = 3;

/** Whether the backend no longer knows the booking: the screen then shows the last known state. */
export const isGone = ({ missed }: FollowedJob) => missed >= GONE_AFTER;

/** What a job expects of its sources; null before the first read. */
export function expectedOf(job: FollowedJob | null): Expected {
  if (!job) return { isFollowed: false, isReadAwaited: false, checks: 0, changes: 0 };
  const { isChecking, missed, checks, changes } = job;
  const isFollowed = !isSettled(job);
  return { isFollowed, isReadAwaited: isFollowed && (isChecking || missed > 0), checks, changes };
}

/** A booking that was just placed: searching, not read yet. */
export const newJob: FollowedJob = {
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

/** The job after the first HTTP read. */
export const jobFromBooking = (booking: BookingDetails): FollowedJob => ({
  ...newJob,
  word: booking.jobStatus,
  status: jobStatusOf(booking.jobStatus),
  driverName: booking.driverName,
  hasPlate: booking.carNumber !== '',
});

/**
 * The job after an event (D28): frames take effect at once, except after a final state; an HTTP read may set anything.
 */
export function nextJob<Job extends FollowedJob>(job: Job, event: News): Job {
  switch (event.type) {
    case 'bookingRead':
      return readBooking({ ...job, missed: 0 }, event.booking, event.changesBefore);
    case 'bookingMissed':
      return isSettled(job) ? job : { ...job, missed: job.missed + 1 };
    case 'messageHeard':
      return jobStatusTable[job.status].isOver ? job : hear(job, event.message);
  }
}

/** Whether the job has ended and a read has confirmed it: then no more news is expected. */
export const isSettled = ({ status, isChecking }: FollowedJob) => jobStatusTable[status].isOver && !isChecking;

function readBooking<Job extends FollowedJob>(job: Job, booking: BookingDetails, changesBefore: number): Job {
  const status = jobStatusOf(booking.jobStatus);
  const isSame = status === job.status;
  const hasPlate = job.hasPlate === null ? null : booking.carNumber !== '';
  if (!isSame && job.changes > changesBefore) {
    // A frame arrived after this read was requested: the read is outdated and repeated.
    return { ...job, hasPlate, checks: job.checks + 1, isChecking: true };
  }
  return {
    ...job,
    // HTTP has one word for the whole search (D30), so a frame's more precise word is kept.
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
      // The message type alone means that the ride has ended, whatever its status word.
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

/** The number plate belongs to the driver: frames name no vehicle, so another driver's plate has to be read. */
function keptPlate({ hasPlate, driverName: before }: FollowedJob, hasDriver: boolean, driverName: string) {
  const isAnother = driverName !== '' && before !== '' && driverName !== before;
  return hasPlate && hasDriver && !isAnother;
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
