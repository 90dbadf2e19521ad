/** @jest-environment jsdom */
import { useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { getBooking } from '../../../../src/backend/calls';
import { queryKeys } from '../../../../src/backend/query';
import { pagePerson } from '../../../../src/device/personal-store';
import { localStore } from '../../../../src/device/storage';
import { readSavedRide } from '../../../../src/job/stored-ride';
import { valueOrThrow } from '../../../../src/lib/result';
import { type FollowedRide, useTracking } from '../../../../src/ride/following/use-tracking';
import { followBookings, untilConnected } from '../../../support/browser/followed-booking';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS } from '../../../support/live-server';
import { renderScreenHook } from '../../../support/render-screen-hook';

const CALL = 'GET /bookings/B1';
const details = {
  bookingId: 'B1',
  driverName: 'Jörg',
  carNo: 'KS TX 417',
  pickupCoordinates: '51.31,9.49',
  dropCoordinates: '51.32,9.52',
};

const backend = fakeBackend();
const answer = (jobStatus: string) => backend.reply(CALL, { body: { ...details, jobStatus } });
const reads = () => backend.count(CALL);
let before = 0;
const readsSinceOpening = () => reads() - before;

const server = followBookings(backend, { to705: positionFrame });
let screen: { result: { current: FollowedRide }; unmount: () => void } | null;

const open = async () => {
  before = reads();
  screen = renderScreenHook(() => useTracking('B1', 7));
  await untilConnected();
};
const ride = () => {
  if (!screen) throw new Error('nothing is open');
  return screen.result.current;
};
const working = () => {
  const shown = ride();
  if (shown.step !== 'working') throw new Error(`the screen is ${shown.step}`);
  return shown;
};

beforeEach(() => {
  screen = null;
});
afterEach(() => localStore.remove('taxi.rides'));

describe('Loading, failed, not found and working are told apart (Spec §8)', () => {
  test('loading, whatever the booking screen has read of the same booking before', async () => {
    answer('JOB_ACCEPTED_YN');
    const readBefore = valueOrThrow(await getBooking('B1'));
    backend.reply(CALL, 'hangs');
    screen = renderScreenHook(() => {
      const queries = useQueryClient();
      useState(() => queries.setQueryData(queryKeys.booking('B1'), readBefore));
      return useTracking('B1', 7);
    });
    await pass(SERVER_MOMENT_MS);
    expect(ride().step).toBe('loading');
  });

  test.each<[string, Reply]>([
    ['500', { status: 500 }],
    ['no answer', 'breaks'],
  ])('%s is a failure with another try', async (_name, reply) => {
    backend.reply(CALL, reply);
    await open();
    expect(readsSinceOpening()).toBe(1);
    const tryAgain = () =>
      act(() => {
        const shown = ride();
        if (shown.step === 'failed') shown.tryAgain();
      });
    await pass(1_000);
    tryAgain();
    await pass(0);
    expect(ride().step).toBe('failed');
    answer('ON_THE_WAY');
    await pass(1_000);
    tryAgain();
    expect(ride().step).toBe('loading');
    await pass(SERVER_MOMENT_MS);
    expect(working().tracking.status).toBe('ON_THE_WAY');
  });
});

describe('HTTP is read when the live connection may have missed something (D16, D28)', () => {
  test('while frames come there is one read', async () => {
    answer('ON_THE_WAY');
    await open();
    await pass(120_000);
    expect(working()).toMatchObject({ live: 'acknowledged', freshness: 'live' });
    expect(readsSinceOpening()).toBe(1);
  });

  test('after every reconnect there is one', async () => {
    answer('ON_THE_WAY');
    await open();
    for (const times of [2, 3, 4]) {
      await server.drop(1006);
      await pass(3_100);
      expect(readsSinceOpening()).toBe(times);
    }
  });

  test('after a close with 1000 it is read every 10 s until the connection is back', async () => {
    answer('ON_THE_WAY');
    await open();
    await server.drop(1000);
    expect(working()).toMatchObject({ live: 'closed', freshness: 'reading' });
    expect(readsSinceOpening()).toBe(2);
    await pass(9_900);
    expect(readsSinceOpening()).toBe(2);
    await pass(20_000);
    expect(readsSinceOpening()).toBe(4);
    act(() => working().retry());
    await pass(SERVER_MOMENT_MS);
    expect(working().live).toBe('acknowledged');
    expect(readsSinceOpening()).toBe(5);
    await pass(60_000);
    expect(readsSinceOpening()).toBe(5);
  });

  test('a ride that was over before opens no connection', async () => {
    answer('JOB_SETTLED');
    await open();
    expect(server.clients()).toBe(0);
    expect(working().tracking).toMatchObject({ status: 'JOB_SETTLED', isFeedbackDue: false });
  });
});

describe('With the backend unreachable the last known ride is shown, bound to the customer', () => {
  /** An earlier visit that has seen the ride. */
  const visitBefore = async () => {
    answer('ON_THE_WAY');
    await open();
    await pass(1_000);
    screen?.unmount();
    await pass(SERVER_MOMENT_MS);
  };

  test.each<[string, Reply, number]>([
    ['at once when it fails', 'breaks', SERVER_MOMENT_MS],
    ['after 3 s without an answer', 'hangs', 3_000],
  ])('%s', async (_name, reply, waitMs) => {
    await visitBefore();
    const leftAtMs = Date.now();
    backend.reply(CALL, reply);
    await open();
    await pass(waitMs);
    const { tracking } = working();
    expect(tracking).toMatchObject({ status: 'ON_THE_WAY', driverName: 'Jörg', booking: { carNumber: 'KS TX 417' } });
    expect(tracking.promisedAtMs).not.toBeNull();
    expect(leftAtMs - (tracking.restoredFromMs ?? 0)).toBeLessThan(2_000);
  });

  test.each<[string, Reply, string]>([
    ['a booking that is not there', { status: 404 }, 'notFound'],
    ['a ride that nobody has seen here', 'breaks', 'failed'],
  ])('%s has none', async (_name, reply, step) => {
    if (step === 'notFound') await visitBefore();
    backend.reply(CALL, reply);
    await open();
    await pass(SERVER_MOMENT_MS);
    expect(ride().step).toBe(step);
  });

  test('the first promise survives a reload', async () => {
    await visitBefore();
    const promisedAtMs = readSavedRide(pagePerson.get().person, 'B1')?.lastKnown?.promisedAtMs;
    server.answer.to705 = () => positionFrame({ time_to_reach_pickup_in_min: 9 });
    await open();
    await pass(1_000);
    expect(promisedAtMs).toBeTruthy();
    expect(working().tracking.promisedAtMs).toBe(promisedAtMs);
    expect(working().tracking.pickupAtMs).toBeGreaterThan(promisedAtMs ?? 0);
  });
});

describe('An open but silent connection: the site reads HTTP every 10 s after 30 s without a frame (D43)', () => {
  test('29 s of silence are none, 30 s are; then every 10 s, until a frame comes', async () => {
    server.answer.to705 = () => undefined;
    answer('ON_THE_WAY');
    await open();
    await pass(28_900);
    expect(working().freshness).toBe('live');
    expect(readsSinceOpening()).toBe(1);
    await pass(200);
    expect(working()).toMatchObject({ live: 'acknowledged', freshness: 'quiet' });
    expect(readsSinceOpening()).toBe(2);
    await pass(20_000);
    expect(readsSinceOpening()).toBe(4);
    await server.tell(positionFrame());
    expect(working().freshness).toBe('live');
    await pass(20_000);
    expect(readsSinceOpening()).toBe(4);
  });

  test('the ride moves on over HTTP meanwhile, to its end', async () => {
    server.answer.to705 = () => undefined;
    answer('ON_THE_WAY');
    await open();
    answer('AT_CUSTOMER');
    await pass(30_100);
    expect(working().tracking.status).toBe('AT_CUSTOMER');
    answer('JOB_COMPLETED');
    await pass(10_000);
    expect(working().tracking.status).toBe('JOB_COMPLETED');
    const times = readsSinceOpening();
    await pass(60_000);
    expect(readsSinceOpening()).toBe(times);
    expect(server.closeCodes).toEqual([1000]);
  });
});

describe('An ending acts at once and is checked by one read (D28)', () => {
  const inactive = positionFrame({ status: false });

  test('the read confirms it: the connection closes with 1000', async () => {
    answer('ON_THE_WAY');
    await open();
    answer('CANCELED');
    await server.tell(inactive);
    expect(working().tracking).toMatchObject({ status: 'CANCELED', isCorrected: false });
    expect(readsSinceOpening()).toBe(2);
    await pass(60_000);
    expect(readsSinceOpening()).toBe(2);
    expect(server.closeCodes).toEqual([1000]);
  });

  test('the read corrects it: the connection stays', async () => {
    answer('ON_THE_WAY');
    await open();
    await server.tell(inactive);
    expect(working().tracking).toMatchObject({ status: 'ON_THE_WAY', isCorrected: true });
    expect(readsSinceOpening()).toBe(2);
    expect(server.closeCodes).toEqual([]);
  });

  test('a read that fails is repeated after 10 s', async () => {
    answer('ON_THE_WAY');
    await open();
    backend.reply(CALL, 'breaks');
    await server.tell(inactive);
    expect(working().tracking).toMatchObject({ status: 'CANCELED', isChecking: true });
    answer('CANCELED');
    await pass(10_000);
    expect(working().tracking.isChecking).toBe(false);
    expect(readsSinceOpening()).toBe(3);
  });
});

test('a device clock that is set back half an hour changes neither what is shown nor how often is read', async () => {
  answer('ON_THE_WAY');
  await open();
  await pass(1_000);
  server.answer.to705 = () => undefined;
  const before = working().tracking;
  expect(before.promisedAtMs).not.toBeNull();
  jest.setSystemTime(Date.now() - 30 * 60_000);
  await pass(1_000);
  expect(working().tracking).toEqual(before);
  answer('AT_CUSTOMER');
  await server.drop(1000);
  await pass(SERVER_MOMENT_MS);
  expect(working().tracking.status).toBe('AT_CUSTOMER');
  await pass(45_000);
  expect(readsSinceOpening()).toBeLessThanOrEqual(6);
});
