import { RECONNECT_WAIT_MS, TRACK_FIRST_MS } from '../../../src/live/connection';
import {
  freshness,
  type Known,
  MIN_READ_INTERVAL_MS,
  QUIET_AFTER_MS,
  READ_INTERVAL_MS,
  READ_LOST_AFTER_MS,
  type Step,
  TRACK_INTERVAL_MS,
  UNANSWERED_MAX,
} from '../../../src/live/freshness';
import { MOMENT_MS, startTogether } from './live-tools';

/** A connection that has come up, read and asked a second ago, at an age of the page of 100 s. */
const NOW = 100_000;
const known: Known = {
  isFollowed: true,
  live: 'acknowledged',
  newsAtMs: NOW - 1_000,
  askAtMs: NOW + 9_000,
  unanswered: 0,
  hasAnswered: true,
  readAtMs: NOW - 1_000,
  reading: 'no',
  hasReadFailed: false,
  isReadWanted: false,
  isReadAwaited: false,
};
const quietly = { newsAtMs: NOW - QUIET_AFTER_MS };
const dead = { unanswered: UNANSWERED_MAX };
const news = { key: 'customer_job_update', job_status: 'ON_THE_WAY' };

describe('How old is what we know, and what is done next', () => {
  test.each<[string, Partial<Known>, string, Step | null]>([
    ['frames come: ask in time', {}, 'live', { what: 'ask', atMs: NOW + 9_000 }],
    ['asked three times for nothing: drop (D16)', dead, 'live', { what: 'drop', atMs: NOW + 9_000 }],
    [
      'a server that never answers has no vehicle yet',
      { ...dead, hasAnswered: false },
      'live',
      { what: 'ask', atMs: NOW + 9_000 },
    ],
    [
      'no frame for a moment less than 30 s',
      { newsAtMs: quietly.newsAtMs + 1 },
      'live',
      { what: 'look', atMs: NOW + 1 },
    ],
    [
      'no frame for 30 s: read every 10 s (D43)',
      { ...quietly, askAtMs: NOW + 9_500 },
      'quiet',
      { what: 'read', atMs: NOW + 9_000 },
    ],
    ['connecting for 30 s: the same', { ...quietly, live: 'connecting' }, 'quiet', { what: 'read', atMs: NOW + 9_000 }],
    ['between two attempts: wait', { live: 'waiting' }, 'live', { what: 'look', atMs: NOW + 29_000 }],
    [
      'five reconnects failed: read every 10 s (D16)',
      { live: 'exhausted' },
      'reading',
      { what: 'read', atMs: NOW + 9_000 },
    ],
    ['closed with 1000: the same', { live: 'closed' }, 'reading', { what: 'read', atMs: NOW + 9_000 }],
    ['refused: the same (D31)', { live: 'refused' }, 'reading', { what: 'read', atMs: NOW + 9_000 }],
    [
      'and HTTP fails as well',
      { live: 'closed', hasReadFailed: true },
      'unreachable',
      { what: 'read', atMs: NOW + 9_000 },
    ],
    [
      'a failed read beside a connection is no loss',
      { hasReadFailed: true },
      'live',
      { what: 'ask', atMs: NOW + 9_000 },
    ],
    ['a read is wanted: a second after the last', { isReadWanted: true }, 'live', { what: 'read', atMs: NOW }],
    [
      'and 5 s after one without an answer',
      { isReadWanted: true, reading: 'yes' },
      'live',
      { what: 'read', atMs: NOW + 4_000 },
    ],
    [
      'but not while the backend is busy',
      { isReadWanted: true, reading: 'busy' },
      'live',
      { what: 'ask', atMs: NOW + 9_000 },
    ],
    [
      'a check without an answer: every 10 s (D28)',
      { isReadAwaited: true, askAtMs: NOW + 9_500 },
      'live',
      { what: 'read', atMs: NOW + 9_000 },
    ],
    ['nothing is expected of an ended ride', { ...quietly, isFollowed: false, live: 'idle' }, 'live', null],
    ['the page is left', { ...quietly, live: 'idle' }, 'live', null],
  ])('%s', (_what, changes, state, next) => {
    expect(freshness({ ...known, ...changes }, NOW)).toEqual({ state, next });
  });

  test('the intervals are those of the specification and the decisions', () => {
    expect([TRACK_INTERVAL_MS, READ_INTERVAL_MS, QUIET_AFTER_MS, MIN_READ_INTERVAL_MS, READ_LOST_AFTER_MS]).toEqual([
      10_000, 10_000, 30_000, 1_000, 5_000,
    ]);
  });
});

const position = { key: 'customer_job_driver_tracking', status: true };

/** A connection to a server that acknowledges, unless the test says otherwise, and then says only what the test tells. */
describe('The live connection', () => {
  const pass = (ms: number) => jest.advanceTimersByTime(ms);
  let live: ReturnType<typeof startTogether>;
  const start = (answers: Parameters<typeof startTogether>[0] = { ack: true }) => {
    live = startTogether(answers);
    live.connection.start();
    pass(MOMENT_MS);
  };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    live.connection.stop();
    pass(MOMENT_MS);
    live.stopServer();
    jest.useRealTimers();
  });

  test('that is open and says nothing for 30 s is quiet (D43); any frame of Spec §7 starts the half minute anew', () => {
    start();
    pass(QUIET_AFTER_MS - 2 * MOMENT_MS);
    expect(live.quiet).toEqual([]);
    pass(2 * MOMENT_MS);
    expect(live.quiet).toEqual([true]);
    live.tell(position);
    pass(MOMENT_MS);
    expect(live.quiet).toEqual([true, false]);
    pass(QUIET_AFTER_MS);
    expect(live.quiet).toEqual([true, false, true]);
  });

  test('is not heard by what is no frame', () => {
    start();
    pass(QUIET_AFTER_MS - MOMENT_MS);
    live.tell('{"key":"something_else"}');
    pass(2 * MOMENT_MS);
    expect(live.quiet).toEqual([true]);
  });

  test('is quiet too while it is never acknowledged or never comes up', () => {
    start({});
    live.goDown();
    pass(QUIET_AFTER_MS);
    expect(live.quiet).toEqual([true]);
  });

  test('tells nobody after the stop, and leaves no timer', () => {
    start();
    live.connection.stop();
    pass(2 * QUIET_AFTER_MS);
    expect([live.quiet, jest.getTimerCount()]).toEqual([[], 0]);
  });

  test('leaves a dead line and reconnects after 3 s', () => {
    start();
    pass(TRACK_FIRST_MS + MOMENT_MS);
    live.tell(position);
    pass(MOMENT_MS);
    pass(UNANSWERED_MAX * TRACK_INTERVAL_MS);
    expect(live.cases(705)).toBe(1 + UNANSWERED_MAX);
    expect(live.state()).toBe('acknowledged');
    pass(TRACK_INTERVAL_MS);
    expect(live.state()).toBe('waiting');
    expect(live.closeCodes).toEqual([4000]);
    pass(RECONNECT_WAIT_MS + MOMENT_MS);
    expect(live.state()).toBe('acknowledged');
    expect(live.sockets).toHaveLength(2);
  });

  test('stays while anything is heard, and with a server that never answers case 705', () => {
    start();
    pass(TRACK_FIRST_MS + MOMENT_MS);
    for (let turn = 0; turn < 10; turn += 1) {
      live.tell(news);
      pass(TRACK_INTERVAL_MS);
    }
    pass(10 * TRACK_INTERVAL_MS);
    expect(live.sockets).toHaveLength(1);
    expect(live.state()).toBe('acknowledged');
  });
});
