import type { VehicleCategory } from '../../backend/types';
import type { ErrorKey } from '../../i18n/texts';
import type { Price } from '../../price/price';
import type { BookingRequest } from './booking-request';
import type { SearchEvent, SearchFlow } from './driver-search';

/** A request to be confirmed, with the bonus in euro; null while the bonus loads. */
export interface Confirming {
  readonly request: BookingRequest;
  readonly discount: number | null;
  /** The bonus takes long: the customer may continue without it. */
  readonly isBonusLate?: boolean;
  /** The request for which the bonus was requested, before its price arrived. */
  readonly bonusFor?: BookingRequest;
  /** A promised price has run out: the new one is being loaded, or could not be. Until then nothing is ordered. */
  readonly renewal?: 'loading' | 'failed';
  /**
   * The device's time, which no server confirms and which the login contradicts (D44). Nothing is ordered
   * until the customer accepts it.
   */
  readonly doubtedTime?: Date;
  /** The promised price before it changed. Nothing is ordered until the customer accepts the new one. */
  readonly was?: Price;
}

/** An order with an unknown outcome (D29). The request is null on a page that returns to an order. */
export interface UnresolvedOrder {
  readonly request: BookingRequest | null;
  readonly useMiles: boolean;
}

/**
 * What the list shows about an order that may exist: whether it could be loaded, and a booking in it that may be the
 * order.
 */
interface Doubt {
  readonly candidate: string | null;
  readonly isListRead: boolean;
}

/**
 * The steps of the booking flow (Spec §4): form, login check, confirm dialog, bonus question, order, driver search,
 * booking details.
 */
export type BookingFlow =
  /**
   * `asked`: the request of a login dialog that has just closed; the dialog closes before it reports success. `begins`:
   * the focus starts at the vehicles after a search for another one, at the time if the chosen time has passed.
   */
  | { readonly step: 'editing'; readonly asked: BookingRequest | null; readonly begins?: 'at-vehicles' | 'at-time' }
  | { readonly step: 'signing-in'; readonly request: BookingRequest }
  | ({ readonly step: 'confirming' } & Confirming)
  | { readonly step: 'asking-bonus'; readonly request: BookingRequest; readonly discount: number }
  /** `isAnother`: ordered although the customer knows that an earlier order may exist. */
  | {
      readonly step: 'creating';
      readonly request: BookingRequest;
      readonly useMiles: boolean;
      readonly isAnother?: boolean;
    }
  | ({ readonly step: 'checking' } & UnresolvedOrder)
  /** Another window is ordering; this one waits for the outcome. */
  | ({ readonly step: 'elsewhere' } & UnresolvedOrder)
  | ({ readonly step: 'unsure' } & Doubt & UnresolvedOrder)
  | ({ readonly step: 'warned' } & Doubt & UnresolvedOrder)
  /**
   * There is a recent order, here or in another window, or one for the same time: the customer must confirm the next
   * one.
   */
  | ({ readonly step: 'placed'; readonly bookingId: string } & UnresolvedOrder)
  /** `isOffline`: the device has no network; the order was not sent. */
  | ({ readonly step: 'failed'; readonly message: ErrorKey; readonly isOffline: boolean } & UnresolvedOrder)
  | SearchFlow
  /** The session ended during the search: the booking is placed, and a login leads back to it. */
  | { readonly step: 'signed-out'; readonly search: SearchFlow; readonly isLoggingIn: boolean }
  /** A pre-order: the driver search starts later. The request is null on a page that returns to it. */
  | {
      readonly step: 'booked';
      readonly bookingId: string;
      readonly startsAt: Date;
      readonly request: BookingRequest | null;
    }
  /** The ride's page follows; until then the search that it ended stays in view. */
  | { readonly step: 'done'; readonly bookingId: string; readonly search: SearchFlow | null };

/** The events of the booking flow. */
export type BookingEvent =
  | { readonly type: 'submitted'; readonly request: BookingRequest; readonly isSignedIn: boolean }
  | { readonly type: 'loginClosed' }
  /** With the form's current request: the customer who signed in may differ from the one named in it. */
  | { readonly type: 'signedIn'; readonly request: BookingRequest | null }
  | { readonly type: 'discountRead'; readonly request: BookingRequest; readonly discount: number }
  /** The price of a request made before it was known; null if its vehicle has none. */
  | { readonly type: 'pricesRead'; readonly category: VehicleCategory | null }
  /** A promised price has run out, or the customer wants it to be loaded again. */
  | { readonly type: 'priceRanOut' }
  /** The backend's latest statement about the ordered vehicle; null if it could not be loaded. */
  | { readonly type: 'priceRenewed'; readonly category: VehicleCategory | null }
  | { readonly type: 'priceAccepted' }
  | { readonly type: 'timeDoubted'; readonly time: Date }
  | { readonly type: 'timeAccepted' }
  /** The confirm dialog no longer waits for missing data. */
  | { readonly type: 'waitedLong'; readonly request: BookingRequest }
  | { readonly type: 'bonusWaived' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'bonusAnswered'; readonly useMiles: boolean }
  | { readonly type: 'wentBack' }
  | {
      readonly type: 'orderCreated';
      readonly bookingId: string;
      readonly customerId: string | number;
      /** Milliseconds since 1970 on the backend's clock. */
      readonly orderedAtMs: number;
      /** The pickup time of a pre-order; null if the search starts at once. */
      readonly preOrderFor: Date | null;
    }
  | { readonly type: 'orderFailed'; readonly message: ErrorKey; readonly isOffline: boolean }
  | { readonly type: 'sessionRefused' }
  /** This page returns to an order with an unknown outcome. */
  | { readonly type: 'attemptFound' }
  | { readonly type: 'answerLost' }
  | { readonly type: 'otherWindowFound' }
  | ({ readonly type: 'outcomeMissed' } & Doubt)
  | { readonly type: 'nothingFound' }
  | { readonly type: 'earlierOrderFound'; readonly bookingId: string }
  | { readonly type: 'checkedAgain' }
  | { readonly type: 'anotherWanted' }
  | { readonly type: 'anotherConfirmed' }
  | { readonly type: 'retried' }
  /** After a search that found no driver: back to the form, at the vehicles. */
  | { readonly type: 'vehicleWanted' }
  | SearchEvent
  /** The customer who booked is no longer signed in. */
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'loginWanted' }
  | { readonly type: 'customerBack'; readonly customerId: string | number }
  | { readonly type: 'detailsOpened' };
