import * as v from 'valibot';
import type { OrderRequest, Ride } from '../../backend/types';
import { berlinWallTime, parseBerlinTime } from '../../lib/berlin-time';
import { id, type Listed } from '../../lib/reading';

/** An attempt older than this is history: its booking, if there is one, is in the list of rides. */
const ATTEMPT_LIFE_MS = 3_600_000;
/** For so long after an order the next one is asked about: it may come from another window, or from going back. */
const SETTLED_LIFE_MS = 600_000;
/** How long an attempt counts where only the device's clock can tell its age, which may have been changed meanwhile. */
const UNCERTAIN_LIFE_MS = 86_400_000;
/** A request older than this has ended, whether or not its answer has come: gateways and servers give up long before. */
const REQUEST_LIFE_MS = 120_000;
/** A list that was read so long after the POST shows what it has stored. */
const LISTED_AFTER_MS = 7_000;
/** Two orders for about the same time may be one that was made twice. */
const SAME_TIME_MS = 600_000;

/**
 * What a ride of the list is compared by, without the person: phone and pickup area only as fingerprints, because the
 * record outlives a session that has expired (D5). An empty text and 0 stand for "not known".
 */
const RideMark = v.object({ startsAt: v.string(), phone: v.string(), passengers: v.number(), area: v.string() });
type RideMark = v.InferOutput<typeof RideMark>;

/** A moment on the device's clock, and how far the backend's was ahead then; null where no answer had told it (D44). */
const Moment = v.object({ deviceMs: v.number(), aheadMs: v.nullable(v.number()) });
/** See the schema of this name. */
export type Moment = v.InferOutput<typeof Moment>;

const base = {
  version: v.literal(2),
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
  startedAt: Moment,
};

/**
 * One intent to order. `sending`: the POST is on its way, or the backend may still be at work on it. `unknown`: it has ended, and its
 * answer proves nothing (D46). `absent`: it has ended, and the list had no new booking. `settled`: there is a booking.
 */
const Attempt = v.variant('state', [
  v.object({ ...base, state: v.picklist(['sending', 'unknown', 'absent']) }),
  v.object({ ...base, state: v.literal('settled'), bookingId: id }),
]);

/** See the schema of this name. */
export type OrderAttempt = v.InferOutput<typeof Attempt>;

/** The attempt as the device's storage keeps it. */
export const writeAttempt = (attempt: OrderAttempt): string => JSON.stringify(attempt);

/** Reads a stored attempt; null for none, for another customer's, for one that is too old, and for anything else. */
export function readAttempt(text: string | null, customerId: string, now: Moment): OrderAttempt | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(Attempt, JSON.parse(text));
    if (!read.success || read.output.customerId !== customerId) return null;
    return isTooOld(read.output, now) ? null : read.output;
  } catch {
    return null;
  }
}

const isExact = ({ startedAt }: OrderAttempt, now: Moment) => startedAt.aheadMs !== null && now.aheadMs !== null;

/** The age in ms: by the backend's clock where it is known at both ends, so that a clock that somebody has put forward changes nothing. */
function ageMs(attempt: OrderAttempt, now: Moment): number {
  const onDevice = now.deviceMs - attempt.startedAt.deviceMs;
  return isExact(attempt, now) ? onDevice + (now.aheadMs ?? 0) - (attempt.startedAt.aheadMs ?? 0) : onDevice;
}

function isTooOld(attempt: OrderAttempt, now: Moment): boolean {
  const lifeMs = attempt.state === 'settled' ? SETTLED_LIFE_MS : ATTEMPT_LIFE_MS;
  return Math.abs(ageMs(attempt, now)) >= (isExact(attempt, now) ? lifeMs : UNCERTAIN_LIFE_MS);
}

/** Whether the backend may still store the order: only after that does a list without it prove anything (D46). */
export const mayStillArrive = (attempt: OrderAttempt, now: Moment): boolean =>
  attempt.state === 'sending' && Math.abs(ageMs(attempt, now)) < REQUEST_LIFE_MS;

/** Whether the list has had time to show the order: before that it is read again. */
export const isListedByNow = (attempt: OrderAttempt, now: Moment): boolean =>
  Math.abs(ageMs(attempt, now)) >= LISTED_AFTER_MS;

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

/**
 * The latest ride of the list for the same phone at about the same time: the same customer may have ordered it a moment ago, in a window
 * whose record this one cannot read. Null without one; a part that only one side knows leaves it possible.
 */
export function findTwin(rides: readonly Ride[], order: OrderRequest): string | null {
  const startMs = parseBerlinTime(order.startsAt)?.getTime() ?? Number.NaN;
  const phone = lastDigits(order.phone);
  const twin = rides.filter((ride) => {
    const theirs = lastDigits(ride.customerPhone);
    if (phone && theirs && phone !== theirs) return false;
    return !ride.startsAt || Math.abs(ride.startsAt.getTime() - startMs) < SAME_TIME_MS;
  });
  return twin.at(-1)?.bookingId ?? null;
}

/** What the list says about an attempt: its booking, one that may be it, an entry that cannot be read, or null for neither. */
export type Finding =
  | { readonly kind: 'found' | 'similar'; readonly bookingId: string }
  | { readonly kind: 'unreadable' }
  | null;

/**
 * The booking that an attempt has left behind (D29): the latest one that was not there before. Without a before only the
 * one ride of that very minute, phone, size and area counts; anything less certain, and any pre-order, may be an
 * older booking of the customer's, so they are asked. An entry that cannot be read may be the booking too (D46).
 */
export function findBooking(
  { entries, dropped }: Listed<Ride>,
  { ride: mark, knownIds, isNow }: OrderAttempt,
): Finding {
  const unreadable: Finding = dropped > 0 ? { kind: 'unreadable' } : null;
  if (knownIds) {
    const bookingId = entries.filter((ride) => !knownIds.includes(ride.bookingId)).at(-1)?.bookingId;
    return bookingId === undefined ? unreadable : { kind: 'found', bookingId };
  }
  const same = entries.filter((ride) => likenessOf(ride, mark) === 'same');
  const [only] = same;
  if (isNow && only && same.length === 1) return { kind: 'found', bookingId: only.bookingId };
  const similar = entries.filter((ride) => likenessOf(ride, mark) !== 'other').at(-1);
  return similar ? { kind: 'similar', bookingId: similar.bookingId } : unreadable;
}
