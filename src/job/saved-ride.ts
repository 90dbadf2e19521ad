import * as v from 'valibot';
import { isPosition } from '../lib/coordinates';
import { id } from '../lib/reading';

/** So many bookings are kept, the latest ones. */
const KEPT_MAX = 5;

const Point = v.pipe(v.object({ lat: v.number(), lng: v.number() }), v.check(isPosition));
/** The last moment that a `Date` can be (ECMAScript, time values), in ms. */
const LAST_MOMENT_MS = 8.64e15;
const Moment = v.pipe(
  v.number(),
  v.check((ms) => ms >= 0 && ms <= LAST_MOMENT_MS),
);

/** What the ride screen knew last of a booking; times in milliseconds since 1970. */
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
  /** When the taxi was first said to be at the pickup, by this driver. */
  promisedAtMs: v.nullable(Moment),
});
/** See the schema of this name. */
export type LastKnown = v.InferOutput<typeof LastKnown>;

/** The customer's own words for both ends; an empty text for an open destination. */
const Words = v.object({ pickup: v.string(), drop: v.string() });

const SavedRide = v.object({
  bookingId: id,
  words: v.optional(Words),
  lastKnown: v.optional(LastKnown),
});
/** What this device keeps of a booking beside the backend: how its addresses were typed, and how it stood last. */
export type SavedRide = v.InferOutput<typeof SavedRide>;

const KeptRides = v.object({ rides: v.array(SavedRide) });
/** See the schema of this name. */
export type KeptRides = v.InferOutput<typeof KeptRides>;

/** The kept bookings, latest last; none of what cannot be read. */
function ridesIn(kept: unknown): readonly SavedRide[] {
  const read = v.safeParse(KeptRides, kept);
  return read.success ? read.output.rides : [];
}

/** What is kept of one booking; null when nothing is. */
export const savedRideIn = (kept: unknown, bookingId: string): SavedRide | null =>
  ridesIn(kept).find((ride) => ride.bookingId === bookingId) ?? null;

/** What to keep when there is more to keep of a booking, or newer; it becomes the latest one. */
export function withSavedRide(kept: unknown, { bookingId, ...news }: SavedRide): KeptRides {
  const rides = ridesIn(kept);
  const before = rides.find((ride) => ride.bookingId === bookingId);
  const others = rides.filter((ride) => ride.bookingId !== bookingId);
  return { rides: [...others, { ...before, ...news, bookingId }].slice(-KEPT_MAX) };
}
