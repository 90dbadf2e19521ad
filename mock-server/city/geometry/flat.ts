import type { Coordinates } from '../../../src/lib/coordinates';

/** A point on a flat sheet. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** The pixels of the flat world at zoom 0, in both directions. */
export const WORLD_SIZE = 256;

/**
 * From degrees to the flat world (Web Mercator).
 * https://developers.google.com/maps/documentation/javascript/coordinates#world-coordinates
 */
export function toWorld({ lat, lng }: Coordinates): FlatPoint {
  // Beyond 0.9999 of a pole the projection runs away.
  const sine = Math.max(-0.9999, Math.min(0.9999, Math.sin((lat * Math.PI) / 180)));
  return {
    x: WORLD_SIZE * (0.5 + lng / 360),
    y: WORLD_SIZE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

const middle = (one: FlatPoint, other: FlatPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A soft line: its points control curves between the middles of the stretches. Rivers and woods have no corners. */
function softCurves(points: readonly FlatPoint[], isClosed: boolean) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const ends = points.map((point, index) => {
    const next = points[index + 1] ?? (isClosed ? first : null);
    return next ? middle(point, next) : point;
  });
  const start = isClosed ? middle(last, first) : first;
  return points.map((control, index) => ({ from: ends[index - 1] ?? start, control, to: ends[index] ?? control }));
}

/** Two decimals of a pixel are enough. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The `d` of an SVG path straight from point to point. */
export const straightPath = (points: readonly FlatPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** The `d` of an SVG path along a soft line. */
export function softPath(points: readonly FlatPoint[], isClosed: boolean): string {
  const at = ({ x, y }: FlatPoint) => `${short(x)} ${short(y)}`;
  const parts = softCurves(points, isClosed).map(({ from, control, to }, index) => {
    const curve = `Q${at(control)} ${at(to)}`;
    return index === 0 ? `M${at(from)}${curve}` : curve;
  });
  return `${parts.join('')}${isClosed ? 'Z' : ''}`;
}

/** The number of straight pieces of a curve. */
const PIECES = 8;

/** The points of a soft line, close enough that the straight pieces between them do not show. */
export function softPoints(points: readonly FlatPoint[], isClosed: boolean): readonly FlatPoint[] {
  const curves = softCurves(points, isClosed);
  const shares = Array.from({ length: PIECES }, (_, piece) => (piece + 1) / PIECES);
  const along = curves.flatMap(({ from, control, to }) =>
    shares.map((share) => {
      const between = (axis: 'x' | 'y') =>
        (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * control[axis] + share ** 2 * to[axis];
      return { x: between('x'), y: between('y') };
    }),
  );
  return [...curves.slice(0, 1).map(({ from }) => from), ...along];
}
