import { ACKNOWLEDGED, cancel, connect, describeLive, POSITION, track } from '../live/live-stage';

const REFUSED = { key: 'customer_connected', status: false };

describeLive('A fault while a live connection opens over %s (DESIGN §8)', (live) => {
  it('no-ack: 700 gets no answer, everything else does, and the next connection is fine', async () => {
    const { faults, bookingId, connectSocket, connected } = await live.setUp();
    faults.add([{ live: 'no-ack', times: 1 }]);
    const client = await connectSocket();
    client.send(connect());
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update' });
    await connected();
  });

  it.each([
    ['6 s', {}, 6],
    ['the time that is told', { delayMs: 20_000 }, 20],
  ])('late-ack: 700 is answered after %s, everything else at once', async (_what, extra, seconds) => {
    const { pass, faults, bookingId, connectSocket } = await live.setUp();
    faults.add([{ live: 'late-ack', ...extra }]);
    const client = await connectSocket();
    client.send(connect());
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update' });
    expect(await client.next()).toMatchObject({ key: POSITION });
    pass(seconds - 0.001);
    client.send(track(bookingId));
    let frame = await client.next();
    while (frame.key !== POSITION) {
      expect(frame.key).not.toBe('customer_connected');
      frame = await client.next();
    }
    pass(0.001);
    expect(await client.next()).toEqual(ACKNOWLEDGED);
  });

  it('refuse: 700 is answered with status false, and nothing else is heard', async () => {
    const { log, faults, bookingId, connectSocket, settle, endAll } = await live.setUp();
    faults.add([{ live: 'refuse', times: 1 }]);
    const client = await connectSocket();
    client.send(connect());
    expect(await client.next()).toEqual(REFUSED);
    client.send(cancel(bookingId));
    await settle();
    endAll();
    expect(await client.ended).toEqual({ code: 4999, reason: '', unread: 0 });
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

  it('accept-then-drop: later when it is told so, and until then all is well', async () => {
    const { pass, faults, connected } = await live.setUp();
    faults.add([{ live: 'accept-then-drop', afterMs: 3_000 }]);
    const client = await connected();
    pass(3);
    expect(await client.ended).toMatchObject({ code: 1006 });
  });

  it.each([
    ['no-ack', { live: 'no-ack' }],
    ['refuse', { live: 'refuse' }],
    ['accept-then-drop', { live: 'accept-then-drop' }],
  ] as const)('%s: leaves connections alone that are open already', async (_name, fault) => {
    const { faults, client } = await live.open();
    faults.add([fault]);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    expect(faults.list()).toMatchObject([{ happened: 0 }]);
  });
});
