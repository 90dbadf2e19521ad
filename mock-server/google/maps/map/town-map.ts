import {
  type Coords,
  DomUtil,
  type DoneCallback,
  type Evented,
  GridLayer,
  type LatLng,
  type LatLngBoundsExpression,
  type LatLngExpression,
  type LeafletEventHandlerFn,
  Map as LeafletMap,
  Point,
  SVG,
  type ZoomAnimEvent,
} from 'leaflet';
import type { Coordinates } from '../../../../src/lib/coordinates';
import { tileSvg } from '../../../city/drawing/tile';
import { limited, NotCoveredError } from '../../covered';
import { languageFor } from '../base/texts';

/** The range of zooms: the drawing has streets, not houses. */
const ZOOMS = { minZoom: 4, maxZoom: 19 } as const;

/** Google's further keys, as shares of the map's width and height. */
const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  Home: [-0.75, 0],
  End: [0.75, 0],
  PageUp: [0, -0.75],
  PageDown: [0, 0.75],
};

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Leaflet's map with Google's fractional zooms, keys and camera: a view that a program sets is there at once. */
export class TownMap extends LeafletMap {
  /** A private member of Leaflet: ends a running zoom. Until then Leaflet ignores every other change of the view. */
  declare private readonly _onZoomTransitionEnd: () => void;
  /** A private member of Leaflet: a place's position on the layers for another view. */
  declare private readonly _latLngToNewLayerPoint: (at: LatLng, zoom: number, center: LatLng) => Point;

  constructor(
    root: HTMLElement,
    /** Without a map id Google draws no markers. */
    readonly hasMapId: boolean,
  ) {
    super(root, {
      ...ZOOMS,
      attributionControl: false,
      zoomControl: false,
      boxZoom: false,
      trackResize: false,
      zoomSnap: 0,
      zoomAnimation: !lessMotion(),
      inertia: !lessMotion(),
      fadeAnimation: false,
      // A route is drawn beyond the map's edges, so that a drag reveals no cut end.
      renderer: new SVG({ padding: 1 }),
    });
    // What the page draws lies between the lines and the markers, and is scaled with them while the map zooms.
    const drawings = this.createPane('drawings');
    drawings.style.zIndex = '500';
    drawings.classList.add('leaflet-zoom-animated');
    this.on('zoomanim', ({ center, zoom }: ZoomAnimEvent) => {
      const origin = this.unproject(this.getPixelOrigin());
      DomUtil.setTransform(drawings, this._latLngToNewLayerPoint(origin, zoom, center), this.getZoomScale(zoom));
    });
    this.on('move', () => {
      drawings.style.transform = '';
    });
    for (const pane of ['tilePane', 'overlayPane']) this.getPane(pane)?.setAttribute('aria-hidden', 'true');
    root.addEventListener('keydown', (event) => this.#onKey(event));
    new ResizeObserver(() => this.invalidateSize({ animate: false })).observe(root);
  }

  /** Shows a view at once. */
  show(center: LatLngExpression, zoom: number): void {
    this._onZoomTransitionEnd();
    this.setView(center, zoom, { animate: false });
  }

  /** Shows bounds at once, with these pixels free at each side: left and top, right and bottom. */
  fit(bounds: LatLngBoundsExpression, paddingTopLeft: Point, paddingBottomRight: Point): void {
    this._onZoomTransitionEnd();
    this.fitBounds(bounds, { animate: false, paddingTopLeft, paddingBottomRight });
  }

  /** Moves the centre: animated if it is less than a map's size away, as on Google's map. */
  moveTo(center: LatLngExpression): void {
    this._onZoomTransitionEnd();
    this.panTo(center, lessMotion() ? { animate: false } : {});
  }

  /** Zooms by a step. */
  step(by: number): void {
    this._onZoomTransitionEnd();
    this.setZoom(this.getZoom() + by, { animate: !lessMotion() });
  }

  /** The position of a place on the layers, to a fraction of a pixel. */
  layerPoint(place: Coordinates): Point {
    return this.project(place).subtract(this.getPixelOrigin());
  }

  #onKey(event: KeyboardEvent): void {
    const step = KEY_STEPS[event.key];
    if (!step || event.target !== this.getContainer() || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { x, y } = this.getSize();
    this.panBy(new Point(step[0] * x, step[1] * y), { animate: !lessMotion() });
  }
}

/** Private members of Leaflet. */
interface TileLevels {
  _setView(center: LatLng, zoom: number, noPrune?: boolean, noUpdate?: boolean): void;
  _pruneTiles(): void;
}
const levels = GridLayer.prototype as unknown as TileLevels;

/**
 * The town at the zoom of the map: Leaflet's tiles have whole zooms, these are sharp at every one. The former ones stay
 * until all new ones are there.
 */
export class TownTiles extends GridLayer implements TileLevels {
  #zoom = 0;
  readonly #isDark: () => boolean;

  constructor(isDark: () => boolean) {
    super({ noWrap: true, updateWhenZooming: false });
    this.#isDark = isDark;
  }

  protected override createTile({ x, y, z: zoom }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    const view = { zoom, x, y, ratio: 1, language: languageFor(), isDark: this.#isDark() };
    tile.alt = '';
    tile.onload = () => done(undefined, tile);
    tile.src = `data:image/svg+xml,${encodeURIComponent(tileSvg(view))}`;
    return tile;
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    const { viewprereset, ...events } = super.getEvents?.() ?? {};
    return events;
  }

  _setView(...view: Parameters<TileLevels['_setView']>): void {
    this.#zoom = view[1];
    levels._setView.apply(this, view);
  }

  /** The zoom of the tiles for a view. */
  _clampZoom(): number {
    return this.#zoom;
  }

  _pruneTiles(): void {
    if (!this.isLoading()) levels._pruneTiles.call(this);
  }
}

/** A handler as Google types it. */
export type Handler = Parameters<google.maps.MVCObject['addListener']>[1];

/** Google's events that Leaflet fires under the same name. */
const EVENTS = ['dragstart', 'drag', 'dragend'] as const;

/**
 * Listens to an event of the map or of a marker. The handler is given an event without any of its details.
 * https://developers.google.com/maps/documentation/javascript/reference/event#MapsEventListener
 */
export function listenTo(source: Evented, path: string, name: string, handler: Handler): google.maps.MapsEventListener {
  const known = EVENTS.find((event) => event === name);
  if (!known) throw new NotCoveredError(`the event ${name} of ${path}`);
  const listener = () => {
    handler(limited('google.maps.MapMouseEvent', {}));
  };
  source.on(known, listener);
  return { remove: () => source.off(known, listener) };
}
