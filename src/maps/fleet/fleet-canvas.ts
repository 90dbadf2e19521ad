import type { FleetMove } from './fleet';
import { type FleetImage, type FleetWindow, paintFleet } from './fleet-painter';
import { drawSprites, type Sprites } from './fleet-sprites';

/** The width of the world in pixels from which a map shows streets rather than the whole town. */
const STREETS_PX = 256 * 2 ** 13;

/**
 * The height of a car for a fleet of at most `taxis`, on a map of at least `mapPx` and of at least this scale:
 * distinguishable, clear of the trip's markers and of the town's names, and drawn by a phone without a delay.
 */
const sizes = [
  { taxis: 60, mapPx: 400, scale: STREETS_PX, heightPx: 42 },
  { taxis: 600, mapPx: 0, scale: 0, heightPx: 28 },
  { taxis: Number.POSITIVE_INFINITY, mapPx: 0, scale: 0, heightPx: 16 },
] as const;
/** The maximum number of pixels that a phone fills in one frame. */
const PIXELS_MAX = 2_500_000;

/** The part of the world that a canvas shows, and its size in CSS pixels. */
export interface FleetView extends FleetWindow {
  readonly width: number;
  readonly height: number;
  /** The height of the map, without the canvas's margins. */
  readonly mapPx: number;
}

/** The canvas's image, its device pixels per CSS pixel, and car sprites for its resolution. */
interface Plate extends FleetImage {
  readonly data: ImageData;
  readonly ratio: number;
  /** The index of the cars' size in `sizes`. */
  readonly size: number;
  readonly sprites: Sprites;
}

export interface FleetCanvas {
  readonly element: HTMLCanvasElement;
  /** Device pixels for each CSS pixel. */
  ratio(): number;
  paint(view: FleetView, move: FleetMove, share: number): void;
  /** Makes the next paint draw the sprites again, in the new colours. */
  forgetColors(): void;
}

/** Creates the canvas to which the free taxis are written pixel by pixel. */
export function createFleetCanvas(isNight: () => boolean): FleetCanvas {
  const element = document.createElement('canvas');
  element.setAttribute('aria-hidden', 'true');
  element.dataset.fleet = '';
  element.style.position = 'absolute';
  element.style.pointerEvents = 'none';
  // The pixels are written, not drawn, so the canvas stays in the processor's memory.
  const context = element.getContext('2d', { willReadFrequently: true });
  let plate: Plate | null = null;

  /** Returns the current image, or a new one after a change of the map's or fleet's size. */
  const plateFor = ({ width, height, mapPx, scale }: FleetView, count: number): Plate | null => {
    const size = sizes.findIndex((one) => count <= one.taxis && mapPx >= one.mapPx && scale >= one.scale);
    const sharpest = Math.min(window.devicePixelRatio, 2, Math.sqrt(PIXELS_MAX / (width * height)));
    // For thousands of small cars, twice the resolution would take four times as long per frame.
    const ratio = size === sizes.length - 1 ? 1 : sharpest;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (plate?.size === size && plate.width === wide && plate.height === high && plate.ratio === ratio) return plate;
    if (!context || wide === 0 || high === 0) return null;
    element.width = wide;
    element.height = high;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
    const data = context.createImageData(wide, high);
    const pixels = new Uint32Array(data.data.buffer);
    const sprites = drawSprites((sizes[size]?.heightPx ?? 0) * ratio, wide, isNight());
    return { data, pixels, width: wide, height: high, ratio, size, sprites };
  };

  return {
    element,
    ratio: () => plate?.ratio ?? 1,
    paint: (view, move, share) => {
      const count = move.headings.length;
      plate = plateFor(view, count);
      if (!plate) return;
      paintFleet(plate, { ...view, scale: view.scale * plate.ratio }, move, share, plate.sprites);
      context?.putImageData(plate.data, 0, 0);
      if (element.dataset.vehicles !== String(count)) element.dataset.vehicles = String(count);
    },
    forgetColors: () => {
      plate = null;
    },
  };
}
