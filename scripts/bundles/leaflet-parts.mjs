/**
 * Replaces `leaflet` with the parts that src/maps/open/map uses. The library is a single file without tree shaking;
 * popups, tooltips, images, GeoJSON and layer controls are a third of it.
 */
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';

export * as DomEvent from 'leaflet/src/dom/DomEvent.js';
export * as DomUtil from 'leaflet/src/dom/DomUtil.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
export { SVG } from 'leaflet/src/layer/vector/SVG.js';
export { Map } from 'leaflet/src/map/index.js';
