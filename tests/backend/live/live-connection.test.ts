import { orderFor } from '../harness';
import { CUSTOMER, cancel, connect, describeLive, hearUntil, isStatus, track, words } from './live-stage';

const STRANGER = '102';

describeLive('The live connection over %s (Spec §7, D31)', (live) => {
  it('acknowledges case 700', async () => {
    const { client } = await live.open();
    client.send(connect());
    expect(await client.next()).toEqual({ key: 'customer_connected', status: true });
  });

  it('tells every status of a ride once and in order, to the settling, and nothing unasked in between', async () => {
    const { pass, client } = await live.openFollowed();
    pass(500);
    expect(words(await hearUntil(client, isStatus('JOB_SETTLED')))).toEqual([
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
    const { pass, dispatch, bookingId, client } = await live.open();
    pass(100);
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'CUSTOMER_ONBOARD' });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CUSTOMER_ONBOARD');
  });

  it('tells a settled ride as completed, in the words of HTTP', async () => {
    const { pass, dispatch, bookingId, client } = await live.open();
    pass(400);
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_completed', job_status: 'JOB_SETTLED' });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('JOB_SETTLED');
  });

  it('tells that a pre-order waits for its time', async () => {
    const { clock, dispatch, client } = await live.open();
    const bookingId = dispatch.placeOrder(CUSTOMER, orderFor(clock, {}, 60));
    client.send(connect());
    client.send(track(bookingId));
    await client.next();
    expect(await client.next()).toMatchObject({ key: 'customer_job_update', job_status: 'JOB_ACCEPTED_YN' });
  });

  it('cancels with case 706: CANCELED and a tracking frame with status false (D31)', async () => {
    const { dispatch, bookingId, client } = await live.open();
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
    const { pass, dispatch, bookingId, client } = await live.openFollowed();
    dispatch.cancel(CUSTOMER, bookingId, 'from another tab');
    pass(0);
    expect(await client.next()).toMatchObject({ job_status: 'CANCELED' });
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ status: false });
  });

  it('answers a cancel that comes too late with the present status', async () => {
    const { pass, dispatch, bookingId, client } = await live.open();
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
    const { clock, dispatch, log, bookingId, client } = await live.open();
    const foreign = dispatch.placeOrder(STRANGER, orderFor(clock));
    const beforeConnecting = [
      track(bookingId),
      'no json',
      '[]',
      'null',
      { case_value: 999 },
      { ...connect(), cav: '9' },
    ];
    const afterConnecting = [
      track(foreign),
      cancel(foreign),
      track(foreign, STRANGER),
      track('nothing'),
      { ...track(bookingId), pickup_latlng: 'undefined,undefined' },
      { ...track(bookingId), pickup: '51.3,9.5' },
      { ...cancel(bookingId), reason: ' ' },
    ];
    for (const frame of [...beforeConnecting, connect(), ...afterConnecting]) client.send(frame);
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_connected' });
    expect(await client.next()).toMatchObject({ booking_id: bookingId });
    expect(log.framesIgnored).toBe(beforeConnecting.length + afterConnecting.length);
    expect(log.cases).toEqual({ 700: 1, 705: 1, 706: 0 });
    expect(dispatch.find(STRANGER, foreign)?.moment.status).toBe('SEARCHING');
  });
});
