import { jobStatusOf, type LiveStatus, scenarioNames } from '../../../mock-server/scenario';
import { orderFor } from '../harness';
import { ACKNOWLEDGED, cancel, connect, liveSide, track } from './live-stage';

const STRANGER = '102';
const POSITION = 'customer_job_driver_tracking';
const CANCELED_POSITION = { key: POSITION, status: false };
const update = (job_status: string) => ({ key: 'customer_job_update', job_status });

describe('The live connection (Spec §7, D31)', () => {
  it('sends every status of a pre-order once and in order, to the settling, and nothing unasked in between', () => {
    const { pass, bookingId, connected } = liveSide('pre-order');
    const client = connected();
    client.send(track(bookingId));
    expect(client.heard()).toMatchObject([update('JOB_ACCEPTED_YN'), { key: POSITION }]);
    for (let second = 0; second < 500; second += 1) pass(1);
    expect(client.heard()).toMatchObject([
      ...['SEARCHING', 'ASSIGNED'].map(update),
      { key: 'customer_job_update_accepted', job_status: 'ACCEPTED' },
      ...['ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD'].map(update),
      ...['JOB_COMPLETED', 'JOB_SETTLED'].map((job_status) => ({ key: 'customer_job_completed', job_status })),
    ]);
  });

  it('answers each case 705 with one tracking frame: first without a position, then with the taxi', () => {
    const { pass, booking, bookingId, connected } = liveSide();
    const client = connected();
    client.send(track(bookingId), track(bookingId));
    const minutes = { time_to_reach_pickup_in_min: 0, time_to_reach_drop_in_min: 0 };
    const nowhere = { key: POSITION, status: true, driver_location: null, ...minutes };
    const searching = { ...update('SEARCHING'), driver_name: '', booking_id: bookingId };
    expect(client.heard()).toEqual([searching, nowhere, nowhere]);
    pass(10);
    client.send(track(bookingId));
    const moment = booking()?.moment;
    expect(moment?.position).not.toBeNull();
    const position = { key: POSITION, status: true, driver_location: moment?.position };
    const [toPickup, toDrop] = [moment?.minutesToPickup, moment?.minutesToDrop];
    const there = { ...position, time_to_reach_pickup_in_min: toPickup, time_to_reach_drop_in_min: toDrop };
    expect(client.heard().slice(2)).toEqual([there]);
  });

  // A cancel that comes too late: the check of a backend.
  it('cancels with case 706: CANCELED and a frame with status false; other followers get CANCELED alone', () => {
    const { pass, booking, bookingId, connected, follow } = liveSide('nobody-found');
    const [client, other] = [connected(), follow()];
    pass(1);
    client.send(cancel(bookingId), track(bookingId));
    expect(client.heard()).toMatchObject([update('CANCELED'), CANCELED_POSITION, CANCELED_POSITION]);
    expect(booking()?.moment.jobStatus).toBe('CANCELED');
    pass(0);
    expect(other.heard()).toMatchObject([update('CANCELED')]);
  });

  it('counts and otherwise ignores what is malformed, out of turn or about a booking of somebody else', () => {
    const { clock, dispatch, log, bookingId, open } = liveSide();
    const client = open();
    const foreign = dispatch.placeOrder(STRANGER, orderFor(clock));
    const malformed = ['[]', 'null', { ...connect(), cav: '9' }];
    client.send(track(bookingId), ...malformed, connect());
    const ignored = [
      ...[connect(STRANGER), track(foreign), cancel(foreign), track(foreign, STRANGER)],
      { ...track(bookingId), pickup_latlng: 'undefined,undefined' },
      { ...track(bookingId), pickup: '51.3,9.5' },
    ];
    client.send(...ignored, track(bookingId));
    expect(client.heard()).toMatchObject([ACKNOWLEDGED, { booking_id: bookingId }, { key: POSITION }]);
    expect(log.framesIgnored).toBe(1 + malformed.length + ignored.length);
    expect(log.cases).toEqual({ 700: 1, 705: 1, 706: 0 });
    expect(dispatch.find(STRANGER, foreign)?.moment.status).toBe('SEARCHING');
  });

  it('after a refusal names another driver, the one whom HTTP names', () => {
    const { pass, booking, follow } = liveSide('rejected-then-accepted');
    const client = follow();
    pass(25);
    const frames = client.heard().map((frame) => ('driver_name' in frame ? [frame.job_status, frame.driver_name] : []));
    const first = frames[0]?.[1];
    const second = booking()?.vehicle.driverName;
    expect(first).not.toBe(second);
    const refused = ['ASSIGNED', 'REJECTED'].map((status) => [status, first]);
    const accepted = ['ASSIGNED', 'ACCEPTED'].map((status) => [status, second]);
    expect(frames).toEqual([...refused, ['SEARCHING', ''], ...accepted]);
  });

  it('sends REJECTED without a driver before CANCELED when the dispatch gives up', () => {
    const { pass, follow } = liveSide('nobody-found');
    const client = follow();
    pass(130);
    const end = ['SEARCHING', 'REJECTED', 'CANCELED'].map((job_status) => ({ job_status, driver_name: '' }));
    expect(client.heard().slice(-3)).toMatchObject(end);
  });

  it.each(scenarioNames)('%s: the last status sent is what HTTP says, at every moment (D30)', (scenario) => {
    const { pass, booking, bookingId, connected } = liveSide(scenario);
    const client = connected();
    let sent = '';
    const stepSeconds = scenario === 'in-steps' ? 90 : 3;
    for (let step = 0; step <= 300; step += 1) {
      client.send(track(bookingId));
      for (const frame of client.heard()) if ('job_status' in frame) sent = frame.job_status ?? '';
      expect(jobStatusOf(sent as LiveStatus)).toBe(booking()?.moment.jobStatus);
      pass(stepSeconds);
    }
    expect(['JOB_SETTLED', 'CANCELED']).toContain(sent);
    // After a reconnect: the present status alone, and first.
    const later = connected();
    later.send(track(bookingId));
    expect(later.heard()).toMatchObject([{ job_status: sent }, { key: POSITION, status: sent !== 'CANCELED' }]);
  });
});
