/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { type LiveOptions, useLiveConnection } from '../../../src/live/use-live-connection';
import { pass, SERVER_MOMENT_MS, startLiveServer } from '../../support/live-server';

const options: LiveOptions = { bookingId: 'B1', customerId: 7, onMessage: () => {} };

let server: ReturnType<typeof startLiveServer>;
let screen: ReturnType<typeof follow> | null;

const follow = (props: LiveOptions, wrapper?: typeof StrictMode) =>
  renderHook(useLiveConnection, { initialProps: props, ...(wrapper ? { wrapper } : {}) });
const show = async (props: LiveOptions, wrapper?: typeof StrictMode) => {
  if (screen) screen.rerender(props);
  else screen = follow(props, wrapper);
  await pass(SERVER_MOMENT_MS);
};
const state = () => screen?.result.current.live;
const opened = () => server.cases(700).length;
const lastFrame = () => server.frames.at(-1);

beforeEach(() => {
  jest.useFakeTimers();
  server = startLiveServer();
  screen = null;
});
afterEach(async () => {
  screen?.unmount();
  await pass(SERVER_MOMENT_MS);
  server.stop();
  jest.useRealTimers();
});

describe('One connection per followed booking (D28)', () => {
  test('without a booking there is none', async () => {
    await show({ ...options, bookingId: null });
    expect([opened(), state()]).toEqual([0, 'idle']);
  });

  test('a booking opens one', async () => {
    await show(options);
    expect([opened(), state()]).toEqual([1, 'acknowledged']);
  });

  test('mounting twice in strict mode leaves one', async () => {
    await show(options, StrictMode);
    expect([opened(), server.clients(), state()]).toEqual([1, 1, 'acknowledged']);
  });

  test('other handlers and coordinates keep it, and are used', async () => {
    await show(options);
    const onMessage = jest.fn();
    await show({ ...options, pickup: { lat: 51, lng: 9 }, onMessage });
    await server.tell({ key: 'customer_job_driver_tracking', status: true, driver_location: { lat: 51, lng: 9 } });
    await pass(500);
    expect(opened()).toBe(1);
    expect(onMessage).toHaveBeenCalledTimes(1);
    expect(lastFrame()).toMatchObject({ case_value: 705, pickup_latlng: '51,9' });
  });

  test('another booking gets a new one', async () => {
    await show(options);
    await show({ ...options, bookingId: 'B2' });
    await pass(500);
    expect([opened(), server.closeCodes]).toEqual([2, [1000]]);
    expect(lastFrame()).toMatchObject({ case_value: 705, booking_id: 'B2' });
  });

  test('without the booking it is idle again', async () => {
    await show(options);
    await show({ ...options, bookingId: null });
    expect([state(), server.closeCodes]).toEqual(['idle', [1000]]);
  });
});

describe('The connection closes with 1000 on unmount and on pagehide, and opens again on pageshow (D16)', () => {
  test('unmount', async () => {
    await show(options);
    screen?.unmount();
    await pass(SERVER_MOMENT_MS);
    expect(server.closeCodes).toEqual([1000]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('pagehide and pageshow', async () => {
    await show(options);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await pass(SERVER_MOMENT_MS);
    expect([state(), server.closeCodes]).toEqual(['idle', [1000]]);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await pass(SERVER_MOMENT_MS);
    expect([state(), opened()]).toEqual(['acknowledged', 2]);
  });

  test.each([
    ['visible', 2],
    ['hidden', 1],
  ] as const)('a tab that becomes %s has asked %i times', async (visibility, times) => {
    await show(options);
    await pass(500);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(SERVER_MOMENT_MS);
    expect(server.cases(705)).toHaveLength(times);
    jest.restoreAllMocks();
  });
});
