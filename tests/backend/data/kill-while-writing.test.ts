import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { State } from '../../../mock-server/storage/state';
import { shortTable } from '../../support/long';
import { createCaller, createClock, orderFor, signIn, temporaryFolder } from '../harness';

const WRITERS = 4;
const folder = temporaryFolder();
const clock = createClock(new Date().toISOString());
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const process of running) process.kill('SIGKILL');
});

/** The real process, on ports of its own, once it says that it is ready. */
async function startProcess(dataFile: string) {
  const process = spawn(
    globalThis.process.execPath,
    ['--import', 'tsx', 'mock-server/start.ts', '--port', '0', '--live-port', '0', '--data-file', dataFile, '--quiet'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(process);
  const ended = once(process, 'exit').then(() => running.delete(process));
  const readyLine = once(createInterface(process.stdout), 'line').then(([line]) => String(line));
  const line = await Promise.race([readyLine, ended.then(() => 'It ended before it was ready')]);
  const [, apiPort] = /^Backend ready: http:\/\/localhost:(\d+) /.exec(line) ?? [];
  if (!apiPort) throw new Error(line);
  const kill = () => {
    process.kill('SIGKILL');
    return ended;
  };
  return { apiPort: Number(apiPort), livePort: 0, close: async () => void (await kill()) };
}

describe('A backend that is killed in the middle of its work', () => {
  it.each(shortTable(1, [7, 1, 23]))('has every order that it answered, after %i answers', async (answers) => {
    const dataFile = join(folder, String(answers), 'backend.json');
    const before = await startProcess(dataFile);
    const caller = createCaller(before, (await signIn(before, clock, 'orders a lot')).token);
    const answered: string[] = [];
    let killed: Promise<void> | undefined;
    const orderOn = async () => {
      while (!killed) {
        const answer = await caller.call('POST', '/bookings/createWebsiteOrder', orderFor(clock)).catch(() => null);
        if (answer?.status !== 200) return;
        answered.push((answer.body as { tempBookingId: string }).tempBookingId);
        if (answered.length >= answers) killed ??= before.close();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, orderOn));
    await killed;

    expect(v.is(State, JSON.parse(readFileSync(dataFile, 'utf8')))).toBe(true);
    // What a death in the middle of a write leaves behind, whether or not this one did.
    writeFileSync(`${dataFile}.4711.tmp`, '{"meta":');
    const after = await startProcess(dataFile);
    const again = createCaller(after, (await signIn(after, clock, 'orders a lot')).token);
    const { body } = await again.call('GET', '/bookings/ongoingAndPreOrder');
    await after.close();
    const kept = (body as { bookingId: string }[]).map(({ bookingId }) => bookingId);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.length).toBeLessThan(answered.length + WRITERS);
    expect(answered.length).toBeGreaterThanOrEqual(answers);
    expect(readdirSync(dirname(dataFile))).toEqual(['backend.json']);
    expect(existsSync(`${dataFile}.4711.tmp`)).toBe(false);
  });
});
