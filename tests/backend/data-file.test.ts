import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { createBackend, PortTakenError } from '../../mock-server/backend';
import { DataFileError } from '../../mock-server/data/data-file';
import { BookingDetails, RidesPage } from '../../src/backend/wire';
import { createCaller, createClock, orderFor, signIn, startBackend, temporaryFolder } from './harness';

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
    expect(done.totalElements).toBe(23);
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

  it.each([
    ['broken JSON', '{"meta":'],
    ['another version', '{"meta":{"version":0,"nextNumber":1},"customers":[],"bookings":[],"feedback":[]}'],
  ])('with %s is refused in one sentence and left alone', async (_what, content) => {
    const dataFile = join(folder, 'unreadable.json');
    writeFileSync(dataFile, content);
    await expect(startBackend(dataFile, createClock())).rejects.toThrow(DataFileError);
    expect(readFileSync(dataFile, 'utf8')).toBe(content);
  });
});

describe('A taken port', () => {
  it.each(['apiPort', 'livePort'] as const)('is named together with its variable (%s)', async (name) => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const options = {
      apiPort: 0,
      livePort: 0,
      speed: 1,
      dataFile: join(folder, `${name}.json`),
      googleScripts: async () => ({ maps: '', identity: '' }),
    };
    const started = createBackend({ ...options, [name]: port });
    await expect(started).rejects.toThrow(PortTakenError);
    await expect(started).rejects.toThrow(
      `Port ${port} is taken: set ${name === 'apiPort' ? 'API_PORT' : 'LIVE_PORT'} `,
    );
    await new Promise((resolve) => other.close(resolve));
  });
});
