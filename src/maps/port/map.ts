import type { ComponentType } from 'react';
import type { Coordinates } from '../../lib/coordinates';

/** A rectangle on the map, in degrees. */
export interface MapBounds {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** The room at each side of a map that buttons, cards and markers need, in pixels. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The position of a layer's pixels on the Web Mercator world. */
export interface Projection {
  /** The coordinates of the map's top left corner. */
  readonly corner: Coordinates;
  /** That corner in the layer's own CSS pixels. */
  readonly left: number;
  readonly top: number;
  /** The width of the whole world in CSS pixels. */
  readonly worldPx: number;
}

/** An element above the map's tiles that moves with them. */
export interface Layer {
  readonly element: HTMLElement;
  /** Called when the layer is added, and after each change of the view. */
  readonly draw: (projection: Projection) => void;
}

export interface MarkerOptions {
  /** Its accessible name. */
  readonly title: string;
  /** Markers with a higher number are on top. */
  readonly zIndex: number;
}

/** A marker. The centre of its content's lower edge is at its position; it is hidden until the first position. */
export interface Marker {
  moveTo(position: Coordinates): void;
  /**
   * Makes the marker draggable by pointer and keys, and calls `onMove` at the end of a drag. Returns a function that
   * ends this.
   */
  makeDraggable(onMove: (to: Coordinates) => void): () => void;
  remove(): void;
}

/** The style of a line. */
export interface LineOptions {
  readonly color: string;
  readonly widthPx: number;
  readonly zIndex: number;
  /** From 0 to 1; opaque if missing. */
  readonly opacity?: number;
  /** The lengths of the dashes and gaps; a solid line if missing. */
  readonly dash?: { readonly linePx: number; readonly gapPx: number };
}

/** A map on the screen. A function returned by `add…` or `on…` undoes that call. */
export interface MapHandle {
  /** The element that contains the map and receives its events. */
  readonly element: HTMLElement;
  /** The visible part of the world; null before the first view. */
  bounds(): MapBounds | null;
  /** Shows a position at this zoom; a closer one stays. */
  setView(center: Coordinates, leastZoom: number): void;
  /** Moves the map, with the service's own animation. */
  panTo(center: Coordinates): void;
  /** Shows all of the bounds inside this padding. */
  fitBounds(bounds: MapBounds, padding: MapPadding): void;
  /** Calls back when the customer begins to drag the map. */
  onDragStart(listener: () => void): () => void;
  addMarker(content: HTMLElement, options: MarkerOptions): Marker;
  addLine(path: readonly Coordinates[], options: LineOptions): () => void;
  /** Shows an info window this many pixels above a position, without moving the map. */
  addInfoWindow(position: Coordinates, content: HTMLElement, abovePx: number): () => void;
  addLayer(layer: Layer): () => void;
}

export interface MapCanvasProps {
  readonly className: string;
  /** The centre of the first view. */
  readonly center: Coordinates;
  readonly zoom: number;
  /** Called with the map when it is ready, and with null after its removal; its identity must not change. */
  readonly onMap: (map: MapHandle | null) => void;
}

/** The component that draws a map; rendered only after its service has loaded. */
export type MapCanvas = ComponentType<MapCanvasProps>;
