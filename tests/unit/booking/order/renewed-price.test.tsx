/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { VehicleCategory } from '../../../../src/backend/types';
import type { BookingEvent, BookingFlow } from '../../../../src/booking/order/flow-steps';
import { renewedPrice, timersOf, useBookingFlow } from '../../../../src/booking/order/use-booking-flow';
import { fakeBackend } from '../../../support/fake-backend';
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
const later = promisedFor(2 * MINUTE_MS);
const confirming = (category: VehicleCategory): BookingFlow => ({
  step: 'confirming',
  request: { ...request, category },
  discount: 0,
});
const asked = { ...request, category: fixed };

type List = readonly VehicleCategory[] | null;

const backend = fakeBackend({ 'GET /bookings/get-miles': { body: { milesDiscount: 0 } } });
let uninstall = () => {};

/** The confirm dialog, while the backend answers the categories with `reload`. */
function open(reload: () => Promise<List> = async () => null) {
  const vehicles = { areLoading: false, haveFailed: false, hasRouteFailed: false, reload };
  const { result, rerender } = renderScreenHook(
    ({ chosen }: { readonly chosen: VehicleCategory | null }) => useBookingFlow(() => {}, { vehicles, chosen }),
    { chosen: null as VehicleCategory | null },
  );
  const send = (event: BookingEvent) => act(() => void result.current.send(event));
  send({ type: 'submitted', request: asked, isSignedIn: true });
  return { send, flow: () => result.current.flow, offer: (chosen: VehicleCategory) => rerender({ chosen }) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now });
  uninstall = backend.install();
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

describe('a promised price in the confirm dialog', () => {
  test.each([
    ['its last moment', null, MINUTE_MS],
    ['its last moment on the backend’s clock, 5 s ahead', 5_000, MINUTE_MS - 5_000],
  ])('runs out at %s', (_name, aheadMs, afterMs) => {
    if (aheadMs !== null) setBackendAhead(aheadMs);
    const [timer] = timersOf(confirming(fixed));
    expect([timer?.delayMs, timer?.fire()]).toEqual([afterMs, { type: 'priceRanOut' }]);
  });

  test('runs out under the bonus question, too', () => {
    expect(timersOf({ step: 'asking-bonus', request: asked, discount: 5 })).toHaveLength(1);
  });

  test.each([
    ['an estimate', confirming(pkw)],
    ['a promise without an end', confirming({ ...pkw, priceKind: 'fixed' })],
    ['a promise that ends later than a timer can wait', confirming(promisedFor(LONGEST_MS + 1))],
    [
      'a price that has not arrived',
      { ...confirming(fixed), request: { ...request, category: fixed, price: 'loading' } },
    ],
    ['a price that could not be loaded again', { ...confirming(fixed), renewal: 'failed' }],
    ['a closed dialog', { step: 'editing', asked: null }],
  ] as readonly (readonly [string, BookingFlow])[])('%s never runs out', (_name, flow) => {
    expect(timersOf(flow)).toEqual([]);
  });

  test('follows what the backend says meanwhile', async () => {
    const { flow, offer } = open();
    await pass(0);
    offer(later);
    expect(flow()).toMatchObject({ step: 'confirming', request: { category: later } });
  });
});

describe('a price that has run out is loaded again', () => {
  test.each([
    ['the vehicle’s new price', async () => [pkw, later].reverse(), later],
    ['no answer', async () => null, null],
    ['the vehicle is gone', async () => [{ ...later, id: '9', name: 'Van' }], null],
    ['a promise that has run out already', async () => [promisedFor(0)], null],
  ] as readonly (readonly [string, () => Promise<List>, VehicleCategory | null])[])(
    '%s',
    async (_name, reload, category) => {
      expect(await renewedPrice(asked, reload)).toBe(category);
    },
  );

  test('no answer within 8 s counts as none, and a later one is not told', async () => {
    const { flow } = open(() => new Promise((resolve) => setTimeout(() => resolve([later]), 9_000)));
    await pass(MINUTE_MS + 7_999);
    expect(flow()).toMatchObject({ renewal: 'loading' });
    await pass(1);
    expect(flow()).toMatchObject({ renewal: 'failed' });
    await pass(5_000);
    expect(flow()).toMatchObject({ renewal: 'failed', request: { category: fixed } });
  });

  test('once for each time that it is asked', async () => {
    const reload = jest.fn(async (): Promise<List> => null);
    const { flow, send } = open(reload);
    await pass(MINUTE_MS);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(flow()).toMatchObject({ renewal: 'failed' });
    send({ type: 'priceRanOut' });
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('the answer of a dialog that has been left is not that of the next one', async () => {
    const answers: ((list: List) => void)[] = [];
    const { flow, send } = open(() => new Promise((resolve) => answers.push(resolve)));
    await pass(MINUTE_MS);
    send({ type: 'wentBack' });
    send({ type: 'submitted', request: asked, isSignedIn: true });
    await pass(0);
    expect(answers).toHaveLength(2);
    answers[0]?.(null);
    await pass(0);
    expect(flow()).toMatchObject({ renewal: 'loading' });
    answers[1]?.([later]);
    await pass(0);
    expect(flow()).toMatchObject({ request: { category: later } });
  });
});
