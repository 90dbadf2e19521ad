/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { OrderAttempt } from '../../../src/booking/order/attempt-record';
import { recentOrder } from '../../../src/booking/order/stored-attempt';
import { pagePerson } from '../../../src/device/personal-store';
import { useCurrentBooking } from '../../../src/job/use-current-booking';
import { endSession, startSession } from '../../../src/session/session-store';
import { fakeBackend } from '../../support/fake-backend';
import { renderScreenHook } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';

const LIST = 'GET /bookings/ongoingAndPreOrder';
const CALL = 'GET /bookings/77';

let uninstall = () => {};
afterEach(() => {
  act(() => endSession());
  uninstall();
  jest.useRealTimers();
});

/** The result of the form at 14:05 in Berlin for a ride with this start and status. */
async function follow(orderStartDateTime: string, jobStatus: string | null, kept?: OrderAttempt) {
  jest.useFakeTimers({ now: new Date('2026-11-20T13:05:00Z') });
  const booking = { bookingId: '77', jobStatus, pickupCoordinates: '51.31,9.49', dropCoordinates: '' };
  const backend = fakeBackend({
    [LIST]: { body: kept ? [] : [{ orderId: 'A77', bookingId: '77', orderStartDateTime, isDropRequired: 0 }] },
    [CALL]: jobStatus === null ? { status: 500 } : { body: booking },
  });
  uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'r' });
  const { person } = pagePerson.get();
  if (kept) localStorage.setItem('taxi.orderAttempt', JSON.stringify({ ...kept, person }));
  const { result } = renderScreenHook(() => useCurrentBooking(true, recentOrder));
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  await pass(100);
  return { ride: result.current, pass, reads: () => backend.count(CALL) };
}
const found = async (...given: Parameters<typeof follow>) => (await follow(...given)).ride;

describe('an order of a moment ago that the list does not show yet', () => {
  const settled: OrderAttempt = {
    ...{ version: 2, state: 'settled', bookingId: '77', key: 'k', intent: 'i' },
    ...{ isNow: true, knownIds: [], startedAt: { deviceMs: Date.parse('2026-11-20T13:04:00Z'), aheadMs: null } },
    ride: { startsAt: '2026-11-21 09:00', phone: '', passengers: 1, area: '' },
  };

  it.each<[string, string | null, boolean, ReturnType<typeof useCurrentBooking>]>([
    ['searched for', 'JOB_ACCEPTED_YN', true, { bookingId: '77', state: 'searching', preOrderFor: null }],
    [
      'a pre-order',
      'JOB_ACCEPTED_YN',
      false,
      { bookingId: '77', state: 'booked', preOrderFor: new Date('2026-11-21T08:00:00Z') },
    ],
    ['over', 'CANCELED', true, null],
    ['not to be read', null, true, null],
  ])('%s', async (_which, status, isNow, ride) => {
    expect(await found('', status, { ...settled, isNow })).toEqual(ride);
  });
});

describe('a ride that is found again says how it stands', () => {
  it.each([
    ['ordered for now, no driver yet', '2026-11-20 14:05:00', 'JOB_ACCEPTED_YN', 'searching'],
    ['has a driver', '2026-11-20 14:05:00', 'ON_THE_WAY', 'coming'],
    ['a pre-order that has a driver already', '2026-11-21 09:00:00', 'ACCEPTED', 'coming'],
    ['a status that nobody knows', '2026-11-20 14:05:00', 'SOMETHING', 'booked'],
    ['a status that cannot be read', '2026-11-20 14:05:00', null, 'booked'],
  ])('%s', async (_which, startsAt, status, state) => {
    expect(await found(startsAt, status)).toEqual({ bookingId: '77', state, preOrderFor: null });
  });

  it('a pre-order: nobody is looked for yet, and its time is told', async () => {
    expect(await found('2026-11-20 14:21:00', 'JOB_ACCEPTED_YN')).toEqual({
      bookingId: '77',
      state: 'booked',
      preOrderFor: new Date('2026-11-20T13:21:00Z'),
    });
  });

  it('one that is over is none', async () => {
    expect(await found('2026-11-20 14:05:00', 'JOB_COMPLETED')).toBeNull();
  });
});

it.each([
  ['for now is read every 10 s', '2026-11-20 14:05:00', 7],
  ['whose search has not begun is read once', '2026-11-20 15:05:00', 1],
])('a ride %s', async (_which, startsAt, count) => {
  const { pass, reads } = await follow(startsAt, 'JOB_ACCEPTED_YN');
  await pass(60_000);
  expect(reads()).toBe(count);
});
