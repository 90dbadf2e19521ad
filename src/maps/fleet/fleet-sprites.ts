import { site } from '../../site';
import { SIGNAL, TAXI_BOX, taxiFromAbove } from '../../ui/drawings/taxi-shapes';
import { HEADINGS } from './fleet';

/** A small car as pixels: their offsets from its centre in an image of the given width, and their colours (RGBA). */
interface Sprite {
  readonly offsets: Int32Array;
  readonly colors: Uint32Array;
  /** The number of opaque pixels, which come first. The others are antialiasing, drawn on empty pixels only. */
  readonly solid: number;
}

/** The sprites of a car, by heading. */
export interface Sprites {
  readonly all: readonly Sprite[];
  /** The largest distance from a car's centre to one of its pixels, in pixels. */
  readonly reach: number;
}

const OPAQUE = 0xff;

/** Draws a car of this height (pixels) in all headings, for an image of this width (pixels). */
export function drawSprites(heightPx: number, imageWidth: number, isNight: boolean): Sprites {
  const reach = Math.ceil(Math.hypot(heightPx, heightPx * (TAXI_BOX.width / TAXI_BOX.height)) / 2);
  const side = 2 * reach + 1;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { all: [], reach };
  const scale = heightPx / TAXI_BOX.height;
  const all = Array.from({ length: HEADINGS }, (_, heading) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, side, side);
    context.translate(reach + 0.5, reach + 0.5);
    context.rotate((heading / HEADINGS) * 2 * Math.PI);
    context.scale(scale, scale);
    drawTaxi(context, isNight);
    return cutOut(context.getImageData(0, 0, side, side), reach, imageWidth);
  });
  return { all, reach };
}

function drawTaxi(context: CanvasRenderingContext2D, isNight: boolean): void {
  for (const { x, y, width, height, radius, fill, opacity = 1, edge, edgeWidth = 0 } of taxiFromAbove) {
    // No shadow at night: the ivory is visible, and its dark edge separates the cars.
    if (isNight && opacity < 1) continue;
    context.globalAlpha = opacity;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    // A canvas does not resolve CSS variables.
    context.fillStyle = fill === SIGNAL ? site.colors.signal : fill;
    context.fill();
    if (!edge) continue;
    context.strokeStyle = edge;
    context.lineWidth = edgeWidth;
    context.stroke();
  }
}

function cutOut({ data, width }: ImageData, reach: number, imageWidth: number): Sprite {
  const colors = new Uint32Array(data.buffer);
  const drawn = [...colors.keys()].filter((pixel) => data[4 * pixel + 3] !== 0);
  const solid = drawn.filter((pixel) => data[4 * pixel + 3] === OPAQUE);
  const soft = drawn.filter((pixel) => data[4 * pixel + 3] !== OPAQUE);
  const ordered = [...solid, ...soft];
  const offset = (pixel: number) => (Math.floor(pixel / width) - reach) * imageWidth + (pixel % width) - reach;
  return {
    offsets: Int32Array.from(ordered, offset),
    colors: Uint32Array.from(ordered, (pixel) => colors[pixel] ?? 0),
    solid: solid.length,
  };
}
