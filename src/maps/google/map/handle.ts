import type { Layer, LineOptions, MapHandle, Marker, MarkerOptions } from '../../port/map';

/** The port's handle for a Google map. */
export function createHandle(map: google.maps.Map): MapHandle {
  return {
    element: map.getDiv(),
    bounds: () => map.getBounds()?.toJSON() ?? null,
    setView: (center, leastZoom) => {
      map.setCenter(center);
      map.setZoom(Math.max(leastZoom, map.getZoom() ?? 0));
    },
    panTo: (center) => map.panTo(center),
    fitBounds: (bounds, padding) => map.fitBounds(bounds, { ...padding }),
    onDragStart: (listener) => {
      const dragging = map.addListener('dragstart', listener);
      return () => dragging.remove();
    },
    addMarker: (content, options) => addMarker(map, content, options),
    addLine: (path, options) => {
      const points = path.map(({ lat, lng }) => ({ lat, lng }));
      const line = new google.maps.Polyline({ map, path: points, clickable: false, ...strokeOf(options) });
      return () => line.setMap(null);
    },
    addInfoWindow: (position, content, abovePx) => {
      const options = { position, content, disableAutoPan: true, headerDisabled: true };
      const info = new google.maps.InfoWindow({ ...options, pixelOffset: new google.maps.Size(0, -abovePx) });
      info.open(map);
      return () => info.close();
    },
    addLayer: (layer) => addLayer(map, layer),
  };
}

/**
 * Google's lines have no dashes: an invisible line carries a repeated symbol,
 * https://developers.google.com/maps/documentation/javascript/examples/overlay-symbol-dashed
 */
function strokeOf({ color, widthPx, zIndex, opacity = 1, dash }: LineOptions): google.maps.PolylineOptions {
  const stroke = { strokeColor: color, strokeWeight: widthPx, zIndex };
  if (!dash) return { ...stroke, strokeOpacity: opacity };
  const half = dash.linePx / 2;
  const icon = { path: `M 0,-${half} 0,${half}`, strokeOpacity: opacity, strokeWeight: widthPx, scale: 1 };
  return {
    ...stroke,
    strokeOpacity: 0,
    icons: [{ icon, offset: `${half}px`, repeat: `${dash.linePx + dash.gapPx}px` }],
  };
}

function addMarker(map: google.maps.Map, content: HTMLElement, { title, zIndex }: MarkerOptions): Marker {
  const marker = new google.maps.marker.AdvancedMarkerElement({ map, content, title, zIndex });
  return {
    moveTo: ({ lat, lng }) => {
      marker.position = { lat, lng };
    },
    makeDraggable: (onMove) => {
      marker.gmpDraggable = true;
      const listener = marker.addListener('dragend', () => {
        // A position that was set as numbers is read as numbers.
        const { lat, lng } = marker.position as google.maps.LatLngLiteral;
        onMove({ lat, lng });
      });
      return () => {
        marker.gmpDraggable = false;
        listener.remove();
      };
    },
    remove: () => {
      marker.map = null;
    },
  };
}

function addLayer(map: google.maps.Map, { element, draw }: Layer): () => void {
  const overlay = new google.maps.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.markerLayer.append(element);
  overlay.onRemove = () => element.remove();
  overlay.draw = () => {
    const projection = overlay.getProjection();
    const corner = projection.fromContainerPixelToLatLng(new google.maps.Point(0, 0));
    const place = corner && projection.fromLatLngToDivPixel(corner);
    if (!corner || !place) return;
    draw({ corner: corner.toJSON(), left: place.x, top: place.y, worldPx: projection.getWorldWidth() });
  };
  overlay.setMap(map);
  return () => overlay.setMap(null);
}
