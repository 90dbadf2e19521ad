import { hasRunOut, isSamePromise, noteKey, type Price, priceOf, unpromised } from '../../../src/price/price';
import { type PriceKind, site } from '../../../src/site';

const pkw = { id: '1', name: 'PKW', price: 20 };
const range = { from: 18, to: 24 };
const corridor = { ...pkw, priceKind: 'corridor', priceFrom: 18, priceTo: 24 } as const;
const fixed = { ...pkw, priceKind: 'fixed' } as const;
const until = new Date('2026-11-20T13:05:00Z');
const promised = (kind: PriceKind, changes: Partial<Price>): Price => ({
  ...unpromised(kind, null),
  isPromised: true,
  ...changes,
});

describe('the kind of a price is the backend’s, else the operator’s', () => {
  test.each([
    ['a fixed price with an amount is a promise', fixed, promised('fixed', { euro: 20 })],
    ['a fixed price without an amount is none', { ...fixed, price: null }, unpromised('fixed', null)],
    ['a corridor with two limits is a promise', corridor, promised('corridor', { range })],
    ['also without an amount', { ...corridor, price: null }, promised('corridor', { range })],
    ['a corridor without its lower limit is none', { ...corridor, priceFrom: null }, unpromised('corridor', 20)],
    ['nor without its upper one', { ...corridor, priceTo: null }, unpromised('corridor', 20)],
    ['nor with equal limits', { ...corridor, priceTo: 18 }, unpromised('corridor', 20)],
    ['nor with limits in the wrong order', { ...corridor, priceFrom: 25 }, unpromised('corridor', 20)],
    ['limits without a kind mean nothing', { ...pkw, priceFrom: 18, priceTo: 24 }, unpromised('taximeter', 20)],
    [
      'by taximeter each amount is an estimate',
      { ...pkw, priceKind: 'taximeter' as const },
      unpromised('taximeter', 20),
    ],
    ['a promise may end', { ...fixed, priceValidUntil: until }, promised('fixed', { euro: 20, validUntil: until })],
    ['an estimate has no end', { ...pkw, priceValidUntil: until }, unpromised('taximeter', 20)],
    ['nothing is said', pkw, unpromised('taximeter', 20)],
  ])('%s', (_name, stated, expected) => {
    expect(priceOf(stated)).toEqual(expected);
  });

  describe('with a rule of the operator', () => {
    beforeEach(() => {
      jest.replaceProperty(site.price, 'kind', 'corridor');
      jest.replaceProperty(site.price, 'exceptions', [
        { vehicle: 'Van', kind: 'fixed' },
        { vehicle: '7', kind: 'taximeter' },
      ]);
    });
    afterEach(() => jest.restoreAllMocks());

    test.each([
      ['its kind is no promise', pkw, unpromised('corridor', 20)],
      ['a vehicle is excepted by its name', { ...pkw, name: 'Van' }, unpromised('fixed', 20)],
      ['or by its id', { ...pkw, id: '7' }, unpromised('taximeter', 20)],
      ['the backend knows better', { ...fixed, name: 'Van', price: 30 }, promised('fixed', { euro: 30 })],
      ['also that the taximeter decides', { ...pkw, priceKind: 'taximeter' as const }, unpromised('taximeter', 20)],
    ])('%s', (_name, stated, expected) => {
      expect(priceOf(stated)).toEqual(expected);
    });
  });
});

test.each([
  [unpromised('taximeter', null), 'note.taximeter'],
  [unpromised('taximeter', 20), 'note.taximeter'],
  [unpromised('fixed', null), 'note.fixed'],
  [unpromised('fixed', 20), 'note.estimate.fixed'],
  [unpromised('corridor', 20), 'note.estimate.corridor'],
  [priceOf(fixed), 'name.fixed'],
  [priceOf(corridor), 'name.corridor'],
])('the note below %o', (price, key) => {
  expect(noteKey(price)).toBe(key);
});

test('a promise has run out from its last moment on', () => {
  const price = priceOf({ ...fixed, priceValidUntil: until });
  expect([-1, 0, 1].map((ms) => hasRunOut(price, until.getTime() + ms))).toEqual([false, true, true]);
  expect(hasRunOut(priceOf(fixed), Number.MAX_SAFE_INTEGER)).toBe(false);
});

test.each([
  ['the same amount with another end', priceOf(fixed), priceOf({ ...fixed, priceValidUntil: until }), true],
  ['another amount', priceOf(fixed), priceOf({ ...fixed, price: 20.01 }), false],
  ['the same amount, no longer promised', priceOf(fixed), unpromised('fixed', 20), false],
  ['another lower limit', priceOf(corridor), priceOf({ ...corridor, priceFrom: 17 }), false],
  ['another upper limit', priceOf(corridor), priceOf({ ...corridor, priceTo: 25 }), false],
  ['a corridor in place of a fixed price', priceOf(fixed), priceOf(corridor), false],
  ['two estimates, which may change', unpromised('taximeter', 20), unpromised('taximeter', 30), true],
])('two prices promise the same: %s', (_name, one, other, isSame) => {
  expect([isSamePromise(one, other), isSamePromise(other, one)]).toEqual([isSame, isSame]);
});
