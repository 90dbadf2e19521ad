import type { LatLng, LatLngExpression, PanOptions, Point, PointExpression, ZoomPanOptions } from 'leaflet';
import { SVG } from 'leaflet/src/layer/vector/SVG.js';
// How a map finds the renderer of its lines.
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { Coordinates } from '../../../lib/coordinates';
import { openTiles } from './settings';

/** The steps of further keys, as shares of the map's width and height, as on Google's map. */
const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  Home: [-0.75, 0],
  End: [0.75, 0],
  PageUp: [0, -0.75],
  PageDown: [0, 0.75],
};

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Leaflet's map, with support for reduced motion, all keys, and changes of the view during a zoom animation. */
export class OpenMap extends LeafletMap {
  /** A private member of Leaflet: whether it is animating a zoom. */
  declare private _animatingZoom?: boolean;
  /** A private member of Leaflet: stops a pan at its current position. */
  declare private readonly _stop: () => void;
  /** A private member of Leaflet: a place's position on the layers for another view. */
  declare private readonly _latLngToNewLayerPoint: (at: LatLng, zoom: number, center: LatLng) => Point;
  /** The change of the view after that animation: Leaflet ignores every other change until then. */
  private next: (() => void) | null = null;

  constructor(element: HTMLElement, center: Coordinates, zoom: number) {
    const isStill = lessMotion();
    super(element, {
      attributionControl: false,
      zoomControl: false,
      // The canvas component observes the size of its element, which may change without the window's.
      trackResize: false,
      maxZoom: openTiles.maxZoom,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      inertia: !isStill,
      // A route is drawn beyond the map's edges, so that a drag reveals no cut end.
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
    // Leaflet goes on in the frame after a fast drag, when the map may have gone.
    if (!this.getPane('mapPane')) return this;
    return super.panBy(offset, lessMotion() ? { ...options, animate: false } : options);
  }

  /**
   * Handles a press on a draggable marker. It stops a pan, because on a moving map the marker would leave the pointer.
   * During a zoom animation neither the map nor a marker can be dragged.
   */
  readonly beforeDrag = (press: Event) => {
    if (this._animatingZoom) press.stopImmediatePropagation();
    else this._stop();
  };

  /** A place's position on the layers after a zoom animation. */
  layerPointAfterZoom(at: LatLng, center: LatLng, zoom: number): Point {
    return this._latLngToNewLayerPoint(at, zoom, center);
  }

  override remove(): this {
    this.getContainer().removeEventListener('keydown', this.onKey);
    // Without this, Leaflet would finish a zoom animation on a removed map.
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
