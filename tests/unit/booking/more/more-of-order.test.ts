import * as v from 'valibot';
import { orderOnWire } from '../../../../src/backend/to-wire';
import { CreateOrderRequest } from '../../../../src/backend/wire';
import { type MoreValues, noMore } from '../../../../src/booking/more/more';
import { moreOfOrder, riderOf } from '../../../../src/booking/more/more-of-order';
import { intentOf } from '../../../../src/booking/order/attempt-record';
import type { BookingRequest } from '../../../../src/booking/order/booking-request';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { defaultVehicles } from '../../../../src/booking/vehicles/vehicles';
import { completeForm, hauptbahnhof, pkw } from '../samples';

const anna = { ...completeForm, name: 'Anna Muster', phone: '0171 3920002' };
const numbers = {
  customer: { shown: '+49 171 3920002', e164: '+491713920002' },
  passenger: { shown: '+49 561 123456', e164: '+49561123456' },
};
const erna: MoreValues = { ...noMore, passenger: { name: 'Erna Beispiel', phone: '0561 123456' } };

/** The request that the order flow makes of a form. */
const requestOf = (more: MoreValues, form = anna, category = pkw): BookingRequest => ({
  form: { ...form, ...riderOf(more) },
  pickup: hauptbahnhof,
  drop: null,
  category,
  phone: more.passenger ? numbers.passenger : numbers.customer,
  ...moreOfOrder(more, form, numbers),
});

test('the passenger is the customer of the order, and who ordered is a line', () => {
  const order = orderOnWire(toOrderRequest(requestOf(erna), false));
  expect(order).toMatchObject({
    custName: 'Erna Beispiel',
    custMobile: '+49561123456',
    custInstruction: 'Bestellt von: Anna Muster, Rückfragen: +49 171 3920002',
  });
  expect(v.safeParse(CreateOrderRequest, order).success).toBe(true);
});

test('numbers that could not be parsed are sent as they were typed', () => {
  const request = { ...requestOf(erna), phone: null, ...moreOfOrder(erna, anna, { customer: null, passenger: null }) };
  expect(toOrderRequest(request, false)).toMatchObject({
    phone: '0561 123456',
    instruction: 'Bestellt von: Anna Muster, Rückfragen: 0171 3920002',
  });
});

test('the lines are behind note, destination and vehicle, and before the payment (D32)', () => {
  const kombi = defaultVehicles[1];
  if (!kombi) throw new Error('There is no second vehicle');
  const form = { ...anna, instructions: 'Bitte klingeln', end: 'Zur Oma', paymentType: 'card' } as const;
  const request = requestOf({ ...noMore, connection: 'LH 1', luggage: 1 }, form, kombi);
  expect(toOrderRequest(request, false).instruction.split('\n')).toEqual([
    'Bitte klingeln',
    'Ziel / Destination: Zur Oma',
    'Fahrzeug / Vehicle: KOMBI',
    'Flug/Zug: LH 1',
    'Gepäck: 1 großes Stück',
    'Zahlung: Karte / Payment: card',
  ]);
});

test('without any of it the order is that of a plain ride, byte for byte', () => {
  const plain: BookingRequest = {
    form: anna,
    pickup: hauptbahnhof,
    drop: null,
    category: pkw,
    phone: numbers.customer,
  };
  const bytes = (request: BookingRequest) => JSON.stringify(orderOnWire(toOrderRequest(request, false)));
  expect(bytes(requestOf(noMore))).toBe(bytes(plain));
});

test('only a ride to treatment has health data, and a salt hides its fingerprint', () => {
  const treated: MoreValues = { ...noMore, treatment: { prescription: 'none', copayment: null, insurer: '' } };
  expect(moreOfOrder(erna, anna, numbers).hasHealthData).toBe(false);
  expect(moreOfOrder(treated, anna, numbers).hasHealthData).toBe(true);
  const order = toOrderRequest(requestOf(treated), false);
  expect(intentOf(order, true, 'salt')).toBe(intentOf(order, true, 'salt'));
  expect(intentOf(order, true, 'salt')).not.toBe(intentOf(order, true, 'another'));
  expect(intentOf(order, true, 'salt')).not.toBe(intentOf(order, true));
});
