import { ACKNOWLEDGED, CUSTOMER, cancel, connect, describeLive, POSITION, track } from '../live/live-stage';

describeLive('A fault of an open live connection over %s (DESIGN §8)', (live) => {
  it('close: every open connection, at once', async () => {
    const { faults, connectSocket, connected } = await live.setUp();
    const clients = [await connected(), await connectSocket()];
    faults.add([{ live: 'close' }]);
    for (const client of clients) expect(await client.ended).toMatchObject({ code: 1011, reason: '' });
    expect(faults.list()).toMatchObject([{ happened: 2, left: null }]);
  });

  it('close: with the code and the reason that are told, and so many connections', async () => {
    const { faults, connected } = await live.setUp();
    const [first, second] = [await connected(), await connected()];
    faults.add([{ live: 'close', code: 1000, reason: 'Tschüs', times: 1 }]);
    expect(await first.ended).toMatchObject({ code: 1000, reason: 'Tschüs' });
    second.send(connect());
    expect(await second.next()).toEqual(ACKNOWLEDGED);
    await connected();
  });

  it('close: after a while when it is told so', async () => {
    const { pass, faults, client } = await live.openConnected();
    faults.add([{ live: 'close', afterMs: 2_000 }]);
    pass(1.999);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    pass(0.001);
    expect(await client.ended).toMatchObject({ code: 1011 });
  });

  it('close: connections that open later, after their 700, while it is in force', async () => {
    const { faults, connected } = await live.setUp();
    faults.add([{ live: 'close', times: 1 }]);
    const client = await connected();
    expect(await client.ended).toMatchObject({ code: 1011 });
    await connected();
  });

  it('silence: nothing is heard and nothing is said, the socket stays up', async () => {
    const { pass, log, faults, bookingId, client, settle, endAll } = await live.openFollowed();
    faults.add([{ live: 'silence', times: 1 }]);
    client.send(cancel(bookingId));
    pass(100);
    await settle();
    endAll();
    expect(await client.ended).toEqual({ code: 4999, reason: '', unread: 0 });
    expect(log.cases[706]).toBe(0);
  });

  it('mute: acknowledges, hears and obeys, but says nothing more while the ride moves on over HTTP', async () => {
    const { pass, dispatch, faults, bookingId, connected, settle, endAll } = await live.setUp();
    faults.add([{ live: 'mute', times: 1 }]);
    const client = await connected();
    client.send(track(bookingId));
    pass(20);
    await settle();
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.status).toBe('ON_THE_WAY');
    client.send(cancel(bookingId));
    await settle();
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.status).toBe('CANCELED');
    endAll();
    expect(await client.ended).toEqual({ code: 4999, reason: '', unread: 0 });
  });

  it.each([
    ['text-minutes', /"time_to_reach_pickup_in_min":"\d+","time_to_reach_drop_in_min":"\d+"/, /^{"key"/],
    ['zero-position', /"driver_location":{"lat":0,"lng":0},"time_to_reach_pickup_in_min":\d/, /^{"key"/],
    ['byte-order-mark', /^\uFEFF{"key":"customer_job_driver_tracking"/, /^\uFEFF{"key"/],
  ] as const)('%s: every frame from then on, and nothing else', async (fault, oddPosition, oddStatus) => {
    const { clock, pass, faults, bookingId, client } = await live.openConnected();
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
    const { faults, bookingId, client } = await live.openConnected();
    faults.add([{ live: 'leave-out', fields: ['job_status', 'driver_location'] }]);
    client.send(track(bookingId));
    expect(JSON.parse((await client.nextRaw()).text)).toEqual({
      key: 'customer_job_update',
      driver_name: '',
      booking_id: bookingId,
    });
    expect((await client.nextRaw()).text).not.toContain('driver_location');
  });

  it.each([
    ['as a text', { text: '{"key":' }, true],
    ['as a text that is empty', { text: '' }, true],
    ['as binary', { text: '{"key":"customer_connected","status":true}', binary: true }, false],
  ])('raw: a frame word for word, %s, once for each connection', async (_what, raw, isText) => {
    const { faults, client } = await live.openConnected();
    faults.add([{ live: 'raw', ...raw }]);
    expect(await client.nextRaw()).toEqual({ text: raw.text, isText });
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    faults.add([{ live: 'no-ack' }]);
    expect(faults.list()[0]).toMatchObject({ happened: 1 });
  });

  it.each([
    ['500', {}, 500],
    ['as many as are told', { count: 3 }, 3],
  ])('burst: %s positions in one go, the last one the true one', async (_what, extra, count) => {
    const { clock, faults, bookingId, client } = await live.openConnected();
    clock.advance(20);
    client.send(track(bookingId));
    await client.next();
    const truth = await client.next();
    expect(truth).toMatchObject({ key: POSITION, status: true });
    faults.add([{ live: 'burst', ...extra }]);
    const frames = [];
    while (frames.length < count) frames.push(await client.next());
    expect(frames.at(-1)).toEqual(truth);
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(count);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
  });

  it('burst: waits for the first position', async () => {
    const { clock, faults, bookingId, client } = await live.openConnected();
    faults.add([{ live: 'burst', count: 2 }]);
    expect(faults.list()).toMatchObject([{ happened: 0 }]);
    clock.advance(20);
    client.send(track(bookingId));
    await client.next();
    const frames = [await client.next(), await client.next(), await client.next()];
    expect(frames.map(({ key }) => key)).toEqual([POSITION, POSITION, POSITION]);
    expect(frames[2]).toEqual(frames[0]);
    expect(faults.list()).toMatchObject([{ happened: 1 }]);
  });

  it('replay: every frame that this customer has been sent before, in order, on earlier connections too', async () => {
    const { clock, faults, bookingId, connectSocket, connected } = await live.setUp();
    const before = await connected();
    before.send(track(bookingId));
    const told = [ACKNOWLEDGED, await before.next(), await before.next()];
    const stranger = await connectSocket();
    stranger.send(connect('102'));
    await stranger.next();
    clock.advance(7);

    faults.add([{ live: 'replay' }]);
    expect(await stranger.next()).toEqual(ACKNOWLEDGED);
    const client = await connected();
    for (const frame of [...told, ACKNOWLEDGED]) expect((await client.next()).key).toBe(frame.key);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
  });
});
