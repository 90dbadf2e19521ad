import type { getListedRides } from '../../backend/calls';
import { type CallFailure, isStillUnderWay, isUnsent } from '../../backend/failure';
import type { createOrder } from '../../backend/order-calls';
import type { OrderRequest, Ride } from '../../backend/types';
import type { ErrorKey } from '../../i18n/texts';
import { berlinWallTime } from '../../lib/berlin-time';
import type { Moment } from '../../lib/moment';
import type { Listed } from '../../lib/reading';
import type { Result } from '../../lib/result';
import {
  findBooking,
  findDuplicate,
  findSame,
  intentOf,
  isListedByNow,
  markOfOrder,
  mayStillArrive,
  type OrderAttempt,
} from './attempt-record';
import { startOf } from './payload';

/**
 * After an inconclusive answer, the list of rides is loaded at once and again after these waits: a booking may appear
 * late.
 */
const READ_AGAIN_MS = [2_000, 5_000] as const;

/** The input and output of an attempt. */
export interface OrderTools {
  readonly createOrder: typeof createOrder;
  readonly readRides: typeof getListedRides;
  /** Whether the booking has ended; false also if it cannot be loaded. */
  readonly isOver: (bookingId: string) => Promise<boolean>;
  readonly wait: (delayMs: number) => Promise<void>;
  /**
   * Whether the device reports no network. Reports can be wrong, so this explains failures but never prevents an order.
   */
  readonly seemsOffline: () => boolean;
  readonly now: () => Moment;
  /** Whether the time of the device has to be confirmed by the customer: no server tells it (D44). */
  readonly isClockDoubtful: () => Promise<boolean>;
  readonly newKey: () => string;
  /** This customer's attempt on this device, unless it has expired. */
  readonly readAttempt: () => OrderAttempt | null;
  readonly keepAttempt: (attempt: OrderAttempt) => void;
  /** The POST has no conclusive answer: from here on the list is checked. */
  readonly onAnswerLost: () => void;
}

/** An intent to order. */
export interface Intent {
  readonly order: OrderRequest;
  readonly isNow: boolean;
  /** The customer was warned that an earlier order may exist, and orders anyway. */
  readonly isAnother: boolean;
  /** The customer was told that this order failed, and orders again. */
  readonly isRetry: boolean;
  /** The customer has said that the device's clock is right. */
  readonly isTimeAccepted?: boolean;
  /** Makes the fingerprint of an order with health data useless to others; empty for any other order. */
  readonly salt?: string;
  /** The key of a series' row, which is its identity: the row orders no other ride, whatever its lines. */
  readonly rowKey?: string;
  /** Its time has passed: it is looked for, and not ordered any more. */
  readonly isPast?: boolean;
}

/** The final outcome of an attempt. */
export type AttemptOutcome =
  | { readonly kind: 'created'; readonly bookingId: string }
  /** Ordered before: just now, in this or another window, or for the same time. */
  | { readonly kind: 'placed-before'; readonly bookingId: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'nothing' }
  /** Nothing was sent: the customer has to say whether this is the time. */
  | { readonly kind: 'time-doubtful'; readonly time: Date }
  /** The order certainly does not exist. `isOffline`: the device has no network, so nothing was sent. */
  | { readonly kind: 'failed'; readonly message: ErrorKey; readonly isOffline: boolean }
  /**
   * The order may exist: the list cannot be loaded, has a possible match, or proves nothing yet. The customer decides.
   */
  | { readonly kind: 'unsure'; readonly candidate: string | null; readonly isListRead: boolean };

type Rides = Result<Listed<Ride>, CallFailure>;

const FAILED: AttemptOutcome = { kind: 'failed', message: 'bookingFailed', isOffline: false };
const OFFLINE: AttemptOutcome = { ...FAILED, isOffline: true };
const SIGNED_OUT: AttemptOutcome = { kind: 'signed-out' };

/** Whether the outcome of the attempt is still open. */
export const isUnresolved = (attempt: OrderAttempt | null): attempt is OrderAttempt =>
  attempt?.state === 'sending' || attempt?.state === 'unknown';

const isRefused = (rides: Rides) => !rides.ok && rides.failure.kind === 'unauthorized';

/**
 * "As soon as possible" is the minute of the order, by the backend's clock (D44), not the minute of the submit.
 */
function atThisMinute(intent: Intent, { deviceMs, aheadMs }: Moment): Intent {
  if (!intent.isNow) return intent;
  const startsAt = startOf(berlinWallTime(new Date(deviceMs + (aheadMs ?? 0))));
  return { ...intent, order: { ...intent.order, startsAt } };
}

/**
 * Orders once (D29, D46). One intent has one key, stored before the POST and sent again with each retry. The list of
 * rides is loaded before each POST. Only an answer with a booking id proves an order; only a list loaded after the
 * request has ended disproves it. In any other case the list is checked, and nothing is repeated without the customer's
 * consent.
 */
export async function placeOrder(asked: Intent, tools: OrderTools): Promise<AttemptOutcome> {
  const before = await tools.readRides();
  if (isRefused(before)) return SIGNED_OUT;
  // Only after the list: by now the record of another window has arrived, and its answer has told the time.
  const isDoubtful = asked.isNow && !asked.isTimeAccepted && (await tools.isClockDoubtful());
  if (isDoubtful) return { kind: 'time-doubtful', time: new Date(tools.now().deviceMs) };
  const intent = atThisMinute(asked, tools.now());
  const earlier = intent.isAnother ? null : tools.readAttempt();
  const known = intent.isAnother ? null : await lookForEarlier(intent, earlier, before, tools);
  if (known) return known;
  if (!before.ok && before.failure.kind === 'unreachable' && tools.seemsOffline()) return OFFLINE;

  const attempt = attemptOf(intent, earlier, before, tools);
  tools.keepAttempt(attempt);
  const created = await tools.createOrder(intent.order, attempt.key);
  if (created.ok) return settle(attempt, created.value, tools);
  const { failure } = created;
  if (isUnsent(failure)) {
    tools.keepAttempt({ ...attempt, state: 'absent' });
    return SIGNED_OUT;
  }
  const answered: OrderAttempt = { ...attempt, state: isStillUnderWay(failure) ? 'sending' : 'unknown' };
  tools.keepAttempt(answered);
  if (failure.kind === 'unauthorized') return SIGNED_OUT;
  tools.onAnswerLost();
  return reconcile(answered, await tools.readRides(), tools);
}

/** Finds the outcome of the attempt on this device without ordering, for a page that returns to it. */
export async function checkAttempt(tools: OrderTools): Promise<AttemptOutcome> {
  const rides = await tools.readRides();
  if (isRefused(rides)) return SIGNED_OUT;
  const attempt = tools.readAttempt();
  if (!attempt) return { kind: 'nothing' };
  if (attempt.state === 'settled') return { kind: 'placed-before', bookingId: attempt.bookingId };
  if (attempt.state === 'over') return { kind: 'created', bookingId: attempt.bookingId };
  return isUnresolved(attempt) ? reconcile(attempt, rides, tools) : FAILED;
}

/** The outcome of earlier orders that prevents this one; null if it can be sent. */
async function lookForEarlier(
  intent: Intent,
  earlier: OrderAttempt | null,
  rides: Rides,
  tools: OrderTools,
): Promise<AttemptOutcome | null> {
  const isSame = earlier?.intent === identityOf(intent);
  // Another window has found the booking of this order, and maybe its end: the customer has to see that here too.
  if (intent.isRetry && isSame && 'bookingId' in earlier) return { kind: 'created', bookingId: earlier.bookingId };
  const outcome = earlier && (await lookAtEarlier(earlier, rides, tools));
  if (outcome) {
    // If the earlier order is for a different ride, the customer must confirm this one.
    const isOther = outcome.kind === 'created' && !isSame;
    return isOther ? { kind: 'placed-before', bookingId: outcome.bookingId } : outcome;
  }
  if (intent.isPast) return { kind: 'nothing' };
  const entries = rides.ok ? rides.value.entries : [];
  const isRow = intent.rowKey !== undefined;
  // The same row may have been ordered by another device, or by a series of another window.
  const same = isRow ? findSame(entries, intent.order) : null;
  if (same !== null) return settle(attemptOf(intent, earlier, rides, tools), same, tools);
  const twin = findDuplicate(entries, intent.order, isRow);
  return twin === null ? null : askUnlessOver(twin, tools);
}

const identityOf = ({ order, isNow, salt, rowKey }: Intent) => rowKey ?? intentOf(order, isNow, salt);

async function lookAtEarlier(earlier: OrderAttempt, rides: Rides, tools: OrderTools): Promise<AttemptOutcome | null> {
  // The list may lag behind: only the booking itself tells whether it has ended.
  if (earlier.state === 'settled') return askUnlessOver(earlier.bookingId, tools);
  if (earlier.state === 'over') return null;
  if (earlier.state === 'absent') {
    const outcome = judge(earlier, rides, tools);
    // A row that was absent once has no question to ask about an entry that may be anything.
    return earlier.isRow && outcome?.kind === 'unsure' ? null : outcome;
  }
  const outcome = await reconcile(earlier, rides, tools);
  return outcome.kind === 'failed' ? null : outcome;
}

/** A booking that has ended needs no question. */
const askUnlessOver = async (bookingId: string, { isOver }: OrderTools): Promise<AttemptOutcome | null> =>
  (await isOver(bookingId)) ? null : { kind: 'placed-before', bookingId };

/** The attempt of an intent. The same intent reuses the key and the known ids of its earlier attempt. */
function attemptOf(
  asked: Intent,
  earlier: OrderAttempt | null,
  rides: Rides,
  { now, newKey }: OrderTools,
): OrderAttempt {
  const { order, isNow, rowKey } = asked;
  const intent = identityOf(asked);
  const same = earlier && !('bookingId' in earlier) && earlier.intent === intent ? earlier : null;
  return {
    version: 2,
    state: 'sending',
    key: same?.key ?? rowKey ?? newKey(),
    intent,
    ride: markOfOrder(order),
    isNow,
    // Ids from before an attempt with an unknown outcome stay: its booking may appear late too.
    knownIds: same?.knownIds ?? (rides.ok ? rides.value.entries.map(({ bookingId }) => bookingId) : null),
    startedAt: now(),
    ...(rowKey !== undefined && { isRow: true }),
  };
}

/**
 * Loads the list until it has the attempt's booking or has had time to include it; without the booking, the last list
 * decides.
 */
async function reconcile(attempt: OrderAttempt, first: Rides, tools: OrderTools): Promise<AttemptOutcome> {
  let rides = first;
  for (const delayMs of [0, ...READ_AGAIN_MS]) {
    if (delayMs) {
      await tools.wait(delayMs);
      rides = await tools.readRides();
    }
    if (isRefused(rides)) return SIGNED_OUT;
    const finding = rides.ok && findBooking(rides.value, attempt);
    if (finding && finding.kind === 'found') return settle(attempt, finding.bookingId, tools);
    if (rides.ok && isListedByNow(attempt, tools.now())) break;
  }
  const outcome = judge(attempt, rides, tools);
  if (outcome) return outcome;
  if (mayStillArrive(attempt, tools.now())) return { kind: 'unsure', candidate: null, isListRead: true };
  tools.keepAttempt({ ...attempt, state: 'absent' });
  return FAILED;
}

/**
 * The outcome according to one list; null if the booking is not in it. An empty list is an answer, a failed call is
 * not.
 */
function judge(attempt: OrderAttempt, rides: Rides, tools: OrderTools): AttemptOutcome | null {
  if (!rides.ok) return { kind: 'unsure', candidate: null, isListRead: false };
  const finding = findBooking(rides.value, attempt);
  if (!finding) return null;
  if (finding.kind === 'found') return settle(attempt, finding.bookingId, tools);
  const candidate = finding.kind === 'similar' ? finding.bookingId : null;
  return { kind: 'unsure', candidate, isListRead: true };
}

function settle(attempt: OrderAttempt, bookingId: string, tools: OrderTools): AttemptOutcome {
  tools.keepAttempt({ ...attempt, state: 'settled', bookingId, startedAt: tools.now() });
  return { kind: 'created', bookingId };
}
