import type { CallFailure } from '../../backend/failure';
import type { OrderRequest, Ride } from '../../backend/types';
import { isMissingRow, isOpenRow, type SeriesRecord, type SeriesRow, withRow } from '../../job/series/series-record';
import { parseBerlinTime } from '../../lib/berlin-time';
import type { Listed } from '../../lib/reading';
import { succeed } from '../../lib/result';
import { markOfOrder } from '../order/attempt-record';
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

/** One row that was looked at, or a reason to stop. */
type Step =
  | { readonly stop: SeriesStop }
  /** `hasFailed`: its order was sent, and it is not placed. */
  | { readonly stop: null; readonly key: string; readonly hasFailed: boolean };

/**
 * Orders the rides of a series that are known to be missing, one after the other, each as a single order is (D29, D46):
 * with its own key, stored before its POST, and with the list of rides read before. A row with an unknown outcome is
 * looked for first. `lines` are the lines of the order that are not stored.
 */
export function placeSeries(id: string, lines: readonly string[], tools: SeriesTools): Promise<SeriesStop> {
  // The button has named this number of rides: one that turns out to be missing later needs another press.
  const missing = readOwn(id, tools)?.rows.filter(isMissingRow) ?? [];
  return tryRows(id, { lines, wanted: new Set(missing.map(({ key }) => key)) }, tools);
}

/** Looks for the rows with an unknown outcome in the list of rides; orders nothing. */
export const checkSeries = (id: string, tools: SeriesTools): Promise<SeriesStop> =>
  tryRows(id, { lines: [], wanted: new Set() }, tools);

/** One press: the rows that may be ordered, by their keys. */
interface Press {
  readonly lines: readonly string[];
  readonly wanted: ReadonlySet<string>;
}

async function tryRows(id: string, press: Press, tools: SeriesTools): Promise<SeriesStop> {
  const tried = new Set<string>();
  let failures = 0;
  for (;;) {
    const step = await tools.alone(() => tryNext(id, tried, press, tools));
    if (step.stop) return step.stop;
    tried.add(step.key);
    failures = step.hasFailed ? failures + 1 : 0;
    if (failures >= FAILURES_MAX) return 'failing';
  }
}

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

async function tryNext(
  id: string,
  tried: ReadonlySet<string>,
  { lines, wanted }: Press,
  tools: SeriesTools,
): Promise<Step> {
  const isLeft = (row: SeriesRow) =>
    !tried.has(row.key) && (isOpenRow(row) || (isMissingRow(row) && wanted.has(row.key)));
  if (!readOwn(id, tools)?.rows.some(isLeft)) return { stop: readOwn(id, tools) ? 'done' : 'gone' };
  const rides = await tools.readRides();
  if (!rides.ok) return { stop: failedRead(rides.failure, tools) };
  const record = readOwn(id, tools);
  const row = record?.rows.find(isLeft);
  if (!record) return { stop: 'gone' };
  if (!row || !record.order) return { stop: 'done' };

  const { key, startsAt, isBack } = row;
  let isSent = false;
  const onAnswerLost = () => {
    isSent = true;
  };
  const order = orderOf(record.order, row, lines);
  const ofRow = { ...toolsOf(row, order, id, rides.value, tools), onAnswerLost };
  const { deviceMs, aheadMs } = tools.now();
  const isPast = (parseBerlinTime(startsAt)?.getTime() ?? 0) + GRACE_MS < deviceMs + (aheadMs ?? 0);
  const asked = { order, isNow: false, customerId: '', isAnother: false, isRetry: false, rowKey: key, isPast };
  const outcome = await (wanted.has(key) ? placeOrder(asked, ofRow) : checkAttempt(ofRow));
  if (outcome.kind === 'signed-out') return { stop: outcome.kind };
  const same = { key, startsAt, isBack };
  if (outcome.kind === 'placed-before') keepRow(id, { ...same, state: 'taken', bookingId: outcome.bookingId }, tools);
  if (outcome.kind === 'nothing') keepRow(id, { ...same, state: 'late' }, tools);
  return { stop: null, key, hasFailed: isSent && outcome.kind !== 'created' };
}

/**
 * A row as if it were the only order of this device: its own record of an attempt, and the list without the rides of
 * the other rows. `first` is the list as it has just been read.
 */
function toolsOf(row: SeriesRow, order: OrderRequest, id: string, first: Listed<Ride>, tools: SeriesTools): OrderTools {
  const { key, startsAt, isBack } = row;
  let unread: Listed<Ride> | null = first;
  const isOfOther = ({ bookingId }: Ride) =>
    readOwn(id, tools)?.rows.some(
      (other) => other.key !== key && 'bookingId' in other && other.bookingId === bookingId,
    );
  return {
    ...tools,
    newKey: () => key,
    isClockDoubtful: async () => false,
    onAnswerLost: () => {},
    readRides: async () => {
      const rides = unread ? succeed(unread) : await tools.readRides();
      unread = null;
      return rides.ok
        ? succeed({ ...rides.value, entries: rides.value.entries.filter((ride) => !isOfOther(ride)) })
        : rides;
    },
    readAttempt: () => {
      if (!('knownIds' in row)) return null;
      const { state, knownIds, startedAt } = row;
      const known = { version: 2, key, customerId: '', intent: key, isNow: false, isRow: true } as const;
      return { ...known, state, knownIds, startedAt, ride: markOfOrder(order) };
    },
    keepAttempt: (attempt) => {
      const { startedAt, knownIds } = attempt;
      const tried = { startedAt, knownIds: [...(knownIds ?? [])] };
      const outcome =
        'bookingId' in attempt
          ? ({ state: 'placed', bookingId: attempt.bookingId } as const)
          : { state: attempt.state, ...tried };
      keepRow(id, { key, startsAt, isBack, ...outcome }, tools);
    },
  };
}
