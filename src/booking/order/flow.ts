import type { ErrorKey } from '../../i18n/error-key';
import type { SearchNews, SearchStatus } from '../../job/search-status';
import { isPaused, isUp, type LiveState } from '../../live/live-message';
import type { BookingRequest } from './booking-request';

/** How the searching dialog's connection stands: one text each (Spec §4, §8). */
type SearchConnection = 'connecting' | 'connected' | 'retrying' | 'lost';

/** A placed booking on its way to a driver. */
interface Search {
  readonly request: BookingRequest;
  readonly bookingId: string;
  /** Who booked: the live connection speaks for this customer, whatever the session does meanwhile. */
  readonly customerId: string | number;
  readonly connection: SearchConnection;
  readonly status: Exclude<SearchStatus, 'ACCEPTED'>;
}

/** A request that is about to be ordered, with the bonus in euro; null while it is still asked for. */
interface Confirming {
  readonly request: BookingRequest;
  readonly discount: number | null;
}

/**
 * Where a booking stands (Spec §4, booking flow): form, login check, confirm dialog, bonus question, order, driver
 * search, booking details.
 */
export type BookingFlow =
  /** `asked` is what a login that has just closed was about: it closes before it says that it worked. */
  | { readonly step: 'editing'; readonly asked: BookingRequest | null }
  | { readonly step: 'signing-in'; readonly request: BookingRequest }
  | ({ readonly step: 'confirming' } & Confirming)
  | { readonly step: 'asking-bonus'; readonly request: BookingRequest; readonly discount: number }
  | { readonly step: 'creating'; readonly request: BookingRequest; readonly useMiles: boolean }
  | {
      readonly step: 'failed';
      readonly request: BookingRequest;
      readonly useMiles: boolean;
      readonly message: ErrorKey;
    }
  | ({ readonly step: 'searching' } & Search)
  | ({ readonly step: 'accepted'; readonly driverName: string | null } & Search)
  | ({ readonly step: 'cancelled' } & Search)
  | { readonly step: 'done'; readonly bookingId: string };

/** What has happened. */
export type BookingEvent =
  | { readonly type: 'submitted'; readonly request: BookingRequest; readonly isSignedIn: boolean }
  | { readonly type: 'loginClosed' }
  | { readonly type: 'signedIn' }
  | { readonly type: 'discountRead'; readonly request: BookingRequest; readonly discount: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'bonusAnswered'; readonly useMiles: boolean }
  | { readonly type: 'wentBack' }
  | { readonly type: 'orderCreated'; readonly bookingId: string; readonly customerId: string | number }
  | { readonly type: 'orderFailed'; readonly message: ErrorKey }
  | { readonly type: 'sessionRefused' }
  | { readonly type: 'retried' }
  | { readonly type: 'connectionChanged'; readonly live: LiveState }
  | {
      readonly type: 'searchReported';
      readonly bookingId: string;
      readonly news: SearchNews;
      readonly driverName: string | null;
      /** A frame acts at once; an HTTP read may correct it (D28). */
      readonly from: 'frame' | 'read';
    }
  | { readonly type: 'detailsOpened' };

/** The form, nothing asked for yet. */
export const editing: BookingFlow = { step: 'editing', asked: null };

const confirming = (request: BookingRequest): BookingFlow => ({ step: 'confirming', request, discount: null });

/**
 * The booking flow's one rule (Spec §4). An event that does not belong to the step changes nothing and answers the
 * very same object: so two clicks are one order, and two ACCEPTED are one navigation.
 */
export function next(flow: BookingFlow, event: BookingEvent): BookingFlow {
  switch (flow.step) {
    case 'editing':
      if (event.type === 'submitted') {
        return event.isSignedIn ? confirming(event.request) : { step: 'signing-in', request: event.request };
      }
      return event.type === 'signedIn' && flow.asked ? confirming(flow.asked) : flow;
    case 'signing-in':
      if (event.type === 'signedIn') return confirming(flow.request);
      return event.type === 'loginClosed' ? { step: 'editing', asked: flow.request } : flow;
    case 'confirming':
      return nextOfConfirming(flow, event);
    case 'asking-bonus':
      // Closing the question is "back", not "No" (D3).
      if (event.type === 'wentBack') return { ...flow, step: 'confirming' };
      if (event.type !== 'bonusAnswered') return flow;
      return { step: 'creating', request: flow.request, useMiles: event.useMiles };
    case 'creating':
      return nextOfCreating(flow, event);
    case 'failed':
      if (event.type === 'retried') return { step: 'creating', request: flow.request, useMiles: flow.useMiles };
      return event.type === 'wentBack' ? editing : flow;
    case 'searching':
    case 'accepted':
    case 'cancelled':
      return nextOfSearch(flow, event);
    case 'done':
      return flow;
  }
}

function nextOfConfirming(flow: { readonly step: 'confirming' } & Confirming, event: BookingEvent): BookingFlow {
  const { request, discount } = flow;
  switch (event.type) {
    case 'discountRead':
      // Known once: the button never changes its words under a finger (D20).
      return event.request === request && discount === null ? { ...flow, discount: event.discount } : flow;
    case 'confirmed':
      if (discount === null) return flow;
      return discount > 0
        ? { step: 'asking-bonus', request, discount }
        : { step: 'creating', request, useMiles: false };
    case 'wentBack':
      return editing;
    default:
      return flow;
  }
}

function nextOfCreating(flow: BookingFlow & { readonly step: 'creating' }, event: BookingEvent): BookingFlow {
  const { request, useMiles } = flow;
  switch (event.type) {
    case 'orderCreated': {
      const { bookingId, customerId } = event;
      return { step: 'searching', request, bookingId, customerId, connection: 'connecting', status: 'SEARCHING' };
    }
    case 'orderFailed':
      return { step: 'failed', request, useMiles, message: event.message };
    case 'sessionRefused':
      return { step: 'signing-in', request };
    default:
      return flow;
  }
}

/** Once it was lost, a connection counts as retrying until it is up again (Spec §8, Connection failed - Retrying...). */
function connectionOf(before: SearchConnection, live: LiveState): SearchConnection {
  if (isUp(live)) return 'connected';
  if (isPaused(live)) return 'lost';
  if (live === 'waiting' || before === 'lost') return 'retrying';
  return before === 'retrying' ? before : 'connecting';
}

function nextOfSearch(
  flow: BookingFlow & { readonly step: 'searching' | 'accepted' | 'cancelled' },
  event: BookingEvent,
): BookingFlow {
  const { request, bookingId, customerId, connection, status } = flow;
  const search = { request, bookingId, customerId, connection, status };
  switch (event.type) {
    case 'connectionChanged': {
      const changed = connectionOf(connection, event.live);
      return changed === connection ? flow : { ...flow, connection: changed };
    }
    case 'searchReported': {
      const { news, driverName, from } = event;
      if (event.bookingId !== bookingId) return flow;
      if (flow.step === 'cancelled' && from === 'frame') return flow;
      if (news === 'CANCELED') return flow.step === 'cancelled' ? flow : { step: 'cancelled', ...search };
      if (news === 'ACCEPTED') {
        if (flow.step !== 'accepted') return { step: 'accepted', driverName, ...search };
        return flow.driverName || !driverName ? flow : { ...flow, driverName };
      }
      // A driver who has accepted is not lost to a late frame; only the backend's own word goes back.
      if (flow.step === 'accepted') return flow;
      return flow.step === 'searching' && news === status ? flow : { step: 'searching', ...search, status: news };
    }
    case 'detailsOpened':
      return flow.step === 'cancelled' ? flow : { step: 'done', bookingId };
    case 'wentBack':
      return flow.step === 'cancelled' ? editing : flow;
    default:
      return flow;
  }
}
