import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { createBackend, PortError } from '../../mock-server/backend';
import { DataFileError, putAside } from '../../mock-server/storage/data-file';
import { BookingDetails, RidesPage } from '../../src/backend/wire';
import { createCaller, createClock, orderFor, settingsFor, signIn, startBackend, temporaryFolder } from './harness';

const folder = temporaryFolder();
const REGULAR = '100000000000000000001';

describe('The data file', () => {
  it('keeps a running ride and a session over a restart', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'new folder', 'restart.json');
    const before = await startBackend(dataFile, clock);
    const { token } = await signIn(before, clock, REGULAR);
    const order = orderFor(clock);
    const { body } = await createCaller(before, token).call('POST', '/bookings/createWebsiteOrder', order);
    const { tempBookingId } = body as { tempBookingId: string };
    await before.close();

    clock.advance(100);
    const after = await startBackend(dataFile, clock);
    const caller = createCaller(after, token);
    const details = v.parse(BookingDetails, (await caller.call('GET', `/bookings/${tempBookingId}`)).body);
    const done = v.parse(RidesPage, (await caller.call('GET', '/bookings/doneOrder')).body);
    await after.close();
    expect(details.jobStatus).toBe('CUSTOMER_ONBOARD');
    expect(done.totalElements).toBe(25);
  });

  it('holds an order before the order is answered, and leaves no temporary file', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'alone', 'backend.json');
    const backend = await startBackend(dataFile, clock);
    const { token } = await signIn(backend, clock, REGULAR);
    await createCaller(backend, token).call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    expect(readFileSync(dataFile, 'utf8')).toContain(orderFor(clock).orderStartDate);
    expect(readdirSync(join(folder, 'alone'))).toEqual(['backend.json']);
    await backend.close();
  });

  it('that cannot be written refuses the order and forgets it', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'broken', 'backend.json');
    const backend = await startBackend(dataFile, clock);
    const { token } = await signIn(backend, clock, REGULAR);
    const caller = createCaller(backend, token);
    // A folder in the place of the file: the rename fails, for root too.
    rmSync(dataFile);
    mkdirSync(dataFile);
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await caller.call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    const ongoing = await caller.call('GET', '/bookings/ongoingAndPreOrder');
    await backend.close();
    expect(answer).toMatchObject({ status: 500, body: { message: 'Internal error' } });
    expect(ongoing.body).toEqual([]);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
  });

  it('is the seed again with --fresh', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'fresh.json');
    const before = await startBackend(dataFile, clock);
    const { token } = await signIn(before, clock, REGULAR);
    await createCaller(before, token).call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    await before.close();
    const after = await startBackend(dataFile, clock, { isFresh: true });
    expect((await createCaller(after, token).call('GET', '/bookings/ongoingAndPreOrder')).body).toEqual([]);
    await after.close();
  });

  it('loses what a killed process left beside it, and nothing else', async () => {
    const alone = join(folder, 'stale');
    mkdirSync(alone);
    for (const name of ['backend.json.4711.tmp', 'backend.json.bak.tmp', 'other.json.1.tmp']) {
      writeFileSync(join(alone, name), '{"me');
    }
    await (await startBackend(join(alone, 'backend.json'), createClock())).close();
    expect(readdirSync(alone)).toEqual(['backend.json', 'backend.json.bak.tmp', 'other.json.1.tmp']);
  });
});

describe('A damaged data file', () => {
  let warnings: jest.SpyInstance;
  beforeEach(() => {
    warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warnings.mockRestore());

  it.each([
    ['nothing in it', ''],
    ['broken JSON', '{"meta":'],
    ['another version', '{"meta":{"version":0,"nextNumber":1},"customers":[],"bookings":[],"feedback":[]}'],
    ['the data of another program', '[1, 2, 3]'],
  ])('with %s is kept beside, and the backend starts with sample data', async (what, content) => {
    const clock = createClock();
    const alone = join(folder, what);
    const dataFile = join(alone, 'backend.json');
    mkdirSync(alone);
    writeFileSync(dataFile, content);
    const backend = await startBackend(dataFile, clock);
    const { token } = await signIn(backend, clock, REGULAR);
    const done = await createCaller(backend, token).call('GET', '/bookings/doneOrder');
    await backend.close();

    const kept = readdirSync(alone).filter((name) => name !== 'backend.json');
    expect(kept).toEqual([expect.stringMatching(/^backend\.damaged-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/)]);
    expect(readFileSync(join(alone, kept[0] ?? ''), 'utf8')).toBe(content);
    expect(warnings.mock.calls).toEqual([[expect.stringContaining(`is kept as ${join(alone, kept[0] ?? '')}`)]]);
    expect(v.parse(RidesPage, done.body).totalElements).toBeGreaterThan(0);
  });

  it('is never written over by another one of the same second', () => {
    const alone = join(folder, 'twice');
    mkdirSync(alone);
    const nowMs = Date.parse('2026-06-09T10:00:00Z');
    const kept = ['a', 'b', 'c'].map((content) => {
      writeFileSync(join(alone, 'backend.json'), content);
      return putAside(join(alone, 'backend.json'), nowMs);
    });
    expect(kept.map((path) => readFileSync(path, 'utf8'))).toEqual(['a', 'b', 'c']);
    expect(readdirSync(alone)).toHaveLength(3);
  });

  it.each([
    ['is a folder', (path: string) => mkdirSync(path, { recursive: true }), 'cannot be read'],
    ['is inside a file', (path: string) => writeFileSync(dirname(path), ''), 'cannot be'],
  ])('that %s ends the start in one sentence', async (what, prepare, sentence) => {
    const dataFile = join(folder, `place that ${what}`, 'backend.json');
    prepare(dataFile);
    const started = startBackend(dataFile, createClock());
    await expect(started).rejects.toThrow(DataFileError);
    await expect(started).rejects.toThrow(`${dataFile} ${sentence}`);
  });
});

describe('A taken port', () => {
  it.each(['apiPort', 'livePort'] as const)(
    'is named with its option and its variable, and the data is not touched (%s)',
    async (name) => {
      const other = createServer();
      const port = await new Promise<number>((resolve) => {
        other.listen(0, () => {
          const address = other.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      });
      const dataFile = join(folder, `${name}.json`);
      const started = createBackend(settingsFor(dataFile, { [name]: port }));
      const [option, variable] = name === 'apiPort' ? ['--port', 'API_PORT'] : ['--live-port', 'LIVE_PORT'];
      await expect(started).rejects.toThrow(PortError);
      await expect(started).rejects.toThrow(
        `Port ${port} is taken by another program: choose another one with ${option} or ${variable}.`,
      );
      expect(existsSync(dataFile)).toBe(false);
      await new Promise((resolve) => other.close(resolve));
    },
  );
});
