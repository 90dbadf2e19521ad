import { useEffect } from 'react';
import { getMilesDiscount } from '../../backend/order-calls';
import { busySeconds } from '../../backend/retry-after';
import type { VehicleCategory } from '../../backend/types';
import { now } from '../../device/clock';
import { bookingPath } from '../../job/booking-path';
import { usePerson } from '../../session/use-session';
import { type Effects, type Run, useMachine } from '../../ui/use-machine';
import type { Vehicles } from '../vehicles/use-vehicles';
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

/** An order or a check was interrupted: the order may exist (D46). */
const NOBODY_KNOWS: BookingEvent = { type: 'outcomeMissed', candidate: null, isListRead: false };

/**
 * The booking flow with its effects: loads the bonus, orders once, finds the outcome of an order that an earlier page
 * left open (D29), and opens the ride's page (Spec §4).
 */
export function useBookingFlow(open: (path: string) => void): {
  readonly flow: BookingFlow;
  readonly send: (event: BookingEvent) => void;
  readonly run: Run<BookingEvent>;
} {
  const person = usePerson();
  const orders = useOrdering();

  const {
    state: flow,
    send,
    run,
  } = useMachine<BookingFlow, BookingEvent>({
    initial: editing,
    next: (flow, event) => nextInTime(flow, event, now()),
    onMoved: (after, before, { run, send }) => {
      if (after.step === before.step) return;
      if (after.step === 'confirming') awaitWhatIsMissing(after, { run, send });
      if (after.step === 'creating') run(() => orders.order(after, send), NOBODY_KNOWS);
      // After `creating`, the order itself does the check.
      if (after.step === 'checking' && before.step !== 'creating') run(() => orders.check(after), NOBODY_KNOWS);
      if (after.step === 'elsewhere') run(() => orders.check(after), NOBODY_KNOWS);
      if (after.step === 'done' && (before.step === 'unsure' || before.step === 'placed'))
        orders.acceptAsMine(after.bookingId, before);
      if (endedWithoutRide(after) && 'bookingId' in before) orders.end(before.bookingId);
      // An order that the customer has given up does not affect the next one.
      if (after.step === 'editing' && before.step === 'warned') orders.forget();
    },
  });

  useEffect(() => {
    if (person !== null && orders.hasOpenAttempt()) send({ type: 'attemptFound' });
  }, [person, orders, send]);

  const isCreating = flow.step === 'creating';
  useEffect(() => {
    if (!isCreating) return;
    const tell = () => {
      // While the list before the order waits for a busy backend, nothing has been sent.
      if (busySeconds.get() === 0) send({ type: 'answerLost' });
    };
    const timer = setInterval(tell, ANSWER_WAIT_MS);
    return () => clearInterval(timer);
  }, [isCreating, send]);

  // A search says once that it takes long, until the customer chooses to keep waiting.
  const { bookingId: searchedId, waitsSinceMs } =
    flow.step === 'searching' && !flow.isLong ? flow : { bookingId: null, waitsSinceMs: 0 };
  useEffect(() => {
    if (searchedId === null) return;
    const tell = () => send({ type: 'searchedLong', bookingId: searchedId });
    const timer = setTimeout(tell, waitsSinceMs + LONG_SEARCH_MS - now());
    return () => clearTimeout(timer);
  }, [searchedId, waitsSinceMs, send]);

  // The accepted message is shown for two seconds; a driver's name that arrives late does not restart them.
  const isAccepted = flow.step === 'accepted';
  useEffect(() => {
    if (!isAccepted) return;
    const timer = setTimeout(() => send({ type: 'detailsOpened' }), ACCEPTED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAccepted, send]);

  const openedId = flow.step === 'done' ? flow.bookingId : null;
  useEffect(() => {
    if (openedId !== null) open(bookingPath(openedId));
  }, [openedId, open]);

  return { flow, send, run };
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

/** Updates the confirm dialog with a price that was still loading when it opened. */
export function useAwaitedPrice(
  flow: BookingFlow,
  { areLoading, haveFailed, hasRouteFailed }: Pick<Vehicles, 'areLoading' | 'haveFailed' | 'hasRouteFailed'>,
  chosen: VehicleCategory | null,
  send: (event: BookingEvent) => void,
): void {
  const isAwaited = flow.step === 'confirming' && flow.request.price === 'loading';
  useEffect(() => {
    if (isAwaited && !areLoading) send({ type: 'pricesRead', category: haveFailed || hasRouteFailed ? null : chosen });
  }, [isAwaited, areLoading, haveFailed, hasRouteFailed, chosen, send]);
}
