import * as v from 'valibot';
import { orderOnWire } from '../../../../src/backend/to-wire';
import type { VehicleCategory } from '../../../../src/backend/types';
import { CreateOrderRequest } from '../../../../src/backend/wire';
import type { BookingForm } from '../../../../src/booking/form/form';
import type { BookingRequest } from '../../../../src/booking/order/booking-request';
import { needsVehicleNote, toOrderRequest } from '../../../../src/booking/order/payload';
import { defaultVehicles } from '../../../../src/booking/vehicles/vehicles';
import { hauptbahnhof, pkw, request, wilhelmshoehe } from '../samples';

const withForm = (change: Partial<BookingForm>) => ({ ...request, form: { ...request.form, ...change } });

describe('booking creation payload (Spec §3)', () => {
  /** A whole payload, as the backend gets it: each row says what it changes of this one. */
  const plain = {
    custName: 'Jörg Beispiel',
    custMobile: '+49 171 3920001',
    pickupCoordinates: '51.318,9.4895',
    pickupAreaName: 'Mitte',
    pickupCity: 'Kassel',
    pickupZipcode: '34117',
    dropCoordinates: '',
    dropAreaName: '',
    dropCity: '',
    dropZipcode: '',
    noOfPassanger: 1,
    orderStartDate: '2026-11-20 14:05:00',
    custInstruction: '',
    isDropRequired: 0,
    carType: 'PKW',
    carCategoryIds: [],
    driverFeatureIds: [],
    useMiles: false,
  };
  const withDrop = {
    isDropRequired: 1,
    dropCoordinates: '51.3129,9.4472',
    dropAreaName: 'Bad Wilhelmshöhe',
    dropCity: 'Kassel',
    dropZipcode: '34131',
  };
  const childSeat = { id: 'c-1', name: 'Child seat' };
  const nonSmoker = { id: 'd-1', name: 'Non-smoker' };
  const [saloon, estate, van] = defaultVehicles as [VehicleCategory, VehicleCategory, VehicleCategory];
  const kombi = 'Fahrzeug / Vehicle: KOMBI';
  const spaced = { ...pkw, name: ' KOMBI ', carType: 'PKW' };
  const chosenEnd = { ...withForm({ end: wilhelmshoehe.label, endPlace: wilhelmshoehe }), drop: wilhelmshoehe };
  const named = { ...hauptbahnhof, area: '', city: '', zipcode: '' };

  it.each<[string, BookingRequest, boolean, Partial<typeof plain> | Record<string, unknown>]>([
    ['no drop', request, false, {}],
    ['a drop', { ...request, drop: wilhelmshoehe }, false, withDrop],
    ['the bonus', request, true, { useMiles: true }],
    [
      'extras of both kinds',
      withForm({ moreOption: [nonSmoker, childSeat] }),
      false,
      { carCategoryIds: ['c-1'], driverFeatureIds: ['d-1'] },
    ],
    ['an extra of the car', withForm({ moreOption: [childSeat] }), false, { carCategoryIds: ['c-1'] }],
    ['an extra of the driver', withForm({ moreOption: [nonSmoker] }), false, { driverFeatureIds: ['d-1'] }],
    ['an extra of no kind', withForm({ moreOption: [{ id: 'x-1', name: 'Piano' }] }), false, {}],
    ['cash', withForm({ paymentType: 'cash' }), false, {}],
    ['card', withForm({ paymentType: 'card' }), false, { custInstruction: 'Zahlung: Karte / Payment: card' }],
    ['wallet', withForm({ paymentType: 'wallet' }), false, { custInstruction: 'Zahlung: Wallet / Payment: wallet' }],
    [
      'a pickup without area, town and zip code',
      { ...request, pickup: named },
      false,
      { pickupAreaName: '', pickupCity: 'Unknown', pickupZipcode: '' },
    ],
    [
      'a drop without town',
      { ...request, drop: { ...wilhelmshoehe, city: '' } },
      false,
      { ...withDrop, dropCity: 'Unknown' },
    ],
    [
      'a phone number that could be read',
      { ...request, phone: { shown: '+49 171 3920001', e164: '+491713920001' } },
      false,
      { custMobile: '+491713920001' },
    ],
    [
      'one that could not',
      { ...withForm({ phone: ' at the desk ' }), phone: null },
      false,
      { custMobile: 'at the desk' },
    ],
    ['8 people', withForm({ numberOfPersons: 8 }), false, { noOfPassanger: 8 }],
    ['a name with spaces around it', withForm({ name: ' Jörg Beispiel ' }), false, {}],
    ['instructions', withForm({ instructions: ' Please ring. ' }), false, { custInstruction: 'Please ring.' }],
    ['a chosen end, which the driver need not read', chosenEnd, false, withDrop],
    ['a vehicle without a car type', { ...request, category: { ...pkw, carType: '' } }, false, {}],
    ['the default PKW', { ...request, category: saloon }, false, {}],
    ['the default KOMBI, which the driver reads', { ...request, category: estate }, false, { custInstruction: kombi }],
    ['one with spaces around its name', { ...request, category: spaced }, false, { custInstruction: kombi }],
    ['the default Van', { ...request, category: van }, false, { carType: 'MINIVAN' }],
    [
      'an end that was typed but not chosen, with a vehicle and a payment that no field names',
      { ...withForm({ instructions: 'Two bags', end: ' Rathaus ', paymentType: 'card' }), category: estate },
      false,
      { custInstruction: `Two bags\nZiel / Destination: Rathaus\n${kombi}\nZahlung: Karte / Payment: card` },
    ],
  ])(
    'is exactly that of Spec §3, with the payment in its instruction (D32): %s',
    (_what, ordered, useMiles, changes) => {
      const payload = orderOnWire(toOrderRequest(ordered, useMiles));
      expect(payload).toStrictEqual({ ...plain, ...changes });
      expect(v.safeParse(CreateOrderRequest, payload).success).toBe(true);
    },
  );

  it.each([
    ['KOMBI', 'KOMBI', false],
    ['KOMBI', 'PKW', true],
    [' pkw ', 'PKW', false],
  ])('a vehicle %j whose car type %s is sent needs a line for the driver: %s', (name, carType, needsLine) => {
    expect(needsVehicleNote({ ...pkw, name, carType })).toBe(needsLine);
  });
});
