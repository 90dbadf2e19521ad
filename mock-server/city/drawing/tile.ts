import { type FlatPoint, short, softPath, straightPath, WORLD_SIZE } from '../geometry/flat';
import type { PlaceLanguage } from '../places/gazetteer';
import { layOutNames, type PlacedName, textWidth } from './name-layout';
import {
  casingWidth,
  fontFamily,
  fonts,
  isStreetShown,
  kindsFromBelow,
  type Palette,
  paletteFor,
  streetWidth,
} from './palette';
import { SCENE_ZOOM, type Scene, sceneIn, toScene } from './scene';

/** Pixels of a tile's side. */
const SIZE = 256;
/** The first zoom with rivers and railways. */
const COURSES_FROM = 7;
/** No name reaches farther from its anchor. */
const LONGEST_HALF_NAME = 200;

/** A tile and its look. */
export interface TileView {
  /** Fractional too: the map of Google zooms between whole steps. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Pixels of the picture for each of its 256 points. */
  readonly ratio: number;
  readonly language: PlaceLanguage;
  readonly isDark: boolean;
}

/** Whether any part of a line may be visible on a tile; `around` is half its width. */
function isSeen(points: readonly FlatPoint[], around: number): boolean {
  const overlaps = (values: readonly number[]) =>
    Math.max(...values) >= -around && Math.min(...values) <= SIZE + around;
  return overlaps(points.map(({ x }) => x)) && overlaps(points.map(({ y }) => y));
}

/** The town in a tile, as SVG; plain ground outside the known area. */
export function tileSvg({ zoom, x, y, ratio, language, isDark }: TileView): string {
  const scene = sceneIn(language);
  const palette = paletteFor(isDark);
  const scale = 2 ** (zoom - SCENE_ZOOM);
  const units = WORLD_SIZE / 2 ** zoom;
  const corner = toScene({ x: x * units, y: y * units });
  const toTile = (point: FlatPoint) => ({ x: (point.x - corner.x) * scale, y: (point.y - corner.y) * scale });
  const surface = (shape: readonly FlatPoint[], color: string) => {
    const path = shape.map(toTile);
    return isSeen(path, 0) ? `<path d="${softPath(path, true)}" fill="${color}"/>` : '';
  };
  const line = (points: readonly FlatPoint[], width: number, color: string, isSoft: boolean) => {
    const path = points.map(toTile);
    if (!isSeen(path, width)) return '';
    const d = isSoft ? softPath(path, false) : straightPath(path);
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
  };

  const ground = (['built', 'wood', 'park', 'water'] as const).flatMap((kind) =>
    scene.areas.filter((area) => area.kind === kind).map(({ shape }) => surface(shape, palette[kind])),
  );
  const courses = scene.courses.map(({ kind, width, path }) =>
    kind === 'river'
      ? line(path, Math.max(width * scale, Math.min(4, zoom / 3)), palette.water, true)
      : line(path, Math.min(2.4, 1 + scale * 0.1), palette.railway, true),
  );
  const streets = (['casing', 'street'] as const).flatMap((pass) =>
    kindsFromBelow
      .filter((kind) => isStreetShown(kind, zoom))
      .flatMap((kind) => {
        const width = streetWidth(kind, zoom) + (pass === 'casing' ? 2 * casingWidth(kind, zoom) : 0);
        return scene.streets
          .filter((street) => street.kind === kind)
          .map(({ path }) => line(path, width, palette[pass][kind], false));
      }),
  );
  const names = namesOn(scene, language, Math.floor(zoom))
    .map((name) => ({ name, at: toTile(name.anchor) }))
    .filter(({ at }) => [at.x, at.y].every((at) => at > -LONGEST_HALF_NAME && at < SIZE + LONGEST_HALF_NAME))
    .map(({ name, at }) => nameAt(name, at, palette));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE * ratio}" height="${SIZE * ratio}"`,
    ` viewBox="0 0 ${SIZE} ${SIZE}" stroke-linejoin="round" stroke-linecap="round">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="${palette.land}"/>`,
    ...ground,
    ...(zoom >= COURSES_FROM ? courses : []),
    ...streets,
    `<g font-family="${fontFamily}" text-anchor="middle">`,
    ...names,
    '</g></svg>',
  ].join('');
}

const layouts = new Map<string, readonly PlacedName[]>();

/** The layout of a whole zoom is computed once, so that a name in two tiles has one position. */
function namesOn(scene: Scene, language: PlaceLanguage, zoom: number): readonly PlacedName[] {
  const key = `${language}/${zoom}`;
  const layout = layouts.get(key) ?? layOutNames(scene, zoom);
  layouts.set(key, layout);
  return layout;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

function nameAt({ text, style, offset, turn, isMarked }: PlacedName, at: FlatPoint, palette: Palette): string {
  const { size, weight, isItalic } = fonts[style];
  const font = `font-size="${size}" font-weight="${weight}"${isItalic ? ' font-style="italic"' : ''}`;
  const place = `translate(${short(at.x + offset.x)} ${short(at.y + offset.y)})`;
  const turned = turn === 0 ? place : `${place} rotate(${short((turn * 180) / Math.PI)})`;
  // The baseline of letters is a third of the size below the middle.
  const write = (look: string) =>
    `<text transform="${turned}" y="${short(size / 3)}" ${font} ${look}>${escaped(text)}</text>`;
  if (style === 'shield') {
    const width = textWidth(text, style) + 12;
    const corner = `x="${short(at.x - width / 2)}" y="${short(at.y - 9)}"`;
    const board = `<rect ${corner} width="${short(width)}" height="18" rx="5" fill="${palette.shield}"/>`;
    return board + write(`fill="${palette.onShield}"`);
  }
  const ring = `stroke="${palette.halo}" stroke-width="1.5"`;
  const dot = `<circle cx="${short(at.x)}" cy="${short(at.y)}" r="4" fill="${palette.names.sight}" ${ring}/>`;
  const halo = write(`fill="none" stroke="${palette.halo}" stroke-opacity="0.88" stroke-width="3.5"`);
  return (isMarked ? dot : '') + halo + write(`fill="${palette.names[style]}"`);
}
