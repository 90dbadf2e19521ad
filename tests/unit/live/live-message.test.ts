import { isLive, isPaused, isUp, type LiveState } from '../../../src/live/live-message';

test.each<[LiveState, { up: boolean; live: boolean; paused: boolean }]>([
  ['idle', { up: false, live: false, paused: false }],
  ['connecting', { up: false, live: false, paused: false }],
  ['handshaking', { up: false, live: false, paused: false }],
  ['acknowledged', { up: true, live: true, paused: false }],
  ['assumed', { up: true, live: false, paused: false }],
  ['refused', { up: false, live: false, paused: true }],
  ['waiting', { up: false, live: false, paused: false }],
  ['exhausted', { up: false, live: false, paused: true }],
  ['closed', { up: false, live: false, paused: true }],
])('%s: whether frames go out, whether news comes in, whether a retry is needed (D15, D16)', (state, expected) => {
  expect({ up: isUp(state), live: isLive(state, false), paused: isPaused(state) }).toEqual(expected);
  expect(isLive(state, true)).toBe(false);
});
