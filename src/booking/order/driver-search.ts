import type { StatusWord } from '../../backend/status-word';
import { jobStatusOf, jobStatusTable } from '../../job/job-status';
import { isPaused, isUp, type LiveState } from '../../live/live-message';

/** Driver search statuses (Spec §4). */
export const searchStatuses = ['SEARCHING', 'ASSIGNED', 'REJECTED', 'ACCEPTED'] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** The news of a search: one of its own statuses, or the end of the booking. `GIVEN_UP`: no driver accepted. */
export type SearchNews = SearchStatus | 'CANCELED' | 'GIVEN_UP';

/** The meaning of a status word for the search, by live connection or HTTP (D6, D30); null for none. */
export function searchNewsOf(word: StatusWord, isGivenUp: boolean): SearchNews | null {
  if (isGivenUp) return 'GIVEN_UP';
  return searchStatuses.find((status) => status === word) ?? jobStatusTable[jobStatusOf(word)].search;
}

/** A longer search says so and offers choices. Counted from the order, or from the choice to keep waiting. */
export const LONG_SEARCH_MS = 60_000;

/**
 * The reason in a 706 during the search (Spec §7, D35), in German and English: dispatchers read it, whatever the
 * customer's language.
 */
export const SEARCH_CANCEL_REASON = 'Während der Suche storniert / Cancelled during the search';

/** The state of the searching dialog's connection, each with its own text (Spec §4, §8). */
type SearchConnection = 'connecting' | 'connected' | 'retrying' | 'lost';

/** Why the customer cancels: they want no taxi, or another vehicle with the same form. */
export type CancelWish = 'cancel' | 'change-vehicle';

/** A placed booking that has no driver yet. Times are milliseconds since 1970 on the backend's clock. */
export interface Search {
  readonly bookingId: string;
  /** The customer who booked; the live connection is used only while they are signed in. */
  readonly customerId: string | number;
  readonly connection: SearchConnection;
  readonly status: Exclude<SearchStatus, 'ACCEPTED'>;
  readonly orderedAtMs: number;
  /** The start of the 60 s after which a search counts as long. */
  readonly waitsSinceMs: number;
  readonly isLong: boolean;
  /**
   * Why the customer asked to cancel; null if they did not. Kept until the booking ends: the outcome may arrive late
   * (D23).
   */
  readonly wish: CancelWish | null;
}

/**
 * The states of a search. `cancelled` without a wish: by phone, in another window or by the company. `nobody-found`: no
 * driver took it.
 */
export type SearchFlow =
  | ({ readonly step: 'searching' } & Search)
  | ({ readonly step: 'accepted'; readonly driverName: string | null } & Search)
  | ({ readonly step: 'cancelled' } & Search)
  | ({ readonly step: 'nobody-found' } & Search);

/** The events of a search. */
export type SearchEvent =
  | { readonly type: 'connectionChanged'; readonly live: LiveState }
  | {
      readonly type: 'searchReported';
      readonly bookingId: string;
      readonly news: SearchNews;
      readonly driverName: string | null;
      /** A frame takes effect at once; an HTTP read may correct it (D28). */
      readonly from: 'frame' | 'read';
    }
  | { readonly type: 'searchedLong'; readonly bookingId: string }
  | { readonly type: 'keptWaiting'; readonly atMs: number }
  | { readonly type: 'cancelAsked'; readonly wish: CancelWish }
  /** The customer has seen that the cancellation is not confirmed, and continues. */
  | { readonly type: 'cancelLeft' };

/** The search for a booking that was just placed. */
export const startSearch = (bookingId: string, customerId: string | number, orderedAtMs: number): SearchFlow => ({
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

/**
 * The transitions of the driver search (Spec §4, D6, D23, D28, D35). Returns the same object for an event that does not
 * apply.
 */
export function nextSearch(flow: SearchFlow, event: SearchEvent): SearchFlow {
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
      // A late confirmation is still shown, but no longer takes the customer to the form.
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
    // A customer who asked to cancel, or already has a driver, does not get the message that no driver was found.
    const isUnserved = news === 'GIVEN_UP' && flow.step === 'searching' && flow.wish === null;
    return { step: isUnserved ? 'nobody-found' : 'cancelled', ...search };
  }
  // Until a cancellation is confirmed, a driver's acceptance takes precedence.
  if (news === 'ACCEPTED') {
    if (flow.step !== 'accepted') return { step: 'accepted', driverName, ...search };
    return flow.driverName || !driverName ? flow : { ...flow, driverName };
  }
  // A late frame does not undo a driver's acceptance.
  if (flow.step === 'accepted' || (flow.step === 'searching' && news === flow.status)) return flow;
  return { step: 'searching', ...search, status: news };
}

function searchOf(flow: SearchFlow): Search {
  const { bookingId, customerId, connection, status, orderedAtMs, waitsSinceMs, isLong, wish } = flow;
  return { bookingId, customerId, connection, status, orderedAtMs, waitsSinceMs, isLong, wish };
}

/** After a loss, the connection counts as retrying until it is up again (Spec §8, Connection failed - Retrying...). */
function connectionOf(before: SearchConnection, live: LiveState): SearchConnection {
  if (isUp(live)) return 'connected';
  if (isPaused(live)) return 'lost';
  if (live === 'waiting' || before === 'lost') return 'retrying';
  return before === 'retrying' ? before : 'connecting';
}
