import * as v from 'valibot';
import * as wire from '../../../src/backend/wire';
import { createClock, loginRequest, orderFor } from '../harness';

/** The start of every stage's clock, for the tables: they are created before the tests. */
export const clock = createClock();

/** Good request bodies; each test bends one field of one of them. */
export const login = loginRequest(clock, 'a');
export const trip = { distance: 5.3, pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' };
export const profile = { customerName: 'Jörg B.', customerMobile: '0171', customerEmail: 'j@example.com' };
export const order = orderFor(clock);
export const feedback = {
  bookingId: '20001',
  message: 'Gut',
  punctuality: 'yes',
  driving: 'no',
  friendliness: 'yes',
  cleanliness: 'yes',
  payment: 'yes',
  isSkip: false,
};

/** A call of Spec §7: who may call it, a good body, and what it answers: the schema and every field's name. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: v.GenericSchema;
  /** The fields of the answer, or of each entry of a list; null when it is an object of its own kind. */
  readonly fields: readonly string[];
}

const ride = [
  'basePrice bookingId carNo custMobile custName customerTip distanceTraveledWithCustomer driverName dropAreaName',
  'dropCity dropZipcode invoicePrice isDropRequired noOfPassanger orderId orderStartDateTime paymentStatus paymentType',
  'pickupAreaName pickupCity pickupZipcode preprationTime pricePerKm',
].join(' ');
const booking = [
  'bookingId carNo distance_in_km driverName driver_name driver_rating dropCoordinates drop_time_in_minutes jobStatus',
  'pickupCoordinates pickup_time_in_minutes vehicle_name',
].join(' ');
const customer = 'accountId accountType customerEmail customerId customerMobile customerName status';

const call = (request: string, schema: v.GenericSchema, fields: string, body?: unknown): Call => {
  const [method, path = ''] = request.split(' ');
  return { method: method as Call['method'], path, body, schema, fields: fields.split(' ') };
};

/** The calls that everybody may make (Spec §6). */
export const openCalls: readonly Call[] = [
  call('POST /google/login', wire.GoogleLoginResponse, 'refreshToken token', login),
  call('GET /bookings/get-more-option', v.array(wire.MoreOption), 'id name'),
  call('GET /vehicle-location', v.array(wire.NearbyVehicle), 'carCategories location vehicleId'),
  call(
    'POST /bookings/get-categories',
    v.array(wire.VehicleCategory),
    'carType description id name noOfSeat price timeRequired',
    trip,
  ),
  call(
    'POST /vehicle-location/get-vehicles-distance',
    v.array(wire.VehicleDistance),
    'distance timeRequired vehicleId',
    {
      lat: 51.3,
      lng: 9.5,
    },
  ),
];

/** The calls that Spec §7 marks bearer, and our own `PUT /auth/me` (D4). */
export const bearerCalls: readonly Call[] = [
  call('GET /bookings/20001', wire.BookingDetails, booking),
  call('GET /bookings/get-miles', wire.Miles, 'milesDiscount'),
  call('POST /bookings/createWebsiteOrder', wire.CreateOrderResponse, 'tempBookingId', order),
  call('GET /bookings/ongoingAndPreOrder', v.array(wire.Ride), ride),
  call('GET /bookings/doneOrder', wire.RidesPage, 'content number size totalElements totalPages'),
  call('GET /bookings/missing-feedback', v.array(wire.Ride), ride),
  call('POST /bookings/feedback', v.object({ bookingId: v.string() }), 'bookingId', feedback),
  call('GET /auth/me', wire.Profile, customer),
  call('PUT /auth/me', wire.Profile, customer, profile),
  call('GET /business-status', wire.BusinessStatus, 'status'),
];

/** The fields of an answer, or of each entry of a list, in the order of the alphabet. */
export function fieldsOf(answer: unknown): readonly string[] {
  const entries = Array.isArray(answer) ? answer : [answer];
  return [...new Set(entries.flatMap((entry) => Object.keys(entry as object)))].sort();
}
