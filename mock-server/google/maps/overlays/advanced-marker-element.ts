import { toWorld } from '../../../city/map/mercator';
import { addListener, type Handler, type MapsEventListener, trigger } from '../base/events';
import { LatLng, type LatLngLike, toCoordinates } from '../base/lat-lng';
import type { MapPanes, Overlay } from '../drawing/map-panes';
import { letDrag } from '../input/marker-drag';
import type { SampleMap } from '../map/sample-map';
import { PinElement } from './pin-element';

type Options = google.maps.marker.AdvancedMarkerElementOptions;

const WITHOUT_MAP_ID = 'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.';

/**
 * A marker on the map with the page's own elements.
 * https://developers.google.com/maps/documentation/javascript/reference/advanced-markers#AdvancedMarkerElement
 */
export class AdvancedMarkerElement extends HTMLElement implements Overlay {
  static readonly observedAttributes = ['title', 'gmp-clickable', 'position'];
  #map: SampleMap | null = null;
  #position: LatLngLike | null = null;
  #content: Node | null = null;
  #zIndex: number | null = null;
  #anchorLeft = '-50%';
  #anchorTop = '-100%';

  constructor(options: Options = {}) {
    super();
    this.addEventListener('click', (event) => this.#press(event));
    this.addEventListener('keydown', (event) => {
      if (event.target !== this || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      this.#press(event);
    });
    letDrag(this, {
      dragged: () => {
        const zoom = this.#map?.getZoom();
        if (!this.gmpDraggable || !this.#position || zoom === undefined) return null;
        return { position: toCoordinates(this.#position), zoom };
      },
      moveTo: (position) => {
        this.position = position;
      },
      tell: (event) => this.#tell(event),
    });
    this.#anchorLeft = options.anchorLeft ?? this.#anchorLeft;
    this.#anchorTop = options.anchorTop ?? this.#anchorTop;
    if (options.position) this.position = options.position;
    if (options.content) this.content = options.content;
    if (options.title) this.title = options.title;
    if (options.gmpClickable) this.gmpClickable = true;
    this.gmpDraggable = options.gmpDraggable ?? false;
    this.collisionBehavior = options.collisionBehavior ?? null;
    if (options.zIndex !== undefined) this.zIndex = options.zIndex;
    if (options.map) this.map = options.map;
  }

  get element(): HTMLElement {
    return this;
  }

  get map(): google.maps.Map | null {
    return this.#map as google.maps.Map | null;
  }

  set map(map: google.maps.Map | SampleMap | null | undefined) {
    const next = (map ?? null) as SampleMap | null;
    if (next === this.#map) return;
    this.#map?.panes.remove(this);
    this.remove();
    this.#map = next;
    if (next) this.#enter(next);
    trigger(this, 'map_changed');
  }

  get position(): LatLngLike | null {
    return this.#position;
  }

  set position(position: LatLngLike | null | undefined) {
    this.#position = position ? new LatLng(toCoordinates(position)).toJSON() : null;
    this.#replace();
    trigger(this, 'position_changed');
  }

  get content(): Node | null {
    return this.#content ?? this.firstChild;
  }

  set content(content: Node | null | undefined) {
    this.#content = content ?? null;
    this.replaceChildren(content ?? new PinElement());
  }

  gmpDraggable = false;
  /** Stored, but no marker hides another here. */
  collisionBehavior: google.maps.CollisionBehaviorString | google.maps.CollisionBehavior | null = null;

  get zIndex(): number | null {
    return this.#zIndex;
  }

  set zIndex(zIndex: number | null | undefined) {
    this.#zIndex = zIndex ?? null;
    this.#replace();
  }

  get anchorLeft(): string {
    return this.#anchorLeft;
  }

  set anchorLeft(anchor: string | null | undefined) {
    this.#anchorLeft = anchor ?? '-50%';
    this.#replace();
  }

  get anchorTop(): string {
    return this.#anchorTop;
  }

  set anchorTop(anchor: string | null | undefined) {
    this.#anchorTop = anchor ?? '-100%';
    this.#replace();
  }

  get gmpClickable(): boolean {
    return this.hasAttribute('gmp-clickable');
  }

  set gmpClickable(isClickable: boolean | null | undefined) {
    this.toggleAttribute('gmp-clickable', isClickable === true);
  }

  /** Google's older way to listen; its `click` is the `gmp-click` of today and makes the marker clickable. */
  addListener(name: string, handler: Handler): MapsEventListener {
    if (name === 'click' || name === 'gmp-click') this.gmpClickable = true;
    return addListener(this, name, handler);
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'position') {
      const [lat = Number.NaN, lng = Number.NaN] = (value ?? '').split(',').map(Number);
      this.position = value === null ? null : { lat, lng };
      return;
    }
    this.#describe();
  }

  place(panes: MapPanes): void {
    this.style.display = this.#position ? '' : 'none';
    if (!this.#position) return;
    const { x, y } = panes.toPixel(toWorld(toCoordinates(this.#position)));
    const place = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
    this.style.transform = `${place} translate(${this.#anchorLeft}, ${this.#anchorTop})`;
    // Without an explicit order, markers farther down the screen are in front, as in Google's map.
    this.style.zIndex = String(this.#zIndex ?? Math.round(y) + 10_000);
  }

  /**
   * Without a map id nothing is drawn:
   * https://developers.google.com/maps/documentation/javascript/advanced-markers/start
   */
  #enter(map: SampleMap): void {
    if (!map.getMapCapabilities().isAdvancedMarkersAvailable) {
      console.error(WITHOUT_MAP_ID);
      return;
    }
    if (!this.#content && this.childNodes.length === 0) this.append(new PinElement());
    map.panes.markers.append(this);
    map.panes.add(this);
  }

  #replace(): void {
    if (this.#map && this.isConnected) this.#map.panes.add(this);
  }

  /** A named marker is an image with that name, a clickable one a button. */
  #describe(): void {
    const name = this.getAttribute('title');
    if (this.gmpClickable) this.setAttribute('role', 'button');
    else if (name) this.setAttribute('role', 'img');
    else this.removeAttribute('role');
    if (this.gmpClickable) this.tabIndex = 0;
    else this.removeAttribute('tabindex');
    if (name) this.setAttribute('aria-label', name);
    else this.removeAttribute('aria-label');
  }

  /** Google's drag events contain the marker's position. */
  #tell(event: string): void {
    trigger(this, event, { latLng: this.#position ? new LatLng(toCoordinates(this.#position)) : null });
  }

  #press(event: Event): void {
    if (!this.gmpClickable) return;
    this.dispatchEvent(new Event('gmp-click', { bubbles: true, cancelable: true }));
    const latLng = this.#position ? new LatLng(toCoordinates(this.#position)) : null;
    const detail = { latLng, domEvent: event, stop: () => event.stopPropagation() };
    trigger(this, 'gmp-click', detail);
    trigger(this, 'click', detail);
  }
}
