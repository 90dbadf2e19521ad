import { layOutNames, type Measure, type PlacedName } from '../../../city/map/name-layout';
import type { NameStyle, Palette } from '../../../city/map/palette';
import { SCENE_ZOOM, type Scene, toScene } from '../../../city/map/scene';
import type { View } from './map-view';

const FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const fonts: Record<NameStyle | 'shield', string> = {
  town: `700 15px ${FAMILY}`,
  district: `600 13px ${FAMILY}`,
  street: `600 12px ${FAMILY}`,
  park: `600 12px ${FAMILY}`,
  water: `italic 600 12px ${FAMILY}`,
  sight: `600 12px ${FAMILY}`,
  shield: `700 11px ${FAMILY}`,
};

/** Draws the names over the map. The layout of a whole zoom is computed once and cached. */
export class NamePainter {
  readonly #scene: Scene;
  readonly #layouts = new Map<number, readonly PlacedName[]>();
  readonly #widths = new Map<string, number>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  paint(canvas: CanvasRenderingContext2D, view: View, palette: Palette, pixelRatio: number): void {
    const scale = 2 ** (view.zoom - SCENE_ZOOM);
    const center = toScene(view.center);
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.lineJoin = 'round';
    for (const name of this.#layoutFor(Math.floor(view.zoom), canvas)) {
      const x = (name.anchor.x - center.x) * scale + view.width / 2;
      const y = (name.anchor.y - center.y) * scale + view.height / 2;
      if (x < -160 || y < -160 || x > view.width + 160 || y > view.height + 160) continue;
      if (name.isMarked) this.#dot(canvas, x, y, palette, pixelRatio);
      canvas.font = fonts[name.style];
      if (name.style === 'shield') this.#shield(canvas, name, x, y, palette, pixelRatio);
      else this.#letters(canvas, name, x, y, palette.halo, palette.names[name.style], pixelRatio);
    }
    canvas.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  }

  #layoutFor(zoom: number, canvas: CanvasRenderingContext2D): readonly PlacedName[] {
    const known = this.#layouts.get(zoom);
    if (known) return known;
    const measure: Measure = (text, style) => {
      const key = `${style}:${text}`;
      const width = this.#widths.get(key);
      if (width !== undefined) return width;
      canvas.font = fonts[style];
      const measured = canvas.measureText(text).width;
      this.#widths.set(key, measured);
      return measured;
    };
    const layout = layOutNames(this.#scene, zoom, measure);
    this.#layouts.set(zoom, layout);
    return layout;
  }

  #letters(
    canvas: CanvasRenderingContext2D,
    name: PlacedName,
    x: number,
    y: number,
    halo: string,
    ink: string,
    pixelRatio: number,
  ): void {
    canvas.strokeStyle = halo;
    canvas.fillStyle = ink;
    canvas.lineWidth = 3.5;
    // All halos first: a halo must not eat into the letter before it.
    for (const pass of ['halo', 'ink'] as const) {
      for (const { text, offset, turn } of name.letters) {
        const cosine = Math.cos(turn) * pixelRatio;
        const sine = Math.sin(turn) * pixelRatio;
        canvas.setTransform(cosine, sine, -sine, cosine, (x + offset.x) * pixelRatio, (y + offset.y) * pixelRatio);
        if (pass === 'halo') canvas.strokeText(text, 0, 0);
        else canvas.fillText(text, 0, 0);
      }
    }
  }

  #dot(canvas: CanvasRenderingContext2D, x: number, y: number, palette: Palette, pixelRatio: number): void {
    canvas.setTransform(pixelRatio, 0, 0, pixelRatio, x * pixelRatio, y * pixelRatio);
    canvas.beginPath();
    canvas.arc(0, 0, 4, 0, 2 * Math.PI);
    canvas.fillStyle = palette.names.sight;
    canvas.strokeStyle = palette.halo;
    canvas.lineWidth = 3;
    canvas.stroke();
    canvas.fill();
  }

  #shield(
    canvas: CanvasRenderingContext2D,
    name: PlacedName,
    x: number,
    y: number,
    palette: Palette,
    pixelRatio: number,
  ): void {
    const text = name.letters[0]?.text ?? '';
    const width = canvas.measureText(text).width + 12;
    canvas.setTransform(pixelRatio, 0, 0, pixelRatio, x * pixelRatio, y * pixelRatio);
    canvas.beginPath();
    canvas.roundRect(-width / 2, -9, width, 18, 5);
    canvas.fillStyle = palette.shield;
    canvas.fill();
    canvas.fillStyle = palette.onShield;
    canvas.fillText(text, 0, 0.5);
  }
}
