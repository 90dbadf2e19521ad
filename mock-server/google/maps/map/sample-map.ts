import { DomEvent, latLngBounds, point, stamp } from 'leaflet';
import type { Coordinates } from '../../../../src/lib/coordinates';
import { hasStreetsAt } from '../../../city/streets/street-route';
import { checkOptions, limitClass, NotCoveredError } from '../../covered';
import { element, icon } from '../../elements';
import { InvalidValueError } from '../base/errors';
import { boundsOf, latLng, toCoordinates } from '../base/geometry';
import { text } from '../base/texts';
import { type Handler, listenTo, TownMap, TownTiles } from './town-map';

type Options = google.maps.MapOptions;
type Place = google.maps.LatLng | google.maps.LatLngLiteral;

const DARK_DEVICE = '(prefers-color-scheme: dark)';

const townMaps = new WeakMap<object, TownMap>();

/** Leaflet's map in one of Google's; throws for anything else, as Google does. */
export function townMapOf(map: unknown): TownMap {
  const found = townMaps.get(Object(map));
  if (!found) throw new InvalidValueError('setMap: not an instance of Map');
  return found;
}

const LOOK = { 'stroke-width': '2.4', 'stroke-linecap': 'round' };
const OPTIONS = [
  ...(['center', 'clickableIcons', 'colorScheme', 'disableDefaultUI', 'gestureHandling', 'mapId'] as const),
  ...(['headingInteractionEnabled', 'tiltInteractionEnabled', 'zoom', 'zoomControl'] as const),
];

/**
 * The drawn map: https://developers.google.com/maps/documentation/javascript/reference/map#Map
 * It has no view before it knows a centre and a zoom.
 */
export class SampleMap {
  readonly #container: HTMLElement;
  readonly #root = element('div', 'sample-map');
  readonly #leaflet: TownMap;
  readonly #zoomButtons = element('div', 'sample-map-zoom');
  /** This is not Google's map, and where it has no streets. */
  readonly #note = element('div', 'sample-map-note', {}, text('attribution'));
  #options: Options = {};
  /** The view that was set last. */
  #center: Coordinates | null = null;
  #zoom: number | null = null;

  constructor(container: HTMLElement, options: Options | null = {}) {
    if (!(container instanceof HTMLElement)) {
      throw new InvalidValueError(`Map: Expected mapDiv of type HTMLElement but was passed ${String(container)}.`);
    }
    this.#container = container;
    // Google also makes the container positioned; otherwise the layers would leave it.
    if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
    container.style.overflow = 'hidden';
    container.replaceChildren(this.#root);
    this.#leaflet = new TownMap(this.#root, Boolean(options?.mapId));
    this.#describe();
    townMaps.set(this, this.#leaflet);
    this.#leaflet.on('moveend', () => {
      const beyond = hasStreetsAt(this.#leaflet.getCenter()) ? 'attribution' : 'attributionBeyond';
      if (this.#note.textContent !== text(beyond)) this.#note.textContent = text(beyond);
    });
    // Google makes the colour scheme read-only after the map's creation.
    this.#draw(options?.colorScheme ?? 'LIGHT');
    this.setOptions(options);
  }

  getDiv(): HTMLElement {
    return this.#container;
  }

  getBounds(): google.maps.LatLngBounds | undefined {
    if (!this.#isShown) return undefined;
    const seen = this.#leaflet.getBounds();
    const { lat: north, lng: east } = seen.getNorthEast();
    const { lat: south, lng: west } = seen.getSouthWest();
    return boundsOf({ north, east, south, west });
  }

  getCenter(): google.maps.LatLng | undefined {
    const center = this.#present;
    return this.#isShown && center ? latLng(center) : undefined;
  }

  getZoom(): number | undefined {
    return this.#isShown ? this.#leaflet.getZoom() : undefined;
  }

  setCenter(center: Place): void {
    this.#look(toCoordinates(center), this.getZoom() ?? this.#zoom);
  }

  setZoom(zoom: number): void {
    this.#look(this.#present, zoom);
  }

  panTo(center: Place): void {
    if (this.#isShown) this.#leaflet.moveTo(toCoordinates(center));
    else this.setCenter(center);
  }

  /** The closest view that shows the bounds between the paddings; nothing on a map without a size, as at Google. */
  fitBounds(
    bounds: google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral,
    padding?: number | google.maps.Padding,
  ): void {
    const { south, west, north, east } = 'toJSON' in bounds ? bounds.toJSON() : bounds;
    const size = this.#leaflet.getSize();
    if (south > north || size.x === 0 || size.y === 0) return;
    const all = typeof padding === 'number' ? padding : padding ? 0 : 45;
    const { top = all, right = all, bottom = all, left = all } = typeof padding === 'object' ? padding : {};
    // Of a map that is smaller than its paddings, one pixel is left.
    const part = Math.min(1, (size.x - 1) / (left + right), (size.y - 1) / (top + bottom));
    const corners = latLngBounds([south, west], [north, east]);
    this.#leaflet.fit(corners, point(left * part, top * part), point(right * part, bottom * part));
    this.#zoom = this.#leaflet.getZoom();
    this.#center = toCoordinates(this.#leaflet.getCenter());
  }

  setOptions(options: Options | null): void {
    const given = options ?? {};
    checkOptions('MapOptions', given, OPTIONS);
    const { gestureHandling = 'greedy' } = given;
    if (gestureHandling !== 'greedy') throw new NotCoveredError(`gestureHandling ${gestureHandling}`);
    this.#options = { ...this.#options, ...given };
    const { zoomControl, disableDefaultUI } = this.#options;
    this.#zoomButtons.style.display = (zoomControl ?? disableDefaultUI !== true) ? '' : 'none';
    if (given.center) this.setCenter(given.center);
    if (typeof given.zoom === 'number') this.setZoom(given.zoom);
  }

  addListener(name: string, handler: Handler): google.maps.MapsEventListener {
    return listenTo(this.#leaflet, 'google.maps.Map', name, handler);
  }

  get #isShown(): boolean {
    return this.#center !== null && this.#zoom !== null;
  }

  /** The present centre: the one that was set, unless the map is elsewhere by now; Leaflet knows whole pixels only. */
  get #present(): Coordinates | null {
    if (!this.#isShown || !this.#center) return this.#center;
    const middle = this.#leaflet.getSize().divideBy(2);
    const isThere = this.#leaflet.latLngToContainerPoint(this.#center).distanceTo(middle) < 2;
    return isThere ? this.#center : toCoordinates(this.#leaflet.getCenter());
  }

  #look(center: Coordinates | null, zoom: number | null): void {
    this.#center = center;
    this.#zoom = zoom;
    if (center && zoom !== null) this.#leaflet.show(center, zoom);
  }

  /** The name of the map, its keys, the buttons and the note in its corner. */
  #describe(): void {
    const hint = element('div', 'sample-map-hidden', { id: `sample-map-hint-${stamp(this.#root)}` }, text('mapHint'));
    const name = { 'aria-roledescription': text('map'), 'aria-label': text('map'), 'aria-describedby': hint.id };
    for (const [attribute, value] of Object.entries({ role: 'region', ...name })) {
      this.#root.setAttribute(attribute, value);
    }
    const button = (what: 'zoomIn' | 'zoomOut', path: string, by: number) => {
      const names = { 'aria-label': text(what), title: text(what) };
      const made = element('button', '', { type: 'button', ...names }, icon(path, LOOK));
      made.addEventListener('click', () => this.#leaflet.step(by));
      return made;
    };
    const [nearer, farther] = [button('zoomIn', 'M12 5v14M5 12h14', 1), button('zoomOut', 'M5 12h14', -1)];
    this.#leaflet.on('zoomend', () => {
      const zoom = this.#leaflet.getZoom();
      nearer.disabled = zoom >= this.#leaflet.getMaxZoom();
      farther.disabled = zoom <= this.#leaflet.getMinZoom();
    });
    this.#zoomButtons.append(nearer, farther);
    DomEvent.disableClickPropagation(this.#zoomButtons);
    this.#root.append(element('div', 'sample-map-corner', {}, this.#zoomButtons, this.#note), hint);
  }

  /** DARK, LIGHT or FOLLOW_SYSTEM: https://developers.google.com/maps/documentation/javascript/mapcolorscheme */
  #draw(scheme: string): void {
    const device = matchMedia(DARK_DEVICE);
    const isDark = () => scheme === 'DARK' || (scheme === 'FOLLOW_SYSTEM' && device.matches);
    const tiles = new TownTiles(isDark);
    const paint = () => {
      this.#root.dataset.scheme = isDark() ? 'dark' : 'light';
      tiles.redraw();
    };
    paint();
    tiles.addTo(this.#leaflet);
    device.addEventListener('change', paint);
  }
}
limitClass('google.maps.Map', SampleMap);
