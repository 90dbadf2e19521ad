import type { MapBounds, MapHandle } from '../port/map';

/** The padding around the ride for markers and their info windows; on a narrow map at most a fifth of its width. */
const FIT_PADDING_PX = 88;
const FIT_PADDING_SHARE = 0.2;

/** Shows all of the bounds, above the cards at the lower edge: `--covered` in the styles of the map's parent. */
export function showWhole(map: MapHandle, bounds: MapBounds) {
  const { clientWidth, clientHeight } = map.element;
  const covered = Number.parseFloat(getComputedStyle(map.element).getPropertyValue('--covered')) || 0;
  const padding = Math.min(FIT_PADDING_PX, clientWidth * FIT_PADDING_SHARE);
  // The cards leave less of a low map, so the padding above shrinks too.
  const side = covered ? Math.min(padding, clientHeight * FIT_PADDING_SHARE) : padding;
  map.fitBounds(bounds, side, Math.max(side, covered));
}
