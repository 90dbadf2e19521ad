import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCurrentRides } from '../../backend/calls';
import { createOrder } from '../../backend/order-calls';
import { queryKeys } from '../../backend/query-keys';
import { isPreOrder } from '../../job/pre-order';
import { keepRide } from '../../job/use-kept-ride';
import { berlinWallTime, parseBerlinTime } from '../../lib/berlin-time';
import { backendNow } from '../../lib/clock';
import { randomId } from '../../lib/random-id';
import { fail } from '../../lib/result';
import { localStore } from '../../lib/storage';
import { createWindowLock, type WindowLock } from '../../lib/window-lock';
import { sessionStore } from '../../session/session-store';
import { type OrderAttempt, readAttempt, writeAttempt } from './attempt-record';
import type { BookingRequest } from './booking-request';
import type { BookingEvent, BookingFlow } from './flow';
import { type AttemptOutcome, checkAttempt, isUnresolved, type OrderTools, placeOrder } from './order-attempt';
import { toOrderRequest } from './payload';

/** Under this name one window at a time orders, or finds out what came of an order. */
const LOCK_NAME = 'taxi.orderLock';
/** A list of rides that takes longer counts as unreadable: nobody waits for it for ever. */
const LIST_WAIT_MS = 8_000;

/** Where orders go out: one at a time on this device, each with its attempt on record (D29). */
interface OrderDesk {
  readonly order: (
    flow: BookingFlow & { readonly step: 'creating' },
    send: (event: BookingEvent) => void,
  ) => Promise<BookingEvent>;
  /** Finds out what came of the attempt on record; orders nothing. */
  readonly check: (flow: BookingFlow & { readonly step: 'checking' | 'elsewhere' }) => Promise<BookingEvent>;
  /** Whether an order of unknown outcome is on record. */
  readonly hasOpenAttempt: () => boolean;
  /** The customer says that this booking is the one. */
  readonly take: (bookingId: string) => void;
  /** The attempt on record does not matter any more: its booking is over, or the customer says so. */
  readonly forget: () => void;
}

/** The order desk of this screen; it goes on when the screen has gone, so that no order is left half done. */
export function useOrderDesk(): OrderDesk {
  const queryClient = useQueryClient();
  const [desk] = useState(() => createDesk(queryClient));
  return desk;
}

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

const readRides: OrderTools['getCurrentRides'] = () => {
  const late = fail({ kind: 'timeout', status: null, message: 'currentRidesCall' } as const);
  return Promise.race([getCurrentRides(), wait(LIST_WAIT_MS).then(() => late)]);
};

const attempts = {
  read: () => readAttempt(localStore.read('taxi.orderAttempt'), String(customerId()), Date.now()),
  keep: (attempt: OrderAttempt) => localStore.write('taxi.orderAttempt', writeAttempt(attempt)),
  forget: () => localStore.remove('taxi.orderAttempt'),
};

function customerId(): string | number {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.customer.id : '';
}

/** "Now" is the minute in which it is ordered, not the one in which the form was sent. */
function withCurrentTime(request: BookingRequest): BookingRequest {
  if (!request.form.isNow) return request;
  return { ...request, form: { ...request.form, ...berlinWallTime(new Date(backendNow())) } };
}

/** A booking keeps the customer's own words for its ends: what an order carries are districts (Spec §3). */
function withWords(event: BookingEvent, request: BookingRequest | null): BookingEvent {
  if (event.type === 'orderCreated' && request) {
    const words = { pickup: request.pickup.label, drop: request.drop?.label ?? '' };
    keepRide(event.customerId, { bookingId: event.bookingId, words });
  }
  return event;
}

function createDesk(queryClient: QueryClient): OrderDesk {
  let lock: WindowLock | null = null;
  /** Made at the first use: the built HTML is rendered without a browser. */
  const openLock = () => {
    lock ??= createWindowLock(LOCK_NAME, { locks: navigator.locks, storage: localStore, now: Date.now, wait });
    return lock;
  };
  const toolsFor = (onAnswerLost: () => void): OrderTools => ({
    createOrder,
    getCurrentRides: readRides,
    wait,
    isOnline: () => navigator.onLine,
    now: Date.now,
    newKey: randomId,
    readAttempt: attempts.read,
    keepAttempt: attempts.keep,
    onAnswerLost,
  });
  /** Every screen's list of rides is out of date. */
  const listAgain = () => void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  /** A booked form is no draft any more. */
  const tidyUp = () => {
    localStore.remove('taxi.draft');
    listAgain();
  };
  const created = (bookingId: string): BookingEvent => {
    const attempt = attempts.read();
    const startsAt = attempt && !attempt.isNow ? parseBerlinTime(attempt.ride.startsAt) : null;
    tidyUp();
    return {
      type: 'orderCreated',
      bookingId,
      customerId: customerId(),
      orderedAtMs: attempt?.startedAtMs ?? Date.now(),
      preOrderFor: isPreOrder(startsAt, backendNow()) ? startsAt : null,
    };
  };
  const eventOf = (outcome: AttemptOutcome | null, isReturning: boolean): BookingEvent => {
    switch (outcome?.kind) {
      case undefined:
        return { type: 'otherWindowFound' };
      case 'placed-before':
        // Who has come back to an order wants to see it; who orders again is asked first.
        if (isReturning) return created(outcome.bookingId);
        return { type: 'earlierOrderFound', bookingId: outcome.bookingId };
      case 'created':
        return created(outcome.bookingId);
      case 'signed-out':
        return { type: 'sessionRefused' };
      case 'failed':
        return { type: 'orderFailed', message: outcome.message, isOffline: outcome.isOffline };
      case 'unsure':
        return { type: 'outcomeMissed', candidate: outcome.candidate };
    }
  };

  return {
    order: async ({ request, useMiles, isAnother = false }, send) => {
      const order = toOrderRequest(withCurrentTime(request), useMiles);
      const intent = { order, isNow: request.form.isNow, customerId: String(customerId()), isAnother };
      const tools = toolsFor(() => send({ type: 'answerLost' }));
      return withWords(eventOf(await openLock().tryRun(() => placeOrder(intent, tools)), false), request);
    },
    check: async ({ step, request }) => {
      const tools = toolsFor(() => {});
      const task = () => checkAttempt(tools);
      const outcome = await (step === 'elsewhere' ? openLock().run(task) : openLock().tryRun(task));
      return withWords(eventOf(outcome, request === null), request);
    },
    hasOpenAttempt: () => isUnresolved(attempts.read()),
    take: (bookingId) => {
      const attempt = attempts.read();
      if (attempt) attempts.keep({ ...attempt, state: 'settled', bookingId, startedAtMs: Date.now() });
      tidyUp();
    },
    forget: () => {
      attempts.forget();
      listAgain();
    },
  };
}
