import type { CallFailure } from '../../backend/failure';
import type { OrderRequest, Ride } from '../../backend/types';
import {
  isMissingRow,
  isOpenRow,
  type RowOutcome,
  type SeriesRecord,
  type SeriesRow,
  withRow,
} from '../../job/series/series-record';
import { parseBerlinTime } from '../../lib/berlin-time';
import type { Listed } from '../../lib/reading';
import { succeed } from '../../lib/result';
import { markOfOrder, type OrderAttempt } from '../order/attempt-record';
import { checkAttempt, type OrderTools, placeOrder } from '../order/order-attempt';
import { orderOf } from './series-order';

/** A taxi "as soon as possible" is ordered up to this long after its minute. */
const GRACE_MS = 300_000;
/** After this number of rides in a row that were not placed, the series stops: more would fail the same way. */
const FAILURES_MAX = 2;

/** The input and output of a series: those of a single order, the record of its rows, and the lock. */
export interface SeriesTools
  extends Pick<OrderTools, 'createOrder' | 'readRides' | 'isOver' | 'wait' | 'seemsOffline' | 'now'> {
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

/**
 * Orders the rides of a series that are known to be missing, one after the other, each as a single order is (D29, D46):
 * with its own key, stored before its POST, and with the list of rides read before. A row with an unknown outcome is
 * looked for first. `lines` are the lines of the order that are not stored.
 */
export function placeSeries(id: string, lines: readonly string[], tools: SeriesTools): Promise<SeriesStop> {
  const series = { ...tools, id };
  // The button has named this number of rides: one that turns out to be missing later needs another press.
  const missing = readOwn(series)?.rows.filter(isMissingRow) ?? [];
  return tryRows(series, lines, new Set(missing.map(({ key }) => key)));
}

/** Looks for the rows with an unknown outcome in the list of rides; orders nothing. */
export const checkSeries = (id: string, tools: SeriesTools): Promise<SeriesStop> =>
  tryRows({ ...tools, id }, [], new Set());

type OneSeries = SeriesTools & Pick<SeriesRecord, 'id'>;

/** Tries each open row, and each missing one among the `wanted` keys, once. */
async function tryRows(series: OneSeries, lines: readonly string[], wanted: ReadonlySet<string>): Promise<SeriesStop> {
  const tried = new Set<string>();
  let failures = 0;
  const isLeft = (row: SeriesRow) =>
    !tried.has(row.key) && (isOpenRow(row) || (isMissingRow(row) && wanted.has(row.key)));
  const tryNext = async (): Promise<SeriesStop | null> => {
    if (!readOwn(series)?.rows.some(isLeft)) return readOwn(series) ? 'done' : 'gone';
    const rides = await series.readRides();
    if (!rides.ok) return failedRead(rides.failure, series);
    const record = readOwn(series);
    const row = record?.rows.find(isLeft);
    if (!record) return 'gone';
    if (!row || !record.order) return 'done';

    let isSent = false;
    const onAnswerLost = () => {
      isSent = true;
    };
    const order = orderOf(record.order, row, lines);
    const ofRow = { ...toolsOf(row, order, rides.value, series), onAnswerLost };
    const { deviceMs, aheadMs } = series.now();
    const isPast = (parseBerlinTime(row.startsAt)?.getTime() ?? 0) + GRACE_MS < deviceMs + (aheadMs ?? 0);
    const asked = { order, isNow: false, isAnother: false, isRetry: false, rowKey: row.key, isPast };
    const outcome = await (wanted.has(row.key) ? placeOrder(asked, ofRow) : checkAttempt(ofRow));
    if (outcome.kind === 'signed-out') return outcome.kind;
    if (outcome.kind === 'placed-before') keepRow(row, { state: 'taken', bookingId: outcome.bookingId }, series);
    if (outcome.kind === 'nothing') keepRow(row, { state: 'late' }, series);
    tried.add(row.key);
    failures = isSent && outcome.kind !== 'created' ? failures + 1 : 0;
    return failures >= FAILURES_MAX ? 'failing' : null;
  };
  for (;;) {
    const stop = await series.alone(tryNext);
    if (stop) return stop;
  }
}

function readOwn({ id, read }: OneSeries): SeriesRecord | null {
  const record = read();
  return record?.id === id ? record : null;
}

/** Stores the outcome of a row, unless the record was removed meanwhile. */
function keepRow({ key, startsAt, isBack }: SeriesRow, outcome: RowOutcome, series: OneSeries): void {
  const record = readOwn(series);
  if (record) series.keep(withRow(record, { key, startsAt, isBack, ...outcome }));
}

function failedRead({ kind }: CallFailure, { seemsOffline }: SeriesTools): SeriesStop {
  if (kind === 'unauthorized') return 'signed-out';
  return kind === 'unreachable' && seemsOffline() ? 'offline' : 'unreadable';
}

/**
 * A row as if it were the only order of this device: its own record of an attempt, and the list without the rides of
 * the other rows. `first` is the list as it has just been read.
 */
function toolsOf(row: SeriesRow, order: OrderRequest, first: Listed<Ride>, series: OneSeries) {
  const { key } = row;
  let unread: Listed<Ride> | null = first;
  const isOfOther = ({ bookingId }: Ride) =>
    readOwn(series)?.rows.some((other) => other.key !== key && 'bookingId' in other && other.bookingId === bookingId);
  return {
    ...series,
    newKey: () => key,
    isClockDoubtful: async () => false,
    readRides: async () => {
      const rides = unread ? succeed(unread) : await series.readRides();
      unread = null;
      return rides.ok
        ? succeed({ ...rides.value, entries: rides.value.entries.filter((ride) => !isOfOther(ride)) })
        : rides;
    },
    readAttempt: () => {
      if (!('knownIds' in row)) return null;
      const { state, knownIds, startedAt } = row;
      const known = { version: 2, key, intent: key, isNow: false, isRow: true } as const;
      return { ...known, state, knownIds, startedAt, ride: markOfOrder(order) };
    },
    keepAttempt: (attempt: OrderAttempt) => {
      const { startedAt, knownIds } = attempt;
      const outcome: RowOutcome =
        'bookingId' in attempt
          ? { state: 'placed', bookingId: attempt.bookingId }
          : { state: attempt.state, startedAt, knownIds: [...(knownIds ?? [])] };
      keepRow(row, outcome, series);
    },
  };
}
