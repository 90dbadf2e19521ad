import { formatCoordinates } from '../lib/coordinates';
import type { LocatedAddress } from '../lib/places/place';
import { type Feedback, feedbackQuestions, type OrderRequest, type ProfileChange } from './types';
import type * as wire from './wire';

const NO_PLACE = { coordinates: '', area: '', city: '', zipcode: '' };
const placeOnWire = (place: LocatedAddress | null) =>
  place ? { ...place, coordinates: formatCoordinates(place.coordinates) } : NO_PLACE;

/** The booking creation payload (Spec §3); without a drop, isDropRequired is 0 and its fields are empty (D30). */
export function orderOnWire(order: OrderRequest): wire.Wire<typeof wire.CreateOrderRequest> {
  const pickup = placeOnWire(order.pickup);
  const drop = placeOnWire(order.drop);
  return {
    custName: order.name,
    custMobile: order.phone,
    pickupCoordinates: pickup.coordinates,
    pickupAreaName: pickup.area,
    pickupCity: pickup.city,
    pickupZipcode: pickup.zipcode,
    dropCoordinates: drop.coordinates,
    dropAreaName: drop.area,
    dropCity: drop.city,
    dropZipcode: drop.zipcode,
    noOfPassanger: order.passengers,
    orderStartDate: order.startsAt,
    custInstruction: order.instruction,
    isDropRequired: order.drop ? 1 : 0,
    carType: order.carType,
    carCategoryIds: [...order.carCategoryIds],
    driverFeatureIds: [...order.driverFeatureIds],
    useMiles: order.useMiles,
  };
}

/** The feedback payload: answers "yes" or "no"; a skip sends null answers and an empty message (D30). */
export function feedbackOnWire(feedback: Feedback): wire.Wire<typeof wire.FeedbackRequest> {
  const { bookingId, isSkip } = feedback;
  const [punctuality, driving, friendliness, cleanliness, payment] = feedbackQuestions.map((question) =>
    feedback.isSkip ? null : feedback.answers[question],
  ) as ['yes' | 'no' | null, 'yes' | 'no' | null, 'yes' | 'no' | null, 'yes' | 'no' | null, 'yes' | 'no' | null];
  const message = feedback.isSkip ? '' : feedback.message;
  return { bookingId, message, punctuality, driving, friendliness, cleanliness, payment, isSkip };
}

/** The body of `PUT /auth/me` (D4). */
export const profileOnWire = ({ name, phone, email }: ProfileChange): wire.Wire<typeof wire.ProfileUpdateRequest> => ({
  customerName: name,
  customerMobile: phone,
  customerEmail: email,
});
