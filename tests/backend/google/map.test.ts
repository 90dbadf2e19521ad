/** @jest-environment jsdom */
import './browser';
import { paletteFor } from '../../../mock-server/city/drawing/palette';
import { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { drag, kassel, openMap, preferDark, resizeMaps } from './browser';

beforeEach(() => {
  preferDark(false);
  resizeMaps(800, 600);
});

const centerOf = (map: google.maps.Map) => map.getCenter()?.toJSON() ?? { lat: Number.NaN, lng: Number.NaN };
const widthOf = (map: google.maps.Map) => {
  const { west = 0, east = 0 } = map.getBounds()?.toJSON() ?? {};
  return east - west;
};

describe('a map', () => {
  it.each([[null], [undefined], ['map'], [{}]])('refuses %p in place of an element', (container) => {
    expect(() => new SampleMap(container as never, { center: kassel, zoom: 12 })).toThrow(
      `Map: Expected mapDiv of type HTMLElement but was passed ${String(container)}.`,
    );
  });

  it('shows nothing before it has a centre and a zoom, in any order', () => {
    const { map } = openMap({ center: null, zoom: null });
    map.setCenter(kassel);
    expect([map.getCenter(), map.getZoom(), map.getBounds()]).toEqual([undefined, undefined, undefined]);
    map.setZoom(12);
    expect([centerOf(map), map.getZoom()]).toEqual([kassel, 12]);
  });

  it('is exactly where it was told to be, also after a zoom', () => {
    const { map } = openMap({ zoom: 8 });
    const place = { lat: 51.3154123, lng: 9.4979456 };
    map.setCenter(place);
    map.setZoom(17);
    expect(centerOf(map)).toEqual(place);
    map.setOptions({ zoomControl: true });
    expect([centerOf(map), map.getZoom()]).toEqual([place, 17]);
  });

  it('moves near at hand and jumps far away', () => {
    const { map } = openMap();
    for (const [lat, lng] of [
      [51.32, 9.5],
      [48.137, 11.575],
    ] as const) {
      map.panTo({ lat, lng });
      expect(centerOf(map).lat).toBeCloseTo(lat, 3);
      expect(centerOf(map).lng).toBeCloseTo(lng, 3);
    }
  });

  it.each([
    ['a number', 50, { north: 51.33, south: 51.29 }],
    ['sides', { top: 20, right: 20, bottom: 300, left: 20 }, { north: 51.33, south: 51.29 }],
    ['more than the map has', 500, { north: 51.33, south: 51.29 }],
    ['a bounds of one place', 50, { north: 51.31, south: 51.31 }],
  ])('fits bounds between paddings: %s', (_name, padding, { north, south }) => {
    const { map } = openMap();
    map.fitBounds({ north, south, west: 9.48, east: north === south ? 9.48 : 9.5 }, padding);
    const seen = map.getBounds()?.toJSON();
    expect(seen?.north).toBeGreaterThanOrEqual(north);
    expect(seen?.south).toBeLessThanOrEqual(south);
    expect(map.getZoom()).toBeLessThanOrEqual(19);
  });

  it('fits them at a zoom between whole ones, with the paddings free', () => {
    const { map } = openMap();
    map.fitBounds({ north: 51.33, south: 51.29, west: 9.49, east: 9.491 }, { top: 0, right: 0, bottom: 300, left: 0 });
    const { north = 0, south = 0 } = map.getBounds()?.toJSON() ?? {};
    expect((map.getZoom() ?? 0) % 1).not.toBe(0);
    expect(north).toBeCloseTo(51.33, 2);
    expect(51.29 - south).toBeGreaterThan(0.039);
  });

  it('keeps its centre when its container gets another size', () => {
    const { map } = openMap();
    const before = widthOf(map);
    resizeMaps(400, 600);
    expect(centerOf(map).lng).toBeCloseTo(kassel.lng, 3);
    expect(widthOf(map)).toBeCloseTo(before / 2);
  });

  it('says in its corner where it knows no streets and ways are straight lines', () => {
    const { map, root } = openMap();
    const note = () => root.querySelector('.sample-map-note')?.textContent;
    expect(note()).toBe('Local sample map');
    map.setCenter({ lat: 48.137, lng: 11.575 });
    expect(note()).toContain('ways are straight lines');
    map.setCenter(kassel);
    expect(note()).toBe('Local sample map');
  });
});

describe('what the stand-in lacks', () => {
  it.each([
    ['a member', (map: google.maps.Map) => map.getStreetView(), 'google.maps.Map.getStreetView'],
    ['a value', (map: google.maps.Map) => map.controls, 'google.maps.Map.controls'],
    ['an option', () => openMap({ styles: [] }), 'the option styles of MapOptions'],
    ['a gesture', () => openMap({ gestureHandling: 'cooperative' }), 'gestureHandling cooperative'],
    ['an event', (map: google.maps.Map) => map.addListener('click', () => {}), 'the event click of google.maps.Map'],
    ['a value that is set', (map: google.maps.Map) => Object.assign(map, { mapTypes: 1 }), 'google.maps.Map.mapTypes'],
  ])('throws one sentence that names it: %s', (_name, ask, what) => {
    const { map } = openMap();
    expect(() => ask(map)).toThrow(`The local stand-in for Google does not cover ${what}.`);
  });
});

describe('the colour scheme', () => {
  const groundOf = (root: HTMLElement) => decodeURIComponent(root.querySelector('img')?.src ?? '');

  it.each([
    ['LIGHT', false, 'light'],
    ['LIGHT', true, 'light'],
    ['DARK', false, 'dark'],
    ['FOLLOW_SYSTEM', false, 'light'],
    ['FOLLOW_SYSTEM', true, 'dark'],
  ] as const)('%s on a device that prefers dark (%p) draws the %s map', (colorScheme, isDarkDevice, drawn) => {
    preferDark(isDarkDevice);
    const { root } = openMap({ colorScheme });
    expect(root.dataset.scheme).toBe(drawn);
    expect(groundOf(root)).toContain(paletteFor(drawn === 'dark').land);
  });

  it('follows a change of the device while the map is open, and no other', () => {
    const { map, root } = openMap({ colorScheme: 'FOLLOW_SYSTEM' });
    map.setOptions({ colorScheme: 'DARK' });
    expect(root.dataset.scheme).toBe('light');
    preferDark(true);
    expect(root.dataset.scheme).toBe('dark');
    expect(groundOf(root)).toContain(paletteFor(true).land);
  });
});

describe('hands and keys', () => {
  it('tells the start, the way and the end of a drag', () => {
    const { map, root } = openMap();
    const heard: string[] = [];
    const listeners = ['dragstart', 'drag', 'dragend'].map((name) => map.addListener(name, () => heard.push(name)));
    drag(root, -100);
    expect([...new Set(heard)]).toEqual(['dragstart', 'drag', 'dragend']);
    const { length } = heard;
    expect(centerOf(map).lng).toBeGreaterThan(kassel.lng);
    for (const listener of listeners) listener.remove();
    drag(root, -100);
    expect(heard).toHaveLength(length);
  });

  it.each([
    ['Home', 0, -1],
    ['End', 0, 1],
    ['PageUp', 1, 0],
    ['PageDown', -1, 0],
  ])('%s jumps by three quarters of the map', (key, north, east) => {
    const { map, root } = openMap();
    const before = widthOf(map);
    root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const { lat, lng } = centerOf(map);
    const sign = (degrees: number) => Math.sign(Math.round(degrees * 1e3)) + 0;
    expect([sign(lat - kassel.lat), sign(lng - kassel.lng)]).toEqual([north, east]);
    if (east !== 0) expect(Math.abs(lng - kassel.lng)).toBeCloseTo(0.75 * before, 3);
  });

  it('zooms by its buttons, to the ends of the scale', () => {
    const { map, root } = openMap({ zoom: 18.5 });
    const button = (name: string) => root.querySelector<HTMLButtonElement>(`button[title="${name}"]`);
    button('Zoom in')?.click();
    expect([map.getZoom(), button('Zoom in')?.disabled, button('Zoom out')?.disabled]).toEqual([19, true, false]);
    map.setZoom(4);
    expect(button('Zoom out')?.disabled).toBe(true);
  });

  it('shows no buttons on demand', () => {
    const { root } = openMap({ disableDefaultUI: true });
    expect(root.querySelector<HTMLElement>('.sample-map-zoom')?.style.display).toBe('none');
  });
});
