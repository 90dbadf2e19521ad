import type { CallFailure } from '../../../src/backend/failure';
import { busySeconds } from '../../../src/backend/retry-after';
import type { BookingDetails } from '../../../src/backend/types';
import { fail, type Result, succeed } from '../../../src/lib/result';
import type { LiveTools, PageEvent } from '../../../src/live/browser-tools';
import { createSources, type Expected, type News, noSources, type SourcesState } from '../../../src/live/sources';

type Answer = Result<BookingDetails, CallFailure>;

const booking = { jobStatus: 'ACCEPTED' } as unknown as BookingDetails;
const good = succeed(booking) as Answer;
const failing = (status: number) => fail({ kind: 'http', status, message: 'bookingCall' } as unknown as CallFailure);
const position = { key: 'customer_job_driver_tracking', status: true, driver_location: { lat: 51.3, lng: 9.5 } };
const accepted = { key: 'customer_job_update', job_status: 'ACCEPTED', booking_id: 'B1' };

/** A socket whose server is the test. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly frames: Record<string, unknown>[] = [];
  closeCode: number | null = null;
  send = (text: string) => this.frames.push(JSON.parse(text));
  close = (code: number) => {
    this.readyState = 3;
    this.closeCode = code;
  };
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell = (frame: object) => this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  connect() {
    this.open();
    this.tell({ key: 'customer_connected', status: true });
  }
  drop = (code = 1006) => this.dispatchEvent(Object.assign(new Event('close'), { code }));
  cases = (value: number) => this.frames.filter((frame) => frame.case_value === value);
}

/** The sources of a booking, over sockets and reads that the test answers. */
function follow(first: Partial<Expected> = {}) {
  const sockets: FakeSocket[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const news: News[] = [];
  const shown: SourcesState[] = [];
  let expected: Expected = { isFollowed: true, isReadAwaited: false, checks: 0, changes: 0, ...first };
  let onPage: (sign: PageEvent) => void = () => {};
  const tools: LiveTools = {
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    setTimer: (action, delayMs) => setTimeout(action, delayMs) as unknown as number,
    clearTimer: (timer) => clearTimeout(timer),
    readDevice: () => ({ id: 'device', name: 'Chrome on Linux' }),
    watchPage: (listener) => {
      onPage = listener;
      return () => {};
    },
  };
  const options = { bookingId: 'B1', customerId: 7, readExpected: () => expected };
  const readEnds = () => ({ pickup: { lat: 51, lng: 9 } });
  const read = () => new Promise<Answer>((resolve) => answers.push(resolve));
  const sources = createSources({ ...options, readEnds, read, send: (one) => news.push(one) }, tools);
  sources.subscribe(() => shown.push(sources.get()));
  return {
    sources,
    news,
    shown,
    expect: (change: Partial<Expected>) => {
      expected = { ...expected, ...change };
      sources.look();
    },
    /** Changes what is expected, and tells nobody. */
    change: (change: Partial<Expected>) => {
      expected = { ...expected, ...change };
    },
    reads: () => answers.length,
    answer: async (answer: Answer, number = answers.length) => {
      answers[number - 1]?.(answer);
      await jest.advanceTimersByTimeAsync(0);
    },
    socket: () => sockets.at(-1) as FakeSocket,
    sockets,
    page: (sign: PageEvent) => onPage(sign),
  };
}
type Followed = ReturnType<typeof follow>;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** A booking that is read and connected. */
async function live(first: Partial<Expected> = {}): Promise<Followed> {
  const followed = follow(first);
  followed.sources.start();
  await followed.answer(good);
  followed.socket().connect();
  return followed;
}

beforeEach(() => {
  jest.useFakeTimers();
  busySeconds.set(0);
});
afterEach(() => jest.useRealTimers());

describe('reads over HTTP', () => {
  test('nothing happens before the start', () => {
    const { sources, reads, sockets } = follow();
    sources.look();
    sources.readAgain();
    expect([reads(), sockets.length, sources.get(), jest.getTimerCount()]).toEqual([0, 0, noSources, 0]);
  });

  test('the first read begins at once; its answer is news, with the changes from before it', async () => {
    const { sources, reads, answer, news, change } = follow({ changes: 3 });
    sources.start();
    expect(reads()).toBe(1);
    expect(sources.get()).toEqual({ live: 'connecting', freshness: 'live', readFailure: null, isReading: true });
    change({ changes: 4 });
    await answer(good);
    expect(news).toEqual([{ type: 'bookingRead', booking, changesBefore: 3 }]);
    expect(sources.get()).toMatchObject({ isReading: false, readFailure: null });
  });

  test.each([
    [404, [{ type: 'bookingMissed' }]],
    [500, []],
  ])('%i is shown, also while the next read runs, until one succeeds', async (status, told) => {
    const { sources, answer, news, reads } = follow();
    sources.start();
    await answer(failing(status));
    expect(news).toEqual(told);
    expect(sources.get()).toMatchObject({ isReading: false, readFailure: { status } });
    await pass(1_000);
    sources.readAgain();
    expect(sources.get()).toMatchObject({ isReading: true, readFailure: { status } });
    await answer(good);
    expect(sources.get()).toMatchObject({ isReading: false, readFailure: null });
    expect(reads()).toBe(2);
  });

  test('one that is wanted again waits for a second after the last', async () => {
    const { sources, answer, reads } = follow();
    sources.start();
    await answer(good);
    sources.readAgain();
    sources.readAgain();
    await pass(999);
    expect(reads()).toBe(1);
    await pass(1);
    expect(reads()).toBe(2);
    await answer(good);
    await pass(5_000);
    expect(reads()).toBe(2);
  });

  test.each([
    ['5 s', 5_000, 0, 1],
    ['more than 5 s: it may be lost', 5_001, 0, 2],
    ['more than 5 s of a busy backend', 5_001, 9, 1],
  ])('one that is under way for %s', async (_what, ms, busy, count) => {
    const { sources, reads } = follow({ isFollowed: false });
    sources.start();
    await pass(ms);
    busySeconds.set(busy);
    sources.readAgain();
    expect(reads()).toBe(count);
    busySeconds.set(0);
    sources.look();
    expect(reads()).toBe(count);
  });

  test.each<[string, number[], number[], boolean[]]>([
    ['counts while the next read runs', [1, 2], [1, 2], [true, false]],
    ['is ignored after that of the next read', [2, 1], [1, 1], [false, false]],
  ])('a late answer %s', async (_what, order, told, reading) => {
    const { sources, answer, news, reads } = follow({ isFollowed: false });
    sources.start();
    await pass(5_001);
    sources.readAgain();
    for (const [index, number] of order.entries()) {
      await answer(number === 1 ? failing(404) : good, number);
      expect([news.length, sources.get().isReading]).toEqual([told[index], reading[index]]);
    }
    expect([news.at(-1)?.type, reads(), sources.get().readFailure]).toEqual(['bookingRead', 2, null]);
  });

  test.each([
    ['answers', good, 'reading', 3],
    ['fails', failing(500), 'unreachable', 0],
  ])(
    'without a connection, a backend that %s after 11 s each time is heard each time',
    async (_what, late, state, count) => {
      const { sources, socket, news, answer, reads } = follow();
      sources.start();
      await answer(good);
      socket().connect();
      socket().drop(1000);
      for (let number = 2; number <= 4; number += 1) {
        await pass(number === 2 ? 11_000 : 10_000);
        await answer(late, number);
        expect([sources.get().freshness, reads()]).toEqual([state, number + 1]);
      }
      expect(news).toHaveLength(1 + count);
    },
  );

  test('a check that the rules request is a read; the same number is none (D28)', async () => {
    const followed = await live({ checks: 2 });
    await pass(2_000);
    const before = followed.reads();
    followed.expect({ checks: 2 });
    expect(followed.reads()).toBe(before);
    followed.expect({ checks: 3 });
    expect(followed.reads()).toBe(before + 1);
    await followed.answer(good);
    await pass(2_000);
    followed.expect({});
    expect(followed.reads()).toBe(before + 1);
  });

  test('one that is awaited is repeated every 10 s', async () => {
    const { sources, answer, reads } = follow({ isFollowed: false, isReadAwaited: true });
    sources.start();
    await answer(failing(500));
    await pass(9_999);
    expect(reads()).toBe(1);
    await pass(1);
    expect(reads()).toBe(2);
  });
});

describe('the live connection', () => {
  test('is open while news is expected, and closes with 1000 at the end', async () => {
    const followed = follow({ isFollowed: false });
    followed.sources.start();
    expect(followed.sockets).toHaveLength(0);
    followed.expect({ isFollowed: true });
    followed.expect({});
    expect(followed.sockets).toHaveLength(1);
    followed.socket().connect();
    expect(followed.sources.get().live).toBe('acknowledged');
    followed.expect({ isFollowed: false });
    expect([followed.sources.get().live, followed.socket().closeCode]).toEqual(['idle', 1000]);
    followed.expect({ isFollowed: true });
    expect(followed.sockets).toHaveLength(2);
  });

  test('asks for the position after 500 ms, then every 10 s, with the ends of the ride (Spec §7)', async () => {
    const { socket } = await live();
    const asked = () => socket().cases(705).length;
    await pass(499);
    expect(asked()).toBe(0);
    await pass(1);
    expect(socket().cases(705)).toEqual([expect.objectContaining({ booking_id: 'B1', pickup_latlng: '51,9' })]);
    socket().tell(position);
    await pass(9_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  test('asks at once when the page is seen again, and 10 s later', async () => {
    const { socket, page } = await live();
    await pass(3_000);
    page('visible');
    expect(socket().cases(705)).toHaveLength(2);
    await pass(9_999);
    expect(socket().cases(705)).toHaveLength(2);
    await pass(1);
    expect(socket().cases(705)).toHaveLength(3);
  });

  test('its messages are news', async () => {
    const { socket, news } = await live();
    socket().tell(accepted);
    expect(news.at(-1)).toEqual({ type: 'messageReceived', message: expect.objectContaining({ status: 'ACCEPTED' }) });
  });

  test('a message may end the booking: the connection closes', async () => {
    const { socket, change } = await live();
    change({ isFollowed: false });
    socket().tell(accepted);
    expect(socket().closeCode).toBe(1000);
  });

  test.each([
    ['the first one, within 5 s of the first read', 4_999, 1],
    ['the first one, later', 5_000, 2],
  ])('is a reason to read: %s', async (_what, ms, count) => {
    const { sources, answer, socket, reads } = follow();
    sources.start();
    await answer(good);
    await pass(ms);
    socket().connect();
    expect(reads()).toBe(count);
  });

  test('each reconnect is a reason to read: messages may have been missed', async () => {
    const { socket, reads } = await live();
    await pass(1_500);
    socket().drop();
    await pass(3_000);
    expect(reads()).toBe(1);
    socket().connect();
    expect(reads()).toBe(2);
  });

  test('each connection begins anew to ask', async () => {
    const { socket } = await live();
    await pass(1_000);
    socket().drop();
    await pass(3_000);
    socket().connect();
    await pass(499);
    expect(socket().cases(705)).toHaveLength(0);
    await pass(1);
    expect(socket().cases(705)).toHaveLength(1);
  });

  test.each([
    ['answered once', true, 4_000],
    ['never answered: it may have no vehicle yet', false, null],
  ])('three questions in a row without any frame, of a server that has %s', async (_what, hasAnswered, code) => {
    const { sockets } = await live();
    const [socket] = sockets as [FakeSocket];
    await pass(500);
    if (hasAnswered) socket.tell(position);
    else socket.tell(accepted);
    await pass(39_999);
    expect(socket.closeCode).toBeNull();
    await pass(1);
    expect(socket.closeCode).toBe(code);
  });

  test('any frame counts: a server that speaks is not dropped', async () => {
    const { socket } = await live();
    await pass(500);
    socket().tell(position);
    for (let time = 0; time < 6; time += 1) {
      await pass(25_000);
      socket().tell(accepted);
    }
    expect(socket().closeCode).toBeNull();
  });

  test('cancels while it is up only (Spec §7)', async () => {
    const { sources, socket } = follow();
    expect(sources.sendCancel('late')).toBe(false);
    sources.start();
    expect(sources.sendCancel('late')).toBe(false);
    socket().connect();
    expect(sources.sendCancel('late')).toBe(true);
    expect(socket().cases(706)).toEqual([expect.objectContaining({ booking_id: 'B1' })]);
  });

  test('after five reconnects HTTP is read every 10 s, until a retry (D16)', async () => {
    const { sources, sockets, reads, answer } = follow();
    sources.retry();
    sources.start();
    await answer(good);
    for (let time = 0; time < 6; time += 1) {
      sockets.at(-1)?.drop();
      await pass(3_000);
    }
    expect(sources.get()).toMatchObject({ live: 'exhausted', freshness: 'reading' });
    const before = reads();
    await answer(good);
    await pass(10_000);
    expect(reads()).toBe(before + 1);
    expect(sockets).toHaveLength(6);
    sources.retry();
    expect(sockets).toHaveLength(7);
    expect(sources.get()).toMatchObject({ live: 'connecting' });
  });
});

describe('a line that says nothing (D43)', () => {
  test('after 30 s it is quiet: HTTP is read at once and every 10 s, until a frame', async () => {
    const { sources, socket, reads, answer } = await live();
    await pass(29_999);
    expect([sources.get().freshness, reads()]).toEqual(['live', 1]);
    await pass(1);
    expect([sources.get().freshness, reads()]).toEqual(['quiet', 2]);
    await answer(good);
    await pass(10_000);
    expect(reads()).toBe(3);
    await answer(good);
    socket().tell(accepted);
    expect(sources.get().freshness).toBe('live');
    await pass(15_000);
    expect(reads()).toBe(3);
  });

  test('the half minute begins with the connection, across its sockets', async () => {
    const { sources, sockets } = follow();
    sources.start();
    await pass(10_000);
    expect(sources.get().live).toBe('waiting');
    await pass(19_999);
    expect(sources.get().freshness).toBe('live');
    await pass(1);
    expect(sources.get().freshness).toBe('quiet');
    expect(sockets.length).toBeGreaterThan(1);
  });

  test.each([
    [500, 'unreachable'],
    [404, 'quiet'],
  ])('reads that fail with %i: %s', async (status, state) => {
    const { sources, answer } = await live();
    await pass(30_000);
    await answer(failing(status));
    expect(sources.get().freshness).toBe(state);
    await pass(10_000);
    await answer(good);
    expect(sources.get().freshness).toBe('quiet');
  });
});

describe('what is shown', () => {
  test('changes only with a part of it', async () => {
    const { shown, socket, sources } = await live();
    const before = shown.length;
    for (let time = 0; time < 3; time += 1) socket().tell(accepted);
    sources.look();
    await pass(2_000);
    expect(shown).toHaveLength(before);
  });

  test('after the stop nothing: 1000, no timer, and an answer on its way is ignored', async () => {
    const { sources, socket, answer, news, reads } = await live();
    await pass(2_000);
    sources.readAgain();
    const told = news.length;
    sources.stop();
    expect([sources.get(), socket().closeCode]).toEqual([noSources, 1000]);
    await answer(good);
    sources.look();
    await pass(60_000);
    expect([news.length, reads(), jest.getTimerCount()]).toEqual([told, 2, 0]);
  });

  test('it can start again, and reads at once', async () => {
    const { sources, reads, sockets } = await live();
    sources.readAgain();
    sources.stop();
    await pass(1_000);
    sources.start();
    expect([reads(), sockets.length]).toEqual([2, 2]);
  });
});
