import { join } from 'node:path';
import { createLog } from '../../mock-server/backend-log';
import { seedState } from '../../mock-server/data/seed';
import { openDataStore } from '../../mock-server/data/store';
import { createDispatch } from '../../mock-server/dispatch/dispatch';
import { createFleet } from '../../mock-server/simulation/fleet';
import type { ScenarioName } from '../../mock-server/simulation/scenario';
import { routeAlongStreets } from '../../mock-server/simulation/street-route';
import { createClock, orderFor, temporaryFolder } from './harness';
import { type Client, overMockSocket, overRealSocket } from './live-carriers';

type Frame = Awaited<ReturnType<Client['next']>>;

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
  const setUp = async (scenario: ScenarioName = 'happy') => {
    fileNumber += 1;
    const clock = createClock();
    const alongStreets = routeAlongStreets;
    const fleet = createFleet({ alongStreets, speed: 1, seed: 1, count: 10 });
    const store = openDataStore(join(folder, `${fileNumber}.json`), () => seedState(clock.now(), fleet));
    const log = createLog();
    const { now } = clock;
    const dispatch = createDispatch({
      store,
      fleet,
      alongStreets,
      speed: 1,
      now,
      seed: 1,
      defaultScenario: () => scenario,
    });
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

  /** Everything that is said up to and with the first frame that fits. */
  async function hearUntil(client: Client, isLast: (frame: Frame) => boolean): Promise<Frame[]> {
    const heard = [await client.next()];
    while (!isLast(heard.at(-1) as Frame)) heard.push(await client.next());
    return heard;
  }
  const isTracking = ({ key }: Frame) => key === 'customer_job_driver_tracking';
  const words = (frames: readonly Frame[]) =>
    frames.map((frame) => `${frame.key} ${'job_status' in frame ? frame.job_status : ''}`.trim());

  it('tells every status of a ride once and in order, to the settling, and nothing unasked in between', async () => {
    const { client, pass, bookingId } = await setUp();
    client.send(connect());
    client.send(track(bookingId));
    await hearUntil(client, isTracking);
    pass(500);
    expect(
      words(await hearUntil(client, (frame) => 'job_status' in frame && frame.job_status === 'JOB_SETTLED')),
    ).toEqual([
      'customer_job_update ASSIGNED',
      'customer_job_update_accepted ACCEPTED',
      'customer_job_update ON_THE_WAY',
      'customer_job_update AT_CUSTOMER',
      'customer_job_update CUSTOMER_ONBOARD',
      'customer_job_completed JOB_COMPLETED',
      'customer_job_completed JOB_SETTLED',
    ]);
  });

  it('answers each case 705 with one tracking frame: no place while searching, the taxi once a driver has accepted', async () => {
    const { client, pass, bookingId, dispatch } = await setUp();
    client.send(connect());
    client.send(track(bookingId));
    client.send(track(bookingId));
    const nowhere = {
      key: 'customer_job_driver_tracking',
      status: true,
      driver_location: null,
      time_to_reach_pickup_in_min: 0,
      time_to_reach_drop_in_min: 0,
    };
    await client.next();
    expect(await client.next()).toMatchObject({ job_status: 'SEARCHING', driver_name: '' });
    expect(await client.next()).toEqual(nowhere);
    expect(await client.next()).toEqual(nowhere);
    pass(10);
    const vehicle = dispatch.find(CUSTOMER, bookingId)?.vehicle;
    expect(await client.next()).toMatchObject({ job_status: 'ASSIGNED', driver_name: vehicle?.driverName });
    expect(await client.next()).toMatchObject({ job_status: 'ACCEPTED', driver_name: vehicle?.driverName });
    client.send(track(bookingId));
    const moment = dispatch.find(CUSTOMER, bookingId)?.moment;
    expect(moment?.position).not.toBeNull();
    expect(await client.next()).toEqual({
      ...nowhere,
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

  it('tells a settled ride as completed, in the words of HTTP', async () => {
    const { client, pass, bookingId, dispatch } = await setUp();
    pass(400);
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_completed', job_status: 'JOB_SETTLED' });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('JOB_SETTLED');
  });

  it('tells that a pre-order waits for its time', async () => {
    const { client, clock, dispatch } = await setUp();
    const bookingId = dispatch.placeOrder(CUSTOMER, orderFor(clock, {}, 60));
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'JOB_ACCEPTED_YN' });
  });

  it('after a refusal names another driver, the one whom HTTP names', async () => {
    const { client, pass, bookingId, dispatch } = await setUp('rejected-then-accepted');
    client.send(connect());
    client.send(track(bookingId));
    await hearUntil(client, isTracking);
    pass(25);
    const heard = await hearUntil(client, ({ key }) => key === 'customer_job_update_accepted');
    const names = heard.map((frame) => ('driver_name' in frame ? frame.driver_name : ''));
    const [first, , , second, third] = names;
    expect(words(heard)).toEqual([
      'customer_job_update ASSIGNED',
      'customer_job_update REJECTED',
      'customer_job_update SEARCHING',
      'customer_job_update ASSIGNED',
      'customer_job_update_accepted ACCEPTED',
    ]);
    expect(names).toEqual([first, first, '', second, third]);
    expect(second).toBe(third);
    expect(first).not.toBe(second);
    expect(dispatch.find(CUSTOMER, bookingId)?.vehicle.driverName).toBe(second);
  });

  it.each([
    ['nobody-found', 130],
    ['driver-cancels', 50],
  ] as const)('%s ends in CANCELED, and the next case 705 is answered with status false', async (scenario, seconds) => {
    const { client, pass, bookingId, dispatch } = await setUp(scenario);
    client.send(connect());
    client.send(track(bookingId));
    await hearUntil(client, isTracking);
    pass(seconds);
    await hearUntil(client, (frame) => 'job_status' in frame && frame.job_status === 'CANCELED');
    client.send(track(bookingId));
    expect(await client.next()).toEqual({ key: 'customer_job_driver_tracking', status: false });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CANCELED');
  });

  it('cancels with case 706: CANCELED and a tracking frame with status false (D31)', async () => {
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
    await hearUntil(client, isTracking);
    dispatch.cancel(CUSTOMER, bookingId, 'from another tab');
    pass(0);
    expect(await client.next()).toMatchObject({ job_status: 'CANCELED' });
    client.send(track(bookingId));
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
