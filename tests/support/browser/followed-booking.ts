import { MIN_READ_INTERVAL_MS } from '../../../src/live/freshness';
import { sessionStore, startSession } from '../../../src/session/session-store';
import type { fakeBackend } from '../fake-backend';
import { pass, SERVER_MOMENT_MS, startLiveServer } from '../live-server';
import { sampleToken } from '../token';

type LiveServer = ReturnType<typeof startLiveServer>;

interface Options {
  /** The frame that answers each case 705; none if missing. */
  readonly to705?: () => unknown;
  /** The lifetime of the customer's token, in seconds. */
  readonly tokenSeconds?: number;
}

/**
 * Sets up each test of the file to follow a booking: fake timers, the fake backend, a signed-in customer, and a live
 * server, which it returns. Restores everything after each test, when the testing library has unmounted the page.
 */
export function followBookings(
  backend: ReturnType<typeof fakeBackend>,
  { to705, tokenSeconds }: Options = {},
): LiveServer {
  /** Filled before each test. */
  const server = {} as LiveServer;
  let uninstall = () => {};

  beforeEach(() => {
    jest.useFakeTimers();
    uninstall = backend.install();
    startSession({ token: sampleToken({}, tokenSeconds), refreshToken: 'any' });
    Object.assign(server, startLiveServer(to705 ? { to705 } : {}));
  });
  afterEach(async () => {
    await pass(SERVER_MOMENT_MS);
    server.stop();
    uninstall();
    sessionStore.set({ status: 'anonymous' });
    jest.useRealTimers();
  });
  return server;
}

/** Waits until the page has read its booking, is connected, and may read again. */
export async function untilConnected(): Promise<void> {
  await pass(SERVER_MOMENT_MS);
  await pass(SERVER_MOMENT_MS);
  await pass(MIN_READ_INTERVAL_MS);
}
