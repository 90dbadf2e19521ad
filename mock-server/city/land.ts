import type { Coordinates } from '../../src/lib/coordinates';
import areaData from './data/areas.json';
import courseData from './data/courses.json';
import nameData from './data/names.json';
import { softPoints } from './geometry/flat';
import { crossingOf, METERS_PER_DEGREE, nearestOnStretch, type Stretch, stretchesOf } from './geometry/lines';

/** A point, latitude first. */
export type LandPoint = readonly [lat: number, lng: number];

/** A surface between the streets; the drawing closes its shape. */
interface Area {
  readonly kind: 'park' | 'wood' | 'water' | 'built';
  readonly name?: string;
  readonly shape: readonly LandPoint[];
}

/** A line: a river has a width in metres, a railway is drawn thin. */
interface Course {
  readonly kind: 'river' | 'railway';
  readonly name?: string;
  readonly meters: number;
  readonly path: readonly LandPoint[];
}

/** A name without a shape: a district or a town. */
interface LandName {
  readonly name: string;
  readonly kind: 'town' | 'district';
  readonly lat: number;
  readonly lng: number;
}

/**
 * The land between the streets, entered by hand and simplified. Areas are drawn in this order: built-up areas first,
 * water last.
 */
export const areas = areaData as readonly unknown[] as readonly Area[];

/** The Fulda and the railways. */
export const courses = courseData as readonly unknown[] as readonly Course[];

/** The names of districts and towns. */
export const landNames = nameData as readonly LandName[];

/** A lake's shore or a river's centre line on the map, and the water's extent to both sides of that line. */
interface Water {
  readonly stretches: readonly Stretch[];
  /** From the south-western corner to the north-eastern one. */
  readonly box: Stretch;
  readonly reachMeters: number;
}

function outline(points: readonly LandPoint[], isClosed: boolean): readonly Stretch[] {
  const soft = softPoints(
    points.map(([lat, lng]) => ({ x: lng, y: lat })),
    isClosed,
  );
  return stretchesOf(soft.map(({ x, y }) => ({ lat: y, lng: x })));
}

function water(stretches: readonly Stretch[], reachMeters: number): Water {
  const points = stretches.flatMap(({ from, to }) => [from, to]);
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const box = {
    from: { lat: Math.min(...lats), lng: Math.min(...lngs) },
    to: { lat: Math.max(...lats), lng: Math.max(...lngs) },
  };
  return { stretches, box, reachMeters };
}

const waters: readonly Water[] = [
  ...areas.filter(({ kind }) => kind === 'water').map(({ shape }) => water(outline(shape, true), 0)),
  ...courses.filter(({ kind }) => kind === 'river').map(({ path, meters }) => water(outline(path, false), meters / 2)),
];

/** Whether the boxes around two segments, one of them extended by some degrees, do not overlap. */
const areApart = ({ from, to }: Stretch, { from: start, to: end }: Stretch, degrees: number) =>
  Math.max(from.lat, to.lat) + degrees < Math.min(start.lat, end.lat) ||
  Math.max(start.lat, end.lat) + degrees < Math.min(from.lat, to.lat) ||
  Math.max(from.lng, to.lng) + degrees < Math.min(start.lng, end.lng) ||
  Math.max(start.lng, end.lng) + degrees < Math.min(from.lng, to.lng);

const metersBetween = (one: Stretch, other: Stretch) =>
  Math.min(
    nearestOnStretch(one.from, other.from, other.to).meters,
    nearestOnStretch(one.to, other.from, other.to).meters,
    nearestOnStretch(other.from, one.from, one.to).meters,
    nearestOnStretch(other.to, one.from, one.to).meters,
  );

/**
 * Whether a straight line enters the water: it crosses a lake's shore, or is closer to a river's centre line than its
 * bank.
 */
export function crossesWater(line: Stretch): boolean {
  return waters.some(({ stretches, box, reachMeters }) => {
    // Twice as far as needed: a degree of longitude is shorter than one of latitude.
    const degrees = (2 * reachMeters) / METERS_PER_DEGREE;
    if (areApart(line, box, degrees)) return false;
    return stretches.some(
      (stretch) =>
        !areApart(line, stretch, degrees) &&
        (crossingOf(line, stretch) !== null || metersBetween(line, stretch) < reachMeters),
    );
  });
}

/** A latitude north of the whole drawing. */
const FAR_NORTH = 60;

/** Whether a point is in a river or a lake. */
export function isInWater(point: Coordinates): boolean {
  const northward = { from: point, to: { lat: FAR_NORTH, lng: point.lng } };
  return waters.some(({ stretches, reachMeters }) =>
    reachMeters > 0
      ? stretches.some(({ from, to }) => nearestOnStretch(point, from, to).meters < reachMeters)
      : stretches.filter((stretch) => crossingOf(northward, stretch) !== null).length % 2 === 1,
  );
}
