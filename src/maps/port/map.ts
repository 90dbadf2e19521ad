import type { ComponentType } from 'react';
import type { Coordinates } from '../../lib/coordinates';

/** A rectangle on the map, in degrees. */
export interface MapBounds {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** How a layer's pixels lie on the Web Mercator world. */
export interface Projection {
  /** The place at the map's top left corner. */
  readonly corner: Coordinates;
  /** That corner in the layer's own CSS pixels. */
  readonly left: number;
  readonly top: number;
  /** Width of the whole world in CSS pixels. */
  readonly worldPx: number;
}

/** An element above the map's tiles that moves with them. */
export interface Layer {
  readonly element: HTMLElement;
  /** Called when the layer is added, and with each change of the view. */
  readonly draw: (projection: Projection) => void;
}

/** The name and the order of a marker. */
export interface MarkerOptions {
  /** Its accessible name. */
  readonly title: string;
  /** Markers with a higher number lie on top. */
  readonly zIndex: number;
}

/** A marker. The middle of its content's lower edge lies on its position; before the first position it is not shown. */
export interface Marker {
  moveTo(position: Coordinates): void;
  /**
   * Lets the customer drag the marker, by pointer and by keys, and calls `onMove` at the end of a drag. Returns a
   * function that stops it.
   */
  makeDraggable(onMove: (to: Coordinates) => void): () => void;
  remove(): void;
}

/** How a line is drawn. */
export interface LineOptions {
  readonly color: string;
  readonly widthPx: number;
  readonly zIndex: number;
  /** 0 to 1; opaque without it. */
  readonly opacity?: number;
  /** The lengths of the dashes and of the gaps between them; a solid line without it. */
  readonly dash?: { readonly linePx: number; readonly gapPx: number };
}

/** A map on the screen. Each `add…` and `on…` that returns a function undoes itself with it. */
export interface MapHandle {
  /** The element that shows the map and gets its events. */
  readonly element: HTMLElement;
  /** The part of the world that the map shows; null before its first view. */
  bounds(): MapBounds | null;
  setView(center: Coordinates, zoom: number): void;
  /** Moves the map, with the service's own animation. */
  panTo(center: Coordinates): void;
  /** Shows all of the bounds with so many pixels around them; `bottomPx` below them, where cards cover the map. */
  fitBounds(bounds: MapBounds, paddingPx: number, bottomPx?: number): void;
  /** Calls back when the customer begins to drag the map. */
  onDragStart(listener: () => void): () => void;
  addMarker(content: HTMLElement, options: MarkerOptions): Marker;
  addLine(path: readonly Coordinates[], options: LineOptions): () => void;
  /** Shows an info window so many pixels above a position; it does not move the map. */
  addInfoWindow(position: Coordinates, content: HTMLElement, abovePx: number): () => void;
  addLayer(layer: Layer): () => void;
}

/** What a map's canvas is given. */
export interface MapCanvasProps {
  readonly className: string;
  /** The first view. */
  readonly center: Coordinates;
  readonly zoom: number;
  /** Called with the map once it is there, and with null when it has gone; the same function each time. */
  readonly onMap: (map: MapHandle | null) => void;
}

/** The component that draws a map; only rendered once its service is loaded. */
export type MapCanvas = ComponentType<MapCanvasProps>;
