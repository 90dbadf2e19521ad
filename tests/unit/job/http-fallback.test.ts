import { needsHttpFallback } from '../../../src/job/http-fallback';
import type { LiveState } from '../../../src/live/live-message';

const going: readonly LiveState[] = ['idle', 'connecting', 'handshaking', 'acknowledged', 'assumed', 'waiting'];
const paused: readonly LiveState[] = ['exhausted', 'closed', 'refused'];

describe('HTTP takes the live connection’s place', () => {
  test.each(paused)('while it needs a retry: %s (D16)', (live) => {
    expect(needsHttpFallback({ isFollowed: true, live, isQuiet: false })).toBe(true);
  });

  test.each(going)('while %s only after 30 s without a frame (D43)', (live) => {
    expect(needsHttpFallback({ isFollowed: true, live, isQuiet: false })).toBe(false);
    expect(needsHttpFallback({ isFollowed: true, live, isQuiet: true })).toBe(true);
  });

  test.each([...going, ...paused])('never once no more news is expected: %s', (live) => {
    expect(needsHttpFallback({ isFollowed: false, live, isQuiet: true })).toBe(false);
  });
});
