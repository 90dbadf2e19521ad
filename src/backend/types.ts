import type { Coordinates } from '../lib/coordinates';
import type { Address, LocatedAddress } from '../places/place';
import type { StatusWord } from './status-word';

/** A kind of car that can be ordered (Spec §3). Minutes null: not known (D17); price in euro, null: by taximeter (D18). */
export interface VehicleCategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly carType: string;
  readonly seats: number;
  readonly minutes: number | null;
  readonly price: number | null;
}

/** Something a customer can ask for beside the vehicle (Spec §3): its id begins with `c-` for the car, with `d-` for the driver. */
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

/** How far away the nearest taxi is (Spec §3): minutes and km, null where it is not known. */
export interface NearestVehicle {
  readonly vehicleId: string | null;
  readonly minutes: number | null;
  readonly distanceKm: number | null;
}

/** What is ordered (Spec §3, booking creation payload). */
export interface OrderRequest {
  readonly name: string;
  readonly phone: string;
  readonly pickup: LocatedAddress;
  /** Null when the customer leaves the destination open. */
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

/** One booking as the tracking screen needs it (Spec §3). */
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

/** A current or completed ride (Spec §3, ride list item). Amounts in euro, distance in km; null is not known (D17). */
export interface Ride {
  readonly orderId: string;
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
  /** 0 is a true zero. */
  readonly tip: number;
  readonly paymentType: 'cash' | 'card' | 'online';
  readonly isPaid: boolean;
  readonly distanceKm: number | null;
  readonly vatPercent: number | null;
}

/** One page of completed rides. */
export interface RidesPage {
  readonly rides: readonly Ride[];
  /** Counted from 0. */
  readonly page: number;
  /** Entries of the page, those that could not be read as rides too. */
  readonly entries: number;
  /** Number of all pages; null is not known. */
  readonly pages: number | null;
  /** Number of all completed rides; null is not known. */
  readonly total: number | null;
}

/** What a customer can change of the profile (Spec §2). */
export interface ProfileChange {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The signed-in customer (Spec §3); empty texts for what is not known. */
export interface Profile extends ProfileChange {
  readonly customerId: string;
  readonly accountType: string;
  readonly accountId: string;
  readonly status: string;
}

/** The five questions after a ride (Spec §2, §3). */
export const feedbackQuestions = ['punctuality', 'driving', 'friendliness', 'cleanliness', 'payment'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];

/** What the customer says about a ride; a skip sends no answers and an empty message (D30). */
export type Feedback =
  | {
      readonly bookingId: string;
      readonly isSkip: false;
      readonly message: string;
      readonly answers: Readonly<Record<FeedbackQuestion, 'yes' | 'no'>>;
    }
  | { readonly bookingId: string; readonly isSkip: true };
