import { fromWorld, pixelsPerUnit, toWorld, type WorldPoint } from '../../../city/map/mercator';
import { Point as PixelPoint } from '../base/constants';
import { InvalidValueError } from '../base/errors';
import { MVCObject, trigger } from '../base/events';
import { LatLng, type LatLngLike, toCoordinates } from '../base/lat-lng';
import { LatLngBounds, toBoundsLiteral } from '../base/lat-lng-bounds';
import type { MVCArray } from '../base/mvc-array';
import { MapPanes } from '../drawing/map-panes';
import type { View } from '../drawing/map-view';
import { fittedView, movedBy, movedIntoSight, onWorld, seenBounds, toPadding } from '../drawing/map-view';
import { limitedZoom, MapHands } from '../input/map-hands';
import { MapMotion } from '../input/map-motion';
import { type MapSettings, settingsOf } from '../input/map-options';
import { ZoomControl } from '../input/zoom-control';
import { createControls } from './map-controls';
import { MapScreen } from './map-screen';

type Point = google.maps.LatLng | google.maps.LatLngLiteral;
type Bounds = google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral;

/** The time without a change before the map fires `idle`. */
const IDLE_AFTER_MS = 120;

/** The flat world of 256 × 256 at zoom 0. */
const worldProjection: google.maps.Projection = {
  fromLatLngToPoint: (latLng) => {
    const { x, y } = toWorld(toCoordinates(latLng));
    return new PixelPoint(x, y);
  },
  fromPointToLatLng: (point) => new LatLng(fromWorld(point)),
};

/**
 * The drawn map. Covers the members that a booking site uses of
 * https://developers.google.com/maps/documentation/javascript/reference/map#Map
 */
export class SampleMap extends MVCObject {
  /** A map id for trying things out. */
  static readonly DEMO_MAP_ID = 'DEMO_MAP_ID';

  /** The layers for elements on the map. */
  readonly panes: MapPanes;
  readonly #controls: MVCArray<HTMLElement>[];
  readonly #container: HTMLElement;
  readonly #screen: MapScreen;
  readonly #motion: MapMotion;
  readonly #hands: MapHands;
  readonly #zoomControl: ZoomControl;
  /** The options that Google makes read-only after the map's creation. */
  readonly #fixed: Pick<google.maps.MapOptions, 'colorScheme' | 'mapId'>;
  #options: google.maps.MapOptions = {};
  #settings: MapSettings = settingsOf({}, false);
  #center: WorldPoint | null = null;
  #zoom: number | null = null;
  #pendingFit: (() => void) | null = null;
  #idleTimer = 0;

  constructor(container: HTMLElement, options?: google.maps.MapOptions | null) {
    super();
    if (!(container instanceof HTMLElement)) {
      throw new InvalidValueError(`Map: Expected mapDiv of type HTMLElement but was passed ${String(container)}.`);
    }
    this.#container = container;
    this.#fixed = { colorScheme: options?.colorScheme ?? 'LIGHT', mapId: options?.mapId ?? null };
    this.panes = new MapPanes(container);
    this.#controls = createControls(this.panes.root);
    const view = () => this.#view();
    const show = (next: View) => this.#look(next.center, next.zoom);
    this.#screen = new MapScreen(this.panes, view);
    this.#motion = new MapMotion(view, show);
    this.#hands = new MapHands({
      panes: this.panes,
      motion: this.#motion,
      settings: () => this.#settings,
      view,
      show,
      emit: (name, value) => this.#emit(name, value),
    });
    this.#zoomControl = new ZoomControl((by) => this.#hands.stepped(by));
    this.panes.corner.append(this.#zoomControl.element, this.#screen.note);
    this.#screen.onResize = () => this.#resized();
    this.#screen.onFirstPaint = () => trigger(this, 'tilesloaded');
    this.#screen.setScheme(this.#fixed.colorScheme ?? 'LIGHT');
    this.#screen.start();
    this.setOptions(options ?? null);
  }

  /** The page's own controls, by `ControlPosition`. */
  get controls(): MVCArray<HTMLElement>[] {
    return this.#controls;
  }

  getDiv(): HTMLElement {
    return this.#container;
  }

  getCenter(): LatLng | undefined {
    if (!this.#center) return undefined;
    // Projecting there and back causes errors after the tenth digit, a hundredth of a millimetre.
    const { lat, lng } = fromWorld(this.#center);
    return new LatLng(Number(lat.toFixed(10)), Number(lng.toFixed(10)));
  }

  setCenter(center: Point): void {
    this.moveCamera({ center });
  }

  getZoom(): number | undefined {
    return this.#zoom ?? undefined;
  }

  setZoom(zoom: number): void {
    if (typeof zoom !== 'number' || Number.isNaN(zoom)) throw new InvalidValueError('setZoom: not a number');
    this.moveCamera({ zoom });
  }

  moveCamera({ center, zoom }: google.maps.CameraOptions): void {
    this.#motion.stop();
    this.#look(center ? toWorld(toCoordinates(center)) : this.#center, zoom ?? this.#zoom);
  }

  panTo(target: Point): void {
    const view = this.#view();
    const center = toWorld(toCoordinates(target));
    const scale = pixelsPerUnit(view.zoom);
    const away = { x: Math.abs(center.x - view.center.x) * scale, y: Math.abs(center.y - view.center.y) * scale };
    // As in Google's map, a target less than a map's size away is animated, a farther one is shown at once.
    if (away.x < view.width && away.y < view.height) this.#motion.to({ ...view, center });
    else this.setCenter(target);
  }

  panBy(x: number, y: number): void {
    this.#motion.to(movedBy(this.#motion.target, x, y));
  }

  fitBounds(bounds: Bounds, padding?: number | google.maps.Padding): void {
    const literal = toBoundsLiteral(bounds);
    if (literal.south > literal.north) return;
    const frame = () => {
      const { minZoom, maxZoom, wholeZooms } = this.#settings;
      const limits = { min: minZoom, max: maxZoom, isWhole: wholeZooms };
      const view = fittedView(this.#view(), literal, toPadding(padding), limits);
      this.#motion.stop();
      this.#look(view.center, view.zoom);
    };
    if (this.#screen.width > 0) frame();
    else this.#pendingFit = frame;
  }

  panToBounds(bounds: Bounds, padding?: number | google.maps.Padding): void {
    this.#motion.to(movedIntoSight(this.#view(), toBoundsLiteral(bounds), toPadding(padding ?? 0)));
  }

  getBounds(): LatLngBounds | undefined {
    if (!this.#center || this.#zoom === null || this.#screen.width === 0) return undefined;
    return new LatLngBounds(seenBounds(this.#view()));
  }

  /** https://developers.google.com/maps/documentation/javascript/reference/image-overlay#Projection */
  getProjection(): google.maps.Projection | undefined {
    return this.#center ? worldProjection : undefined;
  }

  setOptions(options: google.maps.MapOptions | null): void {
    this.#options = { ...this.#options, ...options, ...this.#fixed };
    const pageScrolls = document.documentElement.scrollHeight > window.innerHeight + 1;
    this.#settings = settingsOf(this.#options, pageScrolls || window.parent !== window);
    this.panes.root.dataset.gesture = this.#settings.handling;
    if (this.#settings.hasKeyboard) this.panes.root.tabIndex = 0;
    else this.panes.root.removeAttribute('tabindex');
    this.#zoomControl.element.style.display = this.#settings.hasZoomControl ? '' : 'none';
    const center = options?.center ? toWorld(toCoordinates(options.center as LatLngLike)) : this.#center;
    this.#look(center, options?.zoom ?? this.#zoom);
  }

  /** Google also stores the view among the map's values. */
  override get(key: string): unknown {
    if (key === 'zoom') return this.getZoom();
    if (key === 'center') return this.getCenter();
    return super.get(key) ?? this.#options[key as keyof google.maps.MapOptions];
  }

  override set(key: string, value: unknown): void {
    if (key === 'zoom') this.setZoom(value as number);
    else if (key === 'center') this.setCenter(value as Point);
    else super.set(key, value);
  }

  getMapCapabilities(): google.maps.MapCapabilities {
    return { isAdvancedMarkersAvailable: Boolean(this.#options.mapId) };
  }

  getRenderingType(): google.maps.RenderingTypeString {
    return this.#options.mapId ? 'VECTOR' : 'RASTER';
  }

  getMapTypeId = () => this.#options.mapTypeId ?? 'roadmap';
  setMapTypeId = (mapTypeId: string) => this.setOptions({ mapTypeId });
  getClickableIcons = () => this.#options.clickableIcons ?? true;
  setClickableIcons = (clickableIcons: boolean) => this.setOptions({ clickableIcons });
  // The drawn map is always flat with north up.
  getHeading = () => 0;
  getTilt = () => 0;
  setHeading(): void {}
  setTilt(): void {}

  #view(): View {
    const { width, height } = this.#screen;
    return { center: this.#center ?? { x: 128, y: 128 }, zoom: this.#zoom ?? 0, width, height };
  }

  #emit(name: string, value?: unknown): void {
    trigger(this, name, ...(value === undefined ? [] : [value]));
    if (name === 'dragend') this.#restLater();
  }

  /** The only function that changes the map's view. */
  #look(center: WorldPoint | null, zoom: number | null): void {
    const before = { center: this.#center, zoom: this.#zoom };
    this.#center = center && onWorld(center);
    this.#zoom = zoom === null ? null : limitedZoom(zoom, this.#settings);
    if (!this.#center || this.#zoom === null) return;
    this.#zoomControl.update(this.#zoom < this.#settings.maxZoom, this.#zoom > this.#settings.minZoom);
    this.#screen.draw();
    const isMoved = before.center?.x !== this.#center.x || before.center.y !== this.#center.y;
    if (isMoved) trigger(this, 'center_changed');
    if (before.zoom !== this.#zoom) trigger(this, 'zoom_changed');
    if (isMoved || before.zoom !== this.#zoom) this.#boundsChanged();
  }

  #boundsChanged(): void {
    if (this.#screen.width > 0) trigger(this, 'bounds_changed');
    this.#restLater();
  }

  #restLater(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = window.setTimeout(() => {
      if (this.#hands.isDragging || this.#motion.isMoving) this.#restLater();
      else if (this.#screen.width > 0) trigger(this, 'idle');
    }, IDLE_AFTER_MS);
  }

  #resized(): void {
    const pending = this.#pendingFit;
    this.#pendingFit = null;
    pending?.();
    if (this.#center && this.#zoom !== null) this.#boundsChanged();
  }
}
