import * as v from 'valibot';
import { orderOnWire } from '../../../../src/backend/to-wire';
import { CreateOrderRequest } from '../../../../src/backend/wire';
import type { BookingForm } from '../../../../src/booking/form/form';
import type { BookingRequest } from '../../../../src/booking/order/booking-request';
import { needsVehicleNote, toOrderRequest } from '../../../../src/booking/order/payload';
import { defaultVehicles } from '../../../../src/booking/vehicles/vehicles';
import { hauptbahnhof, pkw, request, wilhelmshoehe } from '../samples';

const withForm = (change: Partial<BookingForm>) => ({ ...request, form: { ...request.form, ...change } });

describe('booking creation payload (Spec §3)', () => {
  it('carries name, phone, pickup, passengers and the Berlin time as YYYY-MM-DD HH:mm:ss', () => {
    expect(toOrderRequest(withForm({ name: ' Jörg Beispiel ', numberOfPersons: 3 }), false)).toEqual({
      name: 'Jörg Beispiel',
      phone: '+49 171 3920001',
      pickup: { coordinates: hauptbahnhof.coordinates, area: 'Mitte', city: 'Kassel', zipcode: '34117' },
      drop: null,
      passengers: 3,
      startsAt: '2026-11-20 14:05:00',
      instruction: '',
      carType: 'PKW',
      carCategoryIds: [],
      driverFeatureIds: [],
      useMiles: false,
    });
  });

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
  const named = { ...hauptbahnhof, area: '', city: '', zipcode: '' };

  it.each<[string, BookingRequest, boolean, Partial<typeof plain> | Record<string, unknown>]>([
    ['no drop', request, false, {}],
    ['a drop', { ...request, drop: wilhelmshoehe }, false, withDrop],
    ['the bonus', request, true, { useMiles: true }],
    ['no bonus wanted', request, false, { useMiles: false }],
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
  ])('is exactly that of Spec §3 with %s', (_what, ordered, useMiles, changes) => {
    const payload = orderOnWire(toOrderRequest(ordered, useMiles));
    expect(payload).toStrictEqual({ ...plain, ...changes });
    expect(v.safeParse(CreateOrderRequest, payload).success).toBe(true);
  });

  it.each([
    ['a drop', wilhelmshoehe, 1, '51.3129,9.4472'],
    ['no drop', null, 0, ''],
  ])('with %s the wire says isDropRequired and its coordinates', (_what, drop, isDropRequired, dropCoordinates) => {
    const order = orderOnWire(toOrderRequest({ ...request, drop }, false));
    expect(order).toMatchObject({ isDropRequired, dropCoordinates });
    expect(v.safeParse(CreateOrderRequest, order).success).toBe(true);
  });

  it.each([
    ['cash', ''],
    ['card', 'Zahlung: Karte / Payment: card'],
    ['wallet', 'Zahlung: Wallet / Payment: wallet'],
  ] as const)('payment %s adds to the instruction: %j (D32)', (paymentType, line) => {
    expect(toOrderRequest(withForm({ paymentType }), false).instruction).toBe(line);
    const both = toOrderRequest(withForm({ paymentType, instructions: ' Please ring. ' }), false).instruction;
    expect(both).toBe(line ? `Please ring.\n${line}` : 'Please ring.');
  });

  it('an end that was typed but not chosen goes to the driver as a line of its own', () => {
    const form = { end: ' Rathaus ', instructions: 'Two bags' };
    expect(toOrderRequest(withForm(form), false)).toMatchObject({
      drop: null,
      instruction: 'Two bags\nZiel / Destination: Rathaus',
    });
  });

  it('a chosen end is not repeated in the instruction', () => {
    const chosen = { ...withForm({ end: wilhelmshoehe.label, endPlace: wilhelmshoehe }), drop: wilhelmshoehe };
    expect(toOrderRequest(chosen, false).instruction).toBe('');
  });

  it('city defaults to Unknown; car type defaults to PKW', () => {
    const order = toOrderRequest(
      { ...request, pickup: { ...hauptbahnhof, city: '' }, category: { ...pkw, carType: '' } },
      false,
    );
    expect(order.pickup.city).toBe('Unknown');
    expect(order.carType).toBe('PKW');
  });

  it.each([['MINIVAN'], ['PKW']])('car type is the one of the vehicle: %s', (carType) => {
    expect(toOrderRequest({ ...request, category: { ...pkw, carType } }, false).carType).toBe(carType);
  });

  it.each([
    ['PKW', 'PKW', ''],
    ['KOMBI', 'PKW', 'Fahrzeug / Vehicle: KOMBI'],
    ['Van', 'MINIVAN', ''],
  ])('the default vehicle %s goes out as %s, and where that hides it the driver reads it', (name, carType, line) => {
    const category = defaultVehicles.find((vehicle) => vehicle.name === name) ?? pkw;
    expect(toOrderRequest({ ...request, category }, false)).toMatchObject({ carType, instruction: line });
    expect(needsVehicleNote(category)).toBe(line !== '');
  });

  it('a KOMBI whose own car type is sent needs no line; one that the backend calls PKW does', () => {
    expect(needsVehicleNote({ ...pkw, name: 'KOMBI', carType: 'KOMBI' })).toBe(false);
    expect(needsVehicleNote({ ...pkw, name: 'KOMBI', carType: 'PKW' })).toBe(true);
    expect(needsVehicleNote({ ...pkw, name: ' pkw ', carType: 'PKW' })).toBe(false);
  });

  it('the driver reads the name of the vehicle without spaces around it', () => {
    const kombi = { ...pkw, name: ' KOMBI ', carType: 'PKW' };
    expect(toOrderRequest({ ...request, category: kombi }, false).instruction).toBe('Fahrzeug / Vehicle: KOMBI');
  });

  it('the vehicle stands between the destination and the payment', () => {
    const form = { instructions: 'Two bags', end: 'Rathaus', paymentType: 'card' } as const;
    const kombi = { ...pkw, name: 'KOMBI', carType: '' };
    expect(toOrderRequest({ ...withForm(form), category: kombi }, false).instruction.split('\n')).toEqual([
      'Two bags',
      'Ziel / Destination: Rathaus',
      'Fahrzeug / Vehicle: KOMBI',
      'Zahlung: Karte / Payment: card',
    ]);
  });

  it.each([[true], [false]])('useMiles is the answer to the bonus question: %s', (useMiles) => {
    expect(toOrderRequest(request, useMiles).useMiles).toBe(useMiles);
  });
});
