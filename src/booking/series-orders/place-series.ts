import type { getListedRides } from '../../backend/calls';
import { type CallFailure, isStillUnderWay, isUnsent } from '../../backend/failure';
import type { createOrder } from '../../backend/order-calls';
import type { OrderRequest, Ride } from '../../backend/types';
import {
  isMissingRow,
  isOpenRow,
  type SeriesRecord,
  type SeriesRow,
  type TriedRow,
  withRow,
} from '../../job/series/series-record';
import { parseBerlinTime } from '../../lib/berlin-time';
import type { Moment } from '../../lib/moment';
import type { Listed } from '../../lib/reading';
import type { Result } from '../../lib/result';
import { isListedByNow, mayStillArrive } from '../order/attempt-record';
import { findEarlier, findRow, orderOf } from './row-finding';

/** After an inconclusive answer, the list is loaded at once and again after these waits. */
const READ_AGAIN_MS = [2_000, 5_000] as const;
/** A taxi "as soon as possible" is ordered up to this long after its minute. */
const GRACE_MS = 300_000;
/** After this number of rides in a row that were not placed, the series stops: more would fail the same way. */
const FAILURES_MAX = 2;

/** The input and output of a series. */
export interface SeriesTools {
  readonly createOrder: typeof createOrder;
  readonly readRides: typeof getListedRides;
  readonly wait: (delayMs: number) => Promise<void>;
  readonly seemsOffline: () => boolean;
  readonly now: () => Moment;
  /** This customer's series on this device; null for none. Any window may have changed it. */
  readonly read: () => SeriesRecord | null;
  readonly keep: (record: SeriesRecord) => void;
  /** Runs a step while no other window orders. */
  readonly alone: <Answer>(step: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * Why a series stops. `done`: every ride was tried. `gone`: the record was removed or replaced, for example by a
 * logout. `unreadable`: the list of rides cannot be loaded, and nothing is ordered without it. `failing`: two rides in
 * a row were not placed.
 */
export type SeriesStop = 'done' | 'signed-out' | 'offline' | 'unreadable' | 'failing' | 'gone';

type Rides = Result<Listed<Ride>, CallFailure>;

/** One row that was looked at, or a reason to stop. */
type Step =
  | { readonly stop: SeriesStop }
  /** `hasFailed`: its order was sent, and it is not placed. */
  | { readonly stop: null; readonly key: string; readonly hasFailed: boolean };

const stopped = (stop: SeriesStop): Step => ({ stop });
const tried = (key: string, hasFailed = false): Step => ({ stop: null, key, hasFailed });
const isRefused = (rides: Rides) => !rides.ok && rides.failure.kind === 'unauthorized';

/**
 * Orders the rides of a series that are known to be missing, one after the other (D29, D46). Each has its own key,
 * stored before its POST. Before each POST the list of rides is loaded; a row with an unknown outcome is looked for
 * in it, and never repeated without that. `lines` are the lines of the order that are not stored.
 */
export async function placeSeries(id: string, lines: readonly string[], tools: SeriesTools): Promise<SeriesStop> {
  const keys = new Set<string>();
  // The button has named this number of rides: one that turns out to be missing later needs another press.
  const wanted = new Set(
    readOwn(id, tools)
      ?.rows.filter(isMissingRow)
      .map(({ key }) => key),
  );
  let failures = 0;
  for (;;) {
    const step = await tools.alone(() => placeNext(id, { lines, keys, wanted }, tools));
    if (step.stop) return step.stop;
    keys.add(step.key);
    failures = step.hasFailed ? failures + 1 : 0;
    if (failures >= FAILURES_MAX) return 'failing';
  }
}

/** Looks for the rows with an unknown outcome in the list of rides; orders nothing. */
export const checkSeries = (id: string, tools: SeriesTools): Promise<SeriesStop> =>
  tools.alone(async () => {
    const record = readOwn(id, tools);
    if (!record) return 'gone';
    if (!record.rows.some(isOpenRow)) return 'done';
    const rides = await tools.readRides();
    if (!rides.ok) return failedRead(rides.failure, tools);
    for (const row of record.rows.filter(isOpenRow))
      judge(id, row, rides.value, tools, isListedByNow(row, tools.now()));
    return 'done';
  });

function readOwn(id: string, { read }: SeriesTools): SeriesRecord | null {
  const record = read();
  return record?.id === id ? record : null;
}

/** Stores the row, unless the record was removed meanwhile. */
function keepRow(id: string, row: SeriesRow, tools: SeriesTools): void {
  const record = readOwn(id, tools);
  if (record) tools.keep(withRow(record, row));
}

function failedRead({ kind }: CallFailure, { seemsOffline }: SeriesTools): SeriesStop {
  if (kind === 'unauthorized') return 'signed-out';
  return kind === 'unreachable' && seemsOffline() ? 'offline' : 'unreadable';
}

/** One attempt to order the missing rides of a series, by the keys of its rows. */
interface Attempt {
  readonly lines: readonly string[];
  /** The rows that were looked at. */
  readonly keys: ReadonlySet<string>;
  /** The rows that may be ordered. */
  readonly wanted: ReadonlySet<string>;
}

async function placeNext(id: string, { lines, keys, wanted }: Attempt, tools: SeriesTools): Promise<Step> {
  const record = readOwn(id, tools);
  if (!record) return stopped('gone');
  const row = record.rows.find((row) => !keys.has(row.key) && (isOpenRow(row) || isMissingRow(row)));
  if (!row || !record.order) return stopped('done');
  const rides = await tools.readRides();
  if (!rides.ok) return stopped(failedRead(rides.failure, tools));

  const looked = 'knownIds' in row ? await lookFor(id, row, rides, tools) : row;
  if (looked === null) return stopped('signed-out');
  if (looked.state === 'placed' || isOpenRow(looked) || !wanted.has(row.key)) return tried(row.key);
  return placeRow(id, looked, orderOf(record.order, row, lines), rides.value, tools);
}

/** Orders a row that certainly has no booking, unless its time has passed or the customer has another ride then. */
async function placeRow(
  id: string,
  row: SeriesRow,
  order: OrderRequest,
  rides: Listed<Ride>,
  tools: SeriesTools,
): Promise<Step> {
  const record = readOwn(id, tools);
  if (!record) return stopped('gone');
  const { key, startsAt, isBack } = row;
  const keep = (next: SeriesRow) => keepRow(id, next, tools);
  const now = tools.now();
  const nowMs = now.deviceMs + (now.aheadMs ?? 0);
  if ((parseBerlinTime(startsAt)?.getTime() ?? 0) + GRACE_MS < nowMs) {
    keep({ key, startsAt, isBack, state: 'late' });
    return tried(key);
  }
  const earlier = findEarlier(rides, record, row, order);
  if (earlier) {
    const state = earlier.kind === 'same' ? 'placed' : 'taken';
    keep({ key, startsAt, isBack, state, bookingId: earlier.bookingId });
    return tried(key);
  }
  // Ids from before an earlier attempt stay: its booking may appear late.
  const knownIds = 'knownIds' in row ? row.knownIds : rides.entries.map(({ bookingId }) => bookingId);
  const sent: TriedRow = { key, startsAt, isBack, state: 'sending', knownIds, startedAt: now };
  keep(sent);
  const created = await tools.createOrder(order, key);
  if (created.ok) {
    keep({ key, startsAt, isBack, state: 'placed', bookingId: created.value });
    return tried(key);
  }
  const { failure } = created;
  if (isUnsent(failure)) {
    keep(row);
    return stopped('signed-out');
  }
  const answered: TriedRow = { ...sent, state: isStillUnderWay(failure) ? 'sending' : 'unknown' };
  keep(answered);
  if (failure.kind === 'unauthorized') return stopped('signed-out');
  const outcome = await lookFor(id, answered, await tools.readRides(), tools);
  if (outcome === null) return stopped('signed-out');
  return tried(key, outcome.state !== 'placed');
}

/**
 * Loads the list until it has the row's booking or has had time to include it. Returns the row as stored then; null if
 * the login has ended.
 */
async function lookFor(id: string, row: TriedRow, first: Rides, tools: SeriesTools): Promise<SeriesRow | null> {
  let rides = first;
  for (const delayMs of [0, ...READ_AGAIN_MS]) {
    if (delayMs) {
      await tools.wait(delayMs);
      rides = await tools.readRides();
    }
    if (isRefused(rides)) return null;
    const isLast = isListedByNow(row, tools.now()) || delayMs === READ_AGAIN_MS.at(-1);
    const judged = rides.ok ? judge(id, row, rides.value, tools, isLast) : row;
    if (judged.state === 'placed' || (rides.ok && isLast)) return judged;
  }
  return row;
}

/**
 * The row according to one list, stored if it has changed. Only a list that was loaded after the request has ended
 * proves that there is no booking (D46); `isLast`: it has had time to include one.
 */
function judge(id: string, row: TriedRow, rides: Listed<Ride>, tools: SeriesTools, isLast: boolean): SeriesRow {
  const record = readOwn(id, tools);
  if (!record?.order) return row;
  const { key, startsAt, isBack } = row;
  const finding = findRow(rides, record, row, orderOf(record.order, row, []));
  if (finding.kind === 'found') {
    const placed: SeriesRow = { key, startsAt, isBack, state: 'placed', bookingId: finding.bookingId };
    keepRow(id, placed, tools);
    return placed;
  }
  const isProved = isLast && !mayStillArrive(row, tools.now());
  if (finding.kind === 'uncertain' || !isProved || row.state === 'absent') return row;
  const absent: TriedRow = { ...row, state: 'absent' };
  keepRow(id, absent, tools);
  return absent;
}
