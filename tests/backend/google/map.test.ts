/** @jest-environment jsdom */
import './browser';
import { paletteFor } from '../../../mock-server/city/drawing/palette';
import { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { drag, kassel, openMap, preferDark, resizeMaps } from './browser';

beforeEach(() => {
  preferDark(false);
  resizeMaps(800, 600);
});

const nowhere = { north: 0, south: 0, west: 0, east: 0 };
const centerOf = (map: google.maps.Map) => map.getCenter()?.toJSON() ?? { lat: Number.NaN, lng: Number.NaN };
const boundsOf = (map: google.maps.Map) => map.getBounds()?.toJSON() ?? nowhere;
const widthOf = (map: google.maps.Map) => boundsOf(map).east - boundsOf(map).west;

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
    map.setOptions({ zoomControl: true });
    expect([centerOf(map), map.getZoom()]).toEqual([place, 17]);
  });

  it('moves near at hand, and says in its corner where it knows no streets and ways are straight lines', () => {
    const { map, root } = openMap();
    const note = () => root.querySelector('.sample-map-note')?.textContent;
    expect(note()).toBe('Local sample map');
    for (const [lat, lng, says] of [
      [51.32, 9.5, /^Local sample map$/],
      [48.137, 11.575, /ways are straight lines/],
      [51.32, 9.5, /^Local sample map$/],
    ] as const) {
      map.panTo({ lat, lng });
      expect(centerOf(map).lat).toBeCloseTo(lat, 3);
      expect(centerOf(map).lng).toBeCloseTo(lng, 3);
      expect(note()).toMatch(says);
    }
  });

  it.each([
    ['a number', 50, 51.29],
    ['sides', { top: 20, right: 20, bottom: 300, left: 20 }, 51.29],
    ['more than the map has', 500, 51.29],
    ['a bounds of one place', 50, 51.33],
  ])('fits bounds between paddings: %s', (_name, padding, south) => {
    const { map } = openMap();
    map.fitBounds({ north: 51.33, south, west: 9.48, east: south === 51.33 ? 9.48 : 9.5 }, padding);
    expect(boundsOf(map).north).toBeGreaterThanOrEqual(51.33);
    expect(boundsOf(map).south).toBeLessThanOrEqual(south);
    expect(map.getZoom()).toBeLessThanOrEqual(19);
  });

  it('fits them at a zoom between whole ones, with the paddings free', () => {
    const { map } = openMap();
    map.fitBounds({ north: 51.33, south: 51.29, west: 9.49, east: 9.491 }, { top: 0, right: 0, bottom: 300, left: 0 });
    expect((map.getZoom() ?? 0) % 1).not.toBe(0);
    expect(boundsOf(map).north).toBeCloseTo(51.33, 2);
    expect(51.29 - boundsOf(map).south).toBeGreaterThan(0.039);
  });

  it('keeps its centre when its container gets another size', () => {
    const { map } = openMap();
    const before = widthOf(map);
    resizeMaps(400, 600);
    expect(centerOf(map).lng).toBeCloseTo(kassel.lng, 3);
    expect(widthOf(map)).toBeCloseTo(before / 2);
  });

  it.each([
    ['LIGHT', 'light', 'light'],
    ['DARK', 'dark', 'dark'],
    ['FOLLOW_SYSTEM', 'light', 'dark'],
  ] as const)('of the scheme %s is %s, and %s once the device prefers dark', (colorScheme, before, after) => {
    const { map, root } = openMap({ colorScheme });
    const expectDrawn = (scheme: string) => {
      expect(root.dataset.scheme).toBe(scheme);
      expect(decodeURIComponent(root.querySelector('img')?.src ?? '')).toContain(paletteFor(scheme === 'dark').land);
    };
    expectDrawn(before);
    map.setOptions({ colorScheme: before === 'dark' ? 'LIGHT' : 'DARK' });
    expectDrawn(before);
    preferDark(true);
    expectDrawn(after);
  });

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
  ])('jumps by three quarters of its size with the key %s', (key, north, east) => {
    const { map, root } = openMap();
    const before = widthOf(map);
    root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const { lat, lng } = centerOf(map);
    expect(lng - kassel.lng).toBeCloseTo(east * 0.75 * before, 3);
    expect(Math.sign(Math.round((lat - kassel.lat) * 1e3)) + 0).toBe(north);
  });

  it('zooms by its buttons, to the ends of the scale, and shows none on demand', () => {
    const { map, root } = openMap({ zoom: 18.5 });
    const button = (name: string) => root.querySelector<HTMLButtonElement>(`button[title="${name}"]`);
    button('Zoom in')?.click();
    expect([map.getZoom(), button('Zoom in')?.disabled, button('Zoom out')?.disabled]).toEqual([19, true, false]);
    map.setZoom(4);
    expect(button('Zoom out')?.disabled).toBe(true);
    map.setOptions({ disableDefaultUI: true });
    expect(root.querySelector<HTMLElement>('.sample-map-zoom')?.style.display).toBe('none');
  });
});
