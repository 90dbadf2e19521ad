import { RECONNECT_WAIT_MS, TRACK_FIRST_MS, TRACK_INTERVAL_MS } from '../../../src/live/connection';
import { createSilenceWatch, UNANSWERED_MAX } from '../../../src/live/silence-watch';
import { MOMENT_MS, startTogether } from './live-tools';

const position = { key: 'customer_job_driver_tracking', status: true };
const news = { key: 'customer_job_update', job_status: 'ON_THE_WAY' };

describe('A line is dead when a server that answers case 705 leaves three in a row unanswered', () => {
  it.each([
    ['nothing asked', '', false],
    ['two unanswered', 'answer ask ask', false],
    ['three unanswered', 'answer ask ask ask', true],
    ['an answer in between', 'answer ask ask answer ask', false],
    ['other news in between', 'answer ask ask news ask ask', false],
    ['never an answer', 'ask ask ask ask ask', false],
    ['never an answer, but other news', 'news ask ask ask ask', false],
    ['another socket', 'answer ask ask ask restart', false],
    ['another socket, as dead as the first', 'answer restart ask ask ask', true],
  ])('%s', (_what, course, isDead) => {
    const watch = createSilenceWatch();
    const steps: Record<string, () => void> = {
      ask: watch.asked,
      answer: () => watch.heard(true),
      news: () => watch.heard(false),
      restart: watch.startOver,
    };
    for (const step of course.split(' ')) steps[step]?.();
    expect(watch.isDead()).toBe(isDead);
  });
});

describe('The live connection', () => {
  const pass = (ms: number) => jest.advanceTimersByTime(ms);
  let live: ReturnType<typeof startTogether>;
  const follow = () => {
    live.connection.start();
    pass(MOMENT_MS + TRACK_FIRST_MS);
    pass(MOMENT_MS);
  };
  beforeEach(() => {
    jest.useFakeTimers();
    live = startTogether();
  });
  afterEach(() => {
    live.connection.stop();
    pass(MOMENT_MS);
    live.stopServer();
    jest.useRealTimers();
  });

  it('leaves a dead line and reconnects after 3 s', () => {
    follow();
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

  it('stays while anything is heard, and with a server that never answers case 705', () => {
    follow();
    for (let turn = 0; turn < 10; turn += 1) {
      live.tell(news);
      pass(TRACK_INTERVAL_MS);
    }
    pass(10 * TRACK_INTERVAL_MS);
    expect(live.sockets).toHaveLength(1);
    expect(live.state()).toBe('acknowledged');
  });
});
