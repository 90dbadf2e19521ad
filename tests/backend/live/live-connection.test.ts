import { jobStatusOf, type LiveStatus, scenarioNames } from '../../../mock-server/scenario';
import { orderFor } from '../harness';
import {
  ACKNOWLEDGED,
  CUSTOMER,
  cancel,
  connect,
  framesUntil,
  isPosition,
  isStatus,
  liveSides,
  track,
  words,
} from './live-stage';

const STRANGER = '102';
const CANCELED_POSITION = { key: 'customer_job_driver_tracking', status: false };

const live = liveSides();

describe('The live connection (Spec §7, D31)', () => {
  it('sends every status of a ride once and in order, to the settling, and nothing unasked in between', async () => {
    const { pass, client } = await live.openFollowed();
    pass(500);
    expect(words(await framesUntil(client, isStatus('JOB_SETTLED')))).toEqual([
      'customer_job_update ASSIGNED',
      'customer_job_update_accepted ACCEPTED',
      'customer_job_update ON_THE_WAY',
      'customer_job_update AT_CUSTOMER',
      'customer_job_update CUSTOMER_ONBOARD',
      'customer_job_completed JOB_COMPLETED',
      'customer_job_completed JOB_SETTLED',
    ]);
  });

  it('answers each case 705 with one tracking frame: first without a position, then with the taxi', async () => {
    const { pass, dispatch, bookingId, client } = await live.open();
    client.send(track(bookingId));
    client.send(track(bookingId));
    const nowhere = {
      key: 'customer_job_driver_tracking',
      status: true,
      driver_location: null,
      time_to_reach_pickup_in_min: 0,
      time_to_reach_drop_in_min: 0,
    };
    expect(await client.next()).toMatchObject({ job_status: 'SEARCHING', driver_name: '' });
    expect([await client.next(), await client.next()]).toEqual([nowhere, nowhere]);
    pass(10);
    const driver_name = dispatch.find(CUSTOMER, bookingId)?.vehicle.driverName;
    expect(await client.next()).toMatchObject({ job_status: 'ASSIGNED', driver_name });
    expect(await client.next()).toMatchObject({ job_status: 'ACCEPTED', driver_name });
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

  it.each([
    ['the present status', 100, { key: 'customer_job_update', job_status: 'CUSTOMER_ONBOARD' }],
    ['that it is settled', 400, { key: 'customer_job_completed', job_status: 'JOB_SETTLED' }],
  ])('sends %s of a ride at once after a reconnect, and agrees with HTTP', async (_what, seconds, frame) => {
    const { pass, dispatch, bookingId, client } = await live.open();
    pass(seconds);
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject(frame);
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe(frame.job_status);
  });

  it('says that a pre-order waits for its time', async () => {
    const { clock, dispatch, client } = await live.open();
    client.send(track(dispatch.placeOrder(CUSTOMER, orderFor(clock, {}, 60))));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'JOB_ACCEPTED_YN' });
  });

  it('cancels with case 706: CANCELED and a tracking frame with status false (D31)', async () => {
    const { dispatch, bookingId, client } = await live.open();
    client.send(cancel(bookingId));
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'CANCELED' });
    expect([await client.next(), await client.next()]).toEqual([CANCELED_POSITION, CANCELED_POSITION]);
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CANCELED');
  });

  it('tells a follower that the ride was cancelled elsewhere', async () => {
    const { pass, dispatch, bookingId, client } = await live.openFollowed();
    dispatch.cancel(CUSTOMER, bookingId);
    pass(0);
    expect(await client.next()).toMatchObject({ job_status: 'CANCELED' });
  });

  it('answers a cancel that comes too late with the present status', async () => {
    const { pass, dispatch, bookingId, client } = await live.open();
    pass(80);
    client.send(cancel(bookingId));
    client.send(cancel(bookingId));
    expect(await client.next()).toMatchObject({ job_status: 'AT_CUSTOMER' });
    expect(await client.next()).toMatchObject({ job_status: 'AT_CUSTOMER' });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('AT_CUSTOMER');
  });

  it('counts and otherwise ignores what is malformed, out of turn or about a booking of somebody else', async () => {
    const { clock, dispatch, log, bookingId, connectSocket } = await live.setUp();
    const client = await connectSocket();
    const foreign = dispatch.placeOrder(STRANGER, orderFor(clock));
    const malformed = ['no json', '[]', 'null', { case_value: 999 }, { ...connect(), cav: '9' }];
    const ignored = [
      ...[connect(STRANGER), track(foreign), cancel(foreign), track(foreign, STRANGER), track('nothing')],
      { ...track(bookingId), pickup_latlng: 'undefined,undefined' },
      { ...track(bookingId), pickup: '51.3,9.5' },
      { ...cancel(bookingId), reason: ' ' },
    ];
    for (const frame of [track(bookingId), ...malformed, connect(), ...ignored, track(bookingId)]) client.send(frame);
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    expect(await client.next()).toMatchObject({ booking_id: bookingId });
    expect(log.framesIgnored).toBe(1 + malformed.length + ignored.length);
    expect(log.cases).toEqual({ 700: 1, 705: 1, 706: 0 });
    expect(dispatch.find(STRANGER, foreign)?.moment.status).toBe('SEARCHING');
  });

  it('after a refusal names another driver, the one whom HTTP names', async () => {
    const { pass, dispatch, bookingId, client } = await live.openFollowed('rejected-then-accepted');
    pass(25);
    const frames = await framesUntil(client, ({ key }) => key === 'customer_job_update_accepted');
    const names = frames.map((frame) => ('driver_name' in frame ? frame.driver_name : ''));
    const second = dispatch.find(CUSTOMER, bookingId)?.vehicle.driverName;
    expect(names).toEqual([names[0], names[0], '', second, second]);
    expect(names[0]).not.toBe(second);
    expect(frames.map((frame) => 'job_status' in frame && frame.job_status)).toEqual([
      ...['ASSIGNED', 'REJECTED', 'SEARCHING', 'ASSIGNED', 'ACCEPTED'],
    ]);
  });

  it('sends REJECTED without a driver before CANCELED when the dispatch gives up, and not after a call', async () => {
    const { pass, client } = await live.openFollowed('nobody-found');
    pass(130);
    const last = (await framesUntil(client, isStatus('CANCELED'))).slice(-3);
    expect(last).toMatchObject(
      ['SEARCHING', 'REJECTED', 'CANCELED'].map((job_status) => ({ job_status, driver_name: '' })),
    );

    const other = await live.openFollowed('nobody-found');
    other.pass(1);
    other.dispatch.cancel(CUSTOMER, other.bookingId);
    other.pass(1);
    expect(words(await framesUntil(other.client, isStatus('CANCELED')))).toEqual(['customer_job_update CANCELED']);
  });

  it.each(scenarioNames)('%s: the last status sent is what HTTP says, at every moment (D30)', async (scenario) => {
    const { pass, dispatch, bookingId, client } = await live.open(scenario);
    let sent = '';
    const stepSeconds = scenario === 'in-steps' ? 90 : 3;
    for (let step = 0; step <= 300; step += 1) {
      client.send(track(bookingId));
      for (const frame of await framesUntil(client, isPosition)) {
        if ('job_status' in frame) sent = frame.job_status ?? '';
      }
      expect(jobStatusOf(sent as LiveStatus)).toBe(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus);
      pass(stepSeconds);
    }
    expect(['JOB_SETTLED', 'CANCELED']).toContain(sent);
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: CANCELED_POSITION.key, status: sent !== 'CANCELED' });
  });
});
