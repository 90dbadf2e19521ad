import { ACKNOWLEDGED, CUSTOMER, cancel, connect, liveSides, POSITION, track } from '../live/live-stage';

const REFUSED = { key: 'customer_connected', status: false };
const NOTHING_MORE = { code: 4999, unread: 0 };

const live = liveSides();

describe('A fault of the live connection', () => {
  it('no-ack: 700 gets no answer, everything else does, and the next connection is fine', async () => {
    const { faults, bookingId, connectSocket, connected } = await live.setUp();
    faults.add([{ live: 'no-ack', times: 1 }]);
    const client = await connectSocket();
    client.send(connect());
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update' });
    await connected();
  });

  it('refuse: 700 is answered with status false, and nothing else is obeyed', async () => {
    const { log, faults, bookingId, connectSocket, settle, endAll } = await live.setUp();
    faults.add([{ live: 'refuse', times: 1 }]);
    const client = await connectSocket();
    client.send(connect());
    expect(await client.next()).toEqual(REFUSED);
    client.send(cancel(bookingId));
    await settle();
    endAll();
    expect(await client.ended).toEqual(NOTHING_MORE);
    expect(log.cases[706]).toBe(0);
  });

  it('refuse-upgrade: the socket does not open, the next one does', async () => {
    const { log, faults, connectSocket } = await live.setUp();
    faults.add([{ live: 'refuse-upgrade', times: 1 }]);
    expect((await connectSocket()).hasOpened).toBe(false);
    expect(log.socketsOpened).toBe(0);
    expect((await connectSocket()).hasOpened).toBe(true);
  });

  it('accept-then-drop: the socket opens and is cut without a goodbye', async () => {
    const { faults, connectSocket, connected } = await live.setUp();
    faults.add([{ live: 'accept-then-drop', times: 1 }]);
    const client = await connectSocket();
    expect(client.hasOpened).toBe(true);
    expect(await client.ended).toMatchObject({ code: 1006 });
    await connected();
  });

  it.each(['no-ack', 'refuse', 'accept-then-drop'] as const)('%s: leaves open connections alone', async (name) => {
    const { faults, connectSocket } = await live.setUp();
    const client = await connectSocket();
    faults.add([{ live: name }]);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    expect(faults.list()).toMatchObject([{ happened: 0 }]);
  });

  it('close: every open connection, at once', async () => {
    const { faults, connectSocket, connected } = await live.setUp();
    const clients = [await connected(), await connectSocket()];
    faults.add([{ live: 'close' }]);
    for (const client of clients) expect(await client.ended).toMatchObject({ code: 1011 });
    expect(faults.list()).toMatchObject([{ happened: 2, left: null }]);
  });

  it('close: with this code, and this many connections, later ones after their 700', async () => {
    const { faults, connected } = await live.setUp();
    const first = await connected();
    faults.add([{ live: 'close', code: 1000, times: 2 }]);
    expect(await first.ended).toMatchObject({ code: 1000 });
    expect(await (await connected()).ended).toMatchObject({ code: 1000 });
    await connected();
  });

  it('silence: nothing is received and nothing is sent, the socket stays open', async () => {
    const { pass, log, faults, bookingId, client, settle, endAll } = await live.openFollowed();
    faults.add([{ live: 'silence', times: 1 }]);
    client.send(cancel(bookingId));
    pass(100);
    await settle();
    endAll();
    expect(await client.ended).toEqual(NOTHING_MORE);
    expect(log.cases[706]).toBe(0);
  });

  it('mute: acknowledges and obeys, but sends nothing more while the ride moves on over HTTP', async () => {
    const { pass, dispatch, faults, bookingId, connected, settle, endAll } = await live.setUp();
    const status = () => dispatch.find(CUSTOMER, bookingId)?.moment.status;
    faults.add([{ live: 'mute', times: 1 }]);
    const client = await connected();
    client.send(track(bookingId));
    pass(20);
    await settle();
    expect(status()).toBe('ON_THE_WAY');
    client.send(cancel(bookingId));
    await settle();
    expect(status()).toBe('CANCELED');
    endAll();
    expect(await client.ended).toEqual(NOTHING_MORE);
  });

  it.each([
    ['text-minutes', /"time_to_reach_pickup_in_min":"\d+","time_to_reach_drop_in_min":"\d+"/, /^{"key"/],
    ['byte-order-mark', /^\uFEFF{"key":"customer_job_driver_tracking"/, /^\uFEFF{"key"/],
  ] as const)('%s: every frame from then on, and nothing else', async (fault, oddPosition, oddStatus) => {
    const { clock, pass, faults, bookingId, client } = await live.open();
    clock.advance(20);
    client.send(track(bookingId));
    await client.next();
    expect((await client.next()).key).toBe(POSITION);
    faults.add([{ live: fault, times: 1 }]);
    client.send(track(bookingId));
    expect((await client.nextRaw()).text).toMatch(oddPosition);
    pass(60);
    const { text, isText } = await client.nextRaw();
    expect(text).toMatch(oddStatus);
    expect(text).toContain('"job_status":"AT_CUSTOMER"');
    expect(isText).toBe(true);
  });

  it('leave-out: these fields are missing from then on', async () => {
    const { faults, bookingId, client } = await live.open();
    faults.add([{ live: 'leave-out', fields: ['job_status', 'driver_location'] }]);
    client.send(track(bookingId));
    const frame = { key: 'customer_job_update', driver_name: '', booking_id: bookingId };
    expect(JSON.parse((await client.nextRaw()).text)).toEqual(frame);
    expect((await client.nextRaw()).text).not.toContain('driver_location');
  });

  it.each([
    [{ text: '{"key":' }, true],
    [{ text: '' }, true],
    [{ text: '{"key":"customer_connected","status":true}', binary: true }, false],
  ])('raw: the frame %j word for word, once for each connection', async (raw, isText) => {
    const { faults, client } = await live.open();
    faults.add([{ live: 'raw', ...raw }]);
    expect(await client.nextRaw()).toEqual({ text: raw.text, isText });
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    expect(faults.list()).toMatchObject([{ happened: 1 }]);
  });

  it('burst: waits for a position, then sends this many at once, the last one the true one', async () => {
    const { clock, faults, bookingId, client } = await live.open();
    faults.add([{ live: 'burst', count: 3 }]);
    expect(faults.list()).toMatchObject([{ happened: 0 }]);
    clock.advance(20);
    client.send(track(bookingId));
    await client.next();
    const truth = await client.next();
    const frames = [await client.next(), await client.next(), await client.next()];
    expect(truth).toMatchObject({ key: POSITION, status: true });
    expect(frames.at(-1)).toEqual(truth);
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(3);
  });

  it('replay: every frame that this customer has been sent before, in order, on earlier connections too', async () => {
    const { clock, faults, bookingId, connectSocket, connected } = await live.setUp();
    const before = await connected();
    before.send(track(bookingId));
    const sent = [ACKNOWLEDGED, await before.next(), await before.next()];
    const stranger = await connectSocket();
    stranger.send(connect('102'));
    await stranger.next();
    clock.advance(7);

    faults.add([{ live: 'replay' }]);
    expect(await stranger.next()).toEqual(ACKNOWLEDGED);
    const client = await connected();
    for (const frame of [...sent, ACKNOWLEDGED]) expect((await client.next()).key).toBe(frame.key);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
  });
});
