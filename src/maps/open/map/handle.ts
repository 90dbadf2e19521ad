import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import type { Coordinates } from '../../../lib/coordinates';
import type { LineOptions, MapHandle } from '../../port/map';
import { addLayer } from './layer';
import { addMarker, ElementMarker } from './marker';
import type { OpenMap } from './open-map';

/** The ids of the elements with texts for markers and info windows. */
interface TextIds {
  /** The instructions for moving a pin by keyboard. */
  readonly pinHint: string;
  /** The accessible name of an info window. */
  readonly infoWindow: string;
}

/** The maximum padding, as a share of each side of a small map. */
const PADDING_SHARE = 0.45;

/** The port's handle for an open map. */
export function createHandle(map: OpenMap, texts: TextIds): MapHandle {
  const lines = new Map<Polyline, number>();

  const addLine = (path: readonly Coordinates[], { color, widthPx, zIndex, opacity = 1, dash }: LineOptions) => {
    const points = path.map(({ lat, lng }) => [lat, lng] as [number, number]);
    // Round ends would extend into the gaps.
    const dashed = dash && ({ dashArray: `${dash.linePx} ${dash.gapPx}`, lineCap: 'butt' } as const);
    const line = new Polyline(points, { color, weight: widthPx, opacity, interactive: false, ...dashed }).addTo(map);
    lines.set(line, zIndex);
    for (const [each] of [...lines].sort(([, one], [, other]) => one - other)) each.bringToFront();
    return () => {
      lines.delete(line);
      line.remove();
    };
  };

  const addInfoWindow = (position: Coordinates, content: HTMLElement, abovePx: number) => {
    const element = document.createElement('div');
    element.className = 'open-map-window';
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-labelledby', texts.infoWindow);
    element.style.setProperty('--above', `${abovePx}px`);
    element.append(content);
    const info = new ElementMarker(position, element, { pane: 'popupPane', interactive: false }).addTo(map);
    return () => {
      info.remove();
    };
  };

  return {
    element: map.getContainer(),
    bounds: () => {
      const seen = map.getBounds();
      return { north: seen.getNorth(), east: seen.getEast(), south: seen.getSouth(), west: seen.getWest() };
    },
    setView: ({ lat, lng }, leastZoom) => {
      map.setView([lat, lng], Math.max(leastZoom, map.getZoom()));
    },
    panTo: ({ lat, lng }) => {
      map.panTo([lat, lng]);
    },
    fitBounds: ({ north, east, south, west }, padding) => {
      const { x, y } = map.getSize();
      const across = (px: number) => Math.min(px, x * PADDING_SHARE);
      const down = (px: number) => Math.min(px, y * PADDING_SHARE);
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        {
          paddingTopLeft: [across(padding.left), down(padding.top)],
          paddingBottomRight: [across(padding.right), down(padding.bottom)],
        },
      );
    },
    onDragStart: (listener) => {
      map.on('dragstart', listener);
      return () => {
        map.off('dragstart', listener);
      };
    },
    addMarker: (content, options) => addMarker(map, content, options, texts.pinHint),
    addLine,
    addInfoWindow,
    addLayer: (layer) => addLayer(map, layer),
  };
}
