import { bearingInDegrees, type Coordinates, distanceInMeters } from '../../../../src/lib/coordinates';
import {
  type CarPose,
  GLIDE_MS,
  hasArrived,
  isJump,
  isOffRoute,
  JUMP_GAP_MS,
  OFF_ROUTE_M,
  poseAt,
  standAt,
  startGlide,
  wayAhead,
} from '../../../../src/maps/motion/motion';
import { at, origin } from '../../../support/maps/ground';

const pose = (position: Coordinates, heading: number | null = null): CarPose => ({ position, heading });
const near = (place: Coordinates, expected: Coordinates) => expect(distanceInMeters(place, expected)).toBeLessThan(1);

/** A hundred metres north, then a hundred metres east. */
const corner = [at(0), at(100), at(100, 100), at(100, 300)];
const STARTED_MS = 1_000_000;
const halfway = STARTED_MS + GLIDE_MS / 2;

describe('A jump above 400 m or after a gap of 30 s is a jump', () => {
  test.each([
    [399, 10_000, false],
    [401, 10_000, true],
    [50, 29_999, false],
    [50, JUMP_GAP_MS, true],
    [0, 0, false],
    [0, 30_000, true],
  ])('%i m in %i ms: %s', (meters, gapMs, expected) => {
    expect(isJump(origin, at(meters), gapMs)).toBe(expected);
  });
});

describe('A car is off its route beyond 100 m', () => {
  test.each([
    ['on the line', at(50), false],
    ['99 m beside it', at(50, -(OFF_ROUTE_M - 1)), false],
    ['101 m beside it', at(50, -(OFF_ROUTE_M + 1)), true],
    ['99 m before its start', at(-(OFF_ROUTE_M - 1)), false],
    ['101 m before its start', at(-(OFF_ROUTE_M + 1)), true],
    ['99 m behind its end', at(100, 300 + OFF_ROUTE_M - 1), false],
    ['101 m behind its end', at(100, 300 + OFF_ROUTE_M + 1), true],
  ])('%s: %s', (_where, position, expected) => {
    expect(isOffRoute(position, corner)).toBe(expected);
  });

  test.each([
    ['99 m', 99, false],
    ['101 m', 101, true],
  ])('%s beside a slanting stretch, where a degree of longitude is shorter', (_where, meters, expected) => {
    // The middle of a stretch to the north-east, and from there square to the right of it.
    const [half, aside] = [1_000 / Math.SQRT2, meters / Math.SQRT2];
    expect(isOffRoute(at(half - aside, half + aside), [at(0), at(2 * half, 2 * half)])).toBe(expected);
  });

  test.each([0, 1])('and always off a route of %i points', (points) => {
    expect(isOffRoute(origin, corner.slice(0, points))).toBe(true);
  });
});

describe('The way ahead of a car', () => {
  const goal = at(100, 300);
  test.each([
    ['is the rest of the route', corner, at(50), [at(50), ...corner.slice(1)]],
    ['begins at the car, also beside the route', corner, at(100, 160), [at(100, 160), corner[3]]],
    ['is straight off the route', corner, at(-300), [at(-300), goal]],
    ['is straight without a route', [], at(50), [at(50), goal]],
  ])('%s', (_which, route, position, expected) => {
    expect(wayAhead(route, position, goal)).toEqual(expected);
  });
});

describe('Between two reports a car drives', () => {
  test('along the route, around its corners', () => {
    const glide = startGlide(pose(at(0)), pose(at(100, 100)), corner, STARTED_MS);
    near(poseAt(glide, STARTED_MS + GLIDE_MS / 4).position, at(50));
    near(poseAt(glide, halfway).position, at(100));
    near(poseAt(glide, STARTED_MS + (3 * GLIDE_MS) / 4).position, at(100, 50));
  });

  test.each([
    ['without a route', []],
    ['where it starts beyond 100 m off', [at(0, -120), at(100, -120), at(100, 100)]],
    ['where it ends beyond 100 m off', [at(0), at(-20, 20), at(10, 30)]],
    [
      'where the route takes a way that nobody drives in one interval',
      [at(0), at(0, -200), at(100, -200), at(100, 100)],
    ],
  ])('straight %s', (_why, route) => {
    const glide = startGlide(pose(at(0)), pose(at(100, 100)), route, STARTED_MS);
    near(poseAt(glide, halfway).position, at(50, 50));
  });

  test('straight back where it goes against the route', () => {
    const glide = startGlide(pose(at(80)), pose(at(20)), corner, STARTED_MS);
    near(poseAt(glide, halfway).position, at(50));
  });

  test('ahead on a route that crosses itself, never over to its older part', () => {
    const loop = [at(0), at(100), at(100, 60), at(50, 60), at(50, -60)];
    const glide = startGlide(pose(at(100, 30)), pose(at(50)), loop, STARTED_MS);
    near(poseAt(glide, halfway).position, at(60, 60));
  });

  test.each([
    [-5_000, 0],
    [0, 0],
    [GLIDE_MS - 1, 1],
    [GLIDE_MS, 1],
    [GLIDE_MS + 60_000, 1],
  ])('for one refresh interval and never beyond the last known position: after %i ms', (afterMs, share) => {
    const glide = startGlide(pose(at(0)), pose(at(0, 200)), [], STARTED_MS);
    near(poseAt(glide, STARTED_MS + afterMs).position, at(0, 200 * share));
    expect(hasArrived(glide, STARTED_MS + afterMs)).toBe(afterMs >= GLIDE_MS);
  });

  test('steadily: every later moment is farther along', () => {
    const glide = startGlide(pose(at(0)), pose(at(100, 100)), corner, STARTED_MS);
    const left = Array.from({ length: 101 }, (_, index) => {
      const { position } = poseAt(glide, STARTED_MS + (index * GLIDE_MS) / 100);
      return position.lng > at(100, 1).lng
        ? distanceInMeters(position, at(100, 100))
        : 100 + distanceInMeters(position, at(100));
    });
    for (const [index, meters] of left.entries()) expect(meters).toBeLessThanOrEqual((left[index - 1] ?? 201) + 1e-6);
  });
});

describe('A car looks where it moves', () => {
  test('north, then east, and between them it turns', () => {
    const glide = startGlide(pose(at(0), 250), pose(at(100, 100)), corner, STARTED_MS);
    expect(poseAt(glide, STARTED_MS).heading).toBeCloseTo(0, 0);
    expect(poseAt(glide, halfway).heading).toBeCloseTo(45, 0);
    for (const laterMs of [0, 60_000]) {
      expect(poseAt(glide, STARTED_MS + GLIDE_MS + laterMs).heading).toBeCloseTo(90, 0);
    }
  });

  test.each([
    ['below 8 m it keeps what it has', 7, null, 250],
    ['below 8 m it takes what was reported', 7, 10, 10],
    ['from 9 m on it looks along the way', 9, 10, bearingInDegrees(at(0), at(0, 9))],
  ])('%s', (_rule, meters, reported, expected) => {
    const glide = startGlide(pose(at(0), 250), pose(at(0, meters), reported), [], STARTED_MS);
    expect(poseAt(glide, halfway).heading).toBeCloseTo(expected, 3);
  });
});

test('a car that stands is where it was reported, at every moment', () => {
  const there = pose(at(40, 40), 123);
  for (const nowMs of [0, STARTED_MS]) expect(poseAt(standAt(there), nowMs)).toEqual(there);
  expect(hasArrived(standAt(there), STARTED_MS)).toBe(true);
});

test('a point that stands twice in a route stops nobody', () => {
  const glide = startGlide(pose(at(0)), pose(at(100, 100)), [at(0), at(0), at(100), at(100), at(100, 100)], STARTED_MS);
  near(poseAt(glide, STARTED_MS).position, at(0));
  near(poseAt(glide, halfway).position, at(100));
  near(poseAt(glide, STARTED_MS + GLIDE_MS / 4).position, at(50));
});
