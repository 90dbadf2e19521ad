import { join } from 'node:path';
import { createLog } from '../../mock-server/backend-log';
import { seedState } from '../../mock-server/data/seed';
import { openDataStore } from '../../mock-server/data/store';
import { createDispatch } from '../../mock-server/dispatch/dispatch';
import { createFleet } from '../../mock-server/simulation/fleet';
import { routeAlongStreets } from '../../mock-server/simulation/street-route';
import { createClock, orderFor, temporaryFolder } from './harness';
import { overMockSocket, overRealSocket } from './live-carriers';

const CUSTOMER = '101';
const STRANGER = '102';
const connect = (customer_id = CUSTOMER) => ({
  case_value: 700,
  customer_id,
  device_id: 'device',
  cav: '0.0.1',
  device_name: 'Test',
  device_type: 'Web',
});
const track = (booking_id: string, customer_id = CUSTOMER) => ({ case_value: 705, customer_id, booking_id });
const cancel = (booking_id: string) => ({ case_value: 706, customer_id: CUSTOMER, booking_id, reason: 'Too late' });

const folder = temporaryFolder();
let fileNumber = 0;

describe.each([
  ['mock-socket', overMockSocket],
  ['ws', overRealSocket],
])('The live connection over %s (Spec §7, D31)', (_carrier, open) => {
  const setUp = async () => {
    fileNumber += 1;
    const clock = createClock();
    const fleet = createFleet(routeAlongStreets, 1);
    const store = openDataStore(join(folder, `${fileNumber}.json`), () => seedState(clock.now(), fleet));
    const log = createLog();
    const dispatch = createDispatch({ store, fleet, alongStreets: routeAlongStreets, speed: 1, now: clock.now });
    const client = await open({ dispatch, log });
    cleanUp.push(client.close);
    /** Moves the clock and lets the server notice. */
    const pass = (seconds: number) => {
      clock.advance(seconds);
      client.tick();
    };
    return { clock, dispatch, log, client, pass, bookingId: dispatch.placeOrder(CUSTOMER, orderFor(clock)) };
  };
  const cleanUp: (() => void)[] = [];
  afterEach(() => {
    for (const close of cleanUp.splice(0)) close();
  });

  it('acknowledges case 700', async () => {
    const { client } = await setUp();
    client.send(connect());
    expect(await client.next()).toEqual({ key: 'customer_connected', status: true });
  });

  it('tells every status of a ride once and in order, and ends with the completion', async () => {
    const { client, pass, bookingId } = await setUp();
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    const told: string[] = [];
    let frame = await client.next();
    pass(500);
    while (frame.key !== 'customer_job_completed') {
      told.push(`${frame.key} ${'job_status' in frame ? frame.job_status : ''}`);
      frame = await client.next();
    }
    expect(told).toEqual([
      'customer_job_update SEARCHING',
      'customer_job_update ASSIGNED',
      'customer_job_update_accepted ACCEPTED',
      'customer_job_update ON_THE_WAY',
      'customer_job_update AT_CUSTOMER',
      'customer_job_update CUSTOMER_ONBOARD',
    ]);
    expect(frame).toEqual({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED', booking_id: bookingId });
  });

  it('answers case 705 with no position while searching and with one as soon as there is a driver', async () => {
    const { client, pass, bookingId, dispatch } = await setUp();
    client.send(connect());
    client.send(track(bookingId));
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ job_status: 'SEARCHING', driver_name: '' });
    pass(7);
    const vehicle = dispatch.find(CUSTOMER, bookingId)?.vehicle;
    expect(await client.next()).toMatchObject({ job_status: 'ASSIGNED', driver_name: vehicle?.driverName });
    client.send(track(bookingId));
    const moment = dispatch.find(CUSTOMER, bookingId)?.moment;
    expect(await client.next()).toEqual({
      key: 'customer_job_driver_tracking',
      status: true,
      driver_location: moment?.position,
      time_to_reach_pickup_in_min: moment?.minutesToPickup,
      time_to_reach_drop_in_min: moment?.minutesToDrop,
    });
  });

  it('tells the present status at once after a reconnect, and agrees with HTTP', async () => {
    const { client, pass, bookingId, dispatch } = await setUp();
    pass(100);
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'CUSTOMER_ONBOARD' });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CUSTOMER_ONBOARD');
  });

  it('tells that a pre-order waits for its time', async () => {
    const { client, clock, dispatch } = await setUp();
    const bookingId = dispatch.placeOrder(CUSTOMER, orderFor(clock, {}, 60));
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'JOB_ACCEPTED_YN' });
  });

  it('cancels with case 706: CANCELED and a tracking frame with status false', async () => {
    const { client, bookingId, dispatch } = await setUp();
    client.send(connect());
    client.send(cancel(bookingId));
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'CANCELED' });
    expect(await client.next()).toEqual({ key: 'customer_job_driver_tracking', status: false });
    expect(await client.next()).toEqual({ key: 'customer_job_driver_tracking', status: false });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CANCELED');
  });

  it('tells a follower that the ride was cancelled elsewhere', async () => {
    const { client, pass, bookingId, dispatch } = await setUp();
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    await client.next();
    dispatch.cancel(CUSTOMER, bookingId, 'from another tab');
    pass(0);
    expect(await client.next()).toMatchObject({ job_status: 'CANCELED' });
    expect(await client.next()).toMatchObject({ status: false });
  });

  it('answers a cancel that comes too late with the present status', async () => {
    const { client, pass, bookingId, dispatch } = await setUp();
    pass(80);
    client.send(connect());
    client.send(cancel(bookingId));
    client.send(cancel(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ job_status: 'AT_CUSTOMER' });
    expect(await client.next()).toMatchObject({ job_status: 'AT_CUSTOMER' });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('AT_CUSTOMER');
  });

  it('counts and otherwise ignores what is malformed, out of turn or about a booking of somebody else', async () => {
    const { client, bookingId, dispatch, clock, log } = await setUp();
    const foreign = dispatch.placeOrder(STRANGER, orderFor(clock));
    const ignored = [
      track(bookingId),
      'no json',
      '[]',
      'null',
      { case_value: 999 },
      { ...connect(), cav: '9' },
      { ...cancel(bookingId), reason: ' ' },
    ];
    for (const frame of ignored) client.send(frame);
    client.send(connect());
    for (const frame of [track(foreign), cancel(foreign), track(foreign, STRANGER), track('nothing')])
      client.send(frame);
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_connected' });
    expect(await client.next()).toMatchObject({ booking_id: bookingId });
    expect(log.framesIgnored).toBe(ignored.length + 4);
    expect(log.cases).toEqual({ 700: 1, 705: 1, 706: 0 });
    expect(dispatch.find(STRANGER, foreign)?.moment.status).toBe('SEARCHING');
  });
});
