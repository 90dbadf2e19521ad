import * as v from 'valibot';
import { toBookingDetails, toNearestVehicle, toRide } from '../../../src/backend/from-wire';
import { feedbackOnWire, orderOnWire } from '../../../src/backend/to-wire';
import type { OrderRequest } from '../../../src/backend/types';
import * as wire from '../../../src/backend/wire';

const pickup = { coordinates: { lat: 51.3184, lng: 9.4896 }, area: 'Mitte', city: 'Kassel', zipcode: '34117' };
const order: OrderRequest = {
  name: 'Sample',
  phone: '0561 1',
  pickup,
  drop: null,
  passengers: 2,
  startsAt: '2026-11-20 14:05:00',
  instruction: '',
  carType: 'PKW',
  carCategoryIds: [],
  driverFeatureIds: [],
  useMiles: false,
};

describe('booking creation payload', () => {
  test('without a drop isDropRequired is 0 and the drop fields are empty (D30)', () => {
    expect(orderOnWire(order)).toMatchObject({
      isDropRequired: 0,
      dropCoordinates: '',
      dropAreaName: '',
      dropCity: '',
      dropZipcode: '',
      pickupCoordinates: '51.3184,9.4896',
      noOfPassanger: 2,
      orderStartDate: '2026-11-20 14:05:00',
    });
  });

  test('with a drop isDropRequired is 1 and its address travels', () => {
    const drop = { coordinates: { lat: 51.3128, lng: 9.4469 }, area: '', city: 'Unknown', zipcode: '' };
    const payload = orderOnWire({ ...order, drop });
    expect(payload).toMatchObject({ isDropRequired: 1, dropCoordinates: '51.3128,9.4469', dropCity: 'Unknown' });
    expect(v.is(wire.CreateOrderRequest, payload)).toBe(true);
  });
});

test('a skip sends null answers and an empty message, feedback its five answers (D30)', () => {
  expect(feedbackOnWire({ bookingId: '7', isSkip: true })).toEqual({
    bookingId: '7',
    isSkip: true,
    message: '',
    punctuality: null,
    driving: null,
    friendliness: null,
    cleanliness: null,
    payment: null,
  });
  const answers = {
    punctuality: 'yes',
    driving: 'no',
    friendliness: 'yes',
    cleanliness: 'no',
    payment: 'yes',
  } as const;
  expect(feedbackOnWire({ bookingId: '7', isSkip: false, message: 'Good', answers })).toEqual({
    bookingId: '7',
    isSkip: false,
    message: 'Good',
    ...answers,
  });
});

test('after fetching booking details the three time and distance values are 0', () => {
  const details = v.parse(wire.BookingDetails, {
    bookingId: 7,
    driverName: 'Sample',
    carNo: 'KS TX 1',
    jobStatus: 'ON_THE_WAY',
    pickupCoordinates: '51.3,9.4',
    dropCoordinates: '',
    vehicle_name: 'PKW',
    driver_rating: 4.9,
    pickup_time_in_minutes: 4,
    drop_time_in_minutes: 9,
    distance_in_km: 3,
  });
  expect(toBookingDetails(details)).toMatchObject({
    bookingId: '7',
    drop: null,
    pickupMinutes: 0,
    dropMinutes: 0,
    distanceKm: 0,
  });
});

test.each([
  [1, 1, 'cash', true],
  [2, 0, 'card', false],
  [3, 1, 'online', true],
  [0, 2, 'online', false],
])(
  'payment type %d is 1 cash, 2 card, other online; status %d is 1 paid, otherwise pending',
  (type, status, name, paid) => {
    const ride = v.parse(wire.Ride, {
      orderId: '1',
      bookingId: '1',
      orderStartDateTime: '2026-11-20 14:05:00',
      isDropRequired: 0,
      paymentType: type,
      paymentStatus: status,
    });
    expect(toRide(ride)).toMatchObject({ paymentType: name, isPaid: paid, drop: null });
  },
);

test('of the vehicle distances the smallest timeRequired is used, an empty list gives 0', () => {
  const list = [
    { vehicleId: 'a', timeRequired: 6, distance: 2.1 },
    { vehicleId: 'b', timeRequired: 4, distance: 1.2 },
    { vehicleId: 'c', timeRequired: 9, distance: null },
  ];
  expect(toNearestVehicle(list)).toEqual({ vehicleId: 'b', minutes: 4, distanceKm: 1.2 });
  expect(toNearestVehicle([])).toEqual({ vehicleId: null, minutes: 0, distanceKm: null });
});
