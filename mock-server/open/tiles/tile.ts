import sharp from 'sharp';
import { drawSoftly, drawStraight, type FlatPoint } from '../../city/geometry/soft-curve';
import { WORLD_SIZE } from '../../city/map/mercator';
import { paletteFor } from '../../city/map/palette';
import { SCENE_ZOOM, sceneIn, toScene } from '../../city/map/scene';
import { casingWidth, isStreetShown, kindsFromBelow, streetWidth } from '../../city/map/street-widths';
import { isSeen, short, svgPath } from './svg-path';
import type { TileAddress } from './tile-address';
import { tileNames } from './tile-names';

/** Pixels of a tile's side. */
const SIZE = 256;
/** The first zoom with rivers and railways. */
const COURSES_FROM = 7;

/** The town in a tile, as SVG; plain ground outside the known area. */
export function tileSvg({ zoom, x, y, ratio }: TileAddress): string {
  const scene = sceneIn('de');
  const palette = paletteFor(false);
  const scale = 2 ** (zoom - SCENE_ZOOM);
  const units = WORLD_SIZE / 2 ** zoom;
  const corner = toScene({ x: x * units, y: y * units });
  const toTile = (point: FlatPoint) => ({ x: (point.x - corner.x) * scale, y: (point.y - corner.y) * scale });
  const line = (points: readonly FlatPoint[], width: number, color: string, isSoft: boolean) => {
    const path = points.map(toTile);
    if (!isSeen(path, SIZE, width)) return '';
    const d = svgPath((pen) => (isSoft ? drawSoftly(pen, path, false) : drawStraight(pen, path)));
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
  };

  const ground = (['built', 'wood', 'park', 'water'] as const).flatMap((kind) =>
    scene.areas
      .filter((area) => area.kind === kind)
      .map(({ shape }) => {
        const path = shape.map(toTile);
        if (!isSeen(path, SIZE, 0)) return '';
        return `<path d="${svgPath((pen) => drawSoftly(pen, path, true))}" fill="${palette[kind]}"/>`;
      }),
  );
  const courses = scene.courses
    .filter(() => zoom >= COURSES_FROM)
    .map(({ kind, width, path }) =>
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
  const names = tileNames(scene, zoom, SIZE, palette, toTile);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE * ratio}" height="${SIZE * ratio}" viewBox="0 0 ${SIZE} ${SIZE}"`,
    ' stroke-linejoin="round" stroke-linecap="round">',
    `<rect width="${SIZE}" height="${SIZE}" fill="${palette.land}"/>`,
    ...ground,
    ...courses,
    ...streets,
    names,
    '</svg>',
  ].join('');
}

/** A tile as PNG. */
export const drawTile = (address: TileAddress): Promise<Buffer> =>
  sharp(Buffer.from(tileSvg(address)))
    .png({ palette: true })
    .toBuffer();
