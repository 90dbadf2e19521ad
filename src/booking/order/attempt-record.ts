import * as v from 'valibot';
import type { OrderRequest, Ride } from '../../backend/types';
import { berlinWallTime } from '../../lib/berlin-time';
import { id } from '../../lib/reading';

/** An attempt older than this is history: whatever came of it stands in the list of rides. */
const ATTEMPT_LIFE_MS = 3_600_000;
/** So long after an order the next one is asked about once: it may come from another window, or from going back. */
const SETTLED_LIFE_MS = 600_000;

/**
 * What a ride of the list is compared by, without the person: phone and pickup area only as fingerprints, because the
 * record outlives a session that has expired (D5). An empty text and 0 stand for "not known".
 */
const RideMark = v.object({ startsAt: v.string(), phone: v.string(), passengers: v.number(), area: v.string() });
type RideMark = v.InferOutput<typeof RideMark>;

const base = {
  version: v.literal(1),
  /** Sent with the order and with every retry of it (D29). */
  key: v.pipe(v.string(), v.minLength(1)),
  customerId: v.string(),
  /** Fingerprint of what is ordered: the same intent has the same key. */
  intent: v.string(),
  ride: RideMark,
  /** Ordered for "as soon as possible": no older pre-order starts in that minute. */
  isNow: v.boolean(),
  /** The bookings there were before; null when they could not be read. */
  knownIds: v.nullable(v.array(v.string())),
  startedAtMs: v.number(),
};

/**
 * One intent to order. `sending`: the POST is on its way, or its page has gone meanwhile. `unknown`: nobody can say what came of
 * it. `absent`: the list was read and had no new booking. `refused`: a definite no. `settled`: there is a booking.
 */
const Attempt = v.variant('state', [
  v.object({ ...base, state: v.picklist(['sending', 'unknown', 'absent', 'refused']) }),
  v.object({ ...base, state: v.literal('settled'), bookingId: id }),
]);

/** See the schema of this name. */
export type OrderAttempt = v.InferOutput<typeof Attempt>;

/** The attempt as the device's storage keeps it. */
export const writeAttempt = (attempt: OrderAttempt): string => JSON.stringify(attempt);

/** Reads a stored attempt; null for none, for another customer's, for one that is too old, and for anything else. */
export function readAttempt(text: string | null, customerId: string, nowMs: number): OrderAttempt | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(Attempt, JSON.parse(text));
    if (!read.success || read.output.customerId !== customerId) return null;
    const ageMs = nowMs - read.output.startedAtMs;
    const lifeMs = read.output.state === 'settled' ? SETTLED_LIFE_MS : ATTEMPT_LIFE_MS;
    return Math.abs(ageMs) < lifeMs ? read.output : null;
  } catch {
    return null;
  }
}

/** FNV-1a of the letters, 32 bits: tells two texts apart, gives neither back. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

/** So much of a Berlin wall time tells the minute: YYYY-MM-DD HH:mm. */
const MINUTE_LENGTH = 16;
/** Country and trunk prefixes are written in many ways: the last digits tell two phones apart. */
const PHONE_DIGITS = 6;

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-PHONE_DIGITS);

/** What is ordered, as a fingerprint; "now" is the same intent in the next minute too, and a phone in another spelling. */
export const intentOf = (order: OrderRequest, isNow: boolean): string => {
  const phone = lastDigits(order.phone) || order.phone;
  return fingerprint(JSON.stringify({ ...order, phone, startsAt: isNow ? '' : order.startsAt }));
};

function markOf(startsAt: string, phone: string, passengers: number, area: string): RideMark {
  const digits = lastDigits(phone);
  const place = area.trim().toLowerCase();
  return {
    startsAt: startsAt.slice(0, MINUTE_LENGTH),
    phone: digits && fingerprint(digits),
    passengers,
    area: place && fingerprint(place),
  };
}

/** The mark of a ride that is ordered. */
export const markOfOrder = ({ startsAt, phone, passengers, pickup }: OrderRequest): RideMark =>
  markOf(startsAt, phone, passengers, pickup.area);

const parts = ['startsAt', 'phone', 'passengers', 'area'] as const;

/** How much a ride of the list is the marked one: a part that only one side knows leaves it possible. */
function likenessOf(ride: Ride, mark: RideMark): 'same' | 'possible' | 'other' {
  const start = ride.startsAt && berlinWallTime(ride.startsAt);
  const startsAt = start ? `${start.date} ${start.time}` : '';
  const theirs = markOf(startsAt, ride.customerPhone, ride.passengers ?? 0, ride.pickup.area);
  const differing = parts.filter((part) => theirs[part] !== mark[part]);
  if (differing.some((part) => theirs[part] && mark[part])) return 'other';
  return differing.length === 0 ? 'same' : 'possible';
}

/** What the list says about an attempt: its booking, one that may be it, or null for neither. */
export type Finding = { readonly kind: 'found' | 'similar'; readonly bookingId: string } | null;

/**
 * The booking that an attempt has left behind (D29): the latest one that was not there before. Without a before only the
 * one ride of that very minute, phone, size and area counts; anything less certain, and any pre-order, may be an
 * older booking of the customer's, so they are asked.
 */
export function findBooking(rides: readonly Ride[], { ride: mark, knownIds, isNow }: OrderAttempt): Finding {
  if (knownIds) {
    const bookingId = rides.filter((ride) => !knownIds.includes(ride.bookingId)).at(-1)?.bookingId;
    return bookingId === undefined ? null : { kind: 'found', bookingId };
  }
  const same = rides.filter((ride) => likenessOf(ride, mark) === 'same');
  const [only] = same;
  if (isNow && only && same.length === 1) return { kind: 'found', bookingId: only.bookingId };
  const similar = rides.filter((ride) => likenessOf(ride, mark) !== 'other').at(-1);
  return similar ? { kind: 'similar', bookingId: similar.bookingId } : null;
}
