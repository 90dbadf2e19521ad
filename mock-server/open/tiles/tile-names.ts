import type { FlatPoint } from '../../city/geometry/soft-curve';
import { layOutNames, type Measure, type PlacedName } from '../../city/map/name-layout';
import type { NameStyle, Palette } from '../../city/map/palette';
import type { Scene } from '../../city/map/scene';
import { escaped, short } from './svg-path';

interface Font {
  readonly size: number;
  readonly weight: number;
  readonly isItalic?: boolean;
}

const fonts: Record<NameStyle | 'shield', Font> = {
  town: { size: 15, weight: 700 },
  district: { size: 13, weight: 600 },
  street: { size: 12, weight: 600 },
  park: { size: 12, weight: 600 },
  water: { size: 12, weight: 600, isItalic: true },
  sight: { size: 12, weight: 600 },
  shield: { size: 11, weight: 700 },
};
const FAMILY = "Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif";

/** Widths of letters in shares of the size: about those of the sans-serif types above. */
const widthOf = (letter: string) => {
  if (/[iljI.,:;'|]/.test(letter)) return 0.3;
  if (/[frt()\s-]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.88;
  return /[A-ZÄÖÜ]/.test(letter) ? 0.7 : 0.59;
};
const measure: Measure = (text, style) =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * fonts[style].size;

const layouts = new Map<number, readonly PlacedName[]>();

/** The layout of a zoom is computed once, so that a name in two tiles has one position. */
function layoutAt(scene: Scene, zoom: number): readonly PlacedName[] {
  const layout = layouts.get(zoom) ?? layOutNames(scene, zoom, measure);
  layouts.set(zoom, layout);
  return layout;
}

/** No name reaches farther from its anchor. */
const LONGEST_HALF = 200;

/** The names on a tile as SVG. */
export function tileNames(
  scene: Scene,
  zoom: number,
  size: number,
  palette: Palette,
  toTile: (point: FlatPoint) => FlatPoint,
): string {
  const seen = layoutAt(scene, zoom)
    .map((name) => ({ name, at: toTile(name.anchor) }))
    .filter(({ at }) => [at.x, at.y].every((value) => value > -LONGEST_HALF && value < size + LONGEST_HALF));
  return seen.map(({ name, at }) => nameAt(name, at, palette)).join('');
}

function nameAt({ style, letters, isMarked }: PlacedName, at: FlatPoint, palette: Palette): string {
  const { size, weight, isItalic } = fonts[style];
  const font = `font-size="${size}" font-weight="${weight}"${isItalic ? ' font-style="italic"' : ''}`;
  const text = (attributes: string) =>
    letters
      .map(({ text: part, offset, turn }) => {
        const place = `translate(${short(at.x + offset.x)} ${short(at.y + offset.y)}) rotate(${short((turn * 180) / Math.PI)})`;
        // The baseline of letters is a third of the size below the middle.
        return `<text transform="${place}" y="${short(size / 3)}" ${attributes}>${escaped(part)}</text>`;
      })
      .join('');
  const group = (content: string) => `<g font-family="${FAMILY}" text-anchor="middle" ${font}>${content}</g>`;
  if (style === 'shield') {
    const width = measure(letters[0]?.text ?? '', style) + 12;
    const board = `<rect x="${short(at.x - width / 2)}" y="${short(at.y - 9)}" width="${short(width)}" height="18" rx="5" fill="${palette.shield}"/>`;
    return board + group(text(`fill="${palette.onShield}"`));
  }
  const dot = `<circle cx="${short(at.x)}" cy="${short(at.y)}" r="4" fill="${palette.names.sight}" stroke="${HALO}" stroke-width="1.5"/>`;
  const halo = text(`fill="none" stroke="${HALO}" stroke-opacity="0.88" stroke-width="3.5" stroke-linejoin="round"`);
  return (isMarked ? dot : '') + group(halo + text(`fill="${palette.names[style]}"`));
}

/** The light map's, without its opacity, which colours in SVG 1.1 lack. */
const HALO = '#f6f0e4';
