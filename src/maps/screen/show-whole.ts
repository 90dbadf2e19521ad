import type { MapBounds, MapHandle } from '../port/map';

/** The room for the map's buttons at both sides, on a narrow map a share of it, and for an info window at the top. */
const SIDE_PX = 88;
const SIDE_SHARE = 0.2;
const TOP_PX = 96;
/** The share of the height that is left for the bounds at least. */
const LEAST_SHARE = 0.3;

/**
 * Shows all of the bounds. The map's parent says in its styles what buttons and cards cover: `--fit` holds four lengths
 * in pixels, from the top clockwise.
 */
export function showWhole(map: MapHandle, bounds: MapBounds) {
  const { clientWidth, clientHeight } = map.element;
  const covered = getComputedStyle(map.element).getPropertyValue('--fit').trim().split(/\s+/).map(Number.parseFloat);
  const side = Math.min(SIDE_PX, clientWidth * SIDE_SHARE);
  const below = Math.min(side, clientHeight * SIDE_SHARE);
  const above = Math.max(0, Math.min(TOP_PX, clientHeight * (1 - LEAST_SHARE) - below));
  const [top = above, right = side, bottom = below, left = side] = covered.filter(Number.isFinite);
  map.fitBounds(bounds, { top, right, bottom, left });
}

/** Calls back when the map's size changes: a phone is turned, a sheet opened. Returns what ends it. */
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
