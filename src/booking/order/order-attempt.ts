import type { getCurrentRides } from '../../backend/calls';
import { isOutcomeUnknown } from '../../backend/failure';
import type { createOrder } from '../../backend/order-calls';
import type { OrderRequest, Ride } from '../../backend/types';
import type { ErrorKey } from '../../i18n/error-key';
import { type Finding, findBooking, intentOf, markOfOrder, type OrderAttempt } from './attempt-record';

/** After an unknown outcome the list of rides is read at once and after these waits: a booking may turn up late. */
const READ_AGAIN_MS = [2_000, 5_000] as const;

/** What an attempt needs from outside. */
export interface OrderTools {
  readonly createOrder: typeof createOrder;
  readonly getCurrentRides: typeof getCurrentRides;
  readonly wait: (delayMs: number) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  readonly newKey: () => string;
  /** This customer's attempt on this device, if there is one that still matters. */
  readonly readAttempt: () => OrderAttempt | null;
  readonly keepAttempt: (attempt: OrderAttempt) => void;
  /** The POST has not been answered as it should: from here on the list is asked. */
  readonly onAnswerLost: () => void;
}

/** What somebody wants to order. */
export interface Intent {
  readonly order: OrderRequest;
  readonly isNow: boolean;
  readonly customerId: string;
  /** The customer has been told that an earlier order may exist, and wants this one all the same. */
  readonly isAnother: boolean;
}

/** How an attempt stands when nothing more can be found out. */
export type AttemptOutcome =
  | { readonly kind: 'created'; readonly bookingId: string }
  /** Ordered a moment ago already, in this window or another. */
  | { readonly kind: 'placed-before'; readonly bookingId: string }
  | { readonly kind: 'signed-out' }
  /** `isOffline`: the device has no network, so nothing was sent. */
  | { readonly kind: 'failed'; readonly message: ErrorKey; readonly isOffline: boolean }
  /** The list cannot be read, or holds a booking that may be it: the customer decides. */
  | { readonly kind: 'unsure'; readonly candidate: string | null };

const FAILED: AttemptOutcome = { kind: 'failed', message: 'bookingFailed', isOffline: false };
const OFFLINE: AttemptOutcome = { ...FAILED, isOffline: true };
const SIGNED_OUT: AttemptOutcome = { kind: 'signed-out' };

/** Whether nobody has yet said what came of the attempt. */
export const isUnresolved = (attempt: OrderAttempt | null): attempt is OrderAttempt =>
  attempt?.state === 'sending' || attempt?.state === 'unknown';

/**
 * Orders once (D29). One intent has one key, kept on the device before the POST; a retry sends it again. When the outcome is
 * unknown the POST is never repeated by itself: the list of rides is compared with what it held before, and while
 * it cannot be read there is no second POST.
 */
export async function placeOrder(intent: Intent, tools: OrderTools): Promise<AttemptOutcome> {
  const earlier = intent.isAnother ? null : tools.readAttempt();
  const before = await tools.getCurrentRides();
  if (!before.ok && before.failure.kind === 'unauthorized') return SIGNED_OUT;
  const rides = before.ok ? before.value : null;

  const answered = earlier && (await lookAtEarlier(earlier, rides, tools));
  if (answered) return answered;

  const attempt = attemptOf(intent, earlier, rides, tools);
  if (!tools.isOnline()) {
    tools.keepAttempt({ ...attempt, state: stateAfterNo(earlier, attempt) });
    return OFFLINE;
  }
  tools.keepAttempt(attempt);
  const created = await tools.createOrder(intent.order, attempt.key);
  if (created.ok) return settle(attempt, created.value, tools);
  if (!isOutcomeUnknown(created.failure)) {
    tools.keepAttempt({ ...attempt, state: stateAfterNo(earlier, attempt) });
    return created.failure.kind === 'unauthorized' ? SIGNED_OUT : FAILED;
  }
  tools.keepAttempt({ ...attempt, state: 'unknown' });
  tools.onAnswerLost();
  return reconcile(attempt, tools);
}

/** Finds out what came of the attempt on this device, without ever ordering; for a page that comes back to one. */
export async function checkAttempt(tools: OrderTools): Promise<AttemptOutcome> {
  const attempt = tools.readAttempt();
  if (attempt?.state === 'settled') return { kind: 'placed-before', bookingId: attempt.bookingId };
  return isUnresolved(attempt) ? reconcile(attempt, tools) : FAILED;
}

/** What an earlier attempt means for this order; null: nothing, it may go out. */
async function lookAtEarlier(
  earlier: OrderAttempt,
  rides: readonly Ride[] | null,
  tools: OrderTools,
): Promise<AttemptOutcome | null> {
  if (earlier.state === 'refused') return null;
  if (earlier.state === 'settled') {
    const { bookingId } = earlier;
    // A booking that has left the list is over: nobody has to be asked about it.
    const isRunning = !rides || rides.some((ride) => ride.bookingId === bookingId);
    return isRunning ? { kind: 'placed-before', bookingId } : null;
  }
  if (isUnresolved(earlier)) {
    const outcome = await reconcile(earlier, tools);
    return outcome.kind === 'failed' ? null : outcome;
  }
  return rides ? outcomeOf(findBooking(rides, earlier), earlier, tools) : unsure(earlier, null, tools);
}

/** The attempt of an intent: the same intent goes on under the key and the before of its earlier attempt. */
function attemptOf(
  { order, isNow, customerId }: Intent,
  earlier: OrderAttempt | null,
  rides: readonly Ride[] | null,
  { now, newKey }: OrderTools,
): OrderAttempt {
  const intent = intentOf(order, isNow);
  const same = earlier && earlier.state !== 'settled' && earlier.intent === intent ? earlier : null;
  return {
    version: 1,
    state: 'sending',
    key: same?.key ?? newKey(),
    customerId,
    intent,
    ride: markOfOrder(order),
    isNow,
    // Ids from before an unknown attempt still count as before: its booking may turn up late too.
    knownIds: same?.knownIds ?? rides?.map(({ bookingId }) => bookingId) ?? null,
    startedAtMs: now(),
  };
}

/** A no to a retry says nothing about the attempt before it. */
const stateAfterNo = (earlier: OrderAttempt | null, { key }: OrderAttempt): 'absent' | 'refused' =>
  earlier && earlier.key === key && earlier.state !== 'refused' ? 'absent' : 'refused';

/** Reads the list until the attempt's booking is there; the last reading decides when it never is. */
async function reconcile(attempt: OrderAttempt, tools: OrderTools): Promise<AttemptOutcome> {
  let rides: readonly Ride[] | null = null;
  for (const delayMs of [0, ...READ_AGAIN_MS]) {
    if (delayMs) await tools.wait(delayMs);
    const answer = await tools.getCurrentRides();
    if (!answer.ok && answer.failure.kind === 'unauthorized') return SIGNED_OUT;
    rides = answer.ok ? answer.value : null;
    const finding = rides && findBooking(rides, attempt);
    if (finding?.kind === 'found') return settle(attempt, finding.bookingId, tools);
  }
  // An empty list is an answer, a failure is not (Spec §8 aside).
  if (!rides) return unsure(attempt, null, tools);
  const outcome = outcomeOf(findBooking(rides, attempt), attempt, tools);
  if (outcome) return outcome;
  tools.keepAttempt({ ...attempt, state: 'absent' });
  return FAILED;
}

function outcomeOf(finding: Finding, attempt: OrderAttempt, tools: OrderTools): AttemptOutcome | null {
  if (!finding) return null;
  const { kind, bookingId } = finding;
  return kind === 'found' ? settle(attempt, bookingId, tools) : unsure(attempt, bookingId, tools);
}

function unsure(attempt: OrderAttempt, candidate: string | null, tools: OrderTools): AttemptOutcome {
  tools.keepAttempt({ ...attempt, state: 'unknown' });
  return { kind: 'unsure', candidate };
}

function settle(attempt: OrderAttempt, bookingId: string, tools: OrderTools): AttemptOutcome {
  tools.keepAttempt({ ...attempt, state: 'settled', bookingId, startedAtMs: tools.now() });
  return { kind: 'created', bookingId };
}
