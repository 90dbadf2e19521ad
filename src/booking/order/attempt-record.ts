import * as v from 'valibot';
import type { OrderRequest, Ride } from '../../backend/types';
import { berlinWallTime, parseBerlinTime } from '../../lib/berlin-time';
import { fingerprint } from '../../lib/id';
import { isExactBetween, Moment, passedMs } from '../../lib/moment';
import { UNKNOWN_CITY } from '../../lib/places/place';
import { finiteNumber, id, type Listed } from '../../lib/reading';

/** Older attempts are ignored: their booking, if any, is in the list of rides. */
const ATTEMPT_LIFE_MS = 3_600_000;
/**
 * For this long after an order, the next one needs confirmation: it may come from another window, or from going back.
 */
const SETTLED_LIFE_MS = 600_000;
/** The lifetime of an attempt whose age only the device's clock can tell, because that clock may have been changed. */
const UNCERTAIN_LIFE_MS = 86_400_000;
/** An older request has ended, with or without an answer: gateways and servers give up long before. */
const REQUEST_LIFE_MS = 120_000;
/** A list loaded this long after the POST includes the booking, if there is one. */
const LISTED_AFTER_MS = 7_000;
/** Two orders for times closer than this may be duplicates. */
const SAME_TIME_MS = 900_000;

/**
 * The features that identify a ride in the list without personal data: phone and pickup area are fingerprints, because
 * the record outlives an expired session (D5). An empty text and 0 mean "unknown".
 */
const RideMark = v.object({ startsAt: v.string(), phone: v.string(), passengers: finiteNumber, area: v.string() });
type RideMark = v.InferOutput<typeof RideMark>;

const base = {
  version: v.literal(2),
  /** Sent with the order and each retry (D29). */
  key: v.pipe(v.string(), v.minLength(1)),
  /** Fingerprint of the order: the same intent has the same key. */
  intent: v.string(),
  ride: RideMark,
  /** Ordered for "as soon as possible": an older pre-order does not match. */
  isNow: v.boolean(),
  /** The bookings that existed before; null if they could not be loaded. */
  knownIds: v.nullable(v.array(v.string())),
  startedAt: Moment,
  /** A ride of a series: the key is its identity, and only a ride of its time, phone and place is its booking. */
  isRow: v.optional(v.literal(true)),
};

/**
 * One intent to order. `sending`: the POST is under way, or the backend may still be processing it. `unknown`: it has
 * ended without proof of the outcome (D46). `absent`: it has ended, and the list has no new booking. `settled`: there
 * is a booking. `over`: it has ended without a ride, and the customer has seen that.
 */
const Attempt = v.variant('state', [
  v.object({ ...base, state: v.picklist(['sending', 'unknown', 'absent']) }),
  v.object({ ...base, state: v.picklist(['settled', 'over']), bookingId: id }),
]);

export type OrderAttempt = v.InferOutput<typeof Attempt>;

/** Parses a stored attempt; null if missing, expired or invalid. */
export function readAttempt(kept: unknown, now: Moment): OrderAttempt | null {
  const { success, output } = v.safeParse(Attempt, kept);
  return success && !isTooOld(output, now) ? output : null;
}

/** The part of an attempt that its age depends on. */
type Aged = Pick<OrderAttempt, 'state' | 'startedAt'>;

/** Absolute, because the device's clock may have been set back. */
const ageMs = ({ startedAt }: Aged, now: Moment) => Math.abs(passedMs(startedAt, now));

function isTooOld(attempt: OrderAttempt, now: Moment): boolean {
  const lifeMs = attempt.state === 'settled' ? SETTLED_LIFE_MS : ATTEMPT_LIFE_MS;
  return ageMs(attempt, now) >= (isExactBetween(attempt.startedAt, now) ? lifeMs : UNCERTAIN_LIFE_MS);
}

/** Whether the backend may still store the order. Only afterwards does a list without it prove that it failed (D46). */
export const mayStillArrive = (attempt: Aged, now: Moment): boolean =>
  attempt.state === 'sending' && ageMs(attempt, now) < REQUEST_LIFE_MS;

/** Whether the list has had time to include the order; until then it is loaded again. */
export const isListedByNow = (attempt: Aged, now: Moment): boolean => ageMs(attempt, now) >= LISTED_AFTER_MS;

/** The length of a Berlin wall time to the minute: YYYY-MM-DD HH:mm. */
const MINUTE_LENGTH = 16;
/** Country and trunk prefixes vary in spelling: the last digits identify a phone number. */
const PHONE_DIGITS = 6;

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-PHONE_DIGITS);

/**
 * The fingerprint of an order. "Now" remains the same intent in the next minute, and so does a phone number in another
 * spelling. A salt that is stored nowhere keeps the fingerprint from confirming a guess about health data.
 */
export const intentOf = (order: OrderRequest, isNow: boolean, salt = ''): string => {
  const phone = lastDigits(order.phone) || order.phone;
  return fingerprint(salt + JSON.stringify({ ...order, phone, startsAt: isNow ? '' : order.startsAt }));
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

/** The mark of an ordered ride. */
export const markOfOrder = ({ startsAt, phone, passengers, pickup }: OrderRequest): RideMark =>
  markOf(startsAt, phone, passengers, pickup.area);

const parts = ['startsAt', 'phone', 'passengers', 'area'] as const;

/** How well a ride of the list matches the mark; a feature known on one side only leaves it `possible`. */
export function likenessOf(ride: Ride, mark: RideMark): 'same' | 'possible' | 'other' {
  const start = ride.startsAt && berlinWallTime(ride.startsAt);
  const startsAt = start ? `${start.date} ${start.time}` : '';
  const theirs = markOf(startsAt, ride.customerPhone, ride.passengers ?? 0, ride.pickup.area);
  const differing = parts.filter((part) => theirs[part] !== mark[part]);
  if (differing.some((part) => theirs[part] && mark[part])) return 'other';
  return differing.length === 0 ? 'same' : 'possible';
}

const mayBeEqual = (one: string, other: string) => !one || !other || one === other;

/** Whether ride and order may have the same phone. */
const isSamePhone = (ride: Ride, { phone }: OrderRequest): boolean =>
  mayBeEqual(lastDigits(ride.customerPhone), lastDigits(phone));

/** Whether ride and order may begin at the same place. */
function isSamePlace({ pickup: theirs }: Ride, { pickup }: OrderRequest): boolean {
  const plain = (text: string) => (text === UNKNOWN_CITY ? '' : text.trim().toLowerCase());
  return (['area', 'city', 'zipcode'] as const).every((part) => mayBeEqual(plain(theirs[part]), plain(pickup[part])));
}

/**
 * The latest ride of the customer's list at about the same time, from the same place or with the same phone: it may
 * have been ordered just now, whatever this device remembers (D46). Features known on one side only count as equal.
 * Null if there is none. A row of a series has no question to ask: a ride without a time would be found for each row,
 * and from the same place somebody else of the household may ride.
 */
export function findDuplicate(rides: readonly Ride[], order: OrderRequest, isRow = false): string | null {
  const startMs = parseBerlinTime(order.startsAt)?.getTime() ?? Number.NaN;
  const twins = rides
    .filter((ride) => isSamePhone(ride, order) || (!isRow && isSamePlace(ride, order)))
    .filter(({ startsAt }) => (startsAt ? Math.abs(startsAt.getTime() - startMs) < SAME_TIME_MS : !isRow));
  return twins.at(-1)?.bookingId ?? null;
}

/** The latest ride of the list that is this one in every feature; null if there is none. */
export function findSame(rides: readonly Ride[], order: OrderRequest): string | null {
  const mark = markOfOrder(order);
  return rides.findLast((ride) => likenessOf(ride, mark) === 'same')?.bookingId ?? null;
}

/** What the list says about an attempt: its booking, a possible match, an unreadable entry, or null. */
export type ListFinding =
  | { readonly kind: 'found' | 'similar'; readonly bookingId: string }
  | { readonly kind: 'unreadable' }
  | null;

/**
 * The booking that resulted from an attempt (D29): the latest one that was not in the list before. Without a list from
 * before, only the one ride with the same minute, phone, size and area counts. A less certain match, or any pre-order,
 * may be one of the customer's older bookings: `similar`. An unreadable entry may be the booking too (D46). Of the new
 * rides only one that fits is the booking of a series' row.
 */
export function findBooking(
  { entries, dropped }: Listed<Ride>,
  { ride: mark, knownIds, isNow, isRow }: OrderAttempt,
): ListFinding {
  const unreadable: ListFinding = dropped > 0 ? { kind: 'unreadable' } : null;
  if (knownIds) {
    const fresh = entries.filter(({ bookingId }) => !knownIds.includes(bookingId));
    const fitting = isRow ? fresh.filter((ride) => likenessOf(ride, mark) !== 'other') : fresh;
    // A new ride without a time may belong to any row of a series.
    const own = isRow ? fitting.findLast(({ startsAt }) => startsAt !== null) : fitting.at(-1);
    if (own) return { kind: 'found', bookingId: own.bookingId };
    return fitting.length > 0 ? { kind: 'unreadable' } : unreadable;
  }
  const same = entries.filter((ride) => likenessOf(ride, mark) === 'same');
  const [only] = same;
  if (isNow && only && same.length === 1) return { kind: 'found', bookingId: only.bookingId };
  const similar = entries.filter((ride) => likenessOf(ride, mark) !== 'other').at(-1);
  return similar ? { kind: 'similar', bookingId: similar.bookingId } : unreadable;
}
