import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BackendProcess, startBackendProcess } from '../../support/backend-process';
import { shortTable } from '../../support/long';
import { createCaller, createClock, orderFor, signIn, temporaryFolder } from '../harness';

const WRITERS = 4;
const clock = createClock(new Date().toISOString());
const dataFile = join(temporaryFolder(), 'data', 'backend.json');
let running: BackendProcess | undefined;
afterEach(() => running?.end('SIGKILL'));

/** The real process; a customer of it. */
async function start() {
  running = await startBackendProcess(['--port', '0', '--live-port', '0', '--data-file', dataFile]);
  const backend = { apiPort: Number(new URL(running.apiUrl).port) };
  return createCaller(backend, (await signIn(backend, clock, 'orders a lot')).token);
}

it('a backend that is killed five times in the middle of its work has every order that it answered', async () => {
  const answered: string[] = [];
  // After this many answers.
  const kills = shortTable(2, [7, 1, 23, 2, 11]);
  for (const answers of kills) {
    const { call } = await start();
    const wanted = answered.length + answers;
    let killed: Promise<unknown> | undefined;
    const orderOn = async () => {
      while (!killed) {
        const answer = await call('POST', '/bookings/createWebsiteOrder', orderFor(clock)).catch(() => null);
        if (answer?.status !== 200) return;
        answered.push((answer.body as { tempBookingId: string }).tempBookingId);
        if (answered.length >= wanted) killed ??= running?.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, orderOn));
    await killed;
    expect(answered.length).toBeGreaterThanOrEqual(wanted);
  }
  const { body } = await (await start()).call('GET', '/bookings/ongoingAndPreOrder');
  const stored = (body as { bookingId: string }[]).map(({ bookingId }) => bookingId);
  expect(answered.filter((id) => !stored.includes(id))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored.length).toBeLessThan(answered.length + kills.length * WRITERS);
  // At most one that was never renamed; the next write replaces it.
  expect(readdirSync(dirname(dataFile)).filter((name) => !/^(backend\.json|\.backend\.json\.tmp)$/.test(name))).toEqual(
    [],
  );
});
