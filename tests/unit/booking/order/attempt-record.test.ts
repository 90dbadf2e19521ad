import type { Ride } from '../../../../src/backend/types';
import {
  findBooking,
  intentOf,
  markOfOrder,
  type OrderAttempt,
  readAttempt,
  writeAttempt,
} from '../../../../src/booking/order/attempt-record';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { parseBerlinTime } from '../../../../src/lib/berlin-time';
import { request } from '../samples';

const order = toOrderRequest(request, false);
const MINUTE_MS = 60_000;
const attempt: OrderAttempt = {
  version: 1,
  state: 'unknown',
  key: 'k',
  customerId: '7',
  intent: intentOf(order, true),
  ride: markOfOrder(order),
  isNow: true,
  knownIds: null,
  startedAtMs: 1_000_000,
};
const settled: OrderAttempt = { ...attempt, state: 'settled', bookingId: '9' };
const ride = (bookingId: string, change: Partial<Ride> = {}) =>
  ({
    bookingId,
    startsAt: parseBerlinTime(order.startsAt),
    customerPhone: order.phone,
    passengers: order.passengers,
    pickup: order.pickup,
    ...change,
  }) as Ride;

describe('an attempt on the device', () => {
  it('comes back as it was written, for its customer', () => {
    expect(readAttempt(writeAttempt(attempt), '7', 1_000_000)).toEqual(attempt);
    expect(readAttempt(writeAttempt(settled), '7', 1_000_000)).toEqual(settled);
    expect(readAttempt(writeAttempt(attempt), '8', 1_000_000)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"version":1}'],
    ['a settled one without a booking', JSON.stringify({ ...attempt, state: 'settled' })],
    ['another version', JSON.stringify({ ...attempt, version: 2 })],
  ])('%s is no attempt', (_what, text) => {
    expect(readAttempt(text, '7', 1_000_000)).toBeNull();
  });

  it.each<[string, number, boolean, OrderAttempt]>([
    ['an open one', 59, true, attempt],
    ['an open one', 60, false, attempt],
    ['a settled one', 9, true, settled],
    ['a settled one', 10, false, settled],
  ])('%s still counts after %d minutes: %s', (_what, minutes, counts, kept) => {
    expect(readAttempt(writeAttempt(kept), '7', 1_000_000 + minutes * MINUTE_MS) !== null).toBe(counts);
  });

  it('holds neither phone, name nor address in clear', () => {
    const text = writeAttempt(attempt);
    for (const part of [order.phone, '3920001', order.name, order.pickup.area]) expect(text).not.toContain(part);
  });
});

describe('the booking of an attempt (D29)', () => {
  it('with a list from before: the latest one that was not there', () => {
    const known = { ...attempt, knownIds: ['1', '2'] };
    expect(findBooking([ride('1'), ride('2')], known)).toBeNull();
    expect(findBooking([ride('1'), ride('3'), ride('4')], known)).toEqual({ kind: 'found', bookingId: '4' });
  });

  it.each<[string, Partial<Ride>]>([
    ['minute', { startsAt: parseBerlinTime('2026-11-20 14:06:00') }],
    ['phone', { customerPhone: '0171 3920002' }],
    ['number of passengers', { passengers: 2 }],
    ['area', { pickup: { ...order.pickup, area: 'Südstadt' } }],
  ])('without a list from before a ride of another %s is not it', (_what, change) => {
    expect(findBooking([ride('1', change)], attempt)).toBeNull();
    expect(findBooking([ride('1'), ride('2', change)], attempt)).toEqual({ kind: 'found', bookingId: '1' });
  });

  it.each<[string, Partial<Ride>]>([
    ['0171 3920001', { customerPhone: '0171 3920001' }],
    ['0049-171-3920001', { customerPhone: '0049-171-3920001' }],
    ['2026-11-20T14:05:42', { startsAt: parseBerlinTime('2026-11-20T14:05:42') }],
  ])('%s is another way to write the same', (_what, change) => {
    expect(findBooking([ride('1', change)], attempt)).toEqual({ kind: 'found', bookingId: '1' });
  });

  it.each<[string, Partial<Ride>]>([
    ['an unknown time', { startsAt: null }],
    ['an unknown number of passengers', { passengers: null }],
    ['an unknown phone', { customerPhone: '' }],
  ])('without a list from before %s leaves it possible: the customer is asked', (_what, change) => {
    expect(findBooking([ride('1', change)], attempt)).toEqual({ kind: 'similar', bookingId: '1' });
  });

  it('without a list from before two of the kind, and any pre-order, are asked about', () => {
    expect(findBooking([ride('1'), ride('2')], attempt)).toEqual({ kind: 'similar', bookingId: '2' });
    expect(findBooking([ride('1')], { ...attempt, isNow: false })).toEqual({ kind: 'similar', bookingId: '1' });
  });
});

describe('the same intent has the same fingerprint (D29)', () => {
  it.each([
    ['the same order', order, true],
    ['its phone as it was typed instead of as it was read', { ...order, phone: '0171 3920001' }, true],
    ['the next minute, for as soon as possible', { ...order, startsAt: '2026-11-20 14:06:00' }, true],
    ['another phone', { ...order, phone: '+491713920002' }, false],
    ['another extra', { ...order, carCategoryIds: ['c-1'] }, false],
    ['the bonus', { ...order, useMiles: true }, false],
  ])('%s: %#', (_what, other, isSame) => {
    expect(intentOf(other, true) === intentOf(order, true)).toBe(isSame);
  });

  it.each([
    ['letters', 'at the desk', 'in room 7'],
    ['nothing that is a digit', 'desk', 'bar'],
  ])('phones without digits are compared as they are: %s', (_what, phone, other) => {
    expect(intentOf({ ...order, phone }, true)).not.toBe(intentOf({ ...order, phone: other }, true));
  });
});
