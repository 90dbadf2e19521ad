import type { Coordinates } from '../../../src/lib/coordinates';
import { OpenMap } from '../../../src/maps/open/map/open-map';

export const CENTER = { lat: 51.31, lng: 9.49 };
export const ZOOM = 12;
export const SIZE = { width: 800, height: 600 };

/** A real map of Leaflet in a box of 800 by 600 pixels, which jsdom itself does not lay out. */
export function leafletMap(center: Coordinates = CENTER, zoom = ZOOM) {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: SIZE.width }, clientHeight: { value: SIZE.height } });
  document.body.append(element);
  const map = new OpenMap(element, center, zoom);
  return { map, element, end: () => void map.remove() };
}

/** Sets the visitor's preference for reduced motion. */
export function setLessMotion(isWanted: boolean) {
  Object.assign(window, { matchMedia: () => ({ matches: isWanted }) });
}
