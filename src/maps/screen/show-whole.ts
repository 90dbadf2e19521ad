import type { MapBounds, MapHandle } from '../port/map';

/** The room for the map's buttons at both sides, on a narrow map a share of it, and for an info window at the top. */
const SIDE_PX = 88;
const SIDE_SHARE = 0.2;
const TOP_PX = 96;
/** The share of the height that is left for the bounds at least. */
const LEAST_SHARE = 0.3;

/** Shows all of the bounds, above the cards at the lower edge: `--covered` in the styles of the map's parent. */
export function showWhole(map: MapHandle, bounds: MapBounds) {
  const { clientWidth, clientHeight } = map.element;
  const covered = Number.parseFloat(getComputedStyle(map.element).getPropertyValue('--covered')) || 0;
  const side = Math.min(SIDE_PX, clientWidth * SIDE_SHARE);
  const bottom = Math.max(covered, Math.min(side, clientHeight * SIDE_SHARE));
  const top = Math.max(0, Math.min(TOP_PX, clientHeight * (1 - LEAST_SHARE) - bottom));
  map.fitBounds(bounds, side, bottom, top);
}

/** Calls back when the map's size changes: a phone is turned, a window resized, a sheet opened. Returns the end of it. */
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
