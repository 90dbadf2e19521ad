import * as v from 'valibot';
import { parseBerlinTime } from '../lib/berlin-time';
import { parseCoordinates } from '../lib/coordinates';
import { ID_MAX, SHARE_TOKEN } from '../lib/id';
import { CoordinatesText } from '../lib/text/coordinates-text';
import { jobStatuses } from './status-word';

/**
 * The contract: the data exchanged with the dispatch backend (Spec §3 and §7, D30): bare JSON, minutes for every time,
 * km for every distance, euro for every price. OpenAPI, the local backend and the check of a backend use these schemas:
 * unknown fields of a request and missing fields of an answer are wrong. The site parses answers less strictly: see
 * `answers`. Misspelt names are the backend's and stay in this room.
 */

const zeroOrOne = v.picklist([0, 1]);
const yesOrNo = v.picklist(['yes', 'no']);
/** Ids are text or number on the wire; inside the site they are text (D47). */
const id = v.pipe(v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX)), v.number()]), v.transform(String));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
/** Text that may be null; parsed as empty. */
const optionalText = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((text) => String(text ?? '')),
);
/** An amount that may be null; parsed as 0. */
const optionalAmount = v.pipe(
  v.nullable(amount),
  v.transform((number) => number ?? 0),
);
/** A number with a meaning (Spec §3); null is 0. */
const code = v.pipe(
  v.nullable(v.pipe(v.number(), v.finite())),
  v.transform((number) => number ?? 0),
);
const instant = v.pipe(v.string(), v.isoTimestamp());
const jobStatus = v.pipe(v.string(), v.values(jobStatuses));

/** The car types of docs/backend.md with their seats (Spec §3). */
export const carTypes: Readonly<Record<string, number>> = { PKW: 4, KOMBI: 4, MINIVAN: 8 };
const carType = v.pipe(v.string(), v.values(Object.keys(carTypes)));
const EXTRA = /^[cd]-/;

const NO_WALL_TIME = 'no Berlin wall time YYYY-MM-DD HH:mm:ss';
const wallTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, NO_WALL_TIME));
const people = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));

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
/** Without both tokens the login did not fully succeed (Spec §5). */
export const GoogleLoginResponse = v.object({ token: v.nullable(v.string()), refreshToken: v.nullable(v.string()) });

export const MoreOption = v.object({
  id: v.pipe(id, v.regex(EXTRA)),
  name: v.string(),
});

/** A car type, or the id of an extra. */
const carCategory = v.pipe(
  v.string(),
  v.check(
    (text) => text in carTypes || EXTRA.test(text),
    ({ input }) => `${input} is neither a car type nor an extra`,
  ),
);
export const NearbyVehicle = v.object({
  vehicleId: id,
  location: CoordinatesText,
  carCategories: v.nullable(v.array(carCategory)),
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
  carType,
  noOfSeat: v.pipe(v.number(), v.integer(), v.minValue(1)),
  timeRequired: optionalAmount,
  price: optionalAmount,
  priceKind,
  /** The limits of a corridor. */
  priceFrom: v.nullish(amount),
  priceTo: v.nullish(amount),
  /** The end of a promise: a moment with its offset, because a wall time is ambiguous in October's repeated hour. */
  priceValidUntil: v.nullish(instant),
});

export const BookingDetails = v.object({
  bookingId: id,
  driverName: optionalText,
  carNo: optionalText,
  jobStatus,
  pickupCoordinates: CoordinatesText,
  /** Empty without a drop. */
  dropCoordinates: v.pipe(
    optionalText,
    v.check((text) => text === '' || parseCoordinates(text) !== null, 'neither "lat,lng" nor empty'),
  ),
  vehicle_name: optionalText,
  driver_name: optionalText,
  driver_rating: v.nullable(v.number()),
  pickup_time_in_minutes: optionalAmount,
  drop_time_in_minutes: optionalAmount,
  distance_in_km: optionalAmount,
});

export const Miles = v.object({
  milesDiscount: v.pipe(v.number(), v.values([0, 5])),
});

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
  noOfPassanger: people,
  orderStartDate: wallTime,
  custInstruction: textUpTo(LONGEST_INSTRUCTION),
  isDropRequired: zeroOrOne,
  carType,
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
  noOfPassanger: people,
  orderStartDateTime: v.pipe(
    wallTime,
    v.check((text) => parseBerlinTime(text) !== null, NO_WALL_TIME),
  ),
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
  paymentType: code,
  paymentStatus: code,
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
  distance: v.nullable(amount),
});

export const Profile = v.object({
  customerName: optionalText,
  customerMobile: optionalText,
  customerEmail: optionalText,
  customerId: v.nullable(id),
  accountType: optionalText,
  accountId: v.nullable(id),
  status: optionalText,
});

/** `PUT /auth/me`, our own addition (D4). */
export const ProfileUpdateRequest = v.strictObject({
  customerName: filledName,
  customerMobile: v.pipe(name, v.trim()),
  customerEmail: v.pipe(name, v.trim(), v.email()),
});

/** The site also accepts a bare boolean (D2). */
export const BusinessStatus = v.object({ status: v.boolean() });

/** `POST /bookings/{id}/share`, our own extension (D51). Without the field the passenger is not named. */
export const ShareRequest = v.strictObject({ showsName: v.optional(v.boolean(), false) });
export const ShareResponse = v.object({
  token: v.pipe(v.string(), v.regex(SHARE_TOKEN)),
  /** An instant in ISO 8601. */
  expiresAt: instant,
  /** Whether this call made the link; false if it extended one. */
  isNew: v.boolean(),
});
/** `DELETE /bookings/{id}/share`, our own extension (D51). */
export const ShareEnded = v.object({ bookingId: id });
/** `GET /follow/{token}`, our own extension (D51): all that somebody with the link may see. */
export const FollowedRide = v.strictObject({
  jobStatus,
  /** "lat,lng"; empty until a driver has accepted. */
  location: optionalText,
  /** The time of the position, an instant in ISO 8601; null without one. */
  locatedAt: v.nullable(instant),
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
