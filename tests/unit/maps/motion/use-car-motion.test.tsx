/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Profiler, useRef } from 'react';
import { type Coordinates, distanceInMeters } from '../../../../src/lib/coordinates';
import { createCarMotion } from '../../../../src/maps/motion/car-motion';
import type { MapCar } from '../../../../src/maps/motion/motion';
import { useCarMotion } from '../../../../src/maps/motion/use-car-motion';
import type { MapHandle } from '../../../../src/maps/port/map';
import { useMarker } from '../../../../src/maps/screen/map-marker';
import { useApproachLine } from '../../../../src/maps/screen/use-route-lines';
import { fakePage } from '../../../support/fake-page';
import { fakeGoogle } from '../../../support/maps/fake-google';
import { fakeMap } from '../../../support/maps/fake-map';
import { at } from '../../../support/maps/ground';

const goal = at(100, 300);
/** North, then east to the goal. */
const way = [at(0), at(100), goal];
const REDUCED = '(prefers-reduced-motion: reduce)';
const SECOND_MS = 1_000;

const page = fakePage();
let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;

interface CarProps {
  readonly map: MapHandle;
  readonly car: MapCar;
  readonly isAwaited: boolean;
}

function Car({ map, car, isAwaited }: CarProps) {
  const { marker } = useMarker(map, 'Taxi', 10);
  const figure = useRef<HTMLSpanElement>(null);
  useCarMotion(car, marker, figure, useApproachLine(map, isAwaited));
  return <span ref={figure} data-testid="figure" />;
}

/** A car on a map that is reported again and again; counts the commits of React. */
function open(first: Coordinates, changes: Partial<MapCar> = {}, isAwaited = false) {
  let commits = 0;
  let seenAtMs = Date.now();
  const map = fakeMap();
  const carAt = (position: Coordinates, more: Partial<MapCar> = {}): MapCar => {
    const gapMs = Date.now() - seenAtMs;
    seenAtMs = Date.now();
    return {
      id: 'B1',
      driver: 'Jörg',
      position,
      heading: null,
      seenAtMs,
      gapMs,
      goal,
      path: [],
      ...changes,
      ...more,
    };
  };
  const tree = (car: MapCar) => (
    <Profiler id="car" onRender={() => (commits += 1)}>
      <Car map={map.handle} car={car} isAwaited={isAwaited} />
    </Profiler>
  );
  const { rerender, unmount, getByTestId } = render(tree(carAt(first)));
  const positions = () => map.markers[0]?.positions ?? [];
  return {
    unmount,
    markers: map.markers,
    dashes: () => map.lines().filter(({ dash }) => dash),
    positions,
    report: (position: Coordinates, more?: Partial<MapCar>) => act(async () => rerender(tree(carAt(position, more)))),
    commits: () => commits,
    drawn: () => positions().at(-1) as Coordinates,
    heading: () => Number.parseFloat(getByTestId('figure').style.getPropertyValue('--heading')),
  };
}
/** In one go: a turn of the event loop for each of six hundred frames would take seconds. */
const pass = (ms: number) =>
  act(async () => {
    jest.advanceTimersByTime(ms);
    await jest.advanceTimersByTimeAsync(0);
  });
const near = (place: Coordinates, expected: Coordinates, meters = 2) =>
  expect(distanceInMeters(place, expected)).toBeLessThan(meters);

beforeEach(() => {
  jest.useFakeTimers();
  page.setHidden(false);
  page.setMedia(REDUCED, false);
  google = fakeGoogle({ route: async () => ({ path: way, distanceMeters: 400, durationMillis: 60_000 }) });
  uninstall = google.install();
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

describe('Between two reports', () => {
  it('the car drives along the pickup route and looks where it drives, in one refresh interval', async () => {
    const car = open(at(0));
    near(car.drawn(), at(0));
    await pass(10 * SECOND_MS);
    await car.report(at(100, 100));
    await pass(2.5 * SECOND_MS);
    near(car.drawn(), at(50));
    expect(car.heading()).toBeCloseTo(0, 0);
    await pass(5 * SECOND_MS);
    near(car.drawn(), at(100, 50));
    expect(car.heading()).toBeCloseTo(90, 0);
    await pass(2.5 * SECOND_MS);
    near(car.drawn(), at(100, 100), 0.01);
  });

  it('no frame is drawn once it has arrived: it is never predicted further', async () => {
    const car = open(at(0));
    await pass(10 * SECOND_MS);
    await car.report(at(0, 80));
    await pass(10.1 * SECOND_MS);
    const drawn = car.positions().length;
    await pass(25 * SECOND_MS);
    expect(car.positions()).toHaveLength(drawn);
    near(car.drawn(), at(0, 80), 0.01);
  });

  it('a report that comes early takes the car on from where it is drawn', async () => {
    const car = open(at(0), { goal: null });
    await pass(10 * SECOND_MS);
    await car.report(at(0, 100));
    await pass(5 * SECOND_MS);
    await car.report(at(0, 150));
    near(car.drawn(), at(0, 50));
    await pass(5 * SECOND_MS);
    near(car.drawn(), at(0, 100));
  });

  it('the same report told again changes nothing', async () => {
    const car = open(at(0), { goal: null });
    await pass(10 * SECOND_MS);
    const seenAtMs = Date.now();
    await car.report(at(0, 100), { seenAtMs });
    await pass(5 * SECOND_MS);
    await car.report(at(0, 100), { seenAtMs });
    near(car.drawn(), at(0, 50));
  });

  it('sixty seconds of motion cost at most one commit of React per report, none per frame', async () => {
    const car = open(at(0));
    await pass(SECOND_MS);
    const commits = car.commits();
    for (let report = 1; report <= 6; report += 1) {
      await car.report(at(0, report * 50));
      const before = car.positions().length;
      await pass(10 * SECOND_MS);
      expect(car.commits() - commits).toBeLessThanOrEqual(report);
      expect(car.positions().length - before).toBeGreaterThan(500);
    }
  });
});

describe('The car is drawn at its new place at once', () => {
  test.each([
    ['after more than 400 m', 401, 10, {}],
    ['after a gap of 30 s', 50, 30, {}],
    ['with another driver', 50, 10, { driver: 'Anna' }],
  ])('%s', async (_why, meters, gapSeconds, changes) => {
    const car = open(at(0), { goal: null });
    await pass(gapSeconds * SECOND_MS);
    await car.report(at(0, meters), changes);
    near(car.drawn(), at(0, meters));
  });

  it('not after a long stand in which it was seen: the gap counts from the last sight, told or not', async () => {
    const car = open(at(0), { goal: null });
    await pass(70 * SECOND_MS);
    await car.report(at(0, 100), { gapMs: 10 * SECOND_MS });
    near(car.drawn(), at(0));
  });

  it('steps instead of motion for people who want less of it', async () => {
    page.setMedia(REDUCED, true);
    const car = open(at(0));
    await pass(10 * SECOND_MS);
    const before = car.positions().length;
    await car.report(at(0, 100), { heading: 90 });
    near(car.drawn(), at(0, 100));
    await pass(10 * SECOND_MS);
    expect(car.positions()).toHaveLength(before + 1);
    expect(car.heading()).toBe(90);
  });
});

describe('While the page is hidden', () => {
  it('nothing is drawn; seen again, the car is where it is by then', async () => {
    const car = open(at(0), { goal: null });
    await pass(10 * SECOND_MS);
    await car.report(at(0, 100));
    await pass(SECOND_MS);
    page.setHidden(true);
    const drawn = car.positions().length;
    await pass(SECOND_MS);
    expect(car.positions()).toHaveLength(drawn);
    await pass(3 * SECOND_MS);
    page.setHidden(false);
    near(car.drawn(), at(0, 50), 3);
    await pass(6 * SECOND_MS);
    near(car.drawn(), at(0, 100), 0.01);
  });

  it('a report is not drawn and no route is asked for', async () => {
    const car = open(at(0), { goal: null });
    page.setHidden(true);
    const drawn = car.positions().length;
    await car.report(at(0, 20), { goal });
    await pass(SECOND_MS);
    expect([car.positions().length, google.asked.routes.length]).toEqual([drawn, 0]);
  });
});

describe('The pickup route', () => {
  it('is asked for once per driver, from the car to the pickup', async () => {
    const car = open(at(0));
    for (let report = 1; report <= 5; report += 1) {
      await pass(10 * SECOND_MS);
      await car.report(at(report * 20));
    }
    expect(google.asked.routes).toMatchObject([{ origin: at(0), destination: goal }]);
  });

  it('is asked for again for another driver, for another goal, and when the car is 101 m off', async () => {
    const car = open(at(0));
    await pass(10 * SECOND_MS);
    await car.report(at(20), { driver: 'Anna' });
    await pass(10 * SECOND_MS);
    await car.report(at(40), { driver: 'Anna', goal: at(0, 500) });
    await pass(10 * SECOND_MS);
    await car.report(at(40, -101), { driver: 'Anna', goal: at(0, 500) });
    expect(google.asked.routes.map(({ destination }) => destination)).toEqual([goal, goal, at(0, 500), at(0, 500)]);
  });

  it('is not asked for where the way is known already, as on board', async () => {
    const car = open(at(0), { path: way });
    await pass(10 * SECOND_MS);
    await car.report(at(100, 100), { path: way });
    await pass(5 * SECOND_MS);
    near(car.drawn(), at(100));
    expect(google.asked.routes).toEqual([]);
  });

  it('that cannot be found is not asked for again: the car drives straight', async () => {
    google.reply({ route: async () => null });
    const car = open(at(0));
    for (let report = 1; report <= 3; report += 1) {
      await pass(10 * SECOND_MS);
      await car.report(at(report * 40, report * 40));
    }
    await pass(5 * SECOND_MS);
    near(car.drawn(), at(100, 100));
    expect(google.asked.routes).toHaveLength(1);
  });
});

it('a route that arrives after the car has left the map is not told: the map may be gone', async () => {
  const onWay = jest.fn();
  const motion = createCarMotion(() => {}, onWay);
  const position = at(0);
  motion.report({ id: 'B1', driver: 'Jörg', position, heading: null, seenAtMs: Date.now(), gapMs: 0, goal, path: [] });
  motion.stop();
  await pass(SECOND_MS);
  expect([google.asked.routes.length, onWay.mock.calls]).toEqual([1, [[[position, goal]]]]);
});

describe('The way of an awaited taxi', () => {
  it('is dashed, straight until the route is known, then along it; it begins where the taxi is drawn', async () => {
    let answer = (_route: { path: Coordinates[]; distanceMeters: number; durationMillis: number }) => {};
    google.reply({
      route: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const car = open(at(0), {}, true);
    expect(car.dashes().map(({ path }) => path)).toEqual([[at(0), goal]]);
    await pass(0);
    answer({ path: way, distanceMeters: 400, durationMillis: 60_000 });
    await pass(10 * SECOND_MS);
    expect(car.dashes().map(({ path }) => path)).toEqual([way]);
    await car.report(at(80));
    expect(car.dashes()[0]?.path[0]).toEqual(at(0));
    await pass(10 * SECOND_MS);
    await car.report(at(100, 50));
    expect(car.dashes().map(({ path }) => path)).toEqual([[at(80), ...way.slice(1)]]);
    car.unmount();
    expect(car.dashes()).toEqual([]);
  });

  it('is not drawn once the customer no longer waits', async () => {
    const car = open(at(0));
    await pass(10 * SECOND_MS);
    await car.report(at(80));
    expect(car.dashes()).toEqual([]);
  });
});

it('leaves nothing behind: no frame, no marker, no listener', async () => {
  const heard = jest.spyOn(document, 'addEventListener');
  const left = jest.spyOn(document, 'removeEventListener');
  const car = open(at(0));
  await pass(10 * SECOND_MS);
  await car.report(at(0, 100));
  car.unmount();
  const drawn = car.positions().length;
  await pass(10 * SECOND_MS);
  expect(car.positions()).toHaveLength(drawn);
  expect(car.markers.map(({ isOnMap }) => isOnMap)).toEqual([false]);
  const visibility = (calls: jest.SpyInstance) =>
    calls.mock.calls.filter(([name]) => name === 'visibilitychange').length;
  expect([visibility(left), jest.getTimerCount()]).toEqual([visibility(heard), 0]);
  heard.mockRestore();
  left.mockRestore();
});
