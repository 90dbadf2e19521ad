import { useEffect, useRef } from 'react';
import { getMilesDiscount } from '../../backend/order-calls';
import { busySeconds } from '../../backend/retry-after';
import type { VehicleCategory } from '../../backend/types';
import { now } from '../../device/clock';
import { bookingPath } from '../../job/booking-path';
import { hasRunOut, priceOf } from '../../price/price';
import { usePerson } from '../../session/use-session';
import { type Effects, type Timer, useMachine } from '../../ui/use-machine';
import type { Vehicles } from '../vehicles/use-vehicles';
import { findChosen } from '../vehicles/vehicles';
import { type BookingRequest, requestPrice } from './booking-request';
import type { ConfirmStep } from './confirm-step';
import { LONG_SEARCH_MS } from './driver-search';
import { editing, endedWithoutRide, nextInTime } from './flow';
import type { BookingEvent, BookingFlow } from './flow-steps';
import { useOrdering } from './use-ordering';

/** After this time the confirm dialog stops waiting for bonus and price, and says what is missing. */
const CONFIRM_WAIT_MS = 4_000;
/** After ACCEPTED the popup shows the driver's message for this time, then the ride opens (Spec §4, §9). */
const ACCEPTED_SHOWN_MS = 2_000;

/** After this time without an answer, the dialog says that the order may have arrived, with the phone number. */
const ANSWER_WAIT_MS = 10_000;

/** A new price that takes longer counts as not loaded. */
const RENEWAL_WAIT_MS = 8_000;
/** The longest delay of a browser's timer; a later end is noticed by the press that orders. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** An order or a check was interrupted: the order may exist (D46). */
const NOBODY_KNOWS: BookingEvent = { type: 'outcomeMissed', candidate: null, isListRead: false };

/** The vehicle on the screen, and what is known about its price. */
export interface Offer {
  readonly vehicles: Pick<Vehicles, 'areLoading' | 'haveFailed' | 'hasRouteFailed' | 'reload'>;
  readonly chosen: VehicleCategory | null;
}

/**
 * The booking flow with its effects: loads the bonus, orders once, finds the outcome of an order that an earlier page
 * left open (D29), and opens the ride's page (Spec §4). `onMoved` is called once for each change of the flow.
 */
export function useBookingFlow(
  open: (path: string) => void,
  offer: Offer,
  onMoved: (after: BookingFlow, before: BookingFlow) => void = () => {},
): Effects<BookingEvent> & { readonly flow: BookingFlow } {
  const person = usePerson();
  const orders = useOrdering();
  const renewals = useRef(0);

  const { state, read, send, run } = useMachine<BookingFlow, BookingEvent>({
    initial: editing,
    next: (flow, event) => nextInTime(flow, event, now()),
    timers: timersOf,
    onMoved: (after, before, { run, send }) => {
      onMoved(after, before);
      if (isRenewing(after) && !isRenewing(before)) {
        renewals.current += 1;
        const number = renewals.current;
        const isOfUse = () => number === renewals.current && isRenewing(read());
        const renewed = (category: VehicleCategory | null): BookingEvent | null =>
          isOfUse() ? { type: 'priceRenewed', category } : null;
        run(async () => renewed(await renewedPrice(after.request, offer.vehicles.reload)), renewed(null));
      }
      if (after.step === before.step) return;
      if (after.step === 'confirming') awaitWhatIsMissing(after, { run, send });
      if (after.step === 'creating') run(() => orders.order(after, send), NOBODY_KNOWS);
      // After `creating`, the order itself does the check.
      if (after.step === 'checking' && before.step !== 'creating') run(() => orders.check(after), NOBODY_KNOWS);
      if (after.step === 'elsewhere') run(() => orders.check(after), NOBODY_KNOWS);
      if (after.step === 'done' && (before.step === 'unsure' || before.step === 'placed'))
        orders.acceptAsMine(after.bookingId, before);
      if (after.step === 'done') open(bookingPath(after.bookingId));
      if (endedWithoutRide(after) && 'bookingId' in before) orders.end(before.bookingId);
      // An order that the customer has given up does not affect the next one. A press that a passed time stops gives up
      // nothing.
      if (after === editing && before.step === 'warned') orders.forget();
    },
  });

  useEffect(() => {
    if (person !== null && orders.hasOpenAttempt()) send({ type: 'attemptFound' });
  }, [person, orders, send]);

  // The dialog hears what the backend says about the vehicle while it is open, and which price it is waiting for.
  const { areLoading, haveFailed, hasRouteFailed } = offer.vehicles;
  const told = haveFailed || hasRouteFailed ? null : offer.chosen;
  const isAwaited = state.step === 'confirming' && state.request.price === 'loading';
  const isOpen = (state.step === 'confirming' && !isRenewing(state)) || state.step === 'asking-bonus';
  useEffect(() => {
    if (areLoading) return;
    if (isAwaited) send({ type: 'pricesRead', category: told });
    if (isOpen && offer.chosen) send({ type: 'priceRenewed', category: offer.chosen });
  }, [isAwaited, isOpen, areLoading, told, offer.chosen, send]);

  return { flow: state, send, run };
}

const isRenewing = (flow: BookingFlow): flow is ConfirmStep => flow.step === 'confirming' && flow.renewal === 'loading';

/** What happens to the flow when nothing else does. */
export function timersOf(flow: BookingFlow): readonly Timer<BookingEvent>[] {
  switch (flow.step) {
    case 'confirming':
      // One that has run out, and could not be renewed, has no further end.
      return flow.renewal ? [] : endOfPromise(flow.request);
    case 'asking-bonus':
      return endOfPromise(flow.request);
    case 'creating':
      // While the list before the order waits for a busy backend, nothing has been sent.
      return [
        { key: 'answer', delayMs: ANSWER_WAIT_MS, fire: () => (busySeconds.get() > 0 ? null : { type: 'answerLost' }) },
      ];
    case 'searching': {
      // A search says once that it takes long, until the customer chooses to keep waiting.
      const { bookingId, waitsSinceMs, isLong } = flow;
      if (isLong) return [];
      const delayMs = waitsSinceMs + LONG_SEARCH_MS - now();
      return [{ key: `long ${bookingId} ${waitsSinceMs}`, delayMs, fire: () => ({ type: 'searchedLong', bookingId }) }];
    }
    case 'accepted':
      // A driver's name that arrives late does not restart them.
      return [{ key: 'accepted', delayMs: ACCEPTED_SHOWN_MS, fire: () => ({ type: 'detailsOpened' }) }];
    default:
      return [];
  }
}

/** Loads the bonus if it is unknown, and limits the wait for bonus and price. */
function awaitWhatIsMissing(
  { request, discount }: BookingFlow & { readonly step: 'confirming' },
  { run, send }: Effects<BookingEvent>,
) {
  // A failed call is no bonus (Spec §8: miles failure is 0).
  const none: BookingEvent = { type: 'discountRead', request, discount: 0 };
  const readDiscount = async () => {
    const result = await getMilesDiscount();
    return result.ok ? { ...none, discount: result.value } : none;
  };
  if (discount === null) run(readDiscount, none);
  setTimeout(() => send({ type: 'waitedLong', request }), CONFIRM_WAIT_MS);
}

/** The end of a promised price while it is being confirmed; none without a promise, or without an end of it. */
function endOfPromise(request: BookingRequest): readonly Timer<BookingEvent>[] {
  const endsAtMs = requestPrice(request).validUntil?.getTime();
  if (endsAtMs === undefined || endsAtMs - now() > LONGEST_TIMER_MS) return [];
  return [{ key: `price ${endsAtMs}`, delayMs: endsAtMs - now(), fire: () => ({ type: 'priceRanOut' }) }];
}

/**
 * The backend's new statement about a vehicle whose price has run out; null if it does not arrive in time, if the
 * vehicle is gone, or if the new promise has run out already: then no clock can be right.
 */
export async function renewedPrice(
  { form: { vehicleOption, numberOfPersons } }: BookingRequest,
  reload: Vehicles['reload'],
): Promise<VehicleCategory | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), RENEWAL_WAIT_MS));
  const list = await Promise.race([reload(), late]);
  const category = list && findChosen(list, vehicleOption, numberOfPersons);
  return category && !hasRunOut(priceOf(category), now()) ? category : null;
}
