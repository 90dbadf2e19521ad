import type * as v from 'valibot';
import type { LocatedAddress } from '../lib/places/place';
import type { StatedPrice } from '../price/price';
import type { bookingAnswer, profileAnswer, rideAnswer } from './answers';
import type { followAnswer, shareAnswer } from './share-answers';
import type { moreOption, nearbyVehicle, vehicleCategory, vehicleDistance } from './vehicles/vehicle-answers';

/** What is read from an answer: its schema names the fields. */
type Read<Schema extends v.GenericSchema> = Readonly<v.InferOutput<Schema>>;

/** A vehicle category (Spec §3). Minutes are null if unknown (D17); price in euro, null if unknown (D18). */
export type VehicleCategory = StatedPrice & Omit<Read<typeof vehicleCategory>, keyof StatedPrice>;
/** An extra (Spec §3). */
export type ExtraOption = Read<typeof moreOption>;
/** A free taxi on the map (Spec §3). */
export type NearbyVehicle = Read<typeof nearbyVehicle> & { readonly id: string };
/** How far a free taxi is away (Spec §3): minutes and km, null if unknown. */
export type VehicleDistance = Read<typeof vehicleDistance>;
/** A booking for the tracking screen (Spec §3). */
export type BookingDetails = Read<typeof bookingAnswer> & { readonly bookingId: string };
/** A current or completed ride (Spec §3, ride list item). Amounts in euro, distance in km; null if unknown (D17). */
export type Ride = Read<typeof rideAnswer>;
/** A shared ride as somebody with its link sees it (D51); texts are empty if unknown. */
export type FollowedRide = Read<typeof followAnswer>;
/** The link of a shared ride (D51); its end in ms, on the backend's clock. */
export type ShareLink = Read<typeof shareAnswer>;
/** The signed-in customer's profile (Spec §3); empty strings if unknown. */
export type Profile = Read<typeof profileAnswer>;
/** The editable part of the profile (Spec §2). */
export type ProfileChange = Pick<Profile, 'name' | 'phone' | 'email'>;

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
