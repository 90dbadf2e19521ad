import type { Coordinates } from '../../lib/coordinates';
import type { MapBounds } from '../port/map';

/** The smallest visible span, for a car that has nearly arrived: about three hundred metres of street. */
const LEAST_SPAN_DEGREES = 0.003;
/** The share of each side that must stay free; a car within it is about to leave the map. */
const EDGE_SHARE = 0.06;
/** The map zooms in if car and goal take up less than this share of it. */
const SMALL_SHARE = 0.3;

/**
 * The bounds that the map should show for a ride: the car, its goal (null if unknown), and the path from its drawn
 * position to there.
 */
export function boundsToFollow(car: Coordinates, goal: Coordinates | null, way: readonly Coordinates[]): MapBounds {
  const { south, north, west, east } = boundsOf([car, goal ?? car, ...way]);
  const latitudes = spread(south, north, LEAST_SPAN_DEGREES);
  // A degree of longitude is shorter farther north.
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

/** Whether the map needs another view to show these bounds well: they leave the view, or have become small. */
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
