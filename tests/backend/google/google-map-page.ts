import { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { AdvancedMarkerElement } from '../../../mock-server/google/maps/overlays/advanced-marker-element';
import { PinElement } from '../../../mock-server/google/maps/overlays/pin-element';

/** Where the map of a test looks at first. */
export const kassel = { lat: 51.3118828, lng: 9.4915751 };

const MAP_SIZE = { width: 800, height: 600 };
const media = new Map<string, { matches: boolean; listeners: Set<() => void> }>([
  // Every movement ends at once: no test waits for an animation.
  ['(prefers-reduced-motion: reduce)', { matches: true, listeners: new Set() }],
]);

function mediaOf(query: string) {
  const known = media.get(query) ?? { matches: false, listeners: new Set<() => void>() };
  media.set(query, known);
  return known;
}

/** Changes what a media query answers and tells everybody who listens. */
export function setMedia(query: string, matches: boolean): void {
  const known = mediaOf(query);
  known.matches = matches;
  for (const listener of [...known.listeners]) listener();
}

const resizeObservers = new Set<() => void>();

/** Gives every map another size, as a page does that is laid out anew. */
export function resizeMaps(width: number, height: number): void {
  MAP_SIZE.width = width;
  MAP_SIZE.height = height;
  for (const notify of resizeObservers) notify();
}

/** A fresh page between two tests: the maps of the test before hear nothing any more, and the device is as at first. */
export function resetMapPage(): void {
  for (const known of media.values()) known.listeners.clear();
  resizeObservers.clear();
  setMedia('(prefers-color-scheme: dark)', false);
  resizeMaps(800, 600);
  takeFills();
}

/** The fill styles that were set on a canvas since the last call: the first one is the ground of the map. */
export function takeFills(): string[] {
  return fills.splice(0);
}

const fills: string[] = [];

/** A drawing surface that only remembers its colours: jsdom has none. */
function canvasContext(): unknown {
  const values: Record<string | symbol, unknown> = { measureText: (text: string) => ({ width: text.length * 7 }) };
  return new Proxy(values, {
    get: (target, name) => target[name] ?? (() => undefined),
    set: (target, name, value) => {
      if (name === 'fillStyle') fills.push(String(value));
      target[name] = value;
      return true;
    },
  });
}

/** Adds to jsdom what a map needs of a browser: sizes, a canvas, media queries and the map's own elements. */
export function prepareMapPage(): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => MAP_SIZE.width });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => MAP_SIZE.height });
  HTMLCanvasElement.prototype.getContext = canvasContext as never;
  Object.assign(globalThis, {
    Path2D: class {
      moveTo() {}
      lineTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
    ResizeObserver: class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe() {
        resizeObservers.add(this.#notify);
      }
    },
    matchMedia: (query: string) => {
      const known = mediaOf(query);
      return {
        get matches() {
          return known.matches;
        },
        addEventListener: (_name: string, listener: () => void) => known.listeners.add(listener),
      };
    },
    // A frame comes at once: what is drawn is drawn when the call returns.
    requestAnimationFrame: (callback: (time: number) => void) => {
      callback(0);
      return 0;
    },
  });
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  customElements.define('gmp-pin', PinElement);
}

/** A map in the page, with a map id unless the options say otherwise. */
export function openMap(options: google.maps.MapOptions = {}): SampleMap {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  return new SampleMap(container, { center: kassel, zoom: 12, mapId: 'sample', ...options });
}

/** The element that takes keys and hands. */
export function rootOf(map: SampleMap): HTMLElement {
  return map.panes.root;
}
