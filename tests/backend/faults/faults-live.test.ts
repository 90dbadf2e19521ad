import { ACKNOWLEDGED, CUSTOMER, cancel, connect, liveSides, track } from '../live/live-stage';

const NOTHING_MORE = { code: 4999, unread: 0 };

const live = liveSides();

describe('A fault of the live connection', () => {
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

  it('accept-then-drop: leaves open connections alone', async () => {
    const { faults, connectSocket } = await live.setUp();
    const client = await connectSocket();
    faults.add([{ live: 'accept-then-drop' }]);
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

  it.each(['{"key":', ''])('raw: the frame %j word for word, once for each connection', async (text) => {
    const { faults, client } = await live.open();
    faults.add([{ live: 'raw', text }]);
    expect(await client.nextRaw()).toEqual({ text, isText: true });
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    expect(faults.list()).toMatchObject([{ happened: 1 }]);
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
