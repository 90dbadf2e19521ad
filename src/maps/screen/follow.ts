import type { Coordinates } from '../../lib/coordinates';
import type { MapBounds } from '../port/map';

/** A car that has nearly arrived is not looked at from closer than this: about three hundred metres of street. */
const LEAST_SPAN_DEGREES = 0.003;
/** So much of each side must stay free, or the car is about to leave the map. */
const EDGE_SHARE = 0.06;
/** Where car and goal take less than this of the map, it is looked at from closer. */
const SMALL_SHARE = 0.3;

/**
 * What the map should show of a ride: the car, where it goes (null: not known), and the way from the place where it is
 * still drawn to there.
 */
export function boundsToFollow(car: Coordinates, goal: Coordinates | null, way: readonly Coordinates[]): MapBounds {
  const { south, north, west, east } = boundsOf([car, goal ?? car, ...way]);
  const latitudes = spread(south, north, LEAST_SPAN_DEGREES);
  // A degree of longitude is shorter the farther north it is.
  const longitudes = spread(west, east, LEAST_SPAN_DEGREES / Math.cos((car.lat * Math.PI) / 180));
  return { south: latitudes[0], north: latitudes[1], west: longitudes[0], east: longitudes[1] };
}

function spread(from: number, to: number, least: number): readonly [number, number] {
  const missing = Math.max(0, least - (to - from)) / 2;
  return [from - missing, to + missing];
}

/** The smallest rectangle around all points. */
export function boundsOf(points: readonly Coordinates[]): MapBounds {
  const latitudes = points.map(({ lat }) => lat);
  const longitudes = points.map(({ lng }) => lng);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** Whether the map must look elsewhere to show this well: it runs out of sight, or it has become small. */
export function mustLookElsewhere(seen: MapBounds | null, wanted: MapBounds): boolean {
  if (!seen) return true;
  const [height, width] = [seen.north - seen.south, seen.east - seen.west];
  const isInside =
    wanted.north <= seen.north - height * EDGE_SHARE &&
    wanted.south >= seen.south + height * EDGE_SHARE &&
    wanted.east <= seen.east - width * EDGE_SHARE &&
    wanted.west >= seen.west + width * EDGE_SHARE;
  const share = Math.max((wanted.north - wanted.south) / height, (wanted.east - wanted.west) / width);
  return !isInside || share < SMALL_SHARE;
}
