import type { Coordinates } from '../../../src/lib/coordinates';
import type { LineOptions, MapBounds, MapHandle, MapPadding, Marker } from '../../../src/maps/port/map';

/** A map without a display: it records its views and the positions of its markers, and can be dragged. */
export function fakeMap() {
  const dragListeners = new Set<() => void>();
  const layers = new Set<HTMLElement>();
  const fitted: MapBounds[] = [];
  const paddings: MapPadding[] = [];
  const views: { readonly center: Coordinates; readonly zoom: number }[] = [];
  const lines = new Set<LineOptions & { readonly path: readonly Coordinates[] }>();
  const markers: { readonly positions: Coordinates[]; isOnMap: boolean }[] = [];
  const state = { seen: null as MapBounds | null };

  const addMarker = (): Marker => {
    const marker = { positions: [] as Coordinates[], isOnMap: true };
    markers.push(marker);
    return {
      moveTo: (position) => void marker.positions.push(position),
      makeDraggable: () => () => {},
      remove: () => {
        marker.isOnMap = false;
      },
    };
  };
  const handle: MapHandle = {
    element: document.createElement('div'),
    bounds: () => state.seen,
    setView: (center, zoom) => void views.push({ center, zoom }),
    panTo: () => {},
    fitBounds: (bounds, padding) => {
      fitted.push(bounds);
      paddings.push(padding);
      state.seen = bounds;
    },
    onDragStart: (listener) => {
      dragListeners.add(listener);
      return () => dragListeners.delete(listener);
    },
    addMarker,
    addLine: (path, options) => {
      const line = { path, ...options };
      lines.add(line);
      return () => lines.delete(line);
    },
    addInfoWindow: () => () => {},
    addLayer: ({ element }) => {
      layers.add(element);
      return () => layers.delete(element);
    },
  };
  return {
    handle,
    area: handle.element,
    fitted,
    /** The padding of each of them. */
    paddings,
    views,
    /** Every created marker, with each of its positions. */
    markers,
    /** The lines on the map. */
    lines: () => [...lines],
    see: (bounds: MapBounds) => {
      state.seen = bounds;
    },
    drag: () => {
      for (const listener of dragListeners) listener();
    },
    listeners: () => dragListeners.size,
  };
}

/** Replaces the browser's ResizeObserver. `notice` tells the latest one that its element has another size. */
export function fakeResizeObserver() {
  const state = { notice: () => {} };
  class FakeResizeObserver {
    constructor(notice: () => void) {
      state.notice = notice;
    }
    observe() {}
    disconnect() {
      state.notice = () => {};
    }
  }
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
  return state;
}
