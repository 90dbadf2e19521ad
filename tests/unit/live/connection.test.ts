import {
  ACK_WAIT_MS,
  OPEN_WAIT_MS,
  RECONNECT_MAX,
  RECONNECT_WAIT_MS,
  TRACK_FIRST_MS,
} from '../../../src/live/connection';
import { TRACK_INTERVAL_MS } from '../../../src/live/freshness';
import type { LiveState } from '../../../src/live/live-message';
import { MOMENT_MS, startTogether } from './live-tools';

type Together = ReturnType<typeof startTogether>;
const pass = (ms: number) => jest.advanceTimersByTime(ms);
let together: Together;
/** Stops in the millisecond of the new state, so that tests measure from there. */
const passUntil = (state: LiveState) => {
  for (let ms = 0; ms < MOMENT_MS && together.state() !== state; ms += 1) pass(1);
  expect(together.state()).toBe(state);
};

/** A server and a connection that has not been started. */
const prepare = (...parts: Parameters<typeof startTogether>) => {
  together?.stopServer();
  together = startTogether(...parts);
  return together;
};
/** Starts and waits until the server has acknowledged. */
const connect = (...parts: Parameters<typeof startTogether>) => {
  prepare(...parts);
  together.connection.start();
  pass(MOMENT_MS);
  return together;
};
/** Loses the connection, the server with it. */
const losePermanently = (live: Together) => {
  live.drop();
  pass(MOMENT_MS);
  live.goDown();
};

beforeEach(() => {
  jest.useFakeTimers();
  together = startTogether();
});
afterEach(() => {
  together.connection.stop();
  pass(MOMENT_MS);
  together.stopServer();
  jest.useRealTimers();
});

test('The constants are those of Spec §7 and §8', () => {
  expect([ACK_WAIT_MS, RECONNECT_MAX, RECONNECT_WAIT_MS, TRACK_FIRST_MS, TRACK_INTERVAL_MS]).toEqual([
    5_000, 5, 3_000, 500, 10_000,
  ]);
});

describe('After connecting the client sends case 700; the server acknowledges (Spec §7)', () => {
  test('the first frame is case 700', () => {
    const live = connect();
    expect(live.frames[0]).toEqual({
      case_value: 700,
      customer_id: 7,
      device_id: 'device',
      cav: '0.0.1',
      device_name: 'Chrome on Linux',
      device_type: 'Web',
    });
    expect(live.states).toEqual(['connecting', 'handshaking', 'acknowledged']);
    expect(live.timesConnected()).toBe(1);
  });

  test('status false is a refusal: no case 705 and no reconnect (D31)', () => {
    const live = connect({ ack: false });
    pass(60_000);
    expect(live.states).toEqual(['connecting', 'handshaking', 'refused']);
    expect(live.sockets).toHaveLength(1);
    expect(live.cases(705)).toBe(0);
    expect(live.timesConnected()).toBe(0);
  });
});

describe('Without acknowledgement within 5 s the connection is treated as established (Spec §7, D15)', () => {
  const openSilently = () => {
    prepare({});
    together.connection.start();
    passUntil('handshaking');
    return together;
  };

  test('after 4999 ms it is not, after 5000 ms it is', () => {
    const live = openSilently();
    pass(4_999);
    expect(live.state()).toBe('handshaking');
    expect(live.timesConnected()).toBe(0);
    pass(1);
    expect(live.state()).toBe('assumed');
    expect(live.timesConnected()).toBe(1);
  });

  test('an acknowledgement at 4999 ms still counts', () => {
    const live = openSilently();
    pass(4_999);
    live.tell({ key: 'customer_connected', status: true });
    pass(10_000);
    expect(live.states).toEqual(['connecting', 'handshaking', 'acknowledged']);
    expect(live.timesConnected()).toBe(1);
  });

  test.each<[string, unknown, LiveState]>([
    ['a late acknowledgement', { key: 'customer_connected', status: true }, 'acknowledged'],
    ['any valid frame', { key: 'customer_job_driver_tracking', status: true }, 'acknowledged'],
    ['an invalid frame', '<html>', 'assumed'],
    ['a late refusal', { key: 'customer_connected', status: false }, 'refused'],
  ])('after %s: what an assumed connection is then, and it has connected once', (_name, frame, state) => {
    const live = openSilently();
    pass(5_000);
    live.tell(frame);
    expect([live.state(), live.timesConnected()]).toEqual([state, 1]);
  });
});

describe('Case 705 is sent 0.5 s after start, then every 10 s (Spec §7)', () => {
  test.each([
    [499, 0],
    [500, 1],
    [10_499, 1],
    [10_500, 2],
    [20_499, 2],
    [20_500, 3],
  ])('after %i ms it was sent %i times', (ms, times) => {
    together.connection.start();
    passUntil('acknowledged');
    const sent = jest.spyOn(together.sockets[0] as WebSocket, 'send');
    pass(ms);
    expect(sent).toHaveBeenCalledTimes(times);
  });

  test('it names booking and coordinates, as they are when it is sent', () => {
    let lat = 51;
    const live = connect({ ack: true }, () => ({ pickup: { lat, lng: 9 }, drop: null }));
    lat = 52;
    pass(TRACK_FIRST_MS);
    expect(live.frames.at(-1)).toEqual({ case_value: 705, customer_id: 7, booking_id: 'B1', pickup_latlng: '52,9' });
  });

  test('one is sent at once when the tab becomes visible', () => {
    const live = connect();
    pass(TRACK_FIRST_MS + 4_000);
    live.page('visible');
    pass(MOMENT_MS);
    expect(live.cases(705)).toBe(2);
    pass(TRACK_INTERVAL_MS);
    expect(live.cases(705)).toBe(3);
  });

  test.each([
    ['the tab becomes visible before the server has acknowledged', {}, 'visible'],
    ['the network comes back under a line that is up', { ack: true }, 'online'],
    ['the page is shown again over a line that is up', { ack: true }, 'pageshow'],
  ] as const)('none is sent at once when %s', (_when, answers, sign) => {
    const live = connect(answers);
    live.page(sign);
    pass(MOMENT_MS);
    expect(live.cases(705)).toBe(0);
  });

  test('after every reconnect 700 is sent, then 705: nothing is kept for later, and there is one interval', () => {
    const live = connect();
    pass(TRACK_FIRST_MS + 2_000);
    live.drop();
    pass(RECONNECT_WAIT_MS + 2 * MOMENT_MS);
    expect([live.state(), live.timesConnected(), live.cases(705)]).toEqual(['acknowledged', 2, 1]);
    pass(TRACK_FIRST_MS + MOMENT_MS);
    expect(live.frames.map((frame) => frame.case_value)).toEqual([700, 705, 700, 705]);
    pass(3 * TRACK_INTERVAL_MS);
    expect(live.cases(705)).toBe(5);
  });
});

describe('The websocket reconnects up to 5 times, 3 s apart (Spec §8, D16)', () => {
  test('the first reconnect comes after 3000 ms, not after 2999', () => {
    const live = connect();
    live.drop();
    passUntil('waiting');
    pass(2_999);
    expect(live.sockets).toHaveLength(1);
    pass(1);
    expect(live.sockets).toHaveLength(2);
  });

  test('after five it gives up', () => {
    const live = connect();
    losePermanently(live);
    pass(4 * (RECONNECT_WAIT_MS + MOMENT_MS));
    expect(live.state()).toBe('waiting');
    pass(RECONNECT_WAIT_MS + MOMENT_MS);
    expect(live.state()).toBe('exhausted');
    pass(600_000);
    expect(live.sockets).toHaveLength(1 + RECONNECT_MAX);
  });

  test.each<[string, number, () => void]>([
    ['a first connection that fails is retried in the same way', 1 + RECONNECT_MAX, () => together.goDown()],
    [
      'an address that the browser refuses ends in exhaustion, not in an exception',
      0,
      () => together.openNext(new Error('SecurityError'), 1 + RECONNECT_MAX),
    ],
  ])('%s', (_what, sockets, fail) => {
    fail();
    together.connection.start();
    pass(600_000);
    expect([together.state(), together.sockets.length]).toEqual(['exhausted', sockets]);
  });

  test.each([1001, 1005, 1006, 1011, 1012, 4000])('a close with %i is followed by a reconnect', (code) => {
    const live = connect();
    live.drop(code);
    pass(MOMENT_MS);
    expect(live.state()).toBe('waiting');
  });

  test('a close with 1000 is not', () => {
    const live = connect();
    live.drop(1000);
    pass(600_000);
    expect(live.state()).toBe('closed');
    expect(live.sockets).toHaveLength(1);
  });

  test('a socket that never opens counts as failed after 10 s', () => {
    const never = { readyState: 0, addEventListener: () => {}, close: jest.fn() };
    together.openNext(never as unknown as WebSocket);
    together.connection.start();
    pass(OPEN_WAIT_MS - 1);
    expect(together.state()).toBe('connecting');
    pass(1);
    expect(together.state()).toBe('waiting');
    expect(never.close).toHaveBeenCalledTimes(1);
  });
});

describe('The count resets only after an acknowledgement or 5 s up (D16)', () => {
  test('a server that accepts and drops before it has acknowledged is tried five times again', () => {
    const live = connect({});
    for (let times = 0; times < 10; times += 1) {
      pass(1_000);
      if (live.state() === 'handshaking') live.drop();
      pass(MOMENT_MS);
      pass(RECONNECT_WAIT_MS + MOMENT_MS);
    }
    expect(live.state()).toBe('exhausted');
    expect(live.sockets).toHaveLength(1 + RECONNECT_MAX);
  });

  test.each([
    ['an acknowledgement', { ack: true }, 0],
    ['5 s up', {}, ACK_WAIT_MS],
  ])('after %s there are five attempts again', (_name, answers, upMs) => {
    const live = connect(answers);
    for (let times = 0; times < 10; times += 1) {
      pass(upMs);
      live.drop();
      pass(MOMENT_MS);
      expect(live.state()).toBe('waiting');
      pass(RECONNECT_WAIT_MS + MOMENT_MS);
    }
    expect(live.sockets).toHaveLength(11);
  });
});

describe('After the burst, and after a close with 1000, there is a way back (D16)', () => {
  test.each(['retry', 'online', 'visible', 'pageshow'] as const)('%s starts a new burst', (way) => {
    const live = connect();
    const goBack = () => (way === 'retry' ? live.connection.retry() : live.page(way));
    live.drop(1000);
    pass(MOMENT_MS);
    goBack();
    pass(MOMENT_MS);
    expect([live.state(), live.timesConnected()]).toEqual(['acknowledged', 2]);
    losePermanently(live);
    pass(600_000);
    goBack();
    pass(600_000);
    expect([live.state(), live.sockets.length]).toEqual(['exhausted', 2 + 2 * RECONNECT_MAX + 1]);
    live.comeBack();
    goBack();
    pass(MOMENT_MS);
    expect(live.state()).toBe('acknowledged');
  });

  test('while it is up neither Retry nor the page opens a second socket', () => {
    const live = connect();
    live.connection.retry();
    for (const sign of ['online', 'visible', 'pageshow'] as const) live.page(sign);
    live.connection.start();
    pass(MOMENT_MS);
    expect(live.sockets).toHaveLength(1);
  });
});

describe('What does not belong here is ignored', () => {
  const update = { key: 'customer_job_update', job_status: 'ON_THE_WAY', driver_name: 'Jörg' };

  const vehicle = { key: 'customer_job_driver_tracking', status: false };

  test.each([
    ['its own booking', update, 'B1', 1],
    ['another booking', update, 'B2', 0],
    ['no booking', update, undefined, 1],
    ['a vehicle of its own booking', vehicle, 'B1', 1],
    ['a vehicle of another booking', vehicle, 'B2', 0],
    ['a vehicle of no booking', vehicle, undefined, 1],
  ])('a frame of %s', (_name, frame, booking_id, heard) => {
    const live = connect();
    live.tell({ ...frame, booking_id });
    expect(live.messages).toHaveLength(heard);
  });

  test('a stale socket is not heard any more', () => {
    const live = connect();
    const [stale] = live.sockets;
    live.drop();
    pass(MOMENT_MS);
    pass(RECONNECT_WAIT_MS + MOMENT_MS);
    const data = JSON.stringify(update);
    stale?.dispatchEvent(Object.assign(new Event('message'), { data }));
    stale?.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
    expect(live.messages).toHaveLength(0);
    expect(live.state()).toBe('acknowledged');
  });
});

describe('Leaving closes with 1000 and leaves no timer', () => {
  test.each([
    ['acknowledged', { ack: true }, 0],
    ['handshaking', {}, 0],
    ['assumed', {}, ACK_WAIT_MS],
  ])('while %s', (state, answers, ms) => {
    const live = connect(answers);
    pass(ms);
    expect(live.state()).toBe(state);
    live.connection.stop();
    pass(MOMENT_MS);
    expect(live.closeCodes).toEqual([1000]);
    expect(jest.getTimerCount()).toBe(0);
    expect(live.isWatchingPage()).toBe(false);
    live.connection.retry();
    expect(live.sockets).toHaveLength(1);
  });

  test('while waiting to reconnect', () => {
    const live = connect();
    live.drop();
    pass(MOMENT_MS);
    live.connection.stop();
    expect(jest.getTimerCount()).toBe(0);
    pass(60_000);
    expect(live.sockets).toHaveLength(1);
  });

  test('pagehide closes with 1000, pageshow opens again', () => {
    const live = connect();
    live.page('pagehide');
    pass(MOMENT_MS);
    expect(live.closeCodes).toEqual([1000]);
    expect(live.state()).toBe('idle');
    expect(jest.getTimerCount()).toBe(0);
    live.page('pageshow');
    pass(MOMENT_MS);
    expect(live.state()).toBe('acknowledged');
    expect(live.timesConnected()).toBe(2);
  });

  test.each(['online', 'visible'] as const)('while the page is hidden away, %s opens nothing', (sign) => {
    const live = connect();
    live.page('pagehide');
    live.page(sign);
    live.connection.retry();
    pass(MOMENT_MS);
    expect(live.sockets).toHaveLength(1);
  });
});

describe('Case 706 goes out while the line is up, and never later (Spec §7, D23)', () => {
  test('acknowledged: sent at once', () => {
    const live = connect();
    expect(live.connection.sendCancel('No need')).toBe(true);
    pass(MOMENT_MS);
    expect(live.frames.at(-1)).toEqual({ case_value: 706, customer_id: 7, booking_id: 'B1', reason: 'No need' });
  });

  test('assumed counts as up (D15); before that nothing is sent', () => {
    const live = connect({});
    expect(live.connection.sendCancel('No need')).toBe(false);
    pass(ACK_WAIT_MS);
    expect(live.connection.sendCancel('No need')).toBe(true);
    pass(MOMENT_MS);
    expect(live.cases(706)).toBe(1);
  });

  test('a line that the browser is just closing takes none', () => {
    const live = connect();
    live.sockets.at(-1)?.close();
    expect([live.state(), live.connection.sendCancel('No need')]).toEqual(['acknowledged', false]);
    pass(MOMENT_MS);
    expect(live.cases(706)).toBe(0);
  });

  test('between two sockets nothing is sent, nor on the next one', () => {
    const live = connect();
    live.drop();
    pass(MOMENT_MS);
    expect(live.connection.sendCancel('No need')).toBe(false);
    pass(RECONNECT_WAIT_MS + MOMENT_MS);
    expect([live.state(), live.cases(706)]).toEqual(['acknowledged', 0]);
  });
});
