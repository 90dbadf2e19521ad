/** @jest-environment jsdom */
import './browser';
import { paletteFor } from '../../../mock-server/city/drawing/palette';
import { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { kassel, openMap, preferDark, resizeMaps } from './browser';

beforeEach(() => {
  preferDark(false);
  resizeMaps(800, 600);
});

const centerOf = (map: google.maps.Map) => map.getCenter()?.toJSON() ?? { lat: Number.NaN, lng: Number.NaN };
const boundsOf = (map: google.maps.Map) => ({ north: 0, south: 0, west: 0, east: 0, ...map.getBounds()?.toJSON() });
const widthOf = (map: google.maps.Map) => boundsOf(map).east - boundsOf(map).west;

describe('a map', () => {
  it.each([[null], [undefined], ['map'], [{}]])('refuses %p in place of an element', (container) => {
    expect(() => new SampleMap(container as never, { center: kassel, zoom: 12 })).toThrow(
      `Map: Expected mapDiv of type HTMLElement but was passed ${String(container)}.`,
    );
  });

  it('shows nothing before it has a centre and a zoom; then it is exactly where it was told to be', () => {
    const { map } = openMap({ center: null, zoom: null });
    map.setCenter(kassel);
    expect([map.getCenter(), map.getZoom(), map.getBounds()]).toEqual([undefined, undefined, undefined]);
    map.setZoom(8);
    map.setZoom(17);
    map.setOptions({ zoomControl: true });
    expect([centerOf(map), map.getZoom()]).toEqual([kassel, 17]);
  });

  it('moves near at hand, and says in its corner where it knows no streets and ways are straight lines', () => {
    const { map, root } = openMap();
    for (const [lat, lng, says] of [
      [51.32, 9.5, /^Local sample map$/],
      [48.137, 11.575, /ways are straight lines/],
      [51.32, 9.5, /^Local sample map$/],
    ] as const) {
      map.panTo({ lat, lng });
      expect(centerOf(map).lat).toBeCloseTo(lat, 3);
      expect(centerOf(map).lng).toBeCloseTo(lng, 3);
      expect(root.querySelector('.sample-map-note')?.textContent).toMatch(says);
    }
  });

  it.each([
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

  it('fits them at a zoom between whole ones, with the paddings free, and keeps its centre in another size', () => {
    const { map } = openMap();
    map.fitBounds({ north: 51.33, south: 51.29, west: 9.49, east: 9.491 }, { top: 0, right: 0, bottom: 300, left: 0 });
    expect((map.getZoom() ?? 0) % 1).not.toBe(0);
    expect(boundsOf(map).north).toBeCloseTo(51.33, 2);
    expect(51.29 - boundsOf(map).south).toBeGreaterThan(0.039);
    const before = widthOf(map);
    resizeMaps(400, 600);
    expect(centerOf(map).lng).toBeCloseTo(9.4905, 3);
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

  it('jumps by three quarters of its size with the keys Home, End, PageUp and PageDown', () => {
    const { map, root } = openMap();
    const { north, south, east, west } = boundsOf(map);
    const [width, height] = [east - west, north - south];
    const steps = { Home: [0, -width], End: [0, width], PageUp: [height, 0], PageDown: [-height, 0] };
    for (const [key, [up = 0, right = 0]] of Object.entries(steps)) {
      map.setCenter(kassel);
      root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      expect(centerOf(map).lat - kassel.lat).toBeCloseTo(0.75 * up, 3);
      expect(centerOf(map).lng - kassel.lng).toBeCloseTo(0.75 * right, 3);
    }
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
