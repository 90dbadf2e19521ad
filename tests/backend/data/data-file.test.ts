import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { createBackend, PortError } from '../../../mock-server/backend';
import { seedState } from '../../../mock-server/samples/seed';
import { createFleet } from '../../../mock-server/simulation/fleet';
import { DataFileError, readDataFile, renameDamaged } from '../../../mock-server/storage/data-file';
import { journalOf } from '../../../mock-server/storage/journal';
import { State } from '../../../mock-server/storage/state';
import { openDataStore } from '../../../mock-server/storage/store';
import { BookingDetails, RidesPage } from '../../../src/backend/wire';
import { createCaller, createClock, orderFor, settingsFor, signIn, startBackend, temporaryFolder } from '../harness';

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
    expect(readFileSync(journalOf(dataFile), 'utf8')).toContain(orderFor(clock).orderStartDate);
    expect(readdirSync(join(folder, 'alone'))).toEqual(['backend.json', 'backend.json.journal']);
    await backend.close();
  });

  it('takes the changes of its journal in at the next start', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'taken in', 'backend.json');
    const before = await startBackend(dataFile, clock);
    const { token } = await signIn(before, clock, 'somebody new');
    const caller = createCaller(before, token);
    await caller.call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    await caller.call('PUT', '/auth/me', {
      customerName: 'New Name',
      customerMobile: '',
      customerEmail: 'n@example.com',
    });
    await before.close();
    const after = await startBackend(dataFile, clock);
    const again = createCaller(after, token);
    const ongoing = (await again.call('GET', '/bookings/ongoingAndPreOrder')).body;
    const profile = (await again.call('GET', '/auth/me')).body;
    await after.close();
    expect(ongoing).toHaveLength(1);
    expect(profile).toMatchObject({ customerName: 'New Name' });
    expect(readdirSync(dirname(dataFile))).toEqual(['backend.json']);
    expect(v.parse(State, JSON.parse(readFileSync(dataFile, 'utf8'))).customers.at(-1)?.name).toBe('New Name');
  });

  it('is followed by as many bytes for an order however much is stored', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'bytes', 'backend.json');
    const backend = await startBackend(dataFile, clock);
    const caller = createCaller(backend, (await signIn(backend, clock, REGULAR)).token);
    const sizes: number[] = [];
    while (sizes.length < 12) {
      await caller.call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
      sizes.push(statSync(journalOf(dataFile)).size);
    }
    await backend.close();
    const written = sizes.map((size, index) => size - (sizes[index - 1] ?? 0)).slice(1);
    expect(Math.max(...written) - Math.min(...written)).toBeLessThan(100);
  });

  it('that cannot be written refuses the order and forgets it', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'broken', 'backend.json');
    const backend = await startBackend(dataFile, clock);
    const { token } = await signIn(backend, clock, REGULAR);
    const caller = createCaller(backend, token);
    // A folder in the place of the journal: it cannot be opened, for root neither.
    mkdirSync(journalOf(dataFile));
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await caller.call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    const ongoing = await caller.call('GET', '/bookings/ongoingAndPreOrder');
    rmdirSync(journalOf(dataFile));
    const next = await caller.call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    await backend.close();
    expect(answer).toMatchObject({ status: 500, body: { message: 'Internal error' } });
    expect(ongoing.body).toEqual([]);
    expect(next.status).toBe(200);
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

const state = seedState(createClock().now(), createFleet({ alongStreets: () => null, speed: 1, seed: 1, count: 10 }));

describe('The journal of a data file', () => {
  const order = JSON.stringify({ nextNumber: 4711 });
  const opened = (name: string, journal: (id: string) => string) => {
    const path = join(folder, `journal ${name}.json`);
    openDataStore(path, () => state);
    const { meta } = v.parse(State, JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(journalOf(path), journal(meta.journal));
    const told: string[] = [];
    const store = openDataStore(path, () => state, { tell: (sentence) => told.push(sentence) });
    return { told, nextNumber: store.read().meta.nextNumber, isLeft: existsSync(journalOf(path)) };
  };

  it.each([
    ['whole', (id: string) => `{"journal":"${id}"}\n${order}\n`, 4711],
    ['of another file', () => `{"journal":"another"}\n${order}\n`, state.meta.nextNumber],
    ['cut in its last line', (id: string) => `{"journal":"${id}"}\n${order}\n{"nextNum`, 4711],
    ['cut in its first line', () => '{"jour', state.meta.nextNumber],
  ])('%s: what was answered counts, nothing else', (name, journal, nextNumber) => {
    expect(opened(name, journal)).toMatchObject({ told: [], nextNumber });
  });

  it.each([
    ['with a line that is no JSON', (id: string) => `{"journal":"${id}"}\n{"nextNum\n${order}\n`],
    ['with a wrong type', (id: string) => `{"journal":"${id}"}\n{"nextNumber":"4711"}\n`],
  ])('%s is damaged, and kept beside with its file', (name, journal) => {
    const { told, nextNumber, isLeft } = opened(name, journal);
    expect(told).toHaveLength(1);
    expect({ nextNumber, isLeft }).toEqual({ nextNumber: state.meta.nextNumber, isLeft: false });
    const kept = readdirSync(folder).filter((one) => one.startsWith(`journal ${name}.damaged`));
    expect(kept.map((one) => one.replace(/damaged-[^.]*/, 'damaged'))).toEqual([
      `journal ${name}.damaged.json`,
      `journal ${name}.damaged.json.journal`,
    ]);
  });

  it('ends with the data that it followed', () => {
    const path = join(folder, 'replaced.json');
    const store = openDataStore(path, () => state);
    store.put({ nextNumber: 4711 });
    store.replace(state);
    expect(existsSync(journalOf(path))).toBe(false);
    expect(openDataStore(path, () => state).read().meta.nextNumber).toBe(state.meta.nextNumber);
  });
});

describe('A data file that parses', () => {
  const read = (content: unknown) => {
    const path = join(folder, 'parses.json');
    writeFileSync(path, JSON.stringify(content));
    return readDataFile(path).what;
  };
  const whole = { ...state, meta: { ...state.meta, journal: 'one' } };
  type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

  /** The same with one field left out, or of another type: each field in turn, in the first entry of a list. */
  function* damaged(value: Json, path = ''): Generator<readonly [string, Json | undefined]> {
    if (path !== '') yield [`${path} missing`, undefined];
    if (path !== '') yield [`${path} of a wrong type`, Array.isArray(value) ? { 0: 'x' } : [[]]];
    if (Array.isArray(value) && value.length > 0) {
      for (const [what, first] of damaged(value[0], `${path}[0]`)) {
        if (first !== undefined) yield [what, [first, ...value.slice(1)]];
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) {
        for (const [what, changed] of damaged(field, `${path}.${name}`)) {
          const { [name]: _, ...rest } = value as Record<string, Json>;
          yield [what, changed === undefined ? rest : { ...rest, [name]: changed }];
        }
      }
    }
  }

  it('is read when it is whole', () => {
    expect(read(whole)).toBe('state');
  });

  it('is damaged when one field is missing or of a wrong type', () => {
    const cases = [...damaged(whole as unknown as Json)];
    expect(cases.length).toBeGreaterThan(100);
    expect(cases.filter(([, content]) => read(content) !== 'damage').map(([what]) => what)).toEqual([]);
  });

  const [booking] = state.bookings;
  const withBooking = (changes: object) => ({ ...whole, bookings: [{ ...booking, ...changes }] });
  it.each([
    ['a booking twice', { ...whole, bookings: [booking, booking] }],
    ['a customer twice', { ...whole, customers: [state.customers[0], ...state.customers] }],
    ['a booking of nobody', withBooking({ customerId: '999' })],
    ['feedback on no booking', { ...whole, bookings: [] }],
    ['a number that is taken', { ...whole, meta: { ...whole.meta, nextNumber: 20_001 } }],
    ['a car without a number', withBooking({ askedVehicleIds: ['x'] })],
    ['a car that starts nowhere', withBooking({ carStart: 'here' })],
    ['a time that is none', withBooking({ orderedAt: 'soon' })],
    ['a day that is none', withBooking({ dispatchAt: '2026-02-30T10:00:00.000Z' })],
    ['a car type that the company lacks', withBooking({ order: { ...booking?.order, carType: 'BUS' } })],
  ])('is damaged when its records contradict each other: %s', (_what, content) => {
    expect(read(content)).toBe('damage');
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
      return renameDamaged(join(alone, 'backend.json'), nowMs);
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
