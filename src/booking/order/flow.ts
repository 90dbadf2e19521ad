import { hasRunOut } from '../../price/price';
import { hasTimePassed } from '../form/validate';
import { type BookingRequest, requestPrice, withPrice } from './booking-request';
import { type ConfirmStep, confirming, confirmingAnew, withOffer } from './confirm-step';
import { nextSearch, type SearchFlow, startSearch } from './driver-search';
import type { BookingEvent, BookingFlow, UnresolvedOrder } from './flow-steps';

/** The form, before any request. */
export const editing: BookingFlow = { step: 'editing', asked: null };

const editingVehicle: BookingFlow = { step: 'editing', asked: null, begins: 'at-vehicles' };
const editingTime: BookingFlow = { step: 'editing', asked: null, begins: 'at-time' };

/** Whether the form's content is booked: then it is no longer a draft. */
export const isBooked = ({ step }: BookingFlow): boolean =>
  step === 'searching' || step === 'accepted' || step === 'signed-out' || step === 'booked' || step === 'done';

/** Whether the booking ended without a ride: the customer may want the same form again. */
export const endedWithoutRide = (flow: BookingFlow): boolean =>
  flow.step === 'nobody-found' ||
  flow.step === 'cancelled' ||
  (flow.step === 'editing' && flow.begins === 'at-vehicles');

/**
 * `next`, except that nothing is ordered for a chosen time that has passed at this moment (ms since 1970 on the
 * backend's clock), which the form asks again (D21), or at a promised price that has run out: it is loaded again first.
 */
export function nextInTime(flow: BookingFlow, event: BookingEvent, nowMs: number): BookingFlow {
  const after = next(flow, event);
  const orders = after !== flow && (after.step === 'creating' || after.step === 'asking-bonus');
  if (!orders) return after;
  if (hasTimePassed(after.request.form, new Date(nowMs))) return editingTime;
  return hasRunOut(requestPrice(after.request), nowMs) ? next(flow, { type: 'priceRanOut' }) : after;
}

/**
 * The transitions of the booking flow (Spec §4). Returns the same object for an event that does not apply to the step:
 * so two clicks make one order, and two ACCEPTED make one navigation.
 */
export function next(flow: BookingFlow, event: BookingEvent): BookingFlow {
  switch (flow.step) {
    case 'editing':
      if (event.type === 'submitted') {
        return event.isSignedIn ? confirming(event.request) : { step: 'signing-in', request: event.request };
      }
      // A login that an order opened continues with that order, which looks for the attempt.
      if (event.type === 'attemptFound')
        return flow.asked ? flow : { step: 'checking', request: null, useMiles: false };
      return event.type === 'signedIn' && flow.asked ? confirmingAnew(flow.asked, event.request) : flow;
    case 'signing-in':
      if (event.type === 'signedIn') return confirmingAnew(flow.request, event.request);
      return event.type === 'loginClosed' ? { step: 'editing', asked: flow.request } : flow;
    case 'confirming':
      return nextOfConfirming(flow, event);
    case 'asking-bonus':
      // Closing the question is "back", not "No" (D3).
      if (event.type === 'wentBack') return { ...flow, step: 'confirming' };
      if (event.type === 'priceRanOut' || event.type === 'priceRenewed') return nextOfBonusPrice(flow, event);
      if (event.type !== 'bonusAnswered') return flow;
      return ordering(event.useMiles ? { ...flow.request, bonus: flow.discount } : flow.request, event.useMiles);
    case 'creating':
    case 'checking':
    case 'elsewhere':
      return nextOfOpen(flow, event);
    case 'unsure':
    case 'warned':
    case 'placed':
      return nextOfDoubt(flow, event);
    case 'failed':
      if (event.type === 'retried' && flow.request) return ordering({ ...flow.request, isRetry: true }, flow.useMiles);
      if (event.type === 'priceRanOut' && flow.request) return { ...confirming(flow.request), renewal: 'loading' };
      return event.type === 'wentBack' ? editing : flow;
    case 'searching':
    case 'accepted':
    case 'cancelled':
    case 'nobody-found':
      return nextOfPlaced(flow, event);
    case 'signed-out':
      return nextOfSignedOut(flow, event);
    case 'booked':
      return event.type === 'wentBack' ? editing : flow;
    case 'done':
      // A page that comes back from the page cache still shows the search that it was left with.
      return event.type === 'wentBack' ? editing : flow;
  }
}

const ordering = (request: BookingRequest, useMiles: boolean): BookingFlow => ({ step: 'creating', request, useMiles });

/** A page that returned to an order has no request: the next one starts in the form. */
const orderingAnother = ({ request, useMiles }: UnresolvedOrder): BookingFlow =>
  request ? { step: 'creating', request, useMiles, isAnother: true } : editing;

/** A price that has changed under the bonus question leads back to the confirm dialog. */
function nextOfBonusPrice(flow: BookingFlow & { readonly step: 'asking-bonus' }, event: BookingEvent): BookingFlow {
  const before: ConfirmStep = { ...flow, step: 'confirming' };
  const after = nextOfConfirming(before, event);
  if (after === before || after.step !== 'confirming') return flow;
  return after.renewal || after.was ? after : { ...flow, request: after.request };
}

function nextOfConfirming(flow: ConfirmStep, event: BookingEvent): BookingFlow {
  const { request, discount, bonusFor = request, doubtedTime, renewal, was } = flow;
  const isPriceLoading = request.price === 'loading';
  switch (event.type) {
    case 'discountRead':
      // Set only once: the button's text must not change while it is pressed (D20).
      return event.request === bonusFor && discount === null ? { ...flow, discount: event.discount } : flow;
    case 'pricesRead':
      return isPriceLoading ? { ...flow, bonusFor, request: withPrice(request, event.category) } : flow;
    case 'waitedLong': {
      if (event.request !== bonusFor || (discount !== null && !isPriceLoading)) return flow;
      const known = isPriceLoading ? withPrice(request, null) : request;
      return { ...flow, bonusFor, request: known, isBonusLate: discount === null };
    }
    case 'bonusWaived':
      return flow.isBonusLate && discount === null ? { ...flow, discount: 0 } : flow;
    case 'priceRanOut':
      return renewal === 'loading' ? flow : { ...flow, renewal: 'loading' };
    case 'priceRenewed':
      return withOffer(flow, event.category);
    case 'priceAccepted': {
      const { was: _accepted, ...accepted } = flow;
      return was && !renewal ? accepted : flow;
    }
    case 'timeAccepted': {
      const { doubtedTime: _accepted, ...accepted } = flow;
      return doubtedTime ? { ...accepted, bonusFor, request: { ...request, isTimeAccepted: true } } : flow;
    }
    case 'confirmed':
      if (discount === null || isPriceLoading || doubtedTime || renewal || was) return flow;
      return discount > 0 ? { step: 'asking-bonus', request, discount } : ordering(request, false);
    case 'wentBack':
      return editing;
    default:
      return flow;
  }
}

function nextOfOpen(
  flow: BookingFlow & { readonly step: 'creating' | 'checking' | 'elsewhere' },
  event: BookingEvent,
): BookingFlow {
  const open = { request: flow.request, useMiles: flow.useMiles };
  switch (event.type) {
    case 'orderCreated': {
      const { bookingId, customerId, orderedAtMs, preOrderFor } = event;
      if (preOrderFor) return { step: 'booked', bookingId, startsAt: preOrderFor, request: flow.request };
      return startSearch(bookingId, customerId, orderedAtMs);
    }
    case 'orderFailed':
      return { step: 'failed', ...open, message: event.message, isOffline: event.isOffline };
    case 'sessionRefused':
      return flow.request ? { step: 'signing-in', request: flow.request } : editing;
    case 'answerLost':
      return flow.step === 'creating' ? { step: 'checking', ...open } : flow;
    case 'otherWindowFound':
      return flow.step === 'elsewhere' ? flow : { step: 'elsewhere', ...open };
    case 'outcomeMissed':
      return { step: 'unsure', ...open, candidate: event.candidate, isListRead: event.isListRead };
    case 'timeDoubted':
      return flow.request ? { ...confirming(flow.request), doubtedTime: event.time } : flow;
    case 'nothingFound':
      return flow.request ? confirming(flow.request) : editing;
    case 'wentBack':
      // An order under way cannot be left; waiting for another window can.
      return flow.step === 'elsewhere' ? editing : flow;
    case 'earlierOrderFound':
      return { step: 'placed', ...open, bookingId: event.bookingId };
    default:
      return flow;
  }
}

/**
 * The customer decides: check again, open the existing booking, or order anyway. An uncertain outcome adds a warning
 * before that.
 */
function nextOfDoubt(
  flow: BookingFlow & { readonly step: 'unsure' | 'warned' | 'placed' },
  event: BookingEvent,
): BookingFlow {
  const open = { request: flow.request, useMiles: flow.useMiles };
  const bookingId = flow.step === 'placed' ? flow.bookingId : flow.candidate;
  switch (event.type) {
    case 'checkedAgain':
      return flow.step === 'unsure' ? { step: 'checking', ...open } : flow;
    case 'anotherWanted':
      if (flow.step === 'placed') return orderingAnother(open);
      return flow.step === 'unsure' ? { ...flow, step: 'warned' } : flow;
    case 'anotherConfirmed':
      return flow.step === 'warned' ? orderingAnother(open) : flow;
    case 'priceRanOut':
      if (flow.step === 'unsure' || !flow.request) return flow;
      return { ...confirming(flow.request), renewal: 'loading' };
    case 'detailsOpened':
      return bookingId === null || flow.step === 'warned' ? flow : { step: 'done', bookingId, search: null };
    case 'wentBack':
      return flow.step === 'warned' ? { ...flow, step: 'unsure' } : editing;
    default:
      return flow;
  }
}

/** The ways out of a search; `search` holds its own transitions. */
function nextOfPlaced(flow: SearchFlow, event: BookingEvent): BookingFlow {
  const isOver = flow.step === 'cancelled' || flow.step === 'nobody-found';
  switch (event.type) {
    case 'connectionChanged':
    case 'searchReported':
    case 'searchedLong':
    case 'keptWaiting':
    case 'cancelAsked':
    case 'cancelLeft': {
      const after = nextSearch(flow, event);
      return after.step === 'cancelled' && after.wish === 'change-vehicle' ? editingVehicle : after;
    }
    case 'vehicleWanted':
      return flow.step === 'nobody-found' ? editingVehicle : flow;
    case 'sessionEnded':
      return isOver ? editing : { step: 'signed-out', search: flow, isLoggingIn: false };
    case 'detailsOpened':
      return isOver ? flow : { step: 'done', bookingId: flow.bookingId, search: flow };
    case 'wentBack':
      // Leaving the search does not cancel: a bar leads back to it. The accepted message closes after its time.
      return flow.step === 'accepted' ? flow : editing;
    default:
      return flow;
  }
}

/** The same customer continues the search; another customer must not see it (D45). */
function nextOfSignedOut(flow: BookingFlow & { readonly step: 'signed-out' }, event: BookingEvent): BookingFlow {
  const { search } = flow;
  switch (event.type) {
    case 'loginWanted':
      return { ...flow, isLoggingIn: true };
    case 'loginClosed':
      return flow.isLoggingIn ? { ...flow, isLoggingIn: false } : flow;
    case 'customerBack':
      if (String(event.customerId) !== String(search.customerId)) return editing;
      return startSearch(search.bookingId, event.customerId, search.orderedAtMs);
    case 'wentBack':
      return editing;
    default:
      return flow;
  }
}
