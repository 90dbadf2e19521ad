import {
  ACKNOWLEDGED,
  cancel,
  carriers,
  connect,
  connected,
  endAll,
  liveStages,
  POSITION,
  settle,
  track,
} from './live-stage';

const REFUSED = { key: 'customer_connected', status: false };

describe.each(carriers)('A fault while a live connection opens over %s (DESIGN §8)', (_carrier, openStage) => {
  const setUp = liveStages(openStage);

  it('no-ack: 700 gets no answer, everything else does, and the next connection is fine', async () => {
    const { faults, bookingId, connectSocket } = await setUp();
    faults.add([{ live: 'no-ack', times: 1 }]);
    const client = await connectSocket();
    client.send(connect());
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update' });
    await connected(connectSocket);
  });

  it.each([
    ['6 s', {}, 6],
    ['the time that is told', { delayMs: 20_000 }, 20],
  ])('late-ack: 700 is answered after %s, everything else at once', async (_what, extra, seconds) => {
    const { clock, faults, bookingId, connectSocket } = await setUp();
    faults.add([{ live: 'late-ack', ...extra }]);
    const client = await connectSocket();
    client.send(connect());
    client.send(track(bookingId));
    expect(await client.next()).toMatchObject({ key: 'customer_job_update' });
    expect(await client.next()).toMatchObject({ key: POSITION });
    clock.advance(seconds - 0.001);
    client.tick();
    client.send(track(bookingId));
    let frame = await client.next();
    while (frame.key !== POSITION) {
      expect(frame.key).not.toBe('customer_connected');
      frame = await client.next();
    }
    clock.advance(0.001);
    client.tick();
    expect(await client.next()).toEqual(ACKNOWLEDGED);
  });

  it('refuse: 700 is answered with status false, and nothing else is heard', async () => {
    const { log, faults, bookingId, connectSocket } = await setUp();
    faults.add([{ live: 'refuse', times: 1 }]);
    const client = await connectSocket();
    client.send(connect());
    expect(await client.next()).toEqual(REFUSED);
    client.send(cancel(bookingId));
    await settle(connectSocket);
    endAll(faults);
    expect(await client.ended).toEqual({ code: 4999, reason: '', unread: 0 });
    expect(log.cases[706]).toBe(0);
  });

  it('refuse-upgrade: the socket does not open, the next one does', async () => {
    const { log, faults, connectSocket } = await setUp();
    faults.add([{ live: 'refuse-upgrade', times: 1 }]);
    expect((await connectSocket()).hasOpened).toBe(false);
    expect(log.socketsOpened).toBe(0);
    expect((await connectSocket()).hasOpened).toBe(true);
  });

  it('accept-then-drop: the socket opens and is cut without a goodbye', async () => {
    const { faults, connectSocket } = await setUp();
    faults.add([{ live: 'accept-then-drop', times: 1 }]);
    const client = await connectSocket();
    expect(client.hasOpened).toBe(true);
    expect(await client.ended).toMatchObject({ code: 1006 });
    await connected(connectSocket);
  });

  it('accept-then-drop: later when it is told so, and until then all is well', async () => {
    const { clock, faults, connectSocket } = await setUp();
    faults.add([{ live: 'accept-then-drop', afterMs: 3_000 }]);
    const client = await connected(connectSocket);
    clock.advance(3);
    client.tick();
    expect(await client.ended).toMatchObject({ code: 1006 });
  });

  it.each([
    ['no-ack', { live: 'no-ack' }],
    ['refuse', { live: 'refuse' }],
    ['accept-then-drop', { live: 'accept-then-drop' }],
  ] as const)('%s: leaves connections alone that are open already', async (_name, fault) => {
    const { faults, connectSocket } = await setUp();
    const client = await connectSocket();
    faults.add([fault]);
    client.send(connect());
    expect(await client.next()).toEqual(ACKNOWLEDGED);
    expect(faults.list()).toMatchObject([{ happened: 0 }]);
  });
});
