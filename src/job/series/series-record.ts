import * as v from 'valibot';
import { parseBerlinTime } from '../../lib/berlin-time';
import { isPosition } from '../../lib/coordinates';
import { Moment } from '../../lib/moment';
import { id, people } from '../../lib/reading';

/** The most rides of one series. */
export const SERIES_MAX = 24;
/** The record is kept for this long after the last ride, for the list in My Bookings. */
const KEPT_AFTER_MS = 86_400_000;

const base = {
  /** The key of the order, the same with each retry (D29). */
  key: v.pipe(v.string(), v.minLength(1)),
  /** Berlin wall time `YYYY-MM-DD HH:mm:ss`; no two rides of a series have the same. */
  startsAt: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)),
  /** From the destination back to the pickup. */
  isBack: v.boolean(),
};

/**
 * One ride of a series. `waiting`: not ordered yet. `sending`: the POST is under way, or the backend may still be
 * processing it. `unknown`: it has ended without proof of the outcome (D46). `absent`: the list of rides has proved
 * that there is no booking. `placed`: there is one. `taken`: not ordered, because the customer has another ride at
 * about that time. `late`: not ordered, because the time has passed.
 */
const SeriesRow = v.variant('state', [
  v.object({ ...base, state: v.picklist(['waiting', 'late']) }),
  v.object({
    ...base,
    state: v.picklist(['sending', 'unknown', 'absent']),
    /** The bookings that existed before. */
    knownIds: v.array(v.string()),
    startedAt: Moment,
  }),
  v.object({ ...base, state: v.picklist(['placed', 'taken']), bookingId: id }),
]);
export type SeriesRow = v.InferOutput<typeof SeriesRow>;
type OutcomeOf<Row> = Row extends unknown ? Omit<Row, keyof typeof base> : never;
/** What is known about the order of a row. */
export type RowOutcome = OutcomeOf<SeriesRow>;

const Located = v.object({
  coordinates: v.pipe(v.object({ lat: v.number(), lng: v.number() }), v.check(isPosition)),
  area: v.string(),
  city: v.string(),
  zipcode: v.string(),
});

/**
 * The order that all rides of a series share, without its time. The instructions begin with the lines of the ride's
 * direction; health data are never among them.
 */
const SeriesOrder = v.object({
  name: v.string(),
  phone: v.string(),
  pickup: Located,
  drop: v.nullable(Located),
  passengers: people,
  instruction: v.object({ there: v.string(), back: v.string(), last: v.string() }),
  carType: v.string(),
  carCategoryIds: v.array(v.string()),
  driverFeatureIds: v.array(v.string()),
});
export type SeriesOrder = v.InferOutput<typeof SeriesOrder>;

const SeriesRecord = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1)),
  /** The customer's own words for pickup and destination; empty for an open destination. */
  words: v.object({ pickup: v.string(), drop: v.string() }),
  /** Null once no ride is left to order: nothing else is needed then. */
  order: v.nullable(SeriesOrder),
  /** The orders have health data in their instructions, which are not stored: a later page asks for them again. */
  isTreatment: v.boolean(),
  rows: v.pipe(v.array(SeriesRow), v.minLength(1), v.maxLength(SERIES_MAX)),
});

/** The rides of a series on this device, and the outcome of each order (D29). */
export type SeriesRecord = v.InferOutput<typeof SeriesRecord>;

/** The moment of the last ride in ms; invalid times count as long ago. */
const endMs = ({ rows }: SeriesRecord) =>
  Math.max(...rows.map(({ startsAt }) => parseBerlinTime(startsAt)?.getTime() ?? 0));

/** Parses the stored record; null if missing, invalid, or a day after its last ride (`nowMs`: backend's clock). */
export function readSeries(kept: unknown, nowMs: number): SeriesRecord | null {
  const read = v.safeParse(SeriesRecord, kept);
  return read.success && nowMs < endMs(read.output) + KEPT_AFTER_MS ? read.output : null;
}

/** Whether an order for the row may exist without a known booking: it is looked for before anything else. */
export const isOpenRow = ({ state }: SeriesRow): boolean => state === 'sending' || state === 'unknown';

/** Whether the ride is known to be missing, and may be ordered. */
export const isMissingRow = ({ state }: SeriesRow): boolean => ['waiting', 'absent', 'taken'].includes(state);

/** Whether every ride is placed, or can no longer be ordered. */
export const isSettledSeries = ({ rows }: SeriesRecord): boolean =>
  rows.every(({ state }) => state === 'placed' || state === 'late');

/** The bookings of the series in the order of its rides. */
export const bookingIdsOf = ({ rows }: SeriesRecord): readonly string[] =>
  rows.flatMap((row) => (row.state === 'placed' ? [row.bookingId] : []));

/** Without its order once no ride is left to order: nothing else is needed then. */
const withoutNeedless = (record: SeriesRecord): SeriesRecord =>
  isSettledSeries(record) ? { ...record, order: null } : record;

/** The record with another row. */
export const withRow = (record: SeriesRecord, row: SeriesRow): SeriesRecord =>
  withoutNeedless({ ...record, rows: record.rows.map((other) => (other.key === row.key ? row : other)) });

/** The record without the rides that are known to be missing; null if no other is left. */
export function withoutMissing(record: SeriesRecord): SeriesRecord | null {
  const rows = record.rows.filter((row) => !isMissingRow(row));
  return rows.length > 0 ? withoutNeedless({ ...record, rows }) : null;
}
