import type { StatusWord } from '../backend/status-word';

/** The statuses of a ride (Spec §4); OTHER is any unknown word. */
export const JobStatus = Object.freeze({
  JOB_ACCEPTED_YN: 'JOB_ACCEPTED_YN',
  ACCEPTED: 'ACCEPTED',
  ON_THE_WAY: 'ON_THE_WAY',
  AT_CUSTOMER: 'AT_CUSTOMER',
  CUSTOMER_ONBOARD: 'CUSTOMER_ONBOARD',
  JOB_COMPLETED: 'JOB_COMPLETED',
  JOB_SETTLED: 'JOB_SETTLED',
  CANCELED: 'CANCELED',
  OTHER: 'OTHER',
} as const);
export type JobStatus = (typeof JobStatus)[keyof typeof JobStatus];

/** The meaning of a status on the tracking screen. */
interface JobStatusRow {
  /** The banner's sentence, a key of the `status` texts. */
  readonly banner:
    | 'banner.finding'
    | 'banner.accepted'
    | 'banner.onTheWay'
    | 'banner.atCustomer'
    | 'banner.onboard'
    | 'banner.completed'
    | 'banner.canceled'
    | 'banner.booked';
  /** Cancel is enabled only if true (Spec §4). */
  readonly canCancel: boolean;
  /** A final status: later frames are ignored (D28). */
  readonly isOver: boolean;
  readonly hasDriver: boolean;
  /** Where the taxi arrives next, and so which time the banner shows. */
  readonly arrival: 'pickup' | 'drop' | null;
  /** The step in the progress bar; null hides the bar. */
  readonly step: 1 | 2 | 3 | 4 | null;
  /** The order of the statuses: a smaller number is a step backwards (D28). */
  readonly rank: number;
  /** The meaning for the driver search: every status after ACCEPTED means that a driver has accepted; null has none. */
  readonly search: 'SEARCHING' | 'ACCEPTED' | 'CANCELED' | null;
}

const underway = { isOver: false, hasDriver: true, search: 'ACCEPTED' } as const;
const unassigned = {
  isOver: false,
  hasDriver: false,
  arrival: 'pickup',
  step: 1,
  rank: 0,
} as const;
const over = { canCancel: false, isOver: true, arrival: null } as const;

/** The table of Spec §4: banner, cancel and more for each status. */
export const jobStatusTable: Readonly<Record<JobStatus, JobStatusRow>> = Object.freeze({
  JOB_ACCEPTED_YN: {
    ...unassigned,
    banner: 'banner.finding',
    canCancel: true,
    search: 'SEARCHING',
  },
  OTHER: { ...unassigned, banner: 'banner.booked', canCancel: false, search: null },
  ACCEPTED: {
    ...underway,
    banner: 'banner.accepted',
    canCancel: true,
    arrival: 'pickup',
    step: 2,
    rank: 1,
  },
  ON_THE_WAY: {
    ...underway,
    banner: 'banner.onTheWay',
    canCancel: true,
    arrival: 'pickup',
    step: 2,
    rank: 2,
  },
  AT_CUSTOMER: {
    ...underway,
    banner: 'banner.atCustomer',
    canCancel: false,
    arrival: null,
    step: 3,
    rank: 3,
  },
  CUSTOMER_ONBOARD: {
    ...underway,
    banner: 'banner.onboard',
    canCancel: false,
    arrival: 'drop',
    step: 4,
    rank: 4,
  },
  JOB_COMPLETED: { ...over, banner: 'banner.completed', hasDriver: true, step: 4, rank: 5, search: 'ACCEPTED' },
  JOB_SETTLED: { ...over, banner: 'banner.completed', hasDriver: true, step: 4, rank: 6, search: 'ACCEPTED' },
  CANCELED: { ...over, banner: 'banner.canceled', hasDriver: false, step: null, rank: 7, search: 'CANCELED' },
});

/**
 * The job status of a word. During the search, its own words come in the same message (D6): the job is JOB_ACCEPTED_YN
 * (D30).
 */
export function jobStatusOf(word: StatusWord): JobStatus {
  return word === 'SEARCHING' || word === 'ASSIGNED' || word === 'REJECTED' ? JobStatus.JOB_ACCEPTED_YN : word;
}

/**
 * Whether a screen may name the driver and the number plate. Before a driver has accepted it may not, although a
 * backend may send the taxi that it has asked.
 */
export const hasAccepted = (status: JobStatus) => status !== JobStatus.JOB_ACCEPTED_YN;

/** Whether the ride is completed. */
export const isCompleted = (status: JobStatus) =>
  status === JobStatus.JOB_COMPLETED || status === JobStatus.JOB_SETTLED;

/** Whether a status change is a step backwards (D28). */
export const isStepBack = (from: JobStatus, to: JobStatus) => jobStatusTable[to].rank < jobStatusTable[from].rank;
