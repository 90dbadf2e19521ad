import { isPaused, isUp, type LiveState } from '../../../src/live/live-message';

test.each<[LiveState, { up: boolean; paused: boolean }]>([
  ['idle', { up: false, paused: false }],
  ['connecting', { up: false, paused: false }],
  ['handshaking', { up: false, paused: false }],
  ['acknowledged', { up: true, paused: false }],
  ['assumed', { up: true, paused: false }],
  ['refused', { up: false, paused: true }],
  ['waiting', { up: false, paused: false }],
  ['exhausted', { up: false, paused: true }],
  ['closed', { up: false, paused: true }],
])('%s: whether frames go out, whether a retry is needed (D15, D16)', (state, expected) => {
  expect({ up: isUp(state), paused: isPaused(state) }).toEqual(expected);
});
