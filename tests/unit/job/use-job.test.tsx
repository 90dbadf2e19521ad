/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { newSearch } from '../../../src/job/tracked-ride';
import { useJob } from '../../../src/job/use-job';
import { fakeBackend } from '../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS, startLiveServer } from '../../support/live-server';
import { booking } from './samples';

const ended = { ...newSearch, status: 'CANCELED', word: 'CANCELED' } as const;
const ofBooking = (bookingId: string | null) => ({ bookingId, customerId: 7, job: newSearch, readJob, send });
let latest: ReturnType<Parameters<typeof useJob>[0]['readJob']>;
const readJob = () => latest;
const send = jest.fn();
const backend = fakeBackend();
let uninstall: () => void;
let server: ReturnType<typeof startLiveServer>;
let screen: ReturnType<typeof follow> | null;

type Options = Parameters<typeof useJob>[0];
const follow = (props: Options, wrapper?: typeof StrictMode) =>
  renderHook(useJob, { initialProps: props, ...(wrapper ? { wrapper } : {}) });
const show = async (props: Options, wrapper?: typeof StrictMode) => {
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
  uninstall = backend.install();
  screen = null;
  latest = newSearch;
  send.mockReset();
});
afterEach(async () => {
  screen?.unmount();
  await pass(SERVER_MOMENT_MS);
  server.stop();
  uninstall();
  jest.useRealTimers();
});

describe('One connection per followed booking (D28)', () => {
  test('without a booking there is none, nor any longer', async () => {
    await show(ofBooking(null));
    expect([opened(), state()]).toEqual([0, 'idle']);
    await show(ofBooking('B1'));
    await show(ofBooking(null));
    expect([opened(), state(), server.closeCodes]).toEqual([1, 'idle', [1000]]);
  });

  test('mounting twice in strict mode leaves one', async () => {
    await show(ofBooking('B1'), StrictMode);
    expect([opened(), server.clients(), state()]).toEqual([1, 1, 'acknowledged']);
  });

  test('case 705 carries the ends of the latest state', async () => {
    await show(ofBooking('B1'));
    latest = { ...newSearch, booking: booking({ pickup: { lat: 51, lng: 9 } }) };
    await pass(500);
    expect(lastFrame()).toMatchObject({ case_value: 705, pickup_latlng: '51,9' });
    await server.tell(positionFrame());
    expect(send).toHaveBeenLastCalledWith({
      type: 'messageReceived',
      message: expect.objectContaining({ type: 'vehicle-tracked' }),
    });
  });

  test('there is none before the first read and after the end, which another source may have told', async () => {
    latest = null;
    await show({ ...ofBooking('B1'), job: null });
    expect(opened()).toBe(0);
    latest = newSearch;
    await show(ofBooking('B1'));
    expect([opened(), state()]).toEqual([1, 'acknowledged']);
    latest = ended;
    await show({ ...ofBooking('B1'), job: ended });
    expect([state(), server.closeCodes]).toEqual(['idle', [1000]]);
  });

  test('another booking gets a new one', async () => {
    await show(ofBooking('B1'));
    await show(ofBooking('B2'));
    await pass(500);
    expect([opened(), server.closeCodes]).toEqual([2, [1000]]);
    expect(lastFrame()).toMatchObject({ case_value: 705, booking_id: 'B2' });
  });
});

describe('The connection closes with 1000 on unmount and on pagehide, and opens again on pageshow (D16)', () => {
  test('unmount', async () => {
    await show(ofBooking('B1'));
    screen?.unmount();
    await pass(SERVER_MOMENT_MS);
    expect(server.closeCodes).toEqual([1000]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('pagehide and pageshow', async () => {
    await show(ofBooking('B1'));
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
    await show(ofBooking('B1'));
    await pass(500);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(SERVER_MOMENT_MS);
    expect(server.cases(705)).toHaveLength(times);
    jest.restoreAllMocks();
  });
});
