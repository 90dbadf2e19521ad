import { fromWorld, pixelsPerUnit, toWorld, WORLD_SIZE, type WorldPoint } from '../../../city/map/mercator';

/** The view of a map: a centre on the flat world, a zoom and a size in CSS pixels. */
export interface View {
  readonly center: WorldPoint;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** The zoom range: the drawing has streets, not houses. */
export const ZOOM_LIMITS = { min: 4, max: 19 } as const;

/** Limits a centre to the flat world. */
export function onWorld({ x, y }: WorldPoint): WorldPoint {
  return { x: ((x % WORLD_SIZE) + WORLD_SIZE) % WORLD_SIZE, y: Math.max(0, Math.min(WORLD_SIZE, y)) };
}

/** The point of the flat world under a pixel of the map, counted from its top left corner. */
export function worldAt(view: View, pixel: WorldPoint): WorldPoint {
  const scale = pixelsPerUnit(view.zoom);
  return {
    x: view.center.x + (pixel.x - view.width / 2) / scale,
    y: view.center.y + (pixel.y - view.height / 2) / scale,
  };
}

/** The view after a zoom that keeps the point under a pixel fixed. */
export function zoomedAround(view: View, zoom: number, pixel: WorldPoint): View {
  const fixed = worldAt(view, pixel);
  const scale = pixelsPerUnit(zoom);
  const center = { x: fixed.x - (pixel.x - view.width / 2) / scale, y: fixed.y - (pixel.y - view.height / 2) / scale };
  return { ...view, zoom, center: onWorld(center) };
}

/** The view moved by pixels: the map's content moves left if x is positive. */
export function movedBy(view: View, x: number, y: number): View {
  const scale = pixelsPerUnit(view.zoom);
  return { ...view, center: onWorld({ x: view.center.x + x / scale, y: view.center.y + y / scale }) };
}

/** The corners of the visible part. */
export function seenBounds(view: View): google.maps.LatLngBoundsLiteral {
  const northWest = fromWorld(worldAt(view, { x: 0, y: 0 }));
  const southEast = fromWorld(worldAt(view, { x: view.width, y: view.height }));
  return { north: northWest.lat, west: northWest.lng, south: southEast.lat, east: southEast.lng };
}

/** Space in pixels that `fitBounds` leaves free at each side. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The padding in either of Google's forms; 45 pixels if missing. */
export function toPadding(padding?: number | google.maps.Padding | null): Padding {
  const same = typeof padding === 'number' ? padding : padding ? 0 : 45;
  const sides = typeof padding === 'object' && padding !== null ? padding : {};
  return {
    top: sides.top ?? same,
    right: sides.right ?? same,
    bottom: sides.bottom ?? same,
    left: sides.left ?? same,
  };
}

/**
 * The view moved no farther than needed to show bounds between the paddings; if they are larger than the map, as much
 * of their start as fits. https://developers.google.com/maps/documentation/javascript/reference/map#Map.panToBounds
 */
export function movedIntoSight(view: View, bounds: google.maps.LatLngBoundsLiteral, padding: Padding): View {
  const scale = pixelsPerUnit(view.zoom);
  const northWest = toWorld({ lat: bounds.north, lng: bounds.west });
  const southEast = toWorld({ lat: bounds.south, lng: bounds.east });
  const corner = worldAt(view, { x: 0, y: 0 });
  const hidden = (start: number, end: number, from: number, to: number) =>
    start < from || end - start > to - from ? start - from : Math.max(0, end - to);
  const pixel = (unit: number, zero: number) => (unit - zero) * scale;
  const right = view.width - padding.right;
  const bottom = view.height - padding.bottom;
  return movedBy(
    view,
    hidden(pixel(northWest.x, corner.x), pixel(southEast.x, corner.x), padding.left, right),
    hidden(pixel(northWest.y, corner.y), pixel(southEast.y, corner.y), padding.top, bottom),
  );
}

/** The view with the largest zoom that shows the bounds between the paddings; whole zooms only on request. */
export function fittedView(
  view: View,
  bounds: google.maps.LatLngBoundsLiteral,
  padding: Padding,
  zoom: { readonly min: number; readonly max: number; readonly isWhole: boolean },
): View {
  const northWest = toWorld({ lat: bounds.north, lng: bounds.west });
  const southEast = toWorld({ lat: bounds.south, lng: bounds.east });
  const width = Math.max(1, view.width - padding.left - padding.right);
  const height = Math.max(1, view.height - padding.top - padding.bottom);
  const zoomFor = (units: number, pixels: number) => (units <= 0 ? zoom.max : Math.log2(pixels / units));
  const largest = Math.min(zoomFor(southEast.x - northWest.x, width), zoomFor(southEast.y - northWest.y, height));
  const limited = Math.max(zoom.min, Math.min(zoom.max, zoom.isWhole ? Math.floor(largest) : largest));
  const middle = { x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 };
  const centered = { ...view, zoom: limited, center: middle };
  return movedBy(centered, (padding.right - padding.left) / 2, (padding.bottom - padding.top) / 2);
}
