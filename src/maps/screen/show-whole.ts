import type { MapBounds, MapHandle } from '../port/map';

/**
 * The room for the map's buttons at both sides, on a narrow map a share of it, and at the top for an info window, or
 * for a car alone.
 */
const SIDE_PX = 88;
const SIDE_SHARE = 0.2;
const TOP_PX = 96;
const TOP_OF_CAR_PX = 44;
/** The share of the height that is left for the bounds at least. */
const LEAST_SHARE = 0.3;

/**
 * Shows all of the bounds. The map's parent says in its styles what buttons and cards cover: `--fit` holds four lengths
 * in pixels, from the top clockwise. `isCarOnTop`: the info window is farther down, and the car needs room above it.
 */
export function showWhole(map: MapHandle, bounds: MapBounds, isCarOnTop = false) {
  const { clientWidth, clientHeight } = map.element;
  const covered = getComputedStyle(map.element).getPropertyValue('--fit').trim().split(/\s+/).map(Number.parseFloat);
  const side = Math.min(SIDE_PX, clientWidth * SIDE_SHARE);
  const below = Math.min(side, clientHeight * SIDE_SHARE);
  const highest = isCarOnTop ? TOP_OF_CAR_PX : TOP_PX;
  const above = Math.max(0, Math.min(highest, clientHeight * (1 - LEAST_SHARE) - below));
  const [top = above, right = side, bottom = below, left = side] = covered.filter(Number.isFinite);
  map.fitBounds(bounds, { top, right, bottom, left });
}

/** Calls back when the map's size changes: a turned phone, a resized window, an open sheet. Returns the end of it. */
export function watchSize({ element }: MapHandle, onChange: () => void): () => void {
  const read = () => `${element.clientWidth} ${element.clientHeight}`;
  let size = read();
  const observer = new ResizeObserver(() => {
    const isSame = size === read();
    size = read();
    if (!isSame) onChange();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
