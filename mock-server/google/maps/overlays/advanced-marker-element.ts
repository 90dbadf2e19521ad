import { checkOptions, NotCoveredError } from '../../covered';
import { toCoordinates } from '../base/geometry';
import { townMapOf } from '../map/sample-map';
import { type Handler, listenTo } from '../map/town-map';
import { ElementMarker, orderOf } from './element-marker';

type Options = google.maps.marker.AdvancedMarkerElementOptions;
type GooglesMarker = google.maps.marker.AdvancedMarkerElement;

const PATH = 'google.maps.marker.AdvancedMarkerElement';
const OPTIONS = ['content', 'gmpDraggable', 'map', 'position', 'title', 'zIndex'] as const;
const WITHOUT_MAP_ID = 'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.';

/**
 * A marker on the map with the page's own elements.
 * https://developers.google.com/maps/documentation/javascript/reference/advanced-markers#AdvancedMarkerElement
 */
export class AdvancedMarkerElement extends HTMLElement {
  readonly #marker = new ElementMarker({ lat: 0, lng: 0 }, this);
  #map: google.maps.Map | null = null;
  #hasPosition = false;
  readonly #zIndex: number | null;

  constructor(options: Options = {}) {
    super();
    checkOptions('AdvancedMarkerElementOptions', options, OPTIONS);
    const { content, gmpDraggable, map, position, title, zIndex } = options;
    if (!content) throw new NotCoveredError(`${PATH} without content`);
    this.append(content);
    if (title) this.#name(title);
    this.gmpDraggable = gmpDraggable ?? false;
    this.#zIndex = zIndex ?? null;
    this.position = position ?? null;
    this.map = map ?? null;
  }

  get map(): google.maps.Map | null {
    return this.#map;
  }

  /**
   * Without a map id nothing is drawn:
   * https://developers.google.com/maps/documentation/javascript/advanced-markers/start
   */
  set map(map: google.maps.Map | null | undefined) {
    if (map && !townMapOf(map).hasMapId) console.error(WITHOUT_MAP_ID);
    this.#map = map ?? null;
    this.#show();
  }

  /** In numbers; a drag changes it. */
  get position(): google.maps.LatLngLiteral | null {
    const { lat, lng } = this.#marker.getLatLng();
    return this.#hasPosition ? { lat, lng } : null;
  }

  set position(position: Options['position']) {
    this.#hasPosition = Boolean(position);
    if (position) {
      const place = toCoordinates(position);
      this.#marker.setLatLng(place);
      this.style.zIndex = orderOf(place, this.#zIndex);
    }
    this.#show();
  }

  get gmpDraggable(): boolean {
    return this.#marker.options.draggable === true;
  }

  set gmpDraggable(isDraggable: boolean | null | undefined) {
    this.#marker.options.draggable = isDraggable === true;
    if (isDraggable) this.#marker.dragging?.enable();
    else this.#marker.dragging?.disable();
  }

  addListener(name: string, handler: Handler): google.maps.MapsEventListener {
    return listenTo(this.#marker, PATH, name, handler);
  }

  /** A named marker is an image with that name. */
  #name(title: string): void {
    this.title = title;
    this.setAttribute('role', 'img');
    this.setAttribute('aria-label', title);
  }

  #show(): void {
    const map = this.#map && this.#hasPosition ? townMapOf(this.#map) : null;
    if (!map?.hasMapId) this.#marker.remove();
    else if (!map.hasLayer(this.#marker)) this.#marker.remove().addTo(map);
  }
}

/** What Google's marker has beside that. */
type Missing = Exclude<keyof GooglesMarker, keyof AdvancedMarkerElement | keyof HTMLElement>;
const missing: Readonly<Record<Missing, true>> = {
  anchorLeft: true,
  anchorTop: true,
  collisionBehavior: true,
  content: true,
  element: true,
  gmpClickable: true,
  zIndex: true,
};
for (const name of Object.keys(missing)) {
  const refuse = () => {
    throw new NotCoveredError(`${PATH}.${name}`);
  };
  Object.defineProperty(AdvancedMarkerElement.prototype, name, { get: refuse, set: refuse });
}
