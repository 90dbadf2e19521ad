/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { notCancelling } from '../../../src/job/cancelling';
import { nextRide } from '../../../src/job/next-ride';
import { newSearch, type TrackedRide } from '../../../src/job/tracked-ride';
import { useCancelling } from '../../../src/job/use-cancelling';
import { useJob } from '../../../src/job/use-job';
import type { News } from '../../../src/live/sources';
import { useMachine } from '../../../src/ui/use-machine';
import { followBookings, untilConnected } from '../../support/browser/followed-booking';
import { fakeBackend } from '../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS } from '../../support/live-server';
import { renderScreenHook } from '../../support/render-screen-hook';

const CALL = 'GET /bookings/B1';
const backend = fakeBackend();
const answer = (jobStatus: string) =>
  backend.reply(CALL, { body: { bookingId: 'B1', pickupCoordinates: '51.31,9.49', jobStatus } });

/** A booking that is followed without coordinates, as the driver search does it, and can be cancelled. */
function useFollowed(bookingId: string | null) {
  const {
    state: job,
    read,
    send,
  } = useMachine<TrackedRide, News>({
    initial: newSearch,
    next: (ride, news) => nextRide(ride, news, Date.now()),
  });
  const sources = useJob({ bookingId, customerId: 7, job, readJob: read, send });
  return { job, ...sources, ...useCancelling({ bookingId, status: job.status, ...sources }) };
}

const server = followBookings(backend);
let screen: ReturnType<typeof renderScreenHook<string | null, ReturnType<typeof useFollowed>>>;

const now = () => screen.result.current;
const cancel = (reason = 'Waiting too long', times = 1) =>
  act(() => {
    for (let time = 0; time < times; time += 1) now().cancel(reason);
  });
const sent = () => server.cases(706);

beforeEach(async () => {
  answer('JOB_ACCEPTED_YN');
  screen = renderScreenHook(useFollowed, 'B1' as string | null);
  await untilConnected();
});

test('Case 706 carries customer_id, booking_id and reason, once for two clicks (Spec §7, D23)', async () => {
  cancel(' Waiting too long ', 2);
  cancel();
  await pass(SERVER_MOMENT_MS);
  expect(sent()).toEqual([{ case_value: 706, customer_id: 7, booking_id: 'B1', reason: 'Waiting too long' }]);
  expect(now().cancelling).toMatchObject({ state: 'asked', reason: 'Waiting too long' });
});

describe('Confirmed by the first evidence (D23)', () => {
  test('a tracking frame with status false', async () => {
    cancel();
    answer('CANCELED');
    await server.tell(positionFrame({ status: false }));
    expect(now().cancelling).toEqual({ state: 'confirmed' });
  });

  test('a fresh HTTP read, when no frame comes', async () => {
    cancel();
    answer('CANCELED');
    await pass(3_900);
    expect(now().cancelling.state).toBe('asked');
    await pass(200);
    expect(now().cancelling).toEqual({ state: 'confirmed' });
  });

  test('a frame that a read corrects confirms nothing (D28)', async () => {
    cancel();
    await server.tell(positionFrame({ status: false }));
    expect(now().cancelling).toEqual(notCancelling);
  });
});

describe('Not confirmed (D23)', () => {
  test('after 10 s without evidence, not before; a late confirmation still counts', async () => {
    cancel();
    await pass(9_900);
    expect(now().cancelling.state).toBe('asked');
    await pass(200);
    expect(now().cancelling).toEqual({ state: 'not-confirmed', reason: 'Waiting too long', why: 'unanswered' });
    answer('CANCELED');
    await server.tell({ key: 'customer_job_update', job_status: 'CANCELED', booking_id: 'B1' });
    expect(now().cancelling).toEqual({ state: 'confirmed' });
  });

  test('with the line down at once, nothing is sent, now or later, and the reason is kept', async () => {
    await server.drop(1006);
    cancel();
    expect(now().cancelling).toEqual({ state: 'not-confirmed', reason: 'Waiting too long', why: 'no-line' });
    await pass(20_000);
    expect(now().live).toBe('acknowledged');
    expect(sent()).toEqual([]);
  });

  test('another try is another case 706; one that is left can still be confirmed', async () => {
    cancel();
    await pass(10_100);
    cancel();
    await pass(SERVER_MOMENT_MS);
    expect([sent().length, now().cancelling.state]).toEqual([2, 'asked']);
    await pass(10_100);
    act(() => now().withdraw());
    expect(now().cancelling).toEqual({ state: 'idle', isSent: true });
    answer('CANCELED');
    await server.tell({ key: 'customer_job_update', job_status: 'CANCELED', booking_id: 'B1' });
    expect(now().cancelling).toEqual({ state: 'confirmed' });
  });
});

test('Cancel is only sent where the status of that moment allows it (Spec §4)', async () => {
  await server.tell({ key: 'customer_job_update', job_status: 'AT_CUSTOMER', booking_id: 'B1' });
  cancel();
  await pass(SERVER_MOMENT_MS);
  expect([now().cancelling.state, sent()]).toEqual(['idle', []]);
});

test('Another booking has a cancellation of its own', async () => {
  cancel();
  screen.rerender(null);
  expect(now().cancelling).toEqual(notCancelling);
  await pass(SERVER_MOMENT_MS);
});
