import { HANDLE_PX, handleOffset, isCompleted, RESET_MS } from '../../../../../src/layout/before-react/slide';

test('the handle is 64 px, the control resets after 500 ms', () => {
  expect([HANDLE_PX, RESET_MS]).toEqual([64, 500]);
});

test.each([
  [199, 400, false],
  [200, 400, true],
  [201, 400, true],
  [-200, 400, false],
  [0, 0, false],
])('the slide completes when dragged at least half of the track width: %d of %d px', (dragged, track, expected) => {
  expect(isCompleted(dragged, track)).toBe(expected);
});

test.each([
  [-20, 400, 0],
  [50, 400, 50],
  [336, 400, 336],
  [337, 400, 336],
  [10, 40, 0],
])('the handle never leaves its track: %d of %d px', (dragged, track, expected) => {
  expect(handleOffset(dragged, track)).toBe(expected);
});
