import type { Ride } from '../../../../src/backend/types';
import {
  findBooking,
  findDuplicate,
  intentOf,
  isListedByNow,
  likenessOf,
  markOfOrder,
  mayStillArrive,
  type OrderAttempt,
  readAttempt,
} from '../../../../src/booking/order/attempt-record';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { parseBerlinTime } from '../../../../src/lib/berlin-time';
import type { Moment } from '../../../../src/lib/moment';
import { request } from '../samples';

const order = toOrderRequest(request, false);
const MINUTE_MS = 60_000;
const attempt: OrderAttempt = {
  version: 2,
  state: 'unknown',
  key: 'k',
  intent: intentOf(order, true),
  ride: markOfOrder(order),
  isNow: true,
  knownIds: null,
  startedAt: { deviceMs: 1_000_000, aheadMs: 0 },
};
/** So long after the attempt; the device's clock may have been put forward since, or the backend's may not be known. */
const later = (minutes: number, aheadMs: number | null = 0): Moment => ({
  deviceMs: 1_000_000 + minutes * MINUTE_MS,
  aheadMs,
});
const listed = (...entries: Ride[]) => ({ entries, dropped: 0 });
const settled: OrderAttempt = { ...attempt, state: 'settled', bookingId: '9' };
const over: OrderAttempt = { ...settled, state: 'over' };
const unchecked: OrderAttempt = { ...settled, startedAt: { ...settled.startedAt, aheadMs: null } };
const slow: OrderAttempt = { ...settled, startedAt: { ...settled.startedAt, aheadMs: 60 * MINUTE_MS } };
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
  it('comes back as it was written', () => {
    for (const one of [attempt, settled, over]) {
      expect(readAttempt(JSON.parse(JSON.stringify({ ...one, person: 'p' })), later(0))).toEqual(one);
    }
  });

  it.each([
    ['nothing', null],
    ['a text', '{'],
    ['another shape', { version: 2 }],
    ['a settled one without a booking', { ...attempt, state: 'settled' }],
    ['another version', { ...attempt, version: 1 }],
  ])('%s is no attempt', (_what, kept) => {
    expect(readAttempt(kept, later(0))).toBeNull();
  });

  it.each<[string, number, boolean, OrderAttempt]>([
    ['an open one', 59, true, attempt],
    ['an open one', 60, false, attempt],
    ['a settled one', 9, true, settled],
    ['a settled one', 10, false, settled],
    ['one that is over', 59, true, over],
    ['one that is over', 60, false, over],
  ])('%s still counts after %d minutes: %s', (_what, minutes, counts, kept) => {
    expect(readAttempt(kept, later(minutes)) !== null).toBe(counts);
  });

  it.each<[string, boolean, number, number | null, OrderAttempt]>([
    ['a clock that was put forward by two hours', true, 121, -120 * MINUTE_MS, settled],
    ['a clock that was put forward by two hours', true, 121, -120 * MINUTE_MS, attempt],
    ['a clock that was put back by two hours', true, -119, 120 * MINUTE_MS, settled],
    ['ten minutes by the backend, one on the device', false, 1, 9 * MINUTE_MS, settled],
    ['two hours on a device that nobody can check', true, 120, null, settled],
    ['a day on a device that nobody can check', false, 24 * 60, null, settled],
    ['eleven minutes, but the backend’s clock was not known at the order', true, 11, 0, unchecked],
    ['a minute on a device that has been an hour slow all the time', true, 1, 60 * MINUTE_MS, slow],
  ])('%s: it still counts (%s)', (_what, counts, minutes, aheadMs, kept) => {
    expect(readAttempt(kept, later(minutes, aheadMs)) !== null).toBe(counts);
  });

  it.each<[string, OrderAttempt, number, boolean]>([
    ['on its way, for a minute', { ...attempt, state: 'sending' } as OrderAttempt, 1, true],
    ['on its way, for two minutes', { ...attempt, state: 'sending' } as OrderAttempt, 2, false],
    ['answered', attempt, 0, false],
  ])('an order that is %s: may it still be stored?', (_what, kept, minutes, may) => {
    expect(mayStillArrive(kept, later(minutes))).toBe(may);
  });

  it.each([
    [6_999, false],
    [7_000, true],
  ])('after %d ms the list has had time to include it: %s', (passedMs, isListed) => {
    expect(isListedByNow(attempt, { deviceMs: attempt.startedAt.deviceMs + passedMs, aheadMs: 0 })).toBe(isListed);
  });

  it('holds neither phone, name nor address in clear', () => {
    const text = JSON.stringify(attempt);
    for (const part of [order.phone, '3920001', order.name, order.pickup.area]) expect(text).not.toContain(part);
  });
});

describe('the booking of an attempt (D29)', () => {
  it('with a list from before: the latest one that was not there', () => {
    const known = { ...attempt, knownIds: ['1', '2'] };
    expect(findBooking(listed(ride('1'), ride('2')), known)).toBeNull();
    expect(findBooking(listed(ride('1'), ride('3'), ride('4')), known)).toEqual({ kind: 'found', bookingId: '4' });
  });

  it.each<[string, Partial<Ride>]>([
    ['minute', { startsAt: parseBerlinTime('2026-11-20 14:06:00') }],
    ['phone', { customerPhone: '0171 3920002' }],
    ['number of passengers', { passengers: 2 }],
    ['area', { pickup: { ...order.pickup, area: 'Südstadt' } }],
  ])('without a list from before a ride of another %s is not it', (_what, change) => {
    expect(findBooking(listed(ride('1', change)), attempt)).toBeNull();
    expect(findBooking(listed(ride('1'), ride('2', change)), attempt)).toEqual({ kind: 'found', bookingId: '1' });
  });

  it.each<[string, Partial<Ride>]>([
    ['0171 3920001', { customerPhone: '0171 3920001' }],
    ['0049-171-3920001', { customerPhone: '0049-171-3920001' }],
    ['2026-11-20T14:05:42', { startsAt: parseBerlinTime('2026-11-20T14:05:42') }],
  ])('%s is another way to write the same', (_what, change) => {
    expect(findBooking(listed(ride('1', change)), attempt)).toEqual({ kind: 'found', bookingId: '1' });
  });

  it.each<[string, Partial<Ride>]>([
    ['an unknown time', { startsAt: null }],
    ['an unknown number of passengers', { passengers: null }],
    ['an unknown phone', { customerPhone: '' }],
  ])('without a list from before %s leaves it possible: the customer is asked', (_what, change) => {
    expect(findBooking(listed(ride('1', change)), attempt)).toEqual({ kind: 'similar', bookingId: '1' });
  });

  it('without a list from before two of the kind, and any pre-order, are asked about', () => {
    expect(findBooking(listed(ride('1'), ride('2')), attempt)).toEqual({ kind: 'similar', bookingId: '2' });
    expect(findBooking(listed(ride('1')), { ...attempt, isNow: false })).toEqual({ kind: 'similar', bookingId: '1' });
  });
});

test.each<[string, Partial<Ride>, string]>([
  ['all of it', {}, 'same'],
  ['all that is known', { startsAt: null }, 'possible'],
  ['not the phone', { startsAt: null, customerPhone: '0171 3920002' }, 'other'],
])('a ride of the list that matches %s', (_what, change, likeness) => {
  expect(likenessOf(ride('1', change), attempt.ride)).toBe(likeness);
});

describe('an entry that cannot be read may be the booking (D46)', () => {
  it('with a list from before and without one', () => {
    for (const knownIds of [['1'], null]) {
      const lost = { ...attempt, knownIds };
      const old = ride('1', { startsAt: parseBerlinTime('2026-11-19 08:00:00') });
      expect(findBooking({ entries: [old], dropped: 1 }, lost)).toEqual({ kind: 'unreadable' });
      expect(findBooking({ entries: [old], dropped: 0 }, lost)).toBeNull();
    }
  });

  it('a booking that can be read is found beside it', () => {
    const found = { kind: 'found', bookingId: '2' };
    expect(findBooking({ entries: [ride('2')], dropped: 1 }, { ...attempt, knownIds: [] })).toEqual(found);
  });
});

describe('a ride of the list at about the same time, from the same place or with the same phone (D46)', () => {
  const other = { customerPhone: '0171 3920002' };
  const at = (change: Partial<Ride['pickup']>) => ({ pickup: { ...order.pickup, ...change } });

  it.each<[string, Partial<Ride>, boolean]>([
    ['the same minute', {}, true],
    ['14 minutes later', { startsAt: parseBerlinTime('2026-11-20 14:19:00') }, true],
    ['14 minutes earlier', { startsAt: parseBerlinTime('2026-11-20 13:51:00') }, true],
    ['15 minutes later', { startsAt: parseBerlinTime('2026-11-20 14:20:00') }, false],
    ['a start that is not known', { startsAt: null }, true],
    ['a phone in another spelling', { customerPhone: '0171 3920001' }, true],
    ['a phone that is not known', { customerPhone: '' }, true],
    ['another phone, the same place', other, true],
    ['another phone, the place in other letters', { ...other, ...at({ area: ' MITTE ', city: 'KASSEL' }) }, true],
    ['another phone, a place that is not known', { ...other, ...at({ area: '', city: 'Unknown', zipcode: '' }) }, true],
    ['another phone, another district', { ...other, ...at({ area: 'Nordholland' }) }, false],
    ['another phone, another zip code', { ...other, ...at({ zipcode: '34127' }) }, false],
    ['another phone, another city', { ...other, ...at({ city: 'Göttingen' }) }, false],
    [
      'another phone, the same place half an hour later',
      { ...other, startsAt: parseBerlinTime('2026-11-20 14:35:00') },
      false,
    ],
    ['another place, the same phone', at({ area: 'Nordholland', zipcode: '34127' }), true],
    ['another destination and more people', { passengers: 4, drop: null }, true],
  ])('%s', (_what, change, isTwin) => {
    expect(findDuplicate([ride('1', change)], order)).toBe(isTwin ? '1' : null);
  });

  it('an order whose time cannot be read has none', () => {
    expect(findDuplicate([ride('1')], { ...order, startsAt: 'soon' })).toBeNull();
  });
});

describe('the mark of a ride', () => {
  const areaOf = (area: string) => markOfOrder({ ...order, pickup: { ...order.pickup, area } }).area;

  it('names no district: the device keeps its fingerprint alone', () => {
    expect(areaOf('Mitte')).not.toMatch(/mitte/i);
    expect(areaOf('Mitte')).not.toBe(areaOf('Südstadt'));
    expect(areaOf('')).toBe('');
  });

  it('is the same for a district in other spaces and letters', () => {
    expect(areaOf(' MITTE ')).toBe(areaOf('Mitte'));
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

  it('has no salt unless one is given', () => {
    expect(intentOf(order, true)).toBe(intentOf(order, true, ''));
    expect(intentOf(order, true)).not.toBe(intentOf(order, true, 'salt'));
  });

  it.each([
    ['letters', 'at the desk', 'in room 7'],
    ['nothing that is a digit', 'desk', 'bar'],
  ])('phones without digits are compared as they are: %s', (_what, phone, other) => {
    expect(intentOf({ ...order, phone }, true)).not.toBe(intentOf({ ...order, phone: other }, true));
  });
});
