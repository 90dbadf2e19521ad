import type { FlatPoint } from '../geometry/flat';
import { fonts, type NameStyle, streetWidth } from './palette';
import { SCENE_ZOOM, type Scene, type SceneName } from './scene';

/** A name with its position. It keeps its distance in screen pixels from the anchor at every zoom. */
export interface PlacedName {
  readonly text: string;
  readonly style: NameStyle | 'shield';
  readonly anchor: FlatPoint;
  readonly offset: FlatPoint;
  /** The rotation in radians. */
  readonly turn: number;
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
/** A name may lie this far beside the middle of a street that bends, and no farther. */
const MOST_BEND_PIXELS = 7;

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

/** The point at a distance along a line. */
function along(path: readonly FlatPoint[], distance: number): FlatPoint | null {
  let left = distance;
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
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

/**
 * The place of a name along a line around a distance, off the line by `beside`, so that a route on the street does not
 * hide it; null where the line bends too much, or ends.
 */
function placeAlong(path: readonly FlatPoint[], middle: number, beside: number, width: number) {
  const [start, center, end] = [-0.5, 0, 0.5].map((share) => along(path, middle + share * width));
  if (middle < width / 2 || !start || !center || !end) return null;
  // From left to right.
  const [left, right] = end.x < start.x ? [end, start] : [start, end];
  const turn = Math.atan2(right.y - left.y, right.x - left.x);
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const bends = [-0.25, 0, 0.25].map((share) => {
    const { x, y } = along(path, middle + share * width) ?? center;
    return (x - left.x) * -sine + (y - left.y) * cosine;
  });
  if (Math.max(...bends.map(Math.abs)) > MOST_BEND_PIXELS) return null;
  // Above the outermost bend.
  const above = beside - Math.min(0, ...bends);
  const at = { x: (left.x + right.x) / 2 + sine * above, y: (left.y + right.y) / 2 - cosine * above };
  return { anchor: center, offset: { x: at.x - center.x, y: at.y - center.y }, turn };
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
    // Below the ring of a trip that begins there.
    const shift = name.isMarked ? 22 : 0;
    const taken = boxPoints({ x: at.x, y: at.y + shift / 2 }, textWidth(name.name, name.style), 16 + shift, 0);
    if (!occupied.take(taken)) return;
    const { name: text, style, at: anchor, isMarked } = name;
    placed.push({ text, style, anchor, offset: { x: 0, y: shift }, turn: 0, isMarked });
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
    const width = textWidth(name, style);
    const count = Math.max(1, Math.round(length / REPEAT_PIXELS));
    for (let index = 0; index < count; index += 1) {
      // If the name does not fit in the middle of its part, it may be a little before or behind it.
      for (const shift of [0, -0.18, 0.18, -0.34, 0.34]) {
        const middle = ((index + 0.5 + shift) / count) * length;
        const center = style === 'shield' ? along(screenPath, middle) : null;
        const place = center
          ? { anchor: center, offset: { x: 0, y: 0 }, turn: 0 }
          : placeAlong(screenPath, middle, beside, width);
        if (!place) continue;
        const { anchor, offset, turn } = place;
        if (!occupied.take(boxPoints({ x: anchor.x + offset.x, y: anchor.y + offset.y }, width, 12, turn))) continue;
        placed.push({ text: name, style, anchor: shrink(anchor), offset, turn, isMarked: false });
        break;
      }
    }
  }
  for (const name of scene.names.filter(givesWay)) placePoint(name);
  return placed;
}
