import type { MapBounds, MapHandle } from '../port/map';

/** The padding around the ride for markers and their info windows; on a narrow map at most a fifth of its width. */
const FIT_PADDING_PX = 88;
const FIT_PADDING_SHARE = 0.2;

/**
 * Shows all of the bounds. The map's parent says in its styles what buttons and cards cover: `--fit` holds four lengths
 * in pixels, from the top clockwise.
 */
export function showWhole(map: MapHandle, bounds: MapBounds) {
  const covered = getComputedStyle(map.element).getPropertyValue('--fit').trim().split(/\s+/).map(Number.parseFloat);
  const padding = Math.min(FIT_PADDING_PX, map.element.clientWidth * FIT_PADDING_SHARE);
  const [top = padding, right = padding, bottom = padding, left = padding] = covered.filter(Number.isFinite);
  map.fitBounds(bounds, { top, right, bottom, left });
}
