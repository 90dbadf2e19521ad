import type { jobStatuses, searchStatuses } from '../src/backend/status-word';

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

/** A status and the second of the simulation at which it begins, at speed 1. */
interface Step {
  readonly status: LiveStatus;
  readonly atSecond: number;
}

const timetable = (...rows: readonly (readonly [second: number, status: LiveStatus])[]): readonly Step[] =>
  rows.map(([atSecond, status]) => ({ atSecond, status }));

const later = (seconds: number, steps: readonly Step[]): readonly Step[] =>
  steps.map(({ status, atSecond }) => ({ status, atSecond: atSecond + seconds }));

/** A ride takes three minutes at any distance, so that a person can watch a whole one. */
const happy = timetable(
  [0, 'SEARCHING'],
  [6, 'ASSIGNED'],
  [9, 'ACCEPTED'],
  [15, 'ON_THE_WAY'],
  [75, 'AT_CUSTOMER'],
  [90, 'CUSTOMER_ONBOARD'],
  [180, 'JOB_COMPLETED'],
  [300, 'JOB_SETTLED'],
);

/** The statuses of the scenario `in-steps`, in order. */
export const stepStatuses: readonly LiveStatus[] = happy.map(({ status }) => status);
const HOUR_SECONDS = 3_600;

/** How a ride can go, by name. Chosen in the order's instructions, by `POST /__scenario` or by `--scenario`. */
const timetables = {
  happy,
  /** The first driver refuses; the next one accepts. */
  'rejected-then-accepted': [...timetable([0, 'SEARCHING'], [6, 'ASSIGNED'], [10, 'REJECTED']), ...later(12, happy)],
  /** Two drivers say no; after two minutes the dispatch gives up: REJECTED with no driver, and so the end. */
  'nobody-found': timetable(
    [0, 'SEARCHING'],
    [6, 'ASSIGNED'],
    [14, 'REJECTED'],
    [16, 'SEARCHING'],
    [60, 'ASSIGNED'],
    [68, 'REJECTED'],
    [70, 'SEARCHING'],
    [120, 'REJECTED'],
    [120, 'CANCELED'],
  ),
  /** The driver turns round halfway to the customer. */
  'driver-cancels': [...happy.filter(({ atSecond }) => atSecond < 45), ...timetable([45, 'CANCELED'])],
  /** A long search, and traffic jams on both routes: the minutes rise before they fall. */
  slow: timetable(
    [0, 'SEARCHING'],
    [45, 'ASSIGNED'],
    [60, 'ACCEPTED'],
    [75, 'ON_THE_WAY'],
    [315, 'AT_CUSTOMER'],
    [375, 'CUSTOMER_ONBOARD'],
    [735, 'JOB_COMPLETED'],
    [855, 'JOB_SETTLED'],
  ),
  /** Every order waits a minute before the search begins, as a pre-order does until its start. */
  'pre-order': later(60, happy),
  /** Each status lasts an hour, or until `POST /__rides` moves on: for a look at one of them. */
  'in-steps': stepStatuses.map((status, place) => ({ status, atSecond: place * HOUR_SECONDS })),
} as const satisfies Readonly<Record<string, readonly Step[]>>;

/** The name of a way in which a ride can go. */
export type ScenarioName = keyof typeof timetables;
/** Every {@link ScenarioName}. */
export const scenarioNames = Object.keys(timetables) as [ScenarioName, ...ScenarioName[]];

const stepsOf = (scenario: ScenarioName): readonly Step[] => timetables[scenario];

/**
 * The scenario in an instruction to the driver: a line with its name, alone or after "scenario:". Null without one:
 * "please drive slowly" names no scenario.
 */
export function scenarioIn(instructions: string): ScenarioName | null {
  const lines = instructions.split('\n').map((line) => line.trim().toLowerCase());
  const words = lines.map((line) => line.replace(/^scenario:\s*/, ''));
  return scenarioNames.find((name) => words.includes(name)) ?? null;
}

/** The second of the simulation at which a status begins in a scenario; that of the happy one if it never occurs. */
export function beginsAtSecond(scenario: ScenarioName, status: LiveStatus): number {
  const begins = (steps: readonly Step[]) => steps.find((step) => step.status === status)?.atSecond;
  return begins(stepsOf(scenario)) ?? begins(happy) ?? 0;
}

/** Every status that has begun by a second of the simulation, in order; before the first one the order waits. */
export const statusesUntil = (scenario: ScenarioName, elapsedSeconds: number): readonly LiveStatus[] =>
  stepsOf(scenario)
    .filter(({ atSecond }) => atSecond <= elapsedSeconds)
    .map(({ status }) => status);

/** The number of drivers asked one after the other. */
export const driversAsked = (scenario: ScenarioName): number =>
  stepsOf(scenario).filter(({ status }) => status === 'ASSIGNED').length;
