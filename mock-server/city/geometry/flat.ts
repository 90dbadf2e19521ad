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

/** A pen that draws outlines. */
interface Pen {
  moveTo(x: number, y: number): void;
  curveTo(controlX: number, controlY: number, x: number, y: number): void;
}

const middle = (one: FlatPoint, other: FlatPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Draws a soft line through the middles of the stretches: rivers and woods have no corners. */
function drawSoftly(pen: Pen, points: readonly FlatPoint[], isClosed: boolean): void {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  const start = isClosed ? middle(last, first) : first;
  pen.moveTo(start.x, start.y);
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? (isClosed ? first : null);
    const end = next ? middle(point, next) : point;
    pen.curveTo(point.x, point.y, end.x, end.y);
  }
}

/** Two decimals of a pixel are enough. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The `d` of an SVG path straight from point to point. */
export const straightPath = (points: readonly FlatPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** The `d` of an SVG path along a soft line. */
export function softPath(points: readonly FlatPoint[], isClosed: boolean): string {
  let path = '';
  const pen: Pen = {
    moveTo: (x, y) => {
      path += `M${short(x)} ${short(y)}`;
    },
    curveTo: (controlX, controlY, x, y) => {
      path += `Q${short(controlX)} ${short(controlY)} ${short(x)} ${short(y)}`;
    },
  };
  drawSoftly(pen, points, isClosed);
  return isClosed ? `${path}Z` : path;
}

/** The number of straight pieces of a curve. */
const PIECES = 8;

/** The points of a soft line, close enough that the straight pieces between them do not show. */
export function softPoints(points: readonly FlatPoint[], isClosed: boolean): readonly FlatPoint[] {
  const found: FlatPoint[] = [];
  const pen: Pen = {
    moveTo: (x, y) => {
      found.push({ x, y });
    },
    curveTo: (controlX, controlY, x, y) => {
      const from = found.at(-1) ?? { x, y };
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const share = piece / PIECES;
        const between = (start: number, control: number, end: number) =>
          (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share ** 2 * end;
        found.push({ x: between(from.x, controlX, x), y: between(from.y, controlY, y) });
      }
    },
  };
  drawSoftly(pen, points, isClosed);
  return found;
}
