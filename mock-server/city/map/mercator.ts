import type { Coordinates } from '../../../src/lib/coordinates';

/** A place on the flat world, 256 units wide, as Google's maps use it. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** The flat world's width in units; one unit is one pixel at zoom 0. */
export const WORLD_SIZE = 256;

/**
 * From degrees to the flat world.
 * https://developers.google.com/maps/documentation/javascript/coordinates#world-coordinates
 */
export function toWorld({ lat, lng }: Coordinates): WorldPoint {
  // Beyond 0.9999 of a pole the projection runs away; Google cuts it there too.
  const sine = Math.max(-0.9999, Math.min(0.9999, Math.sin((lat * Math.PI) / 180)));
  return {
    x: WORLD_SIZE * (0.5 + lng / 360),
    y: WORLD_SIZE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** From the flat world back to degrees. */
export function fromWorld({ x, y }: WorldPoint): Coordinates {
  const turn = Math.PI * (1 - (2 * y) / WORLD_SIZE);
  return { lat: (Math.atan(Math.sinh(turn)) * 180) / Math.PI, lng: (x / WORLD_SIZE - 0.5) * 360 };
}

/** The pixels per unit of the flat world at a zoom. */
export const pixelsPerUnit = (zoom: number) => 2 ** zoom;
