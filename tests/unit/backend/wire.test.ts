import * as v from 'valibot';
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
