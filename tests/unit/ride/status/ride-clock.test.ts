import { clockStep, clockText } from '../../../../src/ride/status/ride-clock';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const SEEN_AT_MS = 1_700_000_003_400;

const ride = {
  seenAtMs: SEEN_AT_MS as number | null,
  updatedAtMs: SEEN_AT_MS,
  pickupAtMs: null,
  dropAtMs: null,
  arrivalsAtMs: null,
  restoredFromMs: null,
};
const toldAfter = (given: typeof ride | object, afterMs: number) => {
  const tracking = { ...ride, ...given };
  return clockText(tracking, clockStep(tracking, SEEN_AT_MS + afterMs));
};

test.each([
  [0, 0],
  [19_999, 0],
  [20_000, 20_000],
  [29_999, 20_000],
  [30_000, 30_000],
])('%i ms after the taxi was seen, the clock of the ride stands at %i ms', (afterMs, stepMs) => {
  expect(clockStep(ride, SEEN_AT_MS + afterMs)).toBe(SEEN_AT_MS + stepMs);
});

test('a device whose clock is set back is not ahead of the taxi', () => {
  expect(clockStep(ride, SEEN_AT_MS - MINUTE_MS)).toBe(SEEN_AT_MS);
});

test('before a taxi is seen there are steps as well', () => {
  const unseen = { ...ride, seenAtMs: null };
  expect(clockStep(unseen, 1_700_000_009_999)).toBe(1_700_000_000_000);
  expect(clockStep(unseen, 1_700_000_010_000)).toBe(1_700_000_010_000);
});

// From a minute on the age of the position does not change.
test.each([
  ['the age of the position', {}, 20_000],
  ['the minutes to the pickup', { pickupAtMs: SEEN_AT_MS + 3 * MINUTE_MS + 74_000 }, 80_000],
  ['the minutes to the drop', { dropAtMs: SEEN_AT_MS + 3 * MINUTE_MS + 74_000 }, 80_000],
  ['the age of the arrivals', { arrivalsAtMs: SEEN_AT_MS + 15_000 }, 80_000],
  ['the age of a ride from memory', { restoredFromMs: SEEN_AT_MS + 15_000 }, 80_000],
])('%s changes with a step, never between two', (_what, given, stepMs) => {
  expect(toldAfter(given, stepMs)).not.toBe(toldAfter(given, stepMs - 1));
  for (let afterMs = stepMs; afterMs < stepMs + 10_000; afterMs += SECOND_MS)
    expect(toldAfter(given, afterMs)).toBe(toldAfter(given, stepMs));
});

test('where nothing is known that grows older, the clock tells nothing', () => {
  expect(toldAfter({ seenAtMs: null }, 0)).toBe(toldAfter({ seenAtMs: null }, MINUTE_MS));
});

test('the minute of the last news is told', () => {
  expect(toldAfter({ updatedAtMs: SEEN_AT_MS + MINUTE_MS }, 0)).not.toBe(toldAfter({}, 0));
});
