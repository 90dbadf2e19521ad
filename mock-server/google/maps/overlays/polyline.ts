import { toWorld } from '../../../city/map/mercator';
import { type MapsEventListener, MVCObject } from '../base/events';
import { LatLng, type LatLngLike, toCoordinates } from '../base/lat-lng';
import { MVCArray } from '../base/mvc-array';
import { svgElement } from '../base/page-elements';
import type { MapPanes, Overlay } from '../drawing/map-panes';
import type { SampleMap } from '../map/sample-map';

type PathInput = google.maps.PolylineOptions['path'];

interface PolylineSettings {
  strokeColor: string;
  strokeWeight: number;
  strokeOpacity: number;
  zIndex: number;
  visible: boolean;
  icons: google.maps.IconSequence[];
}

/** A symbol that is a straight stroke along the line, in the form of Google's own example. */
const STROKE = /^M 0,-([\d.]+) 0,([\d.]+)$/;

/**
 * The dashes that a repeated symbol draws, as the attributes of an SVG path; null without symbols. Draws strokes along
 * the line only: any other symbol throws.
 * https://developers.google.com/maps/documentation/javascript/examples/overlay-symbol-dashed
 */
function dashesOf([sequence, ...others]: readonly google.maps.IconSequence[]) {
  if (!sequence) return null;
  const { icon, repeat = '0' } = sequence;
  const stroke = STROKE.exec(String(icon?.path));
  const every = Number.parseFloat(repeat);
  if (others.length > 0 || !stroke || !repeat.endsWith('px') || !(every > 0)) {
    throw new Error('The stand-in draws no other symbols on a line than strokes repeated every few px');
  }
  const length = (Number(stroke[1]) + Number(stroke[2])) * (icon?.scale ?? 1);
  return { length, gap: every - length, opacity: icon?.strokeOpacity, width: icon?.strokeWeight };
}

/** A line on the map. https://developers.google.com/maps/documentation/javascript/reference/polygon#Polyline */
export class Polyline extends MVCObject implements Overlay {
  readonly #shape = svgElement('path', { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  #path = new MVCArray<LatLng>();
  #pathListeners: MapsEventListener[] = [];
  #map: SampleMap | null = null;
  #settings: PolylineSettings = {
    strokeColor: '#000000',
    strokeWeight: 3,
    strokeOpacity: 1,
    zIndex: 0,
    visible: true,
    icons: [],
  };

  constructor(options?: google.maps.PolylineOptions | null) {
    super();
    this.#follow();
    this.setOptions(options ?? null);
  }

  getPath(): MVCArray<LatLng> {
    return this.#path;
  }

  setPath(path: PathInput): void {
    // An MVCArray stays the page's own list: later additions are drawn.
    if (path instanceof MVCArray) this.#path = path;
    else {
      const points = [...((path ?? []) as Iterable<LatLngLike>)];
      this.#path = new MVCArray(points.map((point) => new LatLng(toCoordinates(point))));
    }
    this.#follow();
    this.#redraw();
  }

  getMap(): SampleMap | null {
    return this.#map;
  }

  setMap(map: SampleMap | google.maps.Map | null): void {
    this.#map?.panes.remove(this);
    this.#shape.remove();
    this.#map = map as SampleMap | null;
    if (!this.#map) return;
    const { lines } = this.#map.panes;
    const above = [...lines.children].find((line) => Number(line.getAttribute('data-z')) > this.#settings.zIndex);
    lines.insertBefore(this.#shape, above ?? null);
    this.#map.panes.add(this);
  }

  getVisible(): boolean {
    return this.#settings.visible;
  }

  setVisible(visible: boolean): void {
    this.setOptions({ visible });
  }

  // Editing a route by hand is not supported; the methods exist because the React wrapper calls them.
  getDraggable = () => false;
  getEditable = () => false;
  setDraggable(): void {}
  setEditable(): void {}

  setOptions(options: google.maps.PolylineOptions | null): void {
    const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined && value !== null);
    this.#settings = { ...this.#settings, ...(Object.fromEntries(given) as Partial<PolylineSettings>) };
    const { strokeColor, strokeWeight, strokeOpacity, zIndex, visible, icons } = this.#settings;
    const dashes = dashesOf(icons);
    this.#shape.setAttribute('stroke', strokeColor);
    this.#shape.setAttribute('stroke-width', String(dashes?.width ?? strokeWeight));
    this.#shape.setAttribute('stroke-opacity', String(dashes?.opacity ?? strokeOpacity));
    this.#shape.setAttribute('stroke-linecap', dashes ? 'butt' : 'round');
    if (dashes) this.#shape.setAttribute('stroke-dasharray', `${dashes.length} ${dashes.gap}`);
    else this.#shape.removeAttribute('stroke-dasharray');
    this.#shape.setAttribute('data-z', String(zIndex));
    this.#shape.style.display = visible ? '' : 'none';
    if (options?.path) this.setPath(options.path);
    if (options && 'map' in options) this.setMap(options.map ?? null);
    else if (options?.zIndex !== undefined) this.setMap(this.#map);
  }

  place(panes: MapPanes): void {
    const points = this.#path.getArray().map((point) => panes.toPixel(toWorld(toCoordinates(point))));
    this.#shape.setAttribute(
      'd',
      points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
    );
  }

  #redraw(): void {
    if (this.#map) this.#map.panes.add(this);
  }

  /** Redraws a path that the site changes in place. */
  #follow(): void {
    for (const listener of this.#pathListeners) listener.remove();
    this.#pathListeners = ['set_at', 'insert_at', 'remove_at'].map((name) =>
      this.#path.addListener(name, () => this.#redraw()),
    );
  }
}
