/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { type FollowedRide, useTracking } from '../../../../src/ride/tracking/use-tracking';
import { sessionStore, startSession } from '../../../../src/session/session-store';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS, startLiveServer } from '../../../support/live-server';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

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

let uninstall: () => void;
let server: ReturnType<typeof startLiveServer>;
let screen: { result: { current: FollowedRide }; unmount: () => void } | null;

const open = async () => {
  before = reads();
  screen = renderScreenHook(() => useTracking('B1', 7));
  // The first read, then the connection.
  await pass(SERVER_MOMENT_MS);
  await pass(SERVER_MOMENT_MS);
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
  jest.useFakeTimers();
  uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'any' }, Date.now());
  server = startLiveServer({ to705: positionFrame });
  screen = null;
});
afterEach(async () => {
  screen?.unmount();
  await pass(SERVER_MOMENT_MS);
  server.stop();
  uninstall();
  sessionStore.set({ status: 'anonymous' });
  jest.useRealTimers();
});

describe('Loading, failed, not found and working are told apart (Spec §8)', () => {
  test('loading', async () => {
    backend.reply(CALL, 'hangs');
    await open();
    expect(ride().step).toBe('loading');
  });

  test('404 is not found', async () => {
    backend.reply(CALL, { status: 404 });
    await open();
    expect(ride().step).toBe('notFound');
  });

  test.each<[string, Reply]>([
    ['500', { status: 500 }],
    ['no answer', 'breaks'],
  ])('%s is a failure with another try', async (_name, reply) => {
    backend.reply(CALL, reply);
    await open();
    expect(readsSinceOpening()).toBe(1);
    answer('ON_THE_WAY');
    act(() => {
      const shown = ride();
      if (shown.step === 'failed') shown.tryAgain();
    });
    await pass(SERVER_MOMENT_MS);
    expect(working().tracking.status).toBe('ON_THE_WAY');
  });

  test('a later read that fails keeps the ride on the screen', async () => {
    answer('ON_THE_WAY');
    await open();
    backend.reply(CALL, 'breaks');
    await server.drop(1006);
    await pass(3_100);
    expect(working()).toMatchObject({ hasReadFailed: true, tracking: { status: 'ON_THE_WAY' } });
  });
});

describe('HTTP is read when the live connection may have missed something (D16, D28)', () => {
  test('while frames come there is one read', async () => {
    answer('ON_THE_WAY');
    await open();
    await pass(120_000);
    expect(working()).toMatchObject({ live: 'acknowledged', isQuiet: false, isHttpInCharge: false });
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
    expect(working()).toMatchObject({ live: 'closed', isHttpInCharge: true });
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

  test('a ride that is found over is not followed any more', async () => {
    answer('ON_THE_WAY');
    await open();
    await server.drop(1000);
    answer('CANCELED');
    await pass(10_000);
    expect(working().tracking.status).toBe('CANCELED');
    const times = readsSinceOpening();
    await pass(60_000);
    expect(readsSinceOpening()).toBe(times);
  });

  test('a ride that was over before opens no connection', async () => {
    answer('JOB_SETTLED');
    await open();
    expect(server.clients()).toBe(0);
    expect(working().tracking).toMatchObject({ status: 'JOB_SETTLED', isFeedbackDue: false });
  });
});

describe('A line that is open and says nothing: HTTP is read every 10 s whenever no frame has come for 30 s (D43)', () => {
  test('29 s of silence are none, 30 s are; then every 10 s, until a frame comes', async () => {
    server.answer.to705 = () => undefined;
    answer('ON_THE_WAY');
    await open();
    await pass(29_900);
    expect(working()).toMatchObject({ isQuiet: false, isHttpInCharge: false });
    expect(readsSinceOpening()).toBe(1);
    await pass(200);
    expect(working()).toMatchObject({ live: 'acknowledged', isQuiet: true, isHttpInCharge: true });
    expect(readsSinceOpening()).toBe(2);
    await pass(20_000);
    expect(readsSinceOpening()).toBe(4);
    await server.tell(positionFrame());
    expect(working()).toMatchObject({ isQuiet: false, isHttpInCharge: false });
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

  test('a completion goes to the feedback (Spec §4)', async () => {
    answer('CUSTOMER_ONBOARD');
    await open();
    await server.tell({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED', booking_id: 'B1' });
    expect(working().tracking.isFeedbackDue).toBe(false);
    answer('JOB_COMPLETED');
    await server.tell({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED', booking_id: 'B1' });
    expect(working().tracking).toMatchObject({ status: 'JOB_COMPLETED', isFeedbackDue: true });
  });
});
