/** @jest-environment jsdom */
import { getListedRides } from '../../../../src/backend/calls';
import { busySeconds } from '../../../../src/backend/retry-after';
import { readRidesInTime } from '../../../../src/booking/order/use-ordering';
import { succeed } from '../../../../src/lib/result';

jest.mock('../../../../src/backend/calls');
jest.mock('../../../../src/session/session-store', () => ({ onBehalfOf: (_person: string, call: unknown) => call }));

const listed = succeed({ entries: [], dropped: 0 });
const calls = jest.mocked(getListedRides);

beforeEach(() => {
  jest.useFakeTimers();
  calls.mockReset().mockResolvedValue(listed);
});
afterEach(() => jest.useRealTimers());

test('the list before an order is read once', async () => {
  expect(await readRidesInTime('7')).toBe(listed);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a list that does not arrive in 8 s has failed', async () => {
  calls.mockImplementation(() => new Promise(() => {}));
  const rides = readRidesInTime('7');
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await rides).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a list that waits for a busy backend has time for that', async () => {
  calls.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20_000, listed)));
  busySeconds.set(20);
  const rides = readRidesInTime('7');
  await jest.advanceTimersByTimeAsync(20_000);
  busySeconds.set(0);
  expect(await rides).toBe(listed);
});
