import { ACKNOWLEDGED, CUSTOMER, cancel, connect, liveSide, track } from '../live/live-stage';

// On sockets, refuse-upgrade and accept-then-drop: control.test.ts.
describe('A fault of the live connection', () => {
  it('close: every open connection at once, or only so many, with a given code; later ones after their 700', () => {
    const { faults, open, connected } = liveSide();
    const clients = [connected(), open()];
    faults.add([{ live: 'close', times: 2 }]);
    expect(clients.map(({ events }) => events)).toEqual([[1011], [1011]]);
    const third = connected();
    faults.add([{ live: 'close', code: 1000, times: 2 }]);
    expect([third, connected(), connected()].map(({ events }) => events)).toEqual([[1000], [1000], []]);
  });

  it('silence: nothing is received and nothing is sent, the socket stays open', () => {
    const { pass, log, faults, bookingId, follow } = liveSide();
    const client = follow();
    faults.add([{ live: 'silence', times: 1 }]);
    client.send(cancel(bookingId));
    pass(100);
    expect([client.heard(), client.events]).toEqual([[], ['stops reading']]);
    expect(log.cases[706]).toBe(0);
  });

  it('mute: acknowledges and obeys, but sends nothing more while the ride moves on over HTTP', () => {
    const { pass, booking, faults, bookingId, connected } = liveSide();
    faults.add([{ live: 'mute', times: 1 }]);
    const client = connected();
    client.send(track(bookingId));
    pass(20);
    expect(booking()?.moment.status).toBe('ON_THE_WAY');
    client.send(cancel(bookingId));
    expect(booking()?.moment.status).toBe('CANCELED');
    expect([client.heard(), client.events]).toEqual([[], []]);
  });

  it.each(['{"key":', ''])('raw: the frame %j word for word, once for each connection', (text) => {
    const { faults, connected } = liveSide();
    const client = connected();
    faults.add([{ live: 'raw', text }]);
    expect(client.raw()).toEqual([text]);
    client.send(connect());
    expect(client.heard()).toEqual([ACKNOWLEDGED]);
    expect(faults.list()).toMatchObject([{ happened: 1 }]);
  });

  it('replay: every frame that this customer has been sent before, in order, on earlier connections too', () => {
    const { clock, faults, bookingId, open } = liveSide();
    const before = open();
    before.send(connect(CUSTOMER), track(bookingId));
    const sent = before.heard();
    expect(sent).toHaveLength(3);
    const stranger = open();
    stranger.send(connect('102'));
    expect(stranger.heard()).toEqual([ACKNOWLEDGED]);
    clock.advance(7);
    faults.add([{ live: 'replay' }]);
    expect(stranger.heard()).toEqual([ACKNOWLEDGED]);
    const client = open();
    client.send(connect(), connect());
    expect(client.heard()).toEqual([ACKNOWLEDGED, ...sent, ACKNOWLEDGED, ACKNOWLEDGED]);
  });
});
