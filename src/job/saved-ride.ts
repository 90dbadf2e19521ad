import * as v from 'valibot';
import { isPosition } from '../lib/coordinates';
import { euros, finiteNumber, id, listOf, momentMs, rating } from '../lib/reading';
import { paymentTypes } from '../payment-types';
import { type Price, unpromised } from '../price/price';

const KEPT_MAX = 8;

const Point = v.pipe(v.object({ lat: v.number(), lng: v.number() }), v.check(isPosition));

/** The last state of a booking on the ride screen; times in ms since 1970, in storage by the device's clock. */
const LastKnown = v.object({
  knownAtMs: momentMs,
  jobStatus: v.string(),
  driverName: v.string(),
  carNumber: v.string(),
  vehicleName: v.string(),
  driverRating: v.nullable(rating),
  pickup: Point,
  drop: v.nullable(Point),
  vehicle: v.nullable(v.object({ position: Point, seenAtMs: momentMs })),
  pickupAtMs: v.nullable(momentMs),
  dropAtMs: v.nullable(momentMs),
  /** When the taxi last reported both. */
  arrivalsAtMs: v.optional(v.nullable(momentMs)),
  /** The first announced arrival of this driver at the pickup. */
  promisedAtMs: v.nullable(momentMs),
  /** The lead of the servers' clock over the device's, as in a `Moment`. */
  aheadMs: v.optional(v.nullable(finiteNumber)),
});
export type LastKnown = v.InferOutput<typeof LastKnown>;

/** The same state on a clock that is so much ahead. */
export function movedBy(known: LastKnown, byMs: number): LastKnown {
  const moved = (atMs: number | null) => (atMs === null ? null : atMs + byMs);
  const { vehicle, arrivalsAtMs } = known;
  return {
    ...known,
    knownAtMs: known.knownAtMs + byMs,
    vehicle: vehicle && { ...vehicle, seenAtMs: vehicle.seenAtMs + byMs },
    pickupAtMs: moved(known.pickupAtMs),
    dropAtMs: moved(known.dropAtMs),
    ...(arrivalsAtMs !== undefined && { arrivalsAtMs: moved(arrivalsAtMs) }),
    promisedAtMs: moved(known.promisedAtMs),
  };
}

/** The customer's own words for pickup and destination; empty for an open destination. */
const Words = v.object({ pickup: v.string(), drop: v.string() });

/**
 * The terms of the order: the expected price in euro (null if unknown), the kind of a promised price with the limits of
 * a corridor, and the payment type.
 */
const Terms = v.object({
  // A bonus may leave nothing to pay.
  price: v.nullable(v.union([euros, v.literal(0)])),
  kind: v.optional(v.picklist(['taximeter', 'corridor', 'fixed'])),
  range: v.optional(v.object({ from: euros, to: euros })),
  payment: v.nullable(v.picklist(paymentTypes)),
});
export type Terms = v.InferOutput<typeof Terms>;

const SavedRide = v.object({
  bookingId: id,
  words: v.optional(Words),
  terms: v.optional(Terms),
  /** The expected arrival of the ordered vehicle, counted from its acceptance; it bridges seconds. */
  offeredAtMs: v.optional(momentMs),
  lastKnown: v.optional(LastKnown),
});
/** The data that this device stores about a booking: its addresses as typed, its terms, and its last state. */
export type SavedRide = v.InferOutput<typeof SavedRide>;

const StoredRides = v.object({ rides: listOf(SavedRide) });
/** The value to store. */
export interface StoredRides {
  readonly rides: readonly SavedRide[];
}

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
  return read.success ? read.output.rides.entries : [];
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
