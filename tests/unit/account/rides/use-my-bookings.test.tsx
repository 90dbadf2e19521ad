/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useCompletedRides } from '../../../../src/account/rides/use-my-bookings';
import { sessionStore, startSession } from '../../../../src/session/session-store';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const CALL = 'GET /bookings/doneOrder';
const ride = (number: number) => ({
  orderId: `O${number}`,
  bookingId: `B${number}`,
  orderStartDateTime: '2026-11-20 14:05:00',
  isDropRequired: 0,
});
const page = (count: number, totalPages = 1) => ({
  body: {
    content: Array.from({ length: count }, (_, index) => ride(index)),
    totalElements: count,
    totalPages,
    number: 0,
    size: count,
  },
});

const backend = fakeBackend();
let uninstall: () => void;
beforeEach(() => {
  uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'any' }, Date.now());
});
afterEach(() => {
  uninstall();
  localStorage.clear();
  sessionStore.set({ status: 'anonymous' });
});

test('two thousand rides in one answer come to the screen twenty at a time, without another call', async () => {
  backend.reply(CALL, page(2_000));
  const { result } = renderScreenHook(useCompletedRides);
  await waitFor(() => expect(result.current.rides).toHaveLength(20), { timeout: 20_000 });
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.showMore());
  expect(result.current.rides).toHaveLength(40);
  expect(backend.count(CALL)).toBe(1);
}, 30_000);

test('a failure carries its own sentence (Spec §8)', async () => {
  backend.reply(CALL, { status: 500 });
  const { result } = renderScreenHook(useCompletedRides);
  await waitFor(() => expect(result.current.failure?.message).toBe('completedRidesCall'));
});
