import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getBooking, getListedRides } from '../../backend/calls';
import { createOrder } from '../../backend/order-calls';
import { queryKeys } from '../../backend/query';
import type { Answer } from '../../backend/request';
import { busySeconds } from '../../backend/retry-after';
import type { Ride } from '../../backend/types';
import { momentNow, now, timeOf } from '../../device/clock';
import { personalStore, personalTabStore } from '../../device/personal-store';
import { askHost } from '../../device/server-time';
import { browserLock, type WindowLock } from '../../device/window-lock';
import { jobStatusOf, jobStatusTable } from '../../job/job-status';
import { isPreOrder } from '../../job/ride-time';
import { saveRide } from '../../job/stored-ride';
import { randomId } from '../../lib/id';
import type { Listed } from '../../lib/reading';
import { fail } from '../../lib/result';
import { keepChoice } from '../../session/order-choice';
import { isClockDoubtful, onBehalfOf, sessionStore } from '../../session/session-store';
import { intentOf, type OrderAttempt } from './attempt-record';
import { type BookingRequest, requestPrice } from './booking-request';
import type { BookingEvent, BookingFlow, UnresolvedOrder } from './flow-steps';
import { type AttemptOutcome, checkAttempt, isUnresolved, type OrderTools, placeOrder } from './order-attempt';
import { toOrderRequest } from './payload';
import { attempts, personNow, recentOrder } from './stored-attempt';

/** The lock that lets only one window at a time order or look for an order's outcome. */
export const LOCK_NAME = 'taxi.orderLock';
/** A list of rides or a booking that takes longer counts as failed. */
const READ_WAIT_MS = 8_000;

/** Sends orders: one at a time on this device, each with a recorded attempt (D29). */
interface OrderActions {
  readonly order: (
    flow: BookingFlow & { readonly step: 'creating' },
    send: (event: BookingEvent) => void,
  ) => Promise<BookingEvent>;
  /** Finds the outcome of the recorded attempt; orders nothing. */
  readonly check: (flow: BookingFlow & { readonly step: 'checking' | 'elsewhere' }) => Promise<BookingEvent>;
  /** Whether an order with an unknown outcome is on record. */
  readonly hasOpenAttempt: () => boolean;
  /** The customer confirms that this booking is their order. The form of another order stays for later. */
  readonly acceptAsMine: (bookingId: string, asked: UnresolvedOrder) => void;
  /** The customer has seen that this booking ended without a ride: it does not affect the next order. */
  readonly end: (bookingId: string) => void;
  /** Discards the recorded attempt: the customer has given it up. */
  readonly forget: () => void;
}

/** Why an outcome is requested: by a new order, after another window's order, or on a return to an order. */
interface Asker {
  readonly orderedBy: Orderer;
  readonly purpose: 'order' | 'after-another' | 'view';
}

/** What this screen does with orders. It continues after the screen unmounts, so that no order is interrupted. */
export function useOrdering(): OrderActions {
  const queryClient = useQueryClient();
  const [actions] = useState(() => createActions(queryClient));
  return actions;
}

/** A promise that resolves after a delay. */
const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** The answer, or a timeout. A busy backend is no late one: the read waits for it, and says so. */
const inTime = <Value>(answer: Answer<Value>): Answer<Value> => {
  const lateAnswer = async () => {
    do await wait(READ_WAIT_MS);
    while (busySeconds.get() > 0);
    return fail({ kind: 'timeout', status: null, message: 'currentRidesCall' } as const);
  };
  return Promise.race([answer, lateAnswer()]);
};

async function isOver(bookingId: string): Promise<boolean> {
  const booking = await inTime(getBooking(bookingId));
  return booking.ok && jobStatusTable[jobStatusOf(booking.value.jobStatus)].isOver;
}

/** Reads the person's rides. */
export const readRidesInTime = (person: string): Answer<Listed<Ride>> => inTime(onBehalfOf(person, getListedRides)());

/** The calls, the clock and the network of this person's orders, of single ones and of those of a series. */
export const callsFor = (person: string) => ({
  createOrder: onBehalfOf(person, createOrder),
  readRides: () => readRidesInTime(person),
  isOver,
  wait,
  seemsOffline: () => !navigator.onLine,
  now: momentNow,
});

/** The lock of orders. It is created on first use: the built HTML is rendered without a browser. */
export function lazyOrderLock(): () => WindowLock {
  let lock: WindowLock | null = null;
  return () => {
    lock ??= browserLock(LOCK_NAME);
    return lock;
  };
}

/** The ordering customer: the id for live messages, and the person who owns the data (D45). */
interface Orderer {
  readonly id: string | number;
  readonly person: string;
}

function ordererNow(): Orderer {
  const session = sessionStore.get();
  return { id: session.status === 'signed-in' ? session.customer.id : '', person: personNow() };
}

/**
 * Stores, about a new booking, the customer's own words for pickup and destination, because an order carries districts
 * only (Spec §3), the expected price and the payment, and the vehicle and payment type for the next order.
 */
function withMemory(event: BookingEvent, request: BookingRequest | null, { person }: Orderer): BookingEvent {
  if (event.type === 'orderCreated' && request) {
    const words = { pickup: request.pickup.label, drop: request.drop?.label ?? '' };
    const { category, form } = request;
    const { kind, isPromised, euro, range } = requestPrice(request);
    const promise = isPromised ? { kind, ...(range && { range }) } : {};
    // A price without the stops is none for this ride.
    const price = request.hasStops ? { price: null } : { price: euro, ...promise };
    const terms = { ...price, payment: form.paymentType };
    saveRide(person, { bookingId: event.bookingId, words, terms });
    const vehicle = { id: category.id, name: category.name };
    keepChoice(person, { bookingId: event.bookingId, vehicle, payment: form.paymentType });
  }
  return event;
}

function createActions(queryClient: QueryClient): OrderActions {
  /** In memory only. After a reload, an order with health data is another intent; they are entered anew, too. */
  const pageSalt = randomId();
  const openLock = lazyOrderLock();
  const toolsFor = (person: string, onAnswerLost: () => void): OrderTools => ({
    ...callsFor(person),
    isClockDoubtful: async () => {
      // Anew for each order: the device may have slept since the page has asked.
      await askHost();
      return isClockDoubtful();
    },
    newKey: randomId,
    readAttempt: attempts.read,
    keepAttempt: (attempt) => attempts.keep(person, attempt),
    onAnswerLost,
  });
  const listAgain = () => void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  /** The form is booked: a reload brings nothing of it back. */
  const tidyUp = (person: string) => {
    personalStore.remove('taxi.draft', person);
    personalTabStore.remove('taxi.more', person);
    listAgain();
  };
  const saltOf = ({ hasHealthData }: BookingRequest) => (hasHealthData ? pageSalt : '');
  /** Whether the request is for another ride than the recorded attempt, with or without the bonus. */
  const isOther = ({ request }: UnresolvedOrder, { intent }: OrderAttempt) =>
    request !== null &&
    ![true, false].some(
      (useMiles) => intent === intentOf(toOrderRequest(request, useMiles), request.form.isNow, saltOf(request)),
    );
  const created = (bookingId: string, orderedBy: Orderer): BookingEvent => {
    const attempt = attempts.read();
    const startsAt = recentOrder()?.startsAt ?? null;
    tidyUp(orderedBy.person);
    return {
      type: 'orderCreated',
      bookingId,
      customerId: orderedBy.id,
      orderedAtMs: attempt ? timeOf(attempt.startedAt) : now(),
      preOrderFor: isPreOrder(startsAt, now()) ? startsAt : null,
    };
  };
  const eventOf = (outcome: AttemptOutcome | null, { orderedBy, purpose }: Asker): BookingEvent => {
    switch (outcome?.kind) {
      case undefined:
        return { type: 'otherWindowFound' };
      case 'placed-before':
        // A customer who returns to an order sees it; before a new order they must confirm.
        if (purpose === 'view') return created(outcome.bookingId, orderedBy);
        return { type: 'earlierOrderFound', bookingId: outcome.bookingId };
      case 'created':
        // The awaited order belongs to another window, whether or not its record has arrived.
        if (purpose === 'after-another') return { type: 'earlierOrderFound', bookingId: outcome.bookingId };
        return created(outcome.bookingId, orderedBy);
      case 'nothing':
        return { type: 'nothingFound' };
      case 'signed-out':
        return { type: 'sessionRefused' };
      case 'time-doubtful':
        return { type: 'timeDoubted', time: outcome.time };
      case 'failed':
        return { type: 'orderFailed', message: outcome.message, isOffline: outcome.isOffline };
      case 'unsure':
        return { type: 'outcomeMissed', candidate: outcome.candidate, isListRead: outcome.isListRead };
    }
  };

  return {
    order: async ({ request, useMiles, isAnother = false }, send) => {
      const order = toOrderRequest(request, useMiles);
      const orderedBy = ordererNow();
      const { form, isRetry = false, isTimeAccepted = false } = request;
      const asked = { isNow: form.isNow, isAnother, isRetry, isTimeAccepted };
      const intent = { ...asked, order, salt: saltOf(request) };
      const tools = toolsFor(orderedBy.person, () => send({ type: 'answerLost' }));
      const outcome = await openLock().tryRun(() => placeOrder(intent, tools));
      return withMemory(eventOf(outcome, { orderedBy, purpose: 'order' }), request, orderedBy);
    },
    check: async ({ step, request }) => {
      const orderedBy = ordererNow();
      const tools = toolsFor(orderedBy.person, () => {});
      const task = () => checkAttempt(tools);
      const outcome = await (step === 'elsewhere' ? openLock().run(task) : openLock().tryRun(task));
      const isWaiting = step === 'elsewhere' && request !== null;
      const purpose = request === null ? 'view' : isWaiting ? 'after-another' : 'order';
      return withMemory(eventOf(outcome, { orderedBy, purpose }), request, orderedBy);
    },
    hasOpenAttempt: () => isUnresolved(attempts.read()),
    acceptAsMine: (bookingId, asked) => {
      const attempt = attempts.read();
      if (attempt && attempt.state !== 'over') {
        attempts.keep(personNow(), { ...attempt, state: 'settled', bookingId, startedAt: momentNow() });
      }
      // A booking without a record on this device may be any ride: nothing that was entered is thrown away for it.
      if (!attempt || isOther(asked, attempt)) listAgain();
      else tidyUp(personNow());
    },
    end: (bookingId) => {
      const attempt = attempts.read();
      // Another window may have ordered since.
      if (attempt?.state === 'settled' && attempt.bookingId === bookingId) {
        attempts.keep(personNow(), { ...attempt, state: 'over' });
      }
      listAgain();
    },
    forget: () => {
      attempts.forget();
      listAgain();
    },
  };
}
