import type { FleetMove } from './fleet';
import type { Sprites } from './fleet-sprites';

/** The part of the flat world that an image shows: its top left corner, and the world's width in pixels (`scale`). */
export interface FleetWindow {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An image as one number per pixel. */
export interface FleetImage {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Writes the cars into an image at a share of their move. For thousands of cars, copying pixels is ten times as fast as
 * `drawImage`.
 */
export function paintFleet(
  { pixels, width, height }: FleetImage,
  window: FleetWindow,
  { fromX, fromY, toX, toY, headings }: FleetMove,
  share: number,
  { all, reach }: Sprites,
): void {
  pixels.fill(0);
  for (let car = 0; car < headings.length; car += 1) {
    const [startX = 0, endX = 0, startY = 0, endY = 0] = [fromX[car], toX[car], fromY[car], toY[car]];
    const x = Math.round((startX + (endX - startX) * share - window.x) * window.scale);
    const y = Math.round((startY + (endY - startY) * share - window.y) * window.scale);
    // A car at the image's edge is outside the map, which is smaller.
    if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
    const sprite = all[headings[car] ?? 0];
    if (!sprite) continue;
    const { offsets, colors, solid } = sprite;
    const middle = y * width + x;
    for (let index = 0; index < solid; index += 1) {
      pixels[middle + (offsets[index] as number)] = colors[index] as number;
    }
    for (let index = solid; index < offsets.length; index += 1) {
      const pixel = middle + (offsets[index] as number);
      if (pixels[pixel] === 0) pixels[pixel] = colors[index] as number;
    }
  }
}
