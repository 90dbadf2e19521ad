import { toWorld } from '../../../../mock-server/city/geometry/flat';
import type { Coordinates } from '../../../../src/lib/coordinates';
import { type FleetMove, HEADINGS, moveFleet, noFleet, worldX, worldY } from '../../../../src/maps/fleet/fleet';
import { paintFleet } from '../../../../src/maps/fleet/fleet-painter';
import { at, origin } from '../../../support/maps/ground';

const taxi = (id: string, position: Coordinates) => ({ id, position });
const seen = (...positions: Coordinates[]) =>
  moveFleet(
    noFleet,
    1,
    positions.map((one, index) => taxi(`T${index}`, one)),
  );
const start = ({ fromX, fromY }: FleetMove, index = 0) => [fromX[index], fromY[index]];
const onWorld = ({ lat, lng }: Coordinates) => [worldX(lng), worldY(lat)];
const closeTo = (place: Coordinates) => onWorld(place).map((value) => expect.closeTo(value, 9));

test.each([origin, { lat: 0, lng: 0 }, { lat: -33.9, lng: 151.2 }, { lat: 70, lng: -179 }])(
  'the flat world is Google’s: %j',
  (place) => {
    const { x, y } = toWorld(place);
    expect(worldX(place.lng) * 256).toBeCloseTo(x, 9);
    expect(worldY(place.lat) * 256).toBeCloseTo(y, 9);
  },
);

describe('A fleet that is looked for again', () => {
  it('drives from where its cars were to where they are', () => {
    const move = moveFleet(seen(at(0)), 1, [taxi('T0', at(100))]);
    expect(start(move)).toEqual(closeTo(at(0)));
    expect([move.toX[0], move.toY[0]]).toEqual(closeTo(at(100)));
    expect(move.farthest).toBeCloseTo(worldY(at(0).lat) - worldY(at(100).lat), 12);
  });

  it('goes on from where they are drawn when the move before is not over', () => {
    const first = moveFleet(seen(at(0)), 1, [taxi('T0', at(100))]);
    expect(start(moveFleet(first, 0.25, [taxi('T0', at(200))]))).toEqual(closeTo(at(25)));
  });

  it('knows its cars by their id, in whatever order they come', () => {
    const move = moveFleet(seen(at(0), at(50)), 1, [taxi('T1', at(60)), taxi('T0', at(10))]);
    expect(start(move, 0)).toEqual(closeTo(at(50)));
    expect(start(move, 1)).toEqual(closeTo(at(0)));
  });

  test.each([
    ['drives 399 m', 399, false],
    ['is drawn at its new place at once beyond 400 m', 401, true],
  ])('%s', (_rule, meters, isAtOnce) => {
    const move = moveFleet(seen(at(0)), 1, [taxi('T0', at(0, meters))]);
    expect(start(move)).toEqual(closeTo(isAtOnce ? at(0, meters) : at(0)));
    expect(move.farthest > 0).toBe(!isAtOnce);
  });

  it('shows a new car where it is, and one that is gone no more', () => {
    const move = moveFleet(seen(at(0)), 1, [taxi('new', at(300))]);
    expect([start(move), [...move.indexOf.keys()]]).toEqual([closeTo(at(300)), ['new']]);
    expect(move.farthest).toBe(0);
  });
});

describe('A car of the fleet looks where it moves', () => {
  test.each([
    ['north', at(100), 0],
    ['east', at(0, 100), HEADINGS / 4],
    ['south', at(-100), HEADINGS / 2],
    ['west', at(0, -100), (3 * HEADINGS) / 4],
    ['nearly north, from the west', at(100, -5), 0],
  ])('%s', (_direction, to, expected) => {
    expect(moveFleet(seen(at(0)), 1, [taxi('T0', to)]).headings[0]).toBe(expected);
  });

  it('keeps its heading while it stands', () => {
    const east = moveFleet(seen(at(0)), 1, [taxi('T0', at(0, 100))]);
    expect(moveFleet(east, 1, [taxi('T0', at(0.5, 100))]).headings[0]).toBe(HEADINGS / 4);
  });
});

describe('The fleet as pixels', () => {
  const EDGE = 0x80_00_00_ff;
  const BODY = 0xff_00_ff_00;
  /** A body of one pixel with an edge on its right, for an image 20 pixels wide. */
  const sprite = { offsets: Int32Array.of(0, 1), colors: Uint32Array.of(BODY, EDGE), solid: 1 };
  const sprites = { all: Array.from({ length: HEADINGS }, () => sprite), reach: 2 };
  const scale = 2 ** 22;
  const [x = 0, y = 0] = onWorld(origin);
  const window = { x: x - 10 / scale, y: y - 5 / scale, scale };
  const paint = (move: FleetMove, share = 1) => {
    const image = { pixels: new Uint32Array(200).fill(7), width: 20, height: 10 };
    paintFleet(image, window, move, share, sprites);
    return [...image.pixels.entries()]
      .filter(([, color]) => color !== 0)
      .map(([pixel, color]) => [pixel % 20, Math.floor(pixel / 20), color]);
  };
  const pixel = (right: number, down: number): Coordinates => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * (y + down / scale)))) * 180) / Math.PI,
    lng: (x + right / scale - 0.5) * 360,
  });

  it('a car is drawn where it is, on an image that is empty before', () => {
    expect(paint(seen(origin))).toEqual([
      [10, 5, BODY],
      [11, 5, EDGE],
    ]);
  });

  it('and halfway where it is halfway', () => {
    const move = moveFleet(seen(origin), 1, [taxi('T0', pixel(4, 2))]);
    expect(paint(move, 0.5)).toEqual([
      [12, 6, BODY],
      [13, 6, EDGE],
    ]);
  });

  it('an edge softens free ground only, a body covers what is below it', () => {
    expect(paint(seen(pixel(1, 0), pixel(0, 0)))).toEqual([
      [10, 5, BODY],
      [11, 5, BODY],
      [12, 5, EDGE],
    ]);
  });

  test.each([
    [-8, true],
    [-9, false],
    [7, true],
    [8, false],
  ])('%i pixels to the right of the middle: drawn %s; a car at the edge would be cut', (right, isDrawn) => {
    expect(paint(seen(pixel(right, 0))).length > 0).toBe(isDrawn);
  });
});
