import * as accountCalls from '../../../src/backend/account-calls';
import * as generalCalls from '../../../src/backend/calls';
import * as orderCalls from '../../../src/backend/order-calls';
import { nearestVehicle } from '../../../src/backend/vehicles/vehicle-answers';
import * as vehicleCalls from '../../../src/backend/vehicles/vehicle-calls';
import * as wire from '../../../src/backend/wire';
import { mapValue, type Result } from '../../../src/lib/result';
import * as loginCall from '../../../src/session/identity/google/credential';

const calls = { ...generalCalls, ...vehicleCalls, ...loginCall, ...orderCalls, ...accountCalls };

/** What a field may hold instead of what §7 says, by name. Infinity travels as 1e999. */
export const bent = {
  missing: undefined,
  null: null,
  'empty text': '',
  blank: ' ',
  word: 'abc',
  number: 7,
  'number as text': ' 7 ',
  one: 1,
  'one as text': '1',
  'broken number': 4.5,
  'number with a comma': '4,5',
  zero: 0,
  'zero as text': '0',
  'below zero': -1,
  'NaN as text': 'NaN',
  'more than any screen can show': 1e308,
  'beyond all numbers': Number.POSITIVE_INFINITY,
  'beyond all numbers as text': '1e999',
  'a place': '51.3,9.4',
  'place (0, 0)': '0,0',
  'off the globe': '91,9.4',
  'a moment': '2026-12-01 14:05:00',
  'a time of no day': '19:00:00',
  'a moment with its offset': '2026-12-01T14:05:00+01:00',
  'a kind of price': 'fixed',
  true: true,
  object: {},
  list: [],
} as const;
type Bent = keyof typeof bent;

/** The whole answer is refused. */
export const MALFORMED = Symbol('malformed');
/** The entry is left out, the others stay. */
export const DROPPED = Symbol('dropped');

/** One field of an answer: its name on the site, the values that can be read, and the value for everything else. */
export interface Row {
  /** Path in what the call answers (in the entry, for a list); empty is all of it. */
  readonly as: string;
  readonly reads: Partial<Record<Bent, unknown>>;
  readonly otherwise: unknown;
}

const words = Object.fromEntries(Object.entries(bent).filter(([, value]) => typeof value === 'string'));
const asText = {
  'more than any screen can show': '1e+308',
  number: '7',
  one: '1',
  'broken number': '4.5',
  zero: '0',
  'below zero': '-1',
};
const trimmed = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, String(value).trim()]));
const ids = { ...Object.fromEntries(Object.entries(trimmed).filter(([, value]) => value !== '')), ...asText };
const whole = { number: 7, 'number as text': 7, one: 1, 'one as text': 1 };
const amounts = { ...whole, 'broken number': 4.5 };
const place = { 'a place': { lat: 51.3, lng: 9.4 }, 'number with a comma': { lat: 4, lng: 5 } };

const text = (as: string): Row => ({ as, reads: { ...trimmed, ...asText }, otherwise: '' });
const amount = (as: string): Row => ({ as, reads: amounts, otherwise: null });
const people = (as: string, otherwise: unknown = null): Row => ({ as, reads: whole, otherwise });
const id = (as: string, otherwise: unknown): Row => ({ as, reads: ids, otherwise });
/** Not read: its value changes nothing. */
const ignored: Row = { as: '-', reads: {}, otherwise: null };

/** A call of Spec §7: its function, a good answer (or an entry of one), the shape in the contract, and each field. */
export interface Asked {
  readonly call: string;
  readonly ask: () => Promise<Result<unknown, unknown>>;
  readonly shape: { readonly entries: Readonly<Record<string, unknown>> };
  readonly sample: Readonly<Record<string, unknown>>;
  /** Puts the sample into the answer. */
  readonly wrap: (...samples: unknown[]) => unknown;
  readonly isList: boolean;
  readonly rows: Readonly<Record<string, Row>>;
}

const here = { lat: 51.31, lng: 9.49 };
const bare = { wrap: (sample: unknown) => sample, isList: false };
const listed = { wrap: (...samples: unknown[]) => samples, isList: true };

const rideSample = {
  orderId: '900',
  bookingId: '20001',
  custName: 'Jörg Beispiel',
  custMobile: '+49 171 3920001',
  carNo: 'KS TX 417',
  driverName: 'Ayşe',
  noOfPassanger: 2,
  orderStartDateTime: '2026-11-20 14:05:00',
  preprationTime: 3,
  pickupAreaName: 'Mitte',
  pickupCity: 'Kassel',
  pickupZipcode: '34117',
  dropAreaName: 'Südstadt',
  dropCity: 'Kassel',
  dropZipcode: '34121',
  isDropRequired: 1,
  basePrice: 3.5,
  pricePerKm: 2.2,
  invoicePrice: 14.8,
  customerTip: 2,
  paymentType: 2,
  paymentStatus: 1,
  distanceTraveledWithCustomer: 5.3,
  vatRate: 7,
  priceKind: 'corridor',
};

const priceKind: Row = { as: 'priceKind', reads: { 'a kind of price': 'fixed' }, otherwise: null };

const rideRows: Record<string, Row> = {
  orderId: id('orderId', '20001'),
  bookingId: id('bookingId', DROPPED),
  custName: text('customerName'),
  custMobile: text('customerPhone'),
  carNo: text('carNumber'),
  driverName: text('driverName'),
  noOfPassanger: people('passengers'),
  orderStartDateTime: {
    as: 'startsAt',
    reads: { 'a moment': new Date('2026-12-01T13:05:00Z') },
    otherwise: null,
  },
  preprationTime: amount('preparationMinutes'),
  pickupAreaName: text('pickup.area'),
  pickupCity: text('pickup.city'),
  pickupZipcode: text('pickup.zipcode'),
  dropAreaName: text('drop.area'),
  dropCity: text('drop.city'),
  dropZipcode: text('drop.zipcode'),
  isDropRequired: {
    as: 'drop',
    reads: { zero: null, 'zero as text': null },
    otherwise: { area: 'Südstadt', city: 'Kassel', zipcode: '34121' },
  },
  basePrice: amount('basePrice'),
  pricePerKm: amount('pricePerKm'),
  invoicePrice: amount('invoicePrice'),
  customerTip: { as: 'tip', reads: amounts, otherwise: 0 },
  paymentType: { as: 'paymentType', reads: { one: 'cash', 'one as text': 'cash' }, otherwise: 'online' },
  paymentStatus: { as: 'isPaid', reads: { one: true, 'one as text': true }, otherwise: false },
  distanceTraveledWithCustomer: amount('distanceKm'),
  vatRate: { as: 'vatPercent', reads: { ...amounts, zero: 0, 'zero as text': 0 }, otherwise: null },
  priceKind,
};

const ridesCall = (call: string, ask: Asked['ask']): Asked => ({
  call,
  ask,
  ...listed,
  shape: wire.Ride,
  sample: rideSample,
  rows: rideRows,
});

const feedback = { bookingId: '7', isSkip: true } as const;
/** The call that needs no answer (Spec §7). */
export const askFeedback = () => calls.sendFeedback(feedback);

const user = { idToken: 'a', id: '1', name: 'Jörg', email: 'j@example.com', picture: '' };
const order = {
  name: 'Jörg',
  phone: '0171',
  pickup: { coordinates: here, area: '', city: 'Kassel', zipcode: '' },
  drop: null,
  passengers: 1,
  startsAt: '2026-11-20 14:05:00',
  instruction: '',
  carType: 'PKW',
  carCategoryIds: [],
  driverFeatureIds: [],
  useMiles: false,
};
const tokenReads = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));

/** Every call of §7 that is answered, each field of its answer with a row. */
export const table: readonly Asked[] = [
  {
    call: 'POST /google/login',
    ask: () => calls.loginWithGoogle(user),
    ...bare,
    shape: wire.GoogleLoginResponse,
    sample: { token: 'a.b.c', refreshToken: 'd' },
    rows: {
      token: { as: 'token', reads: tokenReads, otherwise: null },
      refreshToken: { as: 'refreshToken', reads: tokenReads, otherwise: null },
    },
  },
  {
    call: 'GET /bookings/get-more-option',
    ask: calls.getMoreOptions,
    ...listed,
    shape: wire.MoreOption,
    sample: { id: 'c-1', name: 'Child seat' },
    rows: { id: id('id', DROPPED), name: id('name', DROPPED) },
  },
  {
    call: 'GET /vehicle-location',
    ask: calls.getNearbyVehicles,
    ...listed,
    shape: wire.NearbyVehicle,
    sample: { vehicleId: 'K1', location: '51.31,9.49', carCategories: ['PKW'] },
    rows: {
      vehicleId: id('id', '#1'),
      location: { as: 'position', reads: place, otherwise: DROPPED },
      carCategories: { as: 'carCategories', reads: {}, otherwise: [] },
    },
  },
  {
    call: 'POST /bookings/get-categories',
    ask: () => calls.getCategories({ distanceKm: 5.3, pickup: here, drop: here }),
    ...listed,
    shape: wire.VehicleCategory,
    sample: {
      id: '1',
      name: 'PKW',
      description: 'Limousine',
      carType: 'PKW',
      noOfSeat: 4,
      timeRequired: 4,
      price: 14,
      priceKind: 'corridor',
      priceFrom: 12,
      priceTo: 16,
      priceValidUntil: '2026-11-20T13:05:00Z',
    },
    rows: {
      id: id('id', 'PKW'),
      name: id('name', DROPPED),
      description: text('description'),
      carType: text('carType'),
      noOfSeat: people('seats', DROPPED),
      timeRequired: amount('minutes'),
      price: amount('price'),
      priceKind,
      priceFrom: amount('priceFrom'),
      priceTo: amount('priceTo'),
      priceValidUntil: {
        as: 'priceValidUntil',
        reads: { 'a moment with its offset': new Date('2026-12-01T13:05:00Z') },
        otherwise: null,
      },
    },
  },
  {
    call: 'GET /bookings/20001',
    ask: () => calls.getBooking('20001'),
    ...bare,
    shape: wire.BookingDetails,
    sample: {
      bookingId: '20001',
      driverName: 'Ayşe',
      carNo: 'KS TX 417',
      jobStatus: 'ON_THE_WAY',
      pickupCoordinates: '51.31,9.49',
      dropCoordinates: '51.29,9.48',
      vehicle_name: 'PKW',
      driver_name: 'Ayşe K.',
      driver_rating: 4.8,
      pickup_time_in_minutes: 4,
      drop_time_in_minutes: 9,
      distance_in_km: 3,
    },
    rows: {
      bookingId: ignored,
      driverName: {
        as: 'driverName',
        reads: ids,
        // The other field of the driver's name.
        otherwise: 'Ayşe K.',
      },
      carNo: text('carNumber'),
      jobStatus: { as: 'jobStatus', reads: {}, otherwise: 'OTHER' },
      pickupCoordinates: { as: 'pickup', reads: place, otherwise: MALFORMED },
      dropCoordinates: { as: 'drop', reads: place, otherwise: null },
      vehicle_name: text('vehicleName'),
      driver_name: ignored,
      // At most five stars.
      driver_rating: {
        as: 'driverRating',
        reads: { 'broken number': 4.5, one: 1, 'one as text': 1 },
        otherwise: null,
      },
      pickup_time_in_minutes: ignored,
      drop_time_in_minutes: ignored,
      distance_in_km: ignored,
    },
  },
  {
    call: 'GET /bookings/get-miles',
    ask: calls.getMilesDiscount,
    ...bare,
    shape: wire.Miles,
    sample: { milesDiscount: 5 },
    rows: { milesDiscount: { as: '', reads: amounts, otherwise: 0 } },
  },
  {
    call: 'POST /bookings/createWebsiteOrder',
    ask: () => calls.createOrder(order, 'key'),
    ...bare,
    shape: wire.CreateOrderResponse,
    sample: { tempBookingId: '20001' },
    rows: { tempBookingId: id('', MALFORMED) },
  },
  ridesCall('GET /bookings/ongoingAndPreOrder', calls.getCurrentRides),
  ridesCall('GET /bookings/missing-feedback', calls.getRidesWithoutFeedback),
  {
    call: 'GET /bookings/doneOrder',
    ask: calls.getCompletedRides,
    ...bare,
    shape: wire.RidesPage,
    sample: { content: [], totalElements: 61, totalPages: 4, number: 0, size: 20 },
    rows: {
      content: { as: 'rides', reads: { null: [], list: [] }, otherwise: MALFORMED },
      totalElements: people('total'),
      totalPages: people('pages'),
      number: ignored,
      size: ignored,
    },
  },
  {
    call: 'POST /vehicle-location/get-vehicles-distance',
    ask: async () => mapValue(await calls.getVehicleDistances(here), nearestVehicle),
    wrap: (sample) => [sample],
    isList: false,
    shape: wire.VehicleDistance,
    sample: { vehicleId: 'K1', timeRequired: 4, distance: 1.2 },
    rows: {
      vehicleId: id('vehicleId', null),
      timeRequired: {
        as: '',
        reads: Object.fromEntries(
          Object.entries(amounts).map(([name, minutes]) => [name, { vehicleId: 'K1', minutes, distanceKm: 1.2 }]),
        ),
        otherwise: { vehicleId: null, minutes: null, distanceKm: null },
      },
      distance: amount('distanceKm'),
    },
  },
  {
    call: 'GET /auth/me',
    ask: calls.getProfile,
    ...bare,
    shape: wire.Profile,
    sample: {
      customerName: 'Jörg',
      customerMobile: '0171',
      customerEmail: 'j@example.com',
      customerId: '13',
      accountType: 'private',
      accountId: '4',
      status: 'active',
    },
    rows: {
      customerName: text('name'),
      customerMobile: text('phone'),
      customerEmail: text('email'),
      customerId: text('customerId'),
      accountType: text('accountType'),
      accountId: text('accountId'),
      status: text('status'),
    },
  },
];
