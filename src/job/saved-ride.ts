import * as v from 'valibot';
import { isPosition } from '../lib/coordinates';
import { id } from '../lib/reading';
import { type Price, unpromised } from '../price/price';

const KEPT_MAX = 5;

const Point = v.pipe(v.object({ lat: v.number(), lng: v.number() }), v.check(isPosition));
/** The latest time value of a `Date` (ECMAScript), in ms. */
const LAST_MOMENT_MS = 8.64e15;
const Moment = v.pipe(
  v.number(),
  v.check((ms) => ms >= 0 && ms <= LAST_MOMENT_MS),
);

/** The last state of a booking on the ride screen; times in milliseconds since 1970. */
const LastKnown = v.object({
  knownAtMs: Moment,
  jobStatus: v.string(),
  driverName: v.string(),
  carNumber: v.string(),
  vehicleName: v.string(),
  driverRating: v.nullable(v.number()),
  pickup: Point,
  drop: v.nullable(Point),
  vehicle: v.nullable(v.object({ position: Point, seenAtMs: Moment })),
  pickupAtMs: v.nullable(Moment),
  dropAtMs: v.nullable(Moment),
  /** The first announced arrival of this driver at the pickup. */
  promisedAtMs: v.nullable(Moment),
});
export type LastKnown = v.InferOutput<typeof LastKnown>;

/** The customer's own words for pickup and destination; empty for an open destination. */
const Words = v.object({ pickup: v.string(), drop: v.string() });

/**
 * The terms of the order: the expected price in euro (null if unknown), the kind of a promised price with the limits of
 * a corridor, and the payment type.
 */
const Terms = v.object({
  price: v.nullable(v.number()),
  kind: v.optional(v.picklist(['taximeter', 'corridor', 'fixed'])),
  range: v.optional(v.object({ from: v.number(), to: v.number() })),
  payment: v.nullable(v.picklist(['cash', 'card', 'wallet'])),
});
export type Terms = v.InferOutput<typeof Terms>;

const SavedRide = v.object({
  bookingId: id,
  words: v.optional(Words),
  terms: v.optional(Terms),
  lastKnown: v.optional(LastKnown),
});
/** The data that this device stores about a booking: its addresses as typed, its terms, and its last state. */
export type SavedRide = v.InferOutput<typeof SavedRide>;

const StoredRides = v.object({ rides: v.array(SavedRide) });
export type StoredRides = v.InferOutput<typeof StoredRides>;

/** The price of an order as its terms have it; null without terms. */
export const termsPrice = (terms: Terms | undefined): Price | null =>
  terms
    ? {
        ...unpromised(terms.kind ?? 'taximeter', terms.price),
        isPromised: terms.kind !== undefined,
        range: terms.range ?? null,
      }
    : null;

/** The stored bookings, latest last; unreadable ones are left out. */
function ridesIn(kept: unknown): readonly SavedRide[] {
  const read = v.safeParse(StoredRides, kept);
  return read.success ? read.output.rides : [];
}

/** The stored data of one booking; null for none. */
export const findSavedRide = (kept: unknown, bookingId: string): SavedRide | null =>
  ridesIn(kept).find((ride) => ride.bookingId === bookingId) ?? null;

/** The value to store after new data about a booking, which becomes the latest one. */
export function addSavedRide(kept: unknown, { bookingId, ...news }: SavedRide): StoredRides {
  const rides = ridesIn(kept);
  const before = rides.find((ride) => ride.bookingId === bookingId);
  const others = rides.filter((ride) => ride.bookingId !== bookingId);
  return { rides: [...others, { ...before, ...news, bookingId }].slice(-KEPT_MAX) };
}
