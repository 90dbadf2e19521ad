import type { FlatPoint } from '../geometry/flat';
import { fonts, type NameStyle, streetWidth } from './palette';
import { SCENE_ZOOM, type Scene, type SceneName } from './scene';

/** One letter, or the whole name of a straight street: its text, its position (drawing's pixels) and its rotation. */
export interface PlacedText {
  readonly text: string;
  readonly offset: FlatPoint;
  readonly turn: number;
}

/** A name with its position. Letters keep their distance in screen pixels from the anchor at every zoom. */
export interface PlacedName {
  readonly style: NameStyle | 'shield';
  readonly anchor: FlatPoint;
  readonly letters: readonly PlacedText[];
  readonly isMarked: boolean;
}

/** Widths of letters in shares of the size: about those of the usual sans-serif types. */
function widthOf(letter: string): number {
  if (/[iljI.,:;'|]/.test(letter)) return 0.3;
  if (/[frt()\s-]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.88;
  return /[A-ZÄÖÜ]/.test(letter) ? 0.7 : 0.59;
}

/** About the width of a text in CSS pixels. */
export const textWidth = (text: string, style: NameStyle | 'shield'): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * fonts[style].size;

const CELL = 11;
const REPEAT_PIXELS = 620;
const MOST_TURN = 0.55;

/** Remembers which parts of the drawing carry a name already. */
class Occupied {
  readonly #cells = new Set<string>();

  /** Takes the cells under these points if all are free. */
  take(points: readonly FlatPoint[]): boolean {
    const cells = points.map(({ x, y }) => `${Math.round(x / CELL)},${Math.round(y / CELL)}`);
    if (cells.some((cell) => this.#cells.has(cell))) return false;
    for (const cell of cells) this.#cells.add(cell);
    return true;
  }
}

/** Points spread over a text's box, which is rotated around its centre. */
function boxPoints(at: FlatPoint, width: number, height: number, turn: number): FlatPoint[] {
  const points: FlatPoint[] = [];
  for (let dx = -width / 2 - 4; dx <= width / 2 + 4; dx += CELL * 0.8) {
    for (const dy of [-height / 2, 0, height / 2]) {
      points.push({
        x: at.x + dx * Math.cos(turn) - dy * Math.sin(turn),
        y: at.y + dx * Math.sin(turn) + dy * Math.cos(turn),
      });
    }
  }
  return points;
}

/** The point and direction at a distance along a line. */
function along(path: readonly FlatPoint[], distance: number): { at: FlatPoint; turn: number } | null {
  let left = distance;
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      const share = left / length;
      return {
        at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        turn: Math.atan2(to.y - from.y, to.x - from.x),
      };
    }
    left -= length;
  }
  return null;
}

const lengthOf = (path: readonly FlatPoint[]) =>
  path.reduce((sum, point, index) => {
    const before = path[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);

const difference = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/** Corners are rounded over these pixels to both sides, so that letters neither collide nor spread at a bend. */
const ROUNDING = [-26, -13, 0, 13, 26];
const STEP = 4;

/** A piece of a line with rounded corners, from left to right and beside the line. */
function readableCurve(path: readonly FlatPoint[], from: number, to: number, beside: number): FlatPoint[] {
  const whole = lengthOf(path);
  const rounded: FlatPoint[] = [];
  for (let distance = from; distance <= to; distance += STEP) {
    const near = ROUNDING.map((shift) => along(path, Math.max(0, Math.min(whole, distance + shift)))?.at).filter(
      (point) => point !== undefined,
    );
    rounded.push({
      x: near.reduce((sum, point) => sum + point.x, 0) / near.length,
      y: near.reduce((sum, point) => sum + point.y, 0) / near.length,
    });
  }
  const first = rounded[0];
  const last = rounded.at(-1);
  if (first && last && last.x < first.x) rounded.reverse();
  return rounded.map((point, index) => {
    const before = rounded[index - 1] ?? point;
    const after = rounded[index + 1] ?? point;
    const turn = Math.atan2(after.y - before.y, after.x - before.x);
    return { x: point.x + Math.sin(turn) * beside, y: point.y - Math.cos(turn) * beside };
  });
}

/**
 * Places a name along a line around a distance, letter by letter where the line bends; null where it bends too much.
 * `beside` moves it off the line, so that a route on the street does not hide its name.
 */
function setAlong(
  path: readonly FlatPoint[],
  middle: number,
  text: string,
  beside: number,
  width: (part: string) => number,
) {
  const full = width(text);
  const anchor = along(path, middle)?.at;
  if (!anchor || middle < full / 2 || middle + full / 2 > lengthOf(path)) return null;
  const curve = readableCurve(path, middle - full * 0.6, middle + full * 0.6, beside);
  const first = curve[0];
  const last = curve.at(-1);
  const half = lengthOf(curve) / 2;
  const center = along(curve, half);
  if (!first || !last || !center) return null;
  const chord = Math.atan2(last.y - first.y, last.x - first.x);
  const offset = ({ x, y }: FlatPoint) => ({ x: x - anchor.x, y: y - anchor.y });
  const turns = curve.slice(1).map((point, index) => {
    const before = curve[index] ?? point;
    return difference(Math.atan2(point.y - before.y, point.x - before.x), chord);
  });
  if (Math.max(...turns) > MOST_TURN) return null;
  if (Math.max(...turns) < 0.05) return { anchor, letters: [{ text, offset: offset(center.at), turn: chord }] };
  const letters: PlacedText[] = [];
  for (const [index, letter] of [...text].entries()) {
    const before = width(text.slice(0, index)) + width(letter) / 2 - full / 2;
    const spot = along(curve, half + before);
    if (!spot) return null;
    letters.push({ text: letter, offset: offset(spot.at), turn: spot.turn });
  }
  return { anchor, letters };
}

/** A sight that appears at a late zoom gets the space that street names leave: a taxi needs the street first. */
const givesWay = ({ style, from }: SceneName) => style === 'sight' && from >= 16;

const streetZoom = { motorway: 10, main: 13, secondary: 14, residential: 15 } as const;

/**
 * Finds a position for every name that has space at a whole zoom. Between two whole zooms the distances only grow, so
 * the layout of the lower one stays valid and no name jumps while the map moves.
 */
export function layOutNames(scene: Scene, zoom: number): readonly PlacedName[] {
  const scale = 2 ** (zoom - SCENE_ZOOM);
  const occupied = new Occupied();
  const placed: PlacedName[] = [];
  const grow = ({ x, y }: FlatPoint) => ({ x: x * scale, y: y * scale });
  const shrink = ({ x, y }: FlatPoint) => ({ x: x / scale, y: y / scale });

  const placePoint = (name: SceneName) => {
    if (zoom < name.from || zoom >= name.to) return;
    const at = grow(name.at);
    const shift = name.isMarked ? 13 : 0;
    const taken = boxPoints({ x: at.x, y: at.y + shift / 2 }, textWidth(name.name, name.style), 16 + shift, 0);
    if (!occupied.take(taken)) return;
    const letters = [{ text: name.name, offset: { x: 0, y: shift }, turn: 0 }];
    placed.push({ style: name.style, anchor: name.at, letters, isMarked: name.isMarked });
  };

  for (const name of scene.names.filter((one) => !givesWay(one))) placePoint(name);
  const lines = [
    ...scene.courses
      .filter(({ kind }) => kind === 'river')
      .map(({ name, path }) => ({ name, path, kind: 'river' as const })),
    ...scene.streets,
  ];
  for (const { name, path, kind } of lines) {
    if (name === '' || (kind === 'river' ? zoom < 12 : zoom < streetZoom[kind])) continue;
    const style = kind === 'river' ? 'water' : kind === 'motorway' ? 'shield' : 'street';
    const screenPath = path.map(grow);
    // Until the next whole zoom the street grows, the distance does not.
    const beside = kind === 'river' ? 0 : streetWidth(kind, zoom + 0.6) / 2 + 9;
    const length = lengthOf(screenPath);
    const count = Math.max(1, Math.round(length / REPEAT_PIXELS));
    for (let index = 0; index < count; index += 1) {
      // If the name does not fit in the middle of its part, it may be a little before or behind it.
      for (const shift of [0, -0.18, 0.18, -0.34, 0.34]) {
        const middle = ((index + 0.5 + shift) / count) * length;
        const set =
          style === 'shield'
            ? along(screenPath, middle) && {
                anchor: along(screenPath, middle)?.at,
                letters: [{ text: name, offset: { x: 0, y: 0 }, turn: 0 }],
              }
            : setAlong(screenPath, middle, name, beside, (part) => textWidth(part, style));
        const anchor = set?.anchor;
        if (!set || !anchor) continue;
        const points = set.letters.flatMap(({ text, offset, turn }) =>
          boxPoints({ x: anchor.x + offset.x, y: anchor.y + offset.y }, textWidth(text, style), 12, turn),
        );
        if (!occupied.take(points)) continue;
        placed.push({ style, anchor: shrink(anchor), letters: set.letters, isMarked: false });
        break;
      }
    }
  }
  for (const name of scene.names.filter(givesWay)) placePoint(name);
  return placed;
}
