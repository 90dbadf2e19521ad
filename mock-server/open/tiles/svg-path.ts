import type { FlatPoint, Pen } from '../../city/geometry/soft-curve';

/** Two decimals of a pixel are enough. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The `d` of an SVG path that a pen writes. */
export function svgPath(draw: (pen: Pen) => void): string {
  const parts: string[] = [];
  const write = (command: string, ...numbers: number[]) => void parts.push(command + numbers.map(short).join(' '));
  draw({
    moveTo: (x, y) => write('M', x, y),
    lineTo: (x, y) => write('L', x, y),
    quadraticCurveTo: (controlX, controlY, x, y) => write('Q', controlX, controlY, x, y),
    closePath: () => write('Z'),
  });
  return parts.join('');
}

/** Whether any part of a line may be visible on a tile; `around` is half its width. */
export function isSeen(points: readonly FlatPoint[], size: number, around: number): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const overlaps = (values: readonly number[]) =>
    Math.max(...values) >= -around && Math.min(...values) <= size + around;
  return overlaps(xs) && overlaps(ys);
}

/** A text within SVG. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
