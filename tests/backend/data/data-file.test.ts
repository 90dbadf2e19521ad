import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { seedState } from '../../../mock-server/samples/seed';
import { createFleet } from '../../../mock-server/simulation/fleet';
import { DataFileError, openDataStore, State } from '../../../mock-server/storage';
import { type BackendProcess, startBackendProcess } from '../../support/backend-process';
import { shortTable } from '../../support/long';
import { createCaller, ORDER, orderFor, placeOrder, setStage, signIn, startBackend, temporaryFolder } from '../harness';

const folder = temporaryFolder();
const stage = setStage();
const REGULAR = '100000000000000000001';
const stored = () => v.parse(State, JSON.parse(readFileSync(stage.dataFile, 'utf8')));

describe('The data file', () => {
  it('has a change before it is answered, and keeps rides, profiles and sessions over a restart', async () => {
    const customer = await stage.customer(REGULAR);
    const { call } = customer;
    const profile = { customerName: 'New Name', customerMobile: '', customerEmail: 'n@example.com' };
    const bookingId = await placeOrder(customer, orderFor(stage.clock));
    expect(stored().bookings.at(-1)?.bookingId).toBe(bookingId);
    await call('PUT', '/auth/me', profile);
    expect(stored().customers[0]?.name).toBe('New Name');
    expect(readdirSync(dirname(stage.dataFile))).toEqual(['backend.json']);

    stage.clock.advance(100);
    const before = stored();
    await stage.restart();
    expect(stored()).toEqual(before);
    expect((await call('GET', `/bookings/${bookingId}`)).body).toMatchObject({ jobStatus: 'CUSTOMER_ONBOARD' });
    expect((await call('GET', '/bookings/doneOrder')).body).toMatchObject({ totalElements: 25 });
    expect((await call('GET', '/auth/me')).body).toMatchObject(profile);
  });

  it('is written once for all changes that come during a write', async () => {
    const customer = await stage.customer(REGULAR);
    const order = () => placeOrder(customer, orderFor(stage.clock));
    const ids = await Promise.all(Array.from({ length: 40 }, order));
    expect(new Set(ids).size).toBe(40);
    expect(stored().bookings.map(({ bookingId }) => bookingId)).toEqual(expect.arrayContaining(ids));
  });

  it('that cannot be written refuses the order, and forgets it', async () => {
    const { call } = await stage.customer(REGULAR);
    // A folder in its place: it cannot be replaced, not even by root.
    rmSync(stage.dataFile);
    mkdirSync(stage.dataFile);
    const refused = { status: 500, body: { message: 'Internal error' } };
    expect(await call('POST', ORDER, orderFor(stage.clock))).toMatchObject(refused);
    expect((await call('GET', '/bookings/ongoingAndPreOrder')).body).toEqual([]);
    expect(jest.mocked(console.error).mock.calls).toEqual([[expect.any(DataFileError)]]);
    jest.mocked(console.error).mockClear();
    rmdirSync(stage.dataFile);
    expect((await call('POST', ORDER, orderFor(stage.clock))).status).toBe(200);
    expect(stored().bookings.at(-1)?.customerId).toBe('101');
  });

  it('is the seed again with --fresh', async () => {
    const { call } = await stage.customer(REGULAR);
    const seed = readFileSync(stage.dataFile, 'utf8');
    await call('POST', ORDER, orderFor(stage.clock));
    await (await startBackend(stage.dataFile, stage.clock, { isFresh: true })).close();
    expect(readFileSync(stage.dataFile, 'utf8')).toBe(seed);
  });
});

describe('A damaged data file', () => {
  const seed = seedState(stage.clock.now(), createFleet({ speed: 1, seed: 1, count: 10 }));
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
  const file = join(folder, 'damaged.json');

  it.each([
    ['nothing in it', ''],
    ['broken JSON', '{"meta":'],
    ['another version', JSON.stringify({ ...seed, meta: { ...seed.meta, version: 4 } })],
    ['the data of another program', '[1, 2, 3]'],
  ])('with %s ends the start in one sentence and stays as it is', async (_what, content) => {
    writeFileSync(file, content);
    const started = startBackend(file, stage.clock);
    await expect(started).rejects.toThrow(DataFileError);
    await expect(started).rejects.toThrow(
      `The data file ${file} is damaged or of another version, and was not changed: ` +
        'move it away, or delete it with npm run backend -- --reset.',
    );
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it('is recognised by each field that is missing or of a wrong type', () => {
    const cases = [...damaged(seed as unknown as Json)];
    expect(cases.length).toBeGreaterThan(100);
    for (const [what, content] of cases) {
      writeFileSync(file, JSON.stringify(content));
      expect(() => {
        openDataStore(file, () => seed);
        throw new Error(what);
      }).toThrow(DataFileError);
    }
  });

  it.each([
    ['is a folder', (path: string) => mkdirSync(path, { recursive: true }), 'cannot be read'],
    ['is inside a file', (path: string) => writeFileSync(dirname(path), ''), 'cannot be written'],
  ])('that %s ends the start in one sentence, too', async (what, prepare, sentence) => {
    const dataFile = join(folder, `place that ${what}`, 'backend.json');
    prepare(dataFile);
    const started = startBackend(dataFile, stage.clock);
    await expect(started).rejects.toThrow(DataFileError);
    await expect(started).rejects.toThrow(`${dataFile} ${sentence}`);
  });
});

const WRITERS = 4;
let running: BackendProcess | undefined;
afterAll(() => running?.end('SIGKILL'));

it('a backend that is killed five times in the middle of its work has every order that it answered', async () => {
  const dataFile = join(folder, 'killed', 'backend.json');
  const start = async () => {
    running = await startBackendProcess(['--port', '0', '--live-port', '0', '--data-file', dataFile]);
    const backend = { apiPort: Number(new URL(running.apiUrl).port) };
    return createCaller(backend, (await signIn(backend, Date, 'orders a lot')).token);
  };
  const answered: string[] = [];
  // After this many answers.
  const kills = shortTable(2, [7, 1, 23, 2, 11]);
  for (const answers of kills) {
    const { call } = await start();
    const wanted = answered.length + answers;
    let killed: Promise<unknown> | undefined;
    const orderOn = async () => {
      while (!killed) {
        const answer = await call('POST', ORDER, orderFor(Date)).catch(() => null);
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
  const files = readdirSync(dirname(dataFile));
  expect(files.filter((name) => !['backend.json', '.backend.json.tmp'].includes(name))).toEqual([]);
});
