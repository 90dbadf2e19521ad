/** A point on a flat sheet. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** The part of a canvas path (`Path2D`) that outlines need. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
  closePath(): void;
}

const middle = (one: FlatPoint, other: FlatPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Draws a soft line through the middles of the stretches: rivers and woods have no corners. */
export function drawSoftly(pen: Pen, points: readonly FlatPoint[], isClosed: boolean): void {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  const start = isClosed ? middle(last, first) : first;
  pen.moveTo(start.x, start.y);
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? (isClosed ? first : null);
    const end = next ? middle(point, next) : point;
    pen.quadraticCurveTo(point.x, point.y, end.x, end.y);
  }
  if (isClosed) pen.closePath();
}

/** Draws straight from point to point. */
export function drawStraight(pen: Pen, points: readonly FlatPoint[]): void {
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

/** The number of straight pieces of a curve. */
const PIECES = 8;

/** The points of a soft line, close enough that the straight pieces between them do not show. */
export function softPoints(points: readonly FlatPoint[], isClosed: boolean): readonly FlatPoint[] {
  const found: FlatPoint[] = [];
  drawSoftly(
    {
      moveTo: (x, y) => void found.push({ x, y }),
      lineTo: (x, y) => void found.push({ x, y }),
      quadraticCurveTo: (controlX, controlY, x, y) => {
        const from = found.at(-1) ?? { x, y };
        for (let piece = 1; piece <= PIECES; piece += 1) {
          const share = piece / PIECES;
          const between = (start: number, control: number, end: number) =>
            (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share ** 2 * end;
          found.push({ x: between(from.x, controlX, x), y: between(from.y, controlY, y) });
        }
      },
      closePath: () => undefined,
    },
    points,
    isClosed,
  );
  return found;
}
