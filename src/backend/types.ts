import type { Coordinates } from '../lib/coordinates';
import type { Address, LocatedAddress } from '../places/place';
import type { StatedPrice } from '../price/price';
import type { PriceKind } from '../site';
import type { StatusWord } from './status-word';

/** A vehicle category (Spec §3). Minutes are null if unknown (D17); price in euro, null if unknown (D18). */
export interface VehicleCategory extends StatedPrice {
  readonly description: string;
  readonly carType: string;
  readonly seats: number;
  readonly minutes: number | null;
}

/** An extra (Spec §3): its id starts with `c-` for the car, with `d-` for the driver. */
export interface ExtraOption {
  readonly id: string;
  readonly name: string;
}

/** A free taxi on the map (Spec §3). */
export interface NearbyVehicle {
  readonly id: string;
  readonly position: Coordinates;
  readonly carCategories: readonly string[];
}

/** How far a free taxi is away (Spec §3): minutes and km, null if unknown. */
export interface VehicleDistance {
  readonly vehicleId: string | null;
  readonly minutes: number | null;
  readonly distanceKm: number | null;
}

/** An order (Spec §3, booking creation payload). */
export interface OrderRequest {
  readonly name: string;
  readonly phone: string;
  readonly pickup: LocatedAddress;
  /** Null if the destination is open. */
  readonly drop: LocatedAddress | null;
  readonly passengers: number;
  /** Berlin wall time `YYYY-MM-DD HH:mm:ss` (D21). */
  readonly startsAt: string;
  readonly instruction: string;
  readonly carType: string;
  readonly carCategoryIds: readonly string[];
  readonly driverFeatureIds: readonly string[];
  readonly useMiles: boolean;
}

/** A booking for the tracking screen (Spec §3). */
export interface BookingDetails {
  readonly bookingId: string;
  readonly driverName: string;
  readonly carNumber: string;
  readonly jobStatus: StatusWord;
  readonly pickup: Coordinates;
  readonly drop: Coordinates | null;
  readonly vehicleName: string;
  readonly driverRating: number | null;
}

/** A current or completed ride (Spec §3, ride list item). Amounts in euro, distance in km; null if unknown (D17). */
export interface Ride {
  /** Shown as the ride number; the booking number if there is none. */
  readonly orderId: string;
  /** Shown as the booking number. */
  readonly bookingId: string;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly carNumber: string;
  readonly driverName: string;
  readonly passengers: number | null;
  readonly startsAt: Date | null;
  readonly preparationMinutes: number | null;
  readonly pickup: Address;
  readonly drop: Address | null;
  readonly basePrice: number | null;
  readonly pricePerKm: number | null;
  readonly invoicePrice: number | null;
  /** 0 means no tip, not unknown. */
  readonly tip: number;
  readonly paymentType: 'cash' | 'card' | 'online';
  readonly isPaid: boolean;
  readonly distanceKm: number | null;
  readonly vatPercent: number | null;
  /** Null or missing if the backend does not say. */
  readonly priceKind?: PriceKind | null;
}

/** One page of completed rides. */
export interface RidesPage {
  readonly rides: readonly Ride[];
  readonly page: number;
  /** The number of entries on the page, including unreadable ones. */
  readonly entries: number;
  /** The number of pages; null if unknown. */
  readonly pages: number | null;
  /** The number of all completed rides; null if unknown. */
  readonly total: number | null;
}

/** A shared ride as somebody with its link sees it (D51); texts are empty if unknown. */
export interface FollowedRide {
  readonly status: StatusWord;
  readonly position: Coordinates | null;
  /** The time of the position on the backend's clock, in ms; null if unknown. */
  readonly locatedAtMs: number | null;
  readonly minutesToPickup: number | null;
  readonly minutesToDrop: number | null;
  readonly vehicleName: string;
  readonly vehicleColour: string;
  readonly carNumber: string;
  readonly driverName: string;
  readonly passengerName: string;
  readonly dropDistrict: string;
}

/** The link of a shared ride (D51); its end in ms, on the backend's clock. */
export interface ShareLink {
  readonly token: string;
  readonly expiresAtMs: number;
}

/** The editable part of the profile (Spec §2). */
export interface ProfileChange {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The signed-in customer's profile (Spec §3); empty strings if unknown. */
export interface Profile extends ProfileChange {
  readonly customerId: string;
  readonly accountType: string;
  readonly accountId: string;
  readonly status: string;
}

/** The five questions after a ride (Spec §2, §3). */
export const feedbackQuestions = ['punctuality', 'driving', 'friendliness', 'cleanliness', 'payment'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];

/** The customer's feedback on a ride; a skip sends no answers and an empty message (D30). */
export type Feedback =
  | {
      readonly bookingId: string;
      readonly isSkip: false;
      readonly message: string;
      readonly answers: Readonly<Record<FeedbackQuestion, 'yes' | 'no'>>;
    }
  | { readonly bookingId: string; readonly isSkip: true };
