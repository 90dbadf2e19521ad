import type { SearchNews, SearchStatus } from '../../job/search-status';
import { isPaused, isUp, type LiveState } from '../../live/live-message';

/** A search that takes longer says so, and what can be done about it. Counted from the order, or from the choice to keep waiting. */
export const LONG_SEARCH_MS = 60_000;

/** What a 706 of the search gives as its reason (Spec §7, D35): people at the dispatch read it, in whatever language the customer books. */
export const SEARCH_CANCEL_REASON = 'Während der Suche storniert / Cancelled during the search';

/** How the searching dialog's connection stands: one text each (Spec §4, §8). */
type SearchConnection = 'connecting' | 'connected' | 'retrying' | 'lost';

/** What the customer wants of a cancellation: no taxi, or another vehicle out of the same form. */
export type CancelWish = 'cancel' | 'change-vehicle';

/** A placed booking on its way to a driver. Times are milliseconds since 1970 on the device's clock. */
export interface Search {
  readonly bookingId: string;
  /** Who booked: the live connection speaks for this customer, as long as nobody else is logged in. */
  readonly customerId: string | number;
  readonly connection: SearchConnection;
  readonly status: Exclude<SearchStatus, 'ACCEPTED'>;
  readonly orderedAtMs: number;
  /** Since when a search of 60 s counts as long. */
  readonly waitsSinceMs: number;
  /** It has been going on for longer than that. */
  readonly isLong: boolean;
  /** Why the customer has asked to cancel; null: nobody has. It stays until the booking's end: what comes of it may come late (D23). */
  readonly wish: CancelWish | null;
}

/** Where a search stands. `cancelled` without a wish: by phone, in another window, by the company. `nobody-found`: no driver took it. */
export type SearchFlow =
  | ({ readonly step: 'searching' } & Search)
  | ({ readonly step: 'accepted'; readonly driverName: string | null } & Search)
  | ({ readonly step: 'cancelled' } & Search)
  | ({ readonly step: 'nobody-found' } & Search);

/** What happens in a search. */
export type SearchEvent =
  | { readonly type: 'connectionChanged'; readonly live: LiveState }
  | {
      readonly type: 'searchReported';
      readonly bookingId: string;
      readonly news: SearchNews;
      readonly driverName: string | null;
      /** A frame acts at once; an HTTP read may correct it (D28). */
      readonly from: 'frame' | 'read';
    }
  | { readonly type: 'searchedLong'; readonly bookingId: string }
  | { readonly type: 'keptWaiting'; readonly atMs: number }
  | { readonly type: 'cancelAsked'; readonly wish: CancelWish }
  /** The customer has read that the cancellation is not confirmed, and leaves it at that. */
  | { readonly type: 'cancelLeft' };

/** A booking that has just been placed: its search begins. */
export const beginSearch = (bookingId: string, customerId: string | number, orderedAtMs: number): SearchFlow => ({
  step: 'searching',
  bookingId,
  customerId,
  connection: 'connecting',
  status: 'SEARCHING',
  orderedAtMs,
  waitsSinceMs: orderedAtMs,
  isLong: false,
  wish: null,
});

/** The rule of the driver search (Spec §4, D6, D23, D28, D35). What does not belong to the step answers the very same object. */
export function nextOfSearch(flow: SearchFlow, event: SearchEvent): SearchFlow {
  switch (event.type) {
    case 'connectionChanged': {
      const changed = connectionOf(flow.connection, event.live);
      return changed === flow.connection ? flow : { ...flow, connection: changed };
    }
    case 'searchReported':
      return event.bookingId === flow.bookingId ? hear(flow, event) : flow;
    case 'searchedLong':
      if (flow.step !== 'searching' || flow.isLong || event.bookingId !== flow.bookingId) return flow;
      return { ...flow, isLong: true };
    case 'keptWaiting':
      if (flow.step !== 'searching' || !flow.isLong) return flow;
      return { ...flow, isLong: false, waitsSinceMs: event.atMs };
    case 'cancelAsked':
      return flow.step !== 'searching' || event.wish === flow.wish ? flow : { ...flow, wish: event.wish };
    case 'cancelLeft':
      // A confirmation may still come: then it is told, but nobody is taken to the form who does not wait for it any more.
      return flow.step !== 'searching' || flow.wish !== 'change-vehicle' ? flow : { ...flow, wish: 'cancel' };
  }
}

function hear(
  flow: SearchFlow,
  { news, driverName, from }: SearchEvent & { readonly type: 'searchReported' },
): SearchFlow {
  const isEnded = flow.step === 'cancelled' || flow.step === 'nobody-found';
  const isEnding = news === 'CANCELED' || news === 'GIVEN_UP';
  if (isEnded && (from === 'frame' || isEnding)) return flow;
  const search = searchOf(flow);
  if (isEnding) {
    // Whoever has asked for the end, or has a driver already, is not told that nobody was found.
    const isUnserved = news === 'GIVEN_UP' && flow.step === 'searching' && flow.wish === null;
    return { step: isUnserved ? 'nobody-found' : 'cancelled', ...search };
  }
  // A driver wins over a cancellation until that is confirmed.
  if (news === 'ACCEPTED') {
    if (flow.step !== 'accepted') return { step: 'accepted', driverName, ...search };
    return flow.driverName || !driverName ? flow : { ...flow, driverName };
  }
  // A driver who has accepted is not lost to a late frame.
  if (flow.step === 'accepted' || (flow.step === 'searching' && news === flow.status)) return flow;
  return { step: 'searching', ...search, status: news };
}

function searchOf(flow: SearchFlow): Search {
  const { bookingId, customerId, connection, status, orderedAtMs, waitsSinceMs, isLong, wish } = flow;
  return { bookingId, customerId, connection, status, orderedAtMs, waitsSinceMs, isLong, wish };
}

/** Once it was lost, a connection counts as retrying until it is up again (Spec §8, Connection failed - Retrying...). */
function connectionOf(before: SearchConnection, live: LiveState): SearchConnection {
  if (isUp(live)) return 'connected';
  if (isPaused(live)) return 'lost';
  if (live === 'waiting' || before === 'lost') return 'retrying';
  return before === 'retrying' ? before : 'connecting';
}
