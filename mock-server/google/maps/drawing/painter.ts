import { drawSoftly, drawStraight } from '../../../city/geometry/soft-curve';
import type { Palette } from '../../../city/map/palette';
import { SCENE_ZOOM, type Scene, toScene } from '../../../city/map/scene';
import { casingWidth, isStreetShown, kindsFromBelow, streetWidth } from '../../../city/map/street-widths';
import type { StreetKind } from '../../../city/streets/street';
import type { View } from './map-view';

interface Paths {
  readonly areas: ReadonlyMap<string, Path2D>;
  readonly river: Path2D;
  readonly railway: Path2D;
  readonly streets: ReadonlyMap<StreetKind, Path2D>;
}

function pathsOf(scene: Scene): Paths {
  const areas = new Map<string, Path2D>();
  for (const { kind, shape } of scene.areas) {
    const path = areas.get(kind) ?? new Path2D();
    drawSoftly(path, shape, true);
    areas.set(kind, path);
  }
  const river = new Path2D();
  const railway = new Path2D();
  for (const course of scene.courses) drawSoftly(course.kind === 'river' ? river : railway, course.path, false);
  const streets = new Map<StreetKind, Path2D>(kindsFromBelow.map((kind) => [kind, new Path2D()]));
  for (const street of scene.streets) {
    const path = streets.get(street.kind);
    if (path) drawStraight(path, street.path);
  }
  return { areas, river, railway, streets };
}

/** Draws the map without its names. Lines are prepared once; a frame only strokes them. */
export class Painter {
  readonly #paths: Paths;
  readonly #riverWidth: number;

  constructor(scene: Scene) {
    this.#paths = pathsOf(scene);
    this.#riverWidth = scene.courses.find(({ kind }) => kind === 'river')?.width ?? 0;
  }

  paint(canvas: CanvasRenderingContext2D, view: View, palette: Palette, pixelRatio: number): void {
    const scale = 2 ** (view.zoom - SCENE_ZOOM);
    const center = toScene(view.center);
    canvas.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    canvas.fillStyle = palette.land;
    canvas.fillRect(0, 0, view.width, view.height);
    const factor = scale * pixelRatio;
    canvas.setTransform(
      factor,
      0,
      0,
      factor,
      (view.width / 2 - center.x * scale) * pixelRatio,
      (view.height / 2 - center.y * scale) * pixelRatio,
    );
    canvas.lineJoin = 'round';
    canvas.lineCap = 'round';
    this.#paintGround(canvas, palette, scale);
    this.#paintStreets(canvas, view.zoom, palette, scale);
  }

  #paintGround(canvas: CanvasRenderingContext2D, palette: Palette, scale: number): void {
    const { areas, river, railway } = this.#paths;
    for (const kind of ['built', 'wood', 'park'] as const) {
      const path = areas.get(kind);
      canvas.fillStyle = palette[kind];
      if (path) canvas.fill(path);
    }
    const lakes = areas.get('water');
    canvas.fillStyle = palette.water;
    if (lakes) canvas.fill(lakes);
    canvas.strokeStyle = palette.water;
    canvas.lineWidth = Math.max(this.#riverWidth, 4 / scale);
    canvas.stroke(river);
    canvas.strokeStyle = palette.railway;
    canvas.lineWidth = Math.min(2.4, 1 + scale * 0.1) / scale;
    canvas.stroke(railway);
  }

  #paintStreets(canvas: CanvasRenderingContext2D, zoom: number, palette: Palette, scale: number): void {
    const shown = kindsFromBelow.filter((kind) => isStreetShown(kind, zoom));
    for (const pass of ['casing', 'street'] as const) {
      for (const kind of shown) {
        const path = this.#paths.streets.get(kind);
        const width = streetWidth(kind, zoom);
        const edge = pass === 'casing' ? 2 * casingWidth(kind, zoom) : 0;
        canvas.strokeStyle = palette[pass][kind];
        canvas.lineWidth = (width + edge) / scale;
        if (path) canvas.stroke(path);
      }
    }
  }
}
