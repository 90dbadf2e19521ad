import type { StreetKind } from '../../../city/streets/street';
import type { View } from './map-view';
import type { WorldPoint } from './mercator';
import type { Palette } from './palette';
import { SCENE_ZOOM, type Scene, toScene } from './scene';

interface Paths {
  readonly areas: ReadonlyMap<string, Path2D>;
  readonly river: Path2D;
  readonly railway: Path2D;
  readonly streets: ReadonlyMap<StreetKind, Path2D>;
}

const kinds: readonly StreetKind[] = ['residential', 'secondary', 'main', 'motorway'];
/** Widths in pixels at zoom 14, and from which zoom on a street is drawn at all. */
const widths: Record<StreetKind, { width: number; casing: number; from: number }> = {
  motorway: { width: 7, casing: 1.6, from: 7 },
  main: { width: 6.5, casing: 1.8, from: 9 },
  secondary: { width: 4.6, casing: 0.8, from: 11 },
  residential: { width: 3.2, casing: 0.6, from: 12.5 },
};
const GROWTH_PER_ZOOM = 1.42;

/** How wide a street is drawn at a zoom, in pixels. */
export const streetWidth = (kind: StreetKind, zoom: number) =>
  Math.max(1, widths[kind].width * GROWTH_PER_ZOOM ** (zoom - 14));

const middle = (one: WorldPoint, other: WorldPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A soft line through the middles of the stretches: rivers and woods have no corners. */
function softly(path: Path2D, points: readonly WorldPoint[], isClosed: boolean): void {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  const start = isClosed ? middle(last, first) : first;
  path.moveTo(start.x, start.y);
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? (isClosed ? first : null);
    const end = next ? middle(point, next) : point;
    path.quadraticCurveTo(point.x, point.y, end.x, end.y);
  }
  if (isClosed) path.closePath();
}

function pathsOf(scene: Scene): Paths {
  const areas = new Map<string, Path2D>();
  for (const { kind, shape } of scene.areas) {
    const path = areas.get(kind) ?? new Path2D();
    softly(path, shape, true);
    areas.set(kind, path);
  }
  const river = new Path2D();
  const railway = new Path2D();
  for (const course of scene.courses) softly(course.kind === 'river' ? river : railway, course.path, false);
  const streets = new Map<StreetKind, Path2D>(kinds.map((kind) => [kind, new Path2D()]));
  for (const street of scene.streets) {
    const path = streets.get(street.kind);
    for (const [index, point] of street.path.entries()) {
      if (index === 0) path?.moveTo(point.x, point.y);
      else path?.lineTo(point.x, point.y);
    }
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
    const shown = kinds.filter((kind) => zoom >= widths[kind].from);
    const grown = GROWTH_PER_ZOOM ** (zoom - 14);
    for (const pass of ['casing', 'street'] as const) {
      for (const kind of shown) {
        const path = this.#paths.streets.get(kind);
        const width = streetWidth(kind, zoom);
        const edge = pass === 'casing' ? 2 * Math.min(2.4, Math.max(0.5, widths[kind].casing * Math.sqrt(grown))) : 0;
        canvas.strokeStyle = palette[pass][kind];
        canvas.lineWidth = (width + edge) / scale;
        if (path) canvas.stroke(path);
      }
    }
  }
}
