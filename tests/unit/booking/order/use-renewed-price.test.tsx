/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { VehicleCategory } from '../../../../src/backend/types';
import type { BookingFlow } from '../../../../src/booking/order/flow-steps';
import { useRenewedPrice } from '../../../../src/booking/order/use-renewed-price';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { setBackendAhead } from '../../device/page-clock';
import { now, pkw, request } from '../samples';

const MINUTE_MS = 60_000;
/** The longest delay of a browser's timer. */
const LONGEST_MS = 2_147_483_647;
const promisedFor = (ms: number): VehicleCategory => ({
  ...{ ...pkw, priceKind: 'fixed', priceValidUntil: new Date(now.getTime() + ms) },
});
const fixed = promisedFor(MINUTE_MS);
const confirming = (category: VehicleCategory): BookingFlow => ({
  step: 'confirming',
  request: { ...request, category },
  discount: 0,
});
const ranOut = { type: 'priceRanOut' };
const renewed = (category: VehicleCategory | null) => ({ type: 'priceRenewed', category });

type List = readonly VehicleCategory[] | null;
const send = jest.fn();

/** The hook at a step of the flow, while the backend answers the categories with `reload`. */
function open(flow: BookingFlow, reload: () => Promise<List> = async () => null) {
  const { rerender } = renderScreenHook(
    ({ shown, chosen }: { readonly shown: BookingFlow; readonly chosen: VehicleCategory | null }) =>
      useRenewedPrice(shown, { areLoading: false, reload }, chosen, send),
    { shown: flow, chosen: null as VehicleCategory | null },
  );
  return (shown: BookingFlow, chosen: VehicleCategory | null = null) => rerender({ shown, chosen });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  send.mockClear();
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a promised price in the confirm dialog', () => {
  test.each([
    ['its last moment', null, MINUTE_MS],
    ['its last moment on the backend’s clock, 5 s ahead', 5_000, MINUTE_MS - 5_000],
  ])('runs out at %s', async (_name, aheadMs, afterMs) => {
    if (aheadMs !== null) setBackendAhead(aheadMs);
    open(confirming(fixed));
    await pass(afterMs - 1);
    expect(send).not.toHaveBeenCalled();
    await pass(1);
    expect(send.mock.calls).toEqual([[ranOut]]);
  });

  test('runs out under the bonus question, too', async () => {
    open({ step: 'asking-bonus', request: { ...request, category: fixed }, discount: 5 });
    await pass(MINUTE_MS);
    expect(send.mock.calls).toEqual([[ranOut]]);
  });

  test.each([
    ['an estimate', confirming(pkw)],
    ['a promise without an end', confirming({ ...pkw, priceKind: 'fixed' })],
    ['a promise that ends later than a timer can wait', confirming(promisedFor(LONGEST_MS + 1))],
    [
      'a price that has not arrived',
      { ...confirming(fixed), request: { ...request, category: fixed, price: 'loading' } },
    ],
    ['a closed dialog', { step: 'editing', asked: null }],
  ] as readonly (readonly [string, BookingFlow])[])('%s never runs out', async (_name, flow) => {
    open(flow);
    await pass(MINUTE_MS);
    expect(send).not.toHaveBeenCalled();
  });

  test('is told when the backend says something newer meanwhile', () => {
    const show = open(confirming(fixed));
    const later = promisedFor(2 * MINUTE_MS);
    show(confirming(fixed), later);
    expect(send.mock.calls).toEqual([[renewed(later)]]);
  });
});

describe('a price that has run out is loaded again', () => {
  const renewing: BookingFlow = { ...confirming(fixed), renewal: 'loading' } as BookingFlow;
  const later = promisedFor(2 * MINUTE_MS);

  test.each([
    ['the vehicle’s new price', async () => [pkw, later].reverse(), later],
    ['no answer', async () => null, null],
    ['the vehicle is gone', async () => [{ ...later, id: '9', name: 'Van' }], null],
    ['a promise that has run out already', async () => [promisedFor(0)], null],
  ] as readonly (readonly [string, () => Promise<List>, VehicleCategory | null])[])(
    '%s',
    async (_name, reload, category) => {
      open(renewing, reload);
      await pass(0);
      expect(send.mock.calls).toEqual([[renewed(category)]]);
    },
  );

  test('no answer within 8 s counts as none, and a later one is not told', async () => {
    open(renewing, () => new Promise((resolve) => setTimeout(() => resolve([later]), 9_000)));
    await pass(7_999);
    expect(send).not.toHaveBeenCalled();
    await pass(1);
    expect(send.mock.calls).toEqual([[renewed(null)]]);
    await pass(5_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('once for each time that it is asked', async () => {
    const reload = jest.fn(async (): Promise<List> => null);
    const show = open(renewing, reload);
    show(renewing);
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
    show({ ...confirming(fixed), renewal: 'failed' } as BookingFlow);
    show(renewing);
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
