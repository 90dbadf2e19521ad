import type { ZoomAnimEvent } from 'leaflet';
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import { Point } from 'leaflet/src/geometry/Point.js';
import type { Layer } from '../../port/map';
import type { OpenMap } from './open-map';

const TILE_PX = 256;
const ORIGIN = new Point(0, 0);

/**
 * Draws a layer after each change of the view. While Leaflet animates a zoom, the last drawing scales with the tiles.
 * Returns a function that removes it.
 */
export function addLayer(map: OpenMap, { element, draw }: Layer): () => void {
  const frame = document.createElement('div');
  frame.className = 'leaflet-layer leaflet-zoom-animated';
  frame.append(element);
  map.getPane('drawings')?.append(frame);
  let isScaled = false;

  const redraw = () => {
    if (isScaled) DomUtil.setTransform(frame, ORIGIN, 1);
    isScaled = false;
    const { lat, lng } = map.containerPointToLatLng(ORIGIN);
    const { x, y } = map.containerPointToLayerPoint(ORIGIN);
    draw({ corner: { lat, lng }, left: x, top: y, worldPx: TILE_PX * 2 ** map.getZoom() });
  };
  const scale = ({ center, zoom }: ZoomAnimEvent) => {
    isScaled = true;
    const origin = map.unproject(map.getPixelOrigin());
    DomUtil.setTransform(frame, map.layerPointAfterZoom(origin, center, zoom), map.getZoomScale(zoom));
  };

  map.on('move zoom resize', redraw);
  map.on('zoomanim', scale);
  redraw();
  return () => {
    map.off('move zoom resize', redraw);
    map.off('zoomanim', scale);
    frame.remove();
  };
}
