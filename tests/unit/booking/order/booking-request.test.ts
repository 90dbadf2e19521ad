import type { VehicleCategory } from '../../../../src/backend/types';
import { type BookingRequest, requestPrice, toRequest } from '../../../../src/booking/order/booking-request';
import type { Price } from '../../../../src/price/price';
import { completeForm, hauptbahnhof, pkw, request, wilhelmshoehe } from '../samples';

it('a request needs a start place and a vehicle, not an end', () => {
  expect(toRequest(completeForm, null)).toBeNull();
  expect(toRequest({ ...completeForm, startPlace: null }, pkw)).toBeNull();
  expect(toRequest(completeForm, pkw)).toMatchObject({ pickup: hauptbahnhof, drop: null, category: pkw });
  expect(toRequest({ ...completeForm, endPlace: wilhelmshoehe }, pkw)).toMatchObject({ drop: wilhelmshoehe });
});

it('a request without a price waits for it, one with a price does not', () => {
  expect(toRequest(completeForm, pkw, true)).toMatchObject({ price: 'loading' });
  expect(toRequest(completeForm, pkw)).not.toHaveProperty('price');
});

it('a request carries how the phone number was read, and knows when it was not', () => {
  const phone = { shown: '+49 171 3920001', e164: '+491713920001' };
  expect(toRequest(completeForm, pkw, false, phone)).toMatchObject({ phone });
  expect(toRequest(completeForm, pkw)).toMatchObject({ phone: null });
});

describe('the price of a request', () => {
  const fixed = { ...pkw, price: 4, priceKind: 'fixed' } as const;
  const corridor = { ...pkw, priceKind: 'corridor', priceFrom: 12, priceTo: 18 } as const;
  const series = { choice: {}, lines: {} } as NonNullable<BookingRequest['series']>;

  type Row = [name: string, category: VehicleCategory, changes: Partial<BookingRequest>, expected: Partial<Price>];
  test.each<Row>([
    ['an estimate less the bonus', pkw, { bonus: 5 }, { isPromised: false, euro: 9.8 }],
    ['a fixed price less the bonus, never below 0', fixed, { bonus: 5 }, { isPromised: true, euro: 0 }],
    ['a corridor as it is', corridor, { bonus: 5 }, { isPromised: true, euro: null, range: { from: 12, to: 18 } }],
    ['while it loads, only the kind is known', fixed, { price: 'loading' }, { kind: 'fixed', euro: null }],
    ['in a series a fixed price is an estimate', fixed, { series }, { kind: 'fixed', isPromised: false, euro: 4 }],
    ['and a corridor has no amount', corridor, { series }, { kind: 'corridor', isPromised: false, range: null }],
  ])('%s', (_name, category, changes, expected) => {
    expect(requestPrice({ ...request, category, ...changes })).toMatchObject(expected);
  });
});
