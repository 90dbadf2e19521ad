/**
 * The files of Leaflet that the open map imports, with the types of the whole: the library's own entry is one file
 * without tree shaking, and popups, tooltips, images, GeoJSON and layer controls are a third of it.
 */
declare module 'leaflet/src/dom/DomEvent.js' {
  import { DomEvent } from 'leaflet';
  export = DomEvent;
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import { DomUtil } from 'leaflet';
  export = DomUtil;
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { Polyline } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js' {}
declare module 'leaflet/src/layer/vector/SVG.js' {
  export { SVG } from 'leaflet';
}
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet';
}

/** Style sheets that scripts/bundles/webpack.ts imports as text. */
declare module 'leaflet/dist/leaflet.css' {
  const sheet: string;
  export default sheet;
}
declare module '*/open-map.css' {
  const sheet: string;
  export default sheet;
}
