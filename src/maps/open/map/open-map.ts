import {
  type LatLng,
  type LatLngExpression,
  Map as LeafletMap,
  type PanOptions,
  type Point,
  type PointExpression,
  SVG,
  type ZoomPanOptions,
} from 'leaflet';
import type { Coordinates } from '../../../lib/coordinates';
import { openTiles } from './settings';

/** How far keys beside the arrows move the map, as shares of its width and height: those of Google's map. */
const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  Home: [-0.75, 0],
  End: [0.75, 0],
  PageUp: [0, -0.75],
  PageDown: [0, 0.75],
};

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Leaflet's map, which also heeds the preference for less motion, has all keys, and forgets no change of its view. */
export class OpenMap extends LeafletMap {
  /** Leaflet's own: whether it animates a zoom. */
  declare private _animatingZoom?: boolean;
  /** Leaflet's own: ends a pan where it is. */
  declare private readonly _stop: () => void;
  /** Leaflet's own: where on its layers a place will be at another view. */
  declare private readonly _latLngToNewLayerPoint: (at: LatLng, zoom: number, center: LatLng) => Point;
  /** The view to go to at the end of that animation: Leaflet itself ignores every other view until then. */
  private next: (() => void) | null = null;

  constructor(element: HTMLElement, center: Coordinates, zoom: number) {
    const isStill = lessMotion();
    super(element, {
      attributionControl: false,
      zoomControl: false,
      // The canvas watches the size of its element, which also changes without the window's.
      trackResize: false,
      maxZoom: openTiles.maxZoom,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      inertia: !isStill,
      // A route is drawn beyond the map's edges, so that a drag shows no cut end.
      renderer: new SVG({ padding: 1 }),
    });
    // Between the lines and the markers.
    this.createPane('drawings').style.zIndex = '500';
    this.on('zoomend', () => {
      this.next?.();
      this.next = null;
    });
    element.addEventListener('keydown', this.onKey);
    this.setView(center, zoom);
  }

  override setView(center: LatLngExpression, zoom?: number, options?: ZoomPanOptions): this {
    if (this._animatingZoom) {
      this.next = () => this.setView(center, zoom, options);
      return this;
    }
    return super.setView(center, zoom, lessMotion() ? { ...options, animate: false } : options);
  }

  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, lessMotion() ? { ...options, animate: false } : options);
  }

  /**
   * For a press on a marker that can be dragged. It ends a pan: on a moving map the marker would leave the pointer.
   * During an animated zoom no drag begins, neither of the map nor of a marker.
   */
  readonly beforeDrag = (press: Event) => {
    if (this._animatingZoom) press.stopImmediatePropagation();
    else this._stop();
  };

  /** Where on the layers a place will be after the animation of a zoom. */
  layerPointAfterZoom(at: LatLng, center: LatLng, zoom: number): Point {
    return this._latLngToNewLayerPoint(at, zoom, center);
  }

  override remove(): this {
    this.getContainer().removeEventListener('keydown', this.onKey);
    // Leaflet would end an animated zoom on a map that has gone.
    this._animatingZoom = false;
    return super.remove();
  }

  private readonly onKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (!step || event.target !== this.getContainer() || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { x, y } = this.getSize();
    this.panBy([step[0] * x, step[1] * y]);
  };
}
