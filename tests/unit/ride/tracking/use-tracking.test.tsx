/** @jest-environment jsdom */
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { WebSocket as MockWebSocket, Server } from 'mock-socket';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { getBooking } from '../../../../src/backend/calls';
import type { CallFailure } from '../../../../src/backend/failure';
import { createQueryClient } from '../../../../src/backend/query-client';
import type { StatusWord } from '../../../../src/backend/status-word';
import { env } from '../../../../src/env';
import { fail, succeed } from '../../../../src/lib/result';
import { type FollowedRide, useTracking } from '../../../../src/ride/tracking/use-tracking';
import { booking } from './samples';

jest.mock('../../../../src/backend/calls');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, WebSocket: MockWebSocket });
notifyManager.setScheduler((callback) => callback());

const read = jest.mocked(getBooking);
const answer = (jobStatus: StatusWord) => read.mockResolvedValue(succeed(booking({ jobStatus })));
const failure = (status: number | null): CallFailure => ({
  kind: status ? 'refused' : 'unreachable',
  status,
  message: 'bookingDetailsCall',
});
const SERVER_TICK_MS = 20;

let server: Server;
let root: Root;
let ride: FollowedRide;
let closeCodes: number[];

const listen = () => {
  server = new Server(env.liveUrl, { mock: false });
  server.on('connection', (socket) => {
    socket.on('message', (text) => {
      if (JSON.parse(String(text)).case_value === 700) socket.send('{"key":"customer_connected","status":true}');
    });
    socket.on('close', (event?: unknown) => {
      closeCodes.push((event as CloseEvent).code);
    });
  });
};
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const tell = async (frame: unknown) => {
  act(() => server.clients()[0]?.send(JSON.stringify(frame)));
  await pass(SERVER_TICK_MS);
};
const drop = async (code: number) => {
  act(() => server.clients()[0]?.close({ code, reason: '', wasClean: true }));
  await pass(SERVER_TICK_MS);
};
function Screen() {
  ride = useTracking('B1', 7);
  return null;
}
const open = async () => {
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  await pass(SERVER_TICK_MS);
};
const working = () => {
  if (ride.step !== 'working') throw new Error(`the screen is ${ride.step}`);
  return ride;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  closeCodes = [];
  listen();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  act(() => root.unmount());
  await pass(SERVER_TICK_MS);
  server.stop();
  jest.useRealTimers();
});

describe('Loading, failed, not found and working are told apart (Spec §8)', () => {
  test('loading', async () => {
    read.mockReturnValue(new Promise(() => {}));
    await open();
    expect(ride.step).toBe('loading');
  });

  test('404 is not found', async () => {
    read.mockResolvedValue(fail(failure(404)));
    await open();
    expect(ride.step).toBe('notFound');
  });

  test.each([500, null])('%s is a failure with another try', async (status) => {
    read.mockResolvedValue(fail(failure(status)));
    await open();
    expect(read).toHaveBeenCalledTimes(1);
    answer('ON_THE_WAY');
    act(() => (ride.step === 'failed' ? ride.tryAgain() : undefined));
    await pass(SERVER_TICK_MS);
    expect(working().tracking.status).toBe('ON_THE_WAY');
  });

  test('a later read that fails keeps the ride on the screen', async () => {
    answer('ON_THE_WAY');
    await open();
    read.mockResolvedValue(fail(failure(null)));
    await drop(1006);
    await pass(3_100);
    expect(working()).toMatchObject({ hasReadFailed: true, tracking: { status: 'ON_THE_WAY' } });
  });
});

describe('HTTP is read when the live connection may have missed something (D16, D28)', () => {
  test('while it is up there is one read', async () => {
    answer('ON_THE_WAY');
    await open();
    await pass(120_000);
    expect(working().live).toBe('acknowledged');
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('after every reconnect there is one', async () => {
    answer('ON_THE_WAY');
    await open();
    for (const times of [2, 3, 4]) {
      await drop(1006);
      await pass(3_100);
      expect(read).toHaveBeenCalledTimes(times);
    }
  });

  test('after a close with 1000 it is read every 10 s until the connection is back', async () => {
    answer('ON_THE_WAY');
    await open();
    await drop(1000);
    expect(working().live).toBe('closed');
    expect(read).toHaveBeenCalledTimes(2);
    await pass(9_900);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(20_000);
    expect(read).toHaveBeenCalledTimes(4);
    act(() => working().retry());
    await pass(SERVER_TICK_MS);
    expect(working().live).toBe('acknowledged');
    expect(read).toHaveBeenCalledTimes(5);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(5);
  });

  test('a ride that is found over is not followed any more', async () => {
    answer('ON_THE_WAY');
    await open();
    await drop(1000);
    answer('CANCELED');
    await pass(10_000);
    expect(working().tracking.status).toBe('CANCELED');
    const times = read.mock.calls.length;
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(times);
  });

  test('a ride that was over before opens no connection', async () => {
    answer('JOB_SETTLED');
    await open();
    expect(server.clients()).toHaveLength(0);
    expect(working().tracking).toMatchObject({ status: 'JOB_SETTLED', isFeedbackDue: false });
  });
});

describe('An ending acts at once and is checked by one read (D28)', () => {
  const inactive = { key: 'customer_job_driver_tracking', status: false };

  test('the read confirms it: the connection closes with 1000', async () => {
    answer('ON_THE_WAY');
    await open();
    answer('CANCELED');
    await tell(inactive);
    expect(working().tracking).toMatchObject({ status: 'CANCELED', isCorrected: false });
    expect(read).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(closeCodes).toEqual([1000]);
  });

  test('the read corrects it: the connection stays', async () => {
    answer('ON_THE_WAY');
    await open();
    await tell(inactive);
    expect(working().tracking).toMatchObject({ status: 'ON_THE_WAY', isCorrected: true });
    expect(read).toHaveBeenCalledTimes(2);
    expect(closeCodes).toEqual([]);
  });

  test('a read that fails is repeated after 10 s', async () => {
    answer('ON_THE_WAY');
    await open();
    read.mockResolvedValue(fail(failure(null)));
    await tell(inactive);
    expect(working().tracking).toMatchObject({ status: 'CANCELED', isChecking: true });
    answer('CANCELED');
    await pass(10_000);
    expect(working().tracking.isChecking).toBe(false);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('a completion goes to the feedback (Spec §4)', async () => {
    answer('CUSTOMER_ONBOARD');
    await open();
    await tell({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED', booking_id: 'B1' });
    expect(working().tracking.isFeedbackDue).toBe(false);
    answer('JOB_COMPLETED');
    await tell({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED', booking_id: 'B1' });
    expect(working().tracking).toMatchObject({ status: 'JOB_COMPLETED', isFeedbackDue: true });
  });
});
