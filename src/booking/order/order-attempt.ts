import type { createOrder, getCurrentRides } from '../../backend/calls';
import { isOutcomeUnknown } from '../../backend/failure';
import type { OrderRequest, Ride } from '../../backend/types';
import type { ErrorKey } from '../../i18n/error-key';
import { parseBerlinTime } from '../../lib/berlin-time';

/** When the list of rides cannot be read after an unknown outcome, it is asked again after these waits. */
const READ_AGAIN_MS = [2_000, 5_000] as const;

/** What an attempt needs from outside. */
export interface OrderTools {
  readonly createOrder: typeof createOrder;
  readonly getCurrentRides: typeof getCurrentRides;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** The bookings there were before an order of unknown outcome; null when they could not be read. */
export interface UnresolvedAttempt {
  readonly order: OrderRequest;
  readonly knownIds: readonly string[] | null;
}

/** How an attempt ended. */
type AttemptOutcome =
  | { readonly kind: 'created'; readonly bookingId: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: ErrorKey; readonly unresolved: UnresolvedAttempt | null };

/**
 * The booking that an attempt of unknown outcome has left behind after all: the latest one that was not there before;
 * without a before, the latest that is the same ride (D29).
 */
export function findAdopted(rides: readonly Ride[], { order, knownIds }: UnresolvedAttempt): string | null {
  const startsAt = parseBerlinTime(order.startsAt);
  const isSameStart = (ride: Ride) => startsAt !== null && ride.startsAt?.getTime() === startsAt.getTime();
  const isNew = (ride: Ride) =>
    knownIds
      ? !knownIds.includes(ride.bookingId)
      : isSameStart(ride) && ride.customerPhone === order.phone && ride.passengers === order.passengers;
  return rides.filter(isNew).at(-1)?.bookingId ?? null;
}

/**
 * Orders once (D29). When the outcome is unknown the POST is never repeated by itself: the list of rides is compared
 * with what it held before. A retry of such an attempt looks again first, because the answer may only have been late.
 */
export async function attemptOrder(
  order: OrderRequest,
  tools: OrderTools,
  earlier: UnresolvedAttempt | null,
): Promise<AttemptOutcome> {
  const before = await tools.getCurrentRides();
  if (!before.ok && before.failure.kind === 'unauthorized') return { kind: 'signed-out' };
  const missed = earlier && before.ok ? findAdopted(before.value, earlier) : null;
  if (missed) return { kind: 'created', bookingId: missed };

  const created = await tools.createOrder(order);
  if (created.ok) return { kind: 'created', bookingId: created.value };
  const { failure } = created;
  if (failure.kind === 'unauthorized') return { kind: 'signed-out' };
  const message = 'bookingFailed';
  if (!isOutcomeUnknown(failure)) return { kind: 'failed', message, unresolved: earlier };

  // Ids from before an earlier unknown attempt still count as before: its booking may turn up late too.
  const knownIds = earlier?.knownIds ?? (before.ok ? before.value.map(({ bookingId }) => bookingId) : null);
  const unresolved = { order, knownIds };
  const rides = await readRides(tools);
  const adopted = rides && findAdopted(rides, unresolved);
  return adopted ? { kind: 'created', bookingId: adopted } : { kind: 'failed', message, unresolved };
}

/** The current rides; null when they cannot be read. An empty list is an answer, a failure is not (Spec §8 aside). */
async function readRides({ getCurrentRides, wait }: OrderTools): Promise<readonly Ride[] | null> {
  for (const delayMs of [0, ...READ_AGAIN_MS]) {
    if (delayMs) await wait(delayMs);
    const result = await getCurrentRides();
    if (result.ok) return result.value;
  }
  return null;
}
