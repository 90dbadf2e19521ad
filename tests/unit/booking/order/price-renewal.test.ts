import type { VehicleCategory } from '../../../../src/backend/types';
import type { BookingRequest } from '../../../../src/booking/order/booking-request';
import { next, nextInTime } from '../../../../src/booking/order/flow';
import type { BookingEvent, BookingFlow } from '../../../../src/booking/order/flow-steps';
import { priceOf } from '../../../../src/price/price';
import { now, pkw, request } from '../samples';

const endMs = now.getTime() + 60_000;
const fixed: VehicleCategory = { ...pkw, price: 20, priceKind: 'fixed', priceValidUntil: new Date(endMs) };
const later = { ...fixed, priceValidUntil: new Date(endMs + 600_000) };
const dearer = { ...later, price: 22 };
const asked = { ...request, category: fixed };
const dialog = { step: 'confirming', request: asked, discount: 0 } as const;
const was = priceOf(fixed);

const ranOut = { type: 'priceRanOut' } as const;
const accepted = { type: 'priceAccepted' } as const;
const confirmed = { type: 'confirmed' } as const;
const renewed = (category: VehicleCategory | null) => ({ type: 'priceRenewed', category }) as const;
const through = (flow: BookingFlow, ...events: readonly BookingEvent[]) => events.reduce(next, flow);

/** Everything that orders. */
const orders: readonly (readonly [string, BookingFlow, BookingEvent])[] = [
  ['the order button', dialog, confirmed],
  ['Continue to the bonus', { ...dialog, discount: 5 }, confirmed],
  [
    'an answer about the bonus',
    { step: 'asking-bonus', request: asked, discount: 5 },
    { type: 'bonusAnswered', useMiles: true },
  ],
  [
    'Retry after a failure',
    { step: 'failed', request: asked, useMiles: false, message: 'bookingFailed', isOffline: false },
    { type: 'retried' },
  ],
  ['another taxi', { step: 'placed', request: asked, useMiles: false, bookingId: '77' }, { type: 'anotherWanted' }],
  [
    'another order after a doubt',
    { step: 'warned', request: asked, useMiles: false, candidate: null, isListRead: true },
    { type: 'anotherConfirmed' },
  ],
];

describe('a chosen time that has passed is asked again, whatever orders (D21)', () => {
  const minuteEndMs = new Date('2026-11-20T13:06:00Z').getTime();
  const atTime = { step: 'editing', asked: null, begins: 'at-time' };

  it.each(orders)('%s', (_name, flow, event) => {
    const chosen = { ...asked, form: { ...asked.form, isNow: false } };
    const ofChosen = { ...flow, request: chosen } as BookingFlow;
    expect(['creating', 'asking-bonus']).toContain(nextInTime(ofChosen, event, minuteEndMs - 1).step);
    expect(nextInTime(ofChosen, event, minuteEndMs)).toEqual(atTime);
    expect(nextInTime(flow, event, minuteEndMs)).not.toEqual(atTime);
  });
});

describe('a fixed price that has run out is asked for again before the order button', () => {
  it.each(orders)('%s orders until the last moment', (_name, flow, event) => {
    expect(['creating', 'asking-bonus']).toContain(nextInTime(flow, event, endMs - 1).step);
  });

  it.each(orders)('%s orders nothing from then on', (_name, flow, event) => {
    expect(nextInTime(flow, event, endMs)).toMatchObject({ step: 'confirming', renewal: 'loading' });
  });

  it.each<[string, BookingFlow, BookingEvent, BookingFlow]>([
    ['the form', { step: 'editing', asked: null }, confirmed, { step: 'editing', asked: null }],
    ['Back from the dialog', dialog, { type: 'wentBack' }, { step: 'editing', asked: null }],
    [
      'a bonus that arrives',
      { ...dialog, discount: null },
      { type: 'discountRead', request: asked, discount: 0 },
      dialog,
    ],
    [
      'an order on its way',
      { step: 'creating', request: asked, useMiles: false },
      confirmed,
      { step: 'creating', request: asked, useMiles: false },
    ],
    [
      'an event that does not belong to the bonus question',
      { step: 'asking-bonus', request: asked, discount: 5 },
      { type: 'loginClosed' },
      { step: 'asking-bonus', request: asked, discount: 5 },
    ],
  ])('%s orders nothing, so that no price is loaded for it', (_name, flow, event, after) => {
    expect(nextInTime(flow, event, endMs)).toEqual(after);
  });

  it('an estimate never runs out', () => {
    expect(nextInTime({ ...dialog, request }, confirmed, Number.MAX_SAFE_INTEGER).step).toBe('creating');
  });

  it('while the price is loading, and after that has failed, nothing is ordered', () => {
    const loading = through(dialog, ranOut);
    expect(loading).toMatchObject({ renewal: 'loading' });
    expect(through(loading, confirmed)).toBe(loading);
    expect(through(loading, ranOut)).toBe(loading);
    const failed = through(loading, renewed(null));
    expect(failed).toMatchObject({ renewal: 'failed' });
    expect(through(failed, confirmed)).toBe(failed);
    expect(through(failed, ranOut)).toMatchObject({ renewal: 'loading' });
    // The card still has the old promise.
    expect(through(failed, renewed(fixed))).toBe(failed);
    expect(through(failed, renewed(later))).not.toHaveProperty('renewal');
  });

  it('a price that has not run out stays where a list of prices fails', () => {
    expect(through(dialog, renewed(null))).toBe(dialog);
  });

  it('the same promise, said again after it has run out, is the one in force', () => {
    expect(through(dialog, ranOut, renewed(fixed))).toEqual({ ...dialog, bonusFor: asked });
  });

  it('the same price with a later end can be ordered at once', () => {
    const same = through(dialog, ranOut, renewed(later));
    expect(same).toEqual({ ...dialog, bonusFor: asked, request: { ...asked, category: later } });
    expect(nextInTime(same, confirmed, endMs).step).toBe('creating');
  });

  it('a bonus that arrives later still belongs to the request', () => {
    const loading = through({ ...dialog, discount: null }, ranOut, renewed(later));
    expect(through(loading, { type: 'discountRead', request: asked, discount: 5 })).toMatchObject({ discount: 5 });
  });
});

describe('a price that has changed is shown with the one before, and accepted before it is ordered', () => {
  it.each([
    ['after it has run out', [ranOut, renewed(dearer)]],
    ['while it was promised', [renewed(dearer)]],
    ['twice', [renewed({ ...dearer, price: 21 }), ranOut, renewed(dearer)]],
  ])('%s', (_name, events) => {
    const changed = through(dialog, ...events);
    expect(changed).toMatchObject({ was, request: { category: { price: 22 } } });
    expect(through(changed, confirmed)).toBe(changed);
    expect(through(changed, accepted, confirmed).step).toBe('creating');
  });

  it('back to the first price, nothing has changed', () => {
    expect(through(dialog, renewed(dearer), renewed(later))).not.toHaveProperty('was');
  });

  it('nothing is accepted while the price is loading again', () => {
    const loading = through(dialog, renewed(dearer), ranOut);
    expect(through(loading, accepted)).toBe(loading);
  });

  it('a fixed price that is no longer promised has changed, too', () => {
    expect(through(dialog, ranOut, { type: 'priceRenewed', category: pkw })).toMatchObject({ was });
  });

  it('under the bonus question it leads back to the confirm dialog; a later end does not', () => {
    const asking = { step: 'asking-bonus', request: asked, discount: 5 } as const;
    expect(through(asking, renewed(dearer))).toMatchObject({ step: 'confirming', discount: 5, was });
    expect(through(asking, renewed(later))).toEqual({ ...asking, request: { ...asked, category: later } });
    expect(through(asking, renewed(fixed))).toBe(asking);
  });

  it.each([
    ['submitted form', { step: 'signing-in', request: asked }],
    ['form after its login was closed', { step: 'editing', asked }],
  ] as const)('a login in between: the price of the %s is the one before', (_name, flow) => {
    const signedIn = (category: VehicleCategory) => next(flow, { type: 'signedIn', request: { ...request, category } });
    expect(signedIn(dearer)).toMatchObject({ step: 'confirming', was });
    expect(signedIn(later)).not.toHaveProperty('was');
  });

  it.each<[string, BookingRequest, BookingRequest]>([
    ['it was loading before', { ...asked, price: 'loading' }, { ...request, category: dearer }],
    ['it is loading now', asked, { ...request, category: dearer, price: 'loading' }],
  ])('a login in between, and no two prices to compare: %s', (_name, before, after) => {
    const signedIn = next({ step: 'signing-in', request: before }, { type: 'signedIn', request: after });
    expect(signedIn).toEqual({ step: 'confirming', request: after, discount: null });
  });

  it('estimates stay as they were submitted', () => {
    const estimated = { ...dialog, request };
    expect(through(estimated, { type: 'priceRenewed', category: { ...pkw, price: 99 } })).toBe(estimated);
  });

  it('a price that has not arrived yet has nothing to change', () => {
    const loading = { ...dialog, request: { ...asked, price: 'loading' as const } };
    expect(through(loading, renewed(dearer))).toBe(loading);
    const renewing = { ...loading, renewal: 'loading' } as const;
    expect(through(renewing, renewed(null))).toBe(renewing);
  });
});

it('an order that did not arrive asks anew whether the bonus is used', () => {
  const creating = through(
    { step: 'asking-bonus', request: asked, discount: 5 },
    { type: 'bonusAnswered', useMiles: true },
  );
  expect(creating).toMatchObject({ request: { bonus: 5 } });
  expect(through(creating, { type: 'nothingFound' })).toEqual({ step: 'confirming', request: asked, discount: null });
});
