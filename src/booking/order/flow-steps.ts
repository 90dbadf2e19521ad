import type { VehicleCategory } from '../../backend/types';
import type { ErrorKey } from '../../i18n/error-key';
import type { BookingRequest } from './booking-request';
import type { SearchEvent, SearchFlow } from './driver-search';

/** A request that is about to be ordered, with the bonus in euro; null while it is still asked for. */
export interface Confirming {
  readonly request: BookingRequest;
  readonly discount: number | null;
  /** The bonus lets wait for itself: the customer may go on without it. */
  readonly isBonusLate?: boolean;
  /** The request as the bonus was asked for, once its price has come in. */
  readonly bonusFor?: BookingRequest;
}

/** An order of which nobody knows yet what came of it (D29); without a request when a page comes back to it. */
export interface Open {
  readonly request: BookingRequest | null;
  readonly useMiles: boolean;
}

/** What the list says about an order that may exist: whether it could be read, and a booking in it that may be the order. */
interface Doubt {
  readonly candidate: string | null;
  readonly isListRead: boolean;
}

/**
 * Where a booking stands (Spec §4, booking flow): form, login check, confirm dialog, bonus question, order, driver
 * search, booking details.
 */
export type BookingFlow =
  /**
   * `asked` is what a login that has just closed was about: it closes before it says that it worked. `begins`: who comes back from
   * a search for another vehicle begins at the vehicles.
   */
  | { readonly step: 'editing'; readonly asked: BookingRequest | null; readonly begins?: 'at-vehicles' }
  | { readonly step: 'signing-in'; readonly request: BookingRequest }
  | ({ readonly step: 'confirming' } & Confirming)
  | { readonly step: 'asking-bonus'; readonly request: BookingRequest; readonly discount: number }
  /** `isAnother`: ordered in the knowledge that an earlier order may exist. */
  | {
      readonly step: 'creating';
      readonly request: BookingRequest;
      readonly useMiles: boolean;
      readonly isAnother?: boolean;
    }
  /** The list of rides is asked what came of the order. */
  | ({ readonly step: 'checking' } & Open)
  /** Another window is at an order; this one waits for what comes of it. */
  | ({ readonly step: 'elsewhere' } & Open)
  /** The order may exist. */
  | ({ readonly step: 'unsure' } & Doubt & Open)
  /** Asked whether to order all the same. */
  | ({ readonly step: 'warned' } & Doubt & Open)
  /** There is an order of a moment ago, here or in another window, or for the same time: one step before the next one. */
  | ({ readonly step: 'placed'; readonly bookingId: string } & Open)
  /** `isOffline`: the device has no network, nothing has been sent. */
  | ({ readonly step: 'failed'; readonly message: ErrorKey; readonly isOffline: boolean } & Open)
  | SearchFlow
  /** The session has ended in the search: the taxi is booked, and a login leads back to it. */
  | { readonly step: 'signed-out'; readonly search: SearchFlow; readonly isLoggingIn: boolean }
  /** A pre-order: a driver is looked for later. The request is null when a page comes back to it. */
  | {
      readonly step: 'booked';
      readonly bookingId: string;
      readonly startsAt: Date;
      readonly request: BookingRequest | null;
    }
  | { readonly step: 'done'; readonly bookingId: string };

/** What has happened. */
export type BookingEvent =
  | { readonly type: 'submitted'; readonly request: BookingRequest; readonly isSignedIn: boolean }
  | { readonly type: 'loginClosed' }
  /** With the request as the form makes it now: another customer may have signed in than the one whose name stood in it. */
  | { readonly type: 'signedIn'; readonly request: BookingRequest | null }
  | { readonly type: 'discountRead'; readonly request: BookingRequest; readonly discount: number }
  /** The price of a request that was made before it was known; null when its vehicle has none. */
  | { readonly type: 'pricesRead'; readonly category: VehicleCategory | null }
  /** The confirm dialog has waited long enough for what is missing. */
  | { readonly type: 'waitedLong'; readonly request: BookingRequest }
  | { readonly type: 'bonusWaived' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'bonusAnswered'; readonly useMiles: boolean }
  | { readonly type: 'wentBack' }
  | {
      readonly type: 'orderCreated';
      readonly bookingId: string;
      readonly customerId: string | number;
      /** Milliseconds since 1970, the device's clock. */
      readonly orderedAtMs: number;
      /** The pickup of a pre-order; null for one that is searched for at once. */
      readonly preOrderFor: Date | null;
    }
  | { readonly type: 'orderFailed'; readonly message: ErrorKey; readonly isOffline: boolean }
  | { readonly type: 'sessionRefused' }
  /** A page has come back to an order that nobody knows the outcome of. */
  | { readonly type: 'attemptFound' }
  | { readonly type: 'answerLost' }
  | { readonly type: 'otherWindowFound' }
  | ({ readonly type: 'outcomeMissed' } & Doubt)
  /** There is no order on record that could be looked for. */
  | { readonly type: 'nothingFound' }
  | { readonly type: 'earlierOrderFound'; readonly bookingId: string }
  | { readonly type: 'checkedAgain' }
  | { readonly type: 'anotherWanted' }
  | { readonly type: 'anotherConfirmed' }
  | { readonly type: 'retried' }
  /** After a search that found nobody: the form again, at the vehicles. */
  | { readonly type: 'vehicleWanted' }
  | SearchEvent
  /** Whoever booked is not signed in any more. */
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'loginWanted' }
  | { readonly type: 'customerBack'; readonly customerId: string | number }
  | { readonly type: 'detailsOpened' };
