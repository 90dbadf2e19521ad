import * as v from 'valibot';
import { ID_MAX } from '../lib/id';
import { SHARE_TOKEN } from '../lib/share-token';
import { CoordinatesText } from '../lib/text/coordinates-text';

/**
 * The contract: the data exchanged with the dispatch backend (Spec §3 and §7, D30): bare JSON, minutes for every time,
 * km for every distance, euro for every price. The local backend validates requests with these schemas and rejects
 * unknown fields; tests validate its answers. The site parses answers less strictly: see `answers`. Misspelt names are
 * the backend's and stay in this room.
 */

const zeroOrOne = v.picklist([0, 1]);
const yesOrNo = v.picklist(['yes', 'no']);
/** Ids are text or number on the wire; inside the site they are text (D47). */
const id = v.pipe(v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX)), v.number()]), v.transform(String));
const amount = v.pipe(v.number(), v.finite());
/** Text that may be missing or null; parsed as empty. */
const optionalText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text ?? '')),
);
const optionalAmount = v.nullish(amount, 0);

/** The maximum length that a driver can be expected to read. */
export const LONGEST_INSTRUCTION = 1000;
/** The maximum length of a name, a number or a part of an address. */
export const LONGEST_NAME = 300;
/** The maximum length of the message in a feedback. */
export const LONGEST_MESSAGE = 10_000;

/** All characters but control characters and lone surrogates, which not every system can store or display. */
const READABLE = /^[\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u;
const textUpTo = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(READABLE, 'It holds characters that nobody can read'));
const name = textUpTo(LONGEST_NAME);
const filledName = v.pipe(name, v.trim(), v.minLength(1));

/** The body of a failed call. */
export const FailureWire = v.object({ message: v.string() });

export const GoogleLoginRequest = v.strictObject({
  idToken: v.pipe(v.string(), v.minLength(1)),
  userInfo: v.strictObject({ id: v.string(), name: v.string(), email: v.string(), picture: v.string() }),
});
/** Both tokens may be missing: then the login did not fully succeed (Spec §5). */
export const GoogleLoginResponse = v.object({ token: v.nullish(v.string()), refreshToken: v.nullish(v.string()) });

export const MoreOption = v.object({ id, name: v.string() });

export const NearbyVehicle = v.object({
  vehicleId: id,
  location: CoordinatesText,
  carCategories: v.nullish(v.array(v.string()), []),
});

export const CategoriesRequest = v.strictObject({
  distance: v.pipe(v.number(), v.minValue(0)),
  pickupCoordinates: CoordinatesText,
  dropCoordinates: CoordinatesText,
});
/** The kind of a price; our own addition (docs/backend.md). */
const priceKind = v.nullish(v.picklist(['taximeter', 'corridor', 'fixed']));

export const VehicleCategory = v.object({
  id,
  name: v.string(),
  description: optionalText,
  carType: v.string(),
  noOfSeat: v.pipe(v.number(), v.integer(), v.minValue(1)),
  timeRequired: optionalAmount,
  price: optionalAmount,
  priceKind,
  /** The limits of a corridor. */
  priceFrom: v.nullish(amount),
  priceTo: v.nullish(amount),
  /** The end of a promise: a moment with its offset, because a wall time is ambiguous in October's repeated hour. */
  priceValidUntil: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
});

export const BookingDetails = v.object({
  bookingId: id,
  driverName: optionalText,
  carNo: optionalText,
  jobStatus: optionalText,
  pickupCoordinates: CoordinatesText,
  /** Empty without a drop. */
  dropCoordinates: optionalText,
  vehicle_name: optionalText,
  driver_name: optionalText,
  driver_rating: v.nullish(v.number()),
  pickup_time_in_minutes: optionalAmount,
  drop_time_in_minutes: optionalAmount,
  distance_in_km: optionalAmount,
});

export const Miles = v.object({ milesDiscount: amount });

export const CreateOrderRequest = v.strictObject({
  custName: filledName,
  custMobile: filledName,
  pickupCoordinates: CoordinatesText,
  pickupAreaName: name,
  pickupCity: name,
  pickupZipcode: name,
  dropCoordinates: v.union([CoordinatesText, v.literal('')]),
  dropAreaName: name,
  dropCity: name,
  dropZipcode: name,
  noOfPassanger: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  orderStartDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)),
  custInstruction: textUpTo(LONGEST_INSTRUCTION),
  isDropRequired: zeroOrOne,
  carType: v.pipe(v.string(), v.minLength(1)),
  carCategoryIds: v.array(v.string()),
  driverFeatureIds: v.array(v.string()),
  useMiles: v.boolean(),
});
export const CreateOrderResponse = v.object({ tempBookingId: id });

export const Ride = v.object({
  orderId: id,
  bookingId: id,
  custName: optionalText,
  custMobile: optionalText,
  carNo: optionalText,
  driverName: optionalText,
  noOfPassanger: optionalAmount,
  /** Berlin wall time, `YYYY-MM-DD HH:mm:ss`. */
  orderStartDateTime: v.string(),
  preprationTime: optionalAmount,
  pickupAreaName: optionalText,
  pickupCity: optionalText,
  pickupZipcode: optionalText,
  dropAreaName: optionalText,
  dropCity: optionalText,
  dropZipcode: optionalText,
  isDropRequired: zeroOrOne,
  basePrice: optionalAmount,
  pricePerKm: optionalAmount,
  invoicePrice: optionalAmount,
  customerTip: optionalAmount,
  paymentType: optionalAmount,
  paymentStatus: optionalAmount,
  distanceTraveledWithCustomer: optionalAmount,
  /** VAT percentage of this ride; our own addition (D30). */
  vatRate: v.nullish(v.number()),
  priceKind,
});
export const RidesPage = v.object({
  content: v.array(Ride),
  totalElements: v.number(),
  totalPages: v.number(),
  number: v.number(),
  size: v.number(),
});

export const FeedbackRequest = v.strictObject({
  bookingId: id,
  message: textUpTo(LONGEST_MESSAGE),
  punctuality: v.nullable(yesOrNo),
  driving: v.nullable(yesOrNo),
  friendliness: v.nullable(yesOrNo),
  cleanliness: v.nullable(yesOrNo),
  payment: v.nullable(yesOrNo),
  isSkip: v.boolean(),
});

export const VehiclesDistanceRequest = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export const VehicleDistance = v.object({
  vehicleId: id,
  timeRequired: amount,
  distance: v.nullish(amount),
});

export const Profile = v.object({
  customerName: optionalText,
  customerMobile: optionalText,
  customerEmail: optionalText,
  customerId: v.nullish(id),
  accountType: optionalText,
  accountId: v.nullish(id),
  status: optionalText,
});

/** `PUT /auth/me`, our own addition (D4). */
export const ProfileUpdateRequest = v.strictObject({
  customerName: filledName,
  customerMobile: v.pipe(name, v.trim()),
  customerEmail: v.pipe(name, v.trim(), v.email()),
});

/** `{status}` or a bare boolean (D2). */
export const BusinessStatus = v.pipe(
  v.union([v.object({ status: v.boolean() }), v.boolean()]),
  v.transform((answer) => (typeof answer === 'boolean' ? { status: answer } : answer)),
);

/** `POST /bookings/{id}/share`, our own extension (D51). Without the field the passenger is not named. */
export const ShareRequest = v.strictObject({ showsName: v.optional(v.boolean(), false) });
export const ShareResponse = v.object({
  token: v.pipe(v.string(), v.regex(SHARE_TOKEN)),
  /** An instant in ISO 8601. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
/** `DELETE /bookings/{id}/share`, our own extension (D51). */
export const ShareEnded = v.object({ bookingId: id });
/** `GET /follow/{token}`, our own extension (D51): all that somebody with the link may see. */
export const FollowedRide = v.object({
  jobStatus: optionalText,
  /** "lat,lng"; empty until a driver has accepted. */
  location: optionalText,
  /** The time of the position, an instant in ISO 8601; null without one. */
  locatedAt: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
  minutesToPickup: optionalAmount,
  minutesToDrop: optionalAmount,
  vehicleName: optionalText,
  vehicleColour: optionalText,
  carNo: optionalText,
  driverFirstName: optionalText,
  /** Empty unless the passenger agreed. */
  passengerFirstName: optionalText,
  /** The district or town of the drop; empty without a drop. */
  dropDistrict: optionalText,
});

/** The output of a schema: `Wire<typeof Ride>`. */
export type Wire<Schema extends v.GenericSchema> = v.InferOutput<Schema>;
