/** Where the map of a test looks at first. */
export const kassel = { lat: 51.3118828, lng: 9.4915751 };

const size = { width: 800, height: 600 };
const observers = new Set<() => void>();
const darkDevice = { matches: false, listeners: new Set<() => void>() };

/** Gives every map another size, as a page does that is laid out anew. */
export function resizeMaps(width: number, height: number): void {
  Object.assign(size, { width, height });
  for (const notify of observers) notify();
}

/** The device prefers dark from now on, or light. */
export function preferDark(isDark: boolean): void {
  darkDevice.matches = isDark;
  for (const notify of darkDevice.listeners) notify();
}

// What the map and Leaflet need of a browser, and jsdom lacks.
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { get: () => size.width },
  clientHeight: { get: () => size.height },
});
Object.assign(globalThis, {
  WebKitCSSMatrix: class {
    readonly m11 = 1;
  },
  ResizeObserver: class {
    constructor(notify: () => void) {
      observers.add(notify);
    }
    observe() {}
  },
  CSSStyleSheet: class {
    replaceSync() {}
  },
  // Every movement ends at once: no test waits for an animation.
  matchMedia: (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') || darkDevice.matches;
    },
    addEventListener: (_name: string, listener: () => void) => darkDevice.listeners.add(listener),
  }),
  // A frame comes at once: what is drawn is drawn when the call returns.
  requestAnimationFrame: (callback: (time: number) => void) => callback(0),
  scrollTo: () => {},
});
Object.assign(document, { adoptedStyleSheets: [] });

/** A map in the page, with a map id unless the options say otherwise; the maps of the test before hear nothing more. */
export function openMap(options: google.maps.MapOptions = {}) {
  // Only now: Leaflet looks for what is set above when it is loaded.
  const { SampleMap } = require('../../../mock-server/google/maps/map/sample-map');
  observers.clear();
  darkDevice.listeners.clear();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const map = new SampleMap(container, { center: kassel, zoom: 12, mapId: 'sample', ...options });
  return { map: map as google.maps.Map, root: container.firstElementChild as HTMLElement };
}

/** Drags with the mouse from an element to the right, by pixels. */
export function drag(element: HTMLElement, pixels: number): void {
  for (const [type, share] of Object.entries({ mousedown: 0, mousemove: 0.5, mouseup: 1 })) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 400 + share * pixels });
    // jsdom leaves it out.
    (share === 0 ? element : document.body).dispatchEvent(Object.defineProperty(event, 'which', { value: 1 }));
  }
}
