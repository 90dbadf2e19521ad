/** @jest-environment jsdom */

import { paletteFor } from '../../../mock-server/city/map/palette';
import { LatLngBounds } from '../../../mock-server/google/maps/base/lat-lng-bounds';
import { seenBounds } from '../../../mock-server/google/maps/drawing/map-view';
import { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import {
  kassel,
  openMap,
  prepareMapPage,
  resetMapPage,
  resizeMaps,
  rootOf,
  setMedia,
  takeFills,
} from './google-map-page';

const DARK_DEVICE = '(prefers-color-scheme: dark)';

beforeAll(prepareMapPage);
beforeEach(resetMapPage);

describe('a map', () => {
  it.each([[null], [undefined], ['map'], [{}]])('refuses %p in place of an element', (container) => {
    expect(() => new SampleMap(container as never, { center: kassel, zoom: 12 })).toThrow(
      `Map: Expected mapDiv of type HTMLElement but was passed ${String(container)}.`,
    );
  });

  it('has no view and no bounds before it has a centre and a zoom', () => {
    const map = new SampleMap(document.createElement('div'));
    expect([map.getCenter(), map.getZoom(), map.getBounds()]).toEqual([undefined, undefined, undefined]);
  });

  it('takes a new centre and zoom by setOptions and leaves the rest as it is', () => {
    const map = openMap({ maxZoom: 16 });
    map.setOptions({ zoom: 18 });
    expect(map.getZoom()).toBe(16);
    map.setOptions({ center: { lat: 51.3, lng: 9.4 } });
    expect(map.getCenter()?.toJSON()).toEqual({ lat: 51.3, lng: 9.4 });
    expect(map.getZoom()).toBe(16);
  });

  it('says what changed, and that it rests', () => {
    jest.useFakeTimers();
    const map = openMap();
    const heard: string[] = [];
    for (const name of ['center_changed', 'zoom_changed', 'bounds_changed', 'idle']) {
      map.addListener(name, () => heard.push(name));
    }
    map.moveCamera({ center: { lat: 51.3, lng: 9.4 }, zoom: 14 });
    jest.runAllTimers();
    expect(heard).toEqual(['center_changed', 'zoom_changed', 'bounds_changed', 'idle']);
    jest.useRealTimers();
  });

  it('says in its corner where it knows no streets and ways are straight lines', () => {
    const map = openMap();
    const note = () => document.querySelector('.sample-map-note')?.textContent;
    expect(note()).toBe('Local sample map');
    map.setCenter({ lat: 48.137, lng: 11.575 });
    resizeMaps(400, 600);
    expect(note()).toContain('ways are straight lines');
    map.setCenter(kassel);
    resizeMaps(800, 600);
    expect(note()).toBe('Local sample map');
  });

  it('keeps its centre when its container gets another size', () => {
    const map = openMap();
    const before = map.getBounds()?.toSpan().lng() ?? 0;
    resizeMaps(400, 600);
    expect(map.getCenter()?.equals(kassel)).toBe(true);
    expect(map.getBounds()?.toSpan().lng()).toBeCloseTo(before / 2);
  });

  it('becomes crisp again when the pixels of the screen change', () => {
    const map = openMap();
    const { canvas } = map.panes;
    expect(canvas.width).toBe(800);
    Object.defineProperty(window, 'devicePixelRatio', { value: 2, configurable: true });
    setMedia('(resolution: 1dppx)', false);
    expect([canvas.width, canvas.height]).toEqual([1600, 1200]);
    Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true });
    setMedia('(resolution: 2dppx)', false);
    expect(canvas.width).toBe(800);
  });
});

describe('the colour scheme', () => {
  it.each([
    ['LIGHT', false, 'light'],
    ['LIGHT', true, 'light'],
    ['DARK', false, 'dark'],
    ['FOLLOW_SYSTEM', false, 'light'],
    ['FOLLOW_SYSTEM', true, 'dark'],
  ])('%s on a device that prefers dark (%p) draws the %s map', (colorScheme, isDarkDevice, drawn) => {
    setMedia(DARK_DEVICE, isDarkDevice);
    const map = openMap({ colorScheme });
    expect(rootOf(map).dataset.scheme).toBe(drawn);
    expect(takeFills()[0]).toBe(paletteFor(drawn === 'dark').land);
  });

  it('follows a change of the device while the map is open', () => {
    const map = openMap({ colorScheme: 'FOLLOW_SYSTEM' });
    takeFills();
    setMedia(DARK_DEVICE, true);
    expect(rootOf(map).dataset.scheme).toBe('dark');
    expect(takeFills()[0]).toBe(paletteFor(true).land);
  });

  it('and the map id stay what they were when the map was made', () => {
    const map = openMap({ mapId: null });
    map.setOptions({ colorScheme: 'DARK', mapId: 'later' });
    expect(rootOf(map).dataset.scheme).toBe('light');
    expect(map.getMapCapabilities().isAdvancedMarkersAvailable).toBe(false);
  });
});

describe('the keyboard on the focused map', () => {
  const press = (map: SampleMap, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    rootOf(map).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const centerAfter = (key: string) => {
    const map = openMap();
    expect(press(map, key)).toBe(true);
    const { lat = 0, lng = 0 } = map.getCenter()?.toJSON() ?? {};
    return [Math.sign(Math.round((lat - kassel.lat) * 1e6)), Math.sign(Math.round((lng - kassel.lng) * 1e6))];
  };

  it.each([
    ['ArrowUp', [1, 0]],
    ['ArrowDown', [-1, 0]],
    ['ArrowLeft', [0, -1]],
    ['ArrowRight', [0, 1]],
    ['PageUp', [1, 0]],
    ['PageDown', [-1, 0]],
    ['Home', [0, -1]],
    ['End', [0, 1]],
  ])('%s goes [north, east] by the sign of %p', (key, way) => {
    expect(centerAfter(key)).toEqual(way);
  });

  it('jumps by three quarters of the map with End', () => {
    const map = openMap();
    const span = map.getBounds()?.toSpan().lng() ?? 0;
    press(map, 'End');
    expect((map.getCenter()?.lng() ?? 0) - kassel.lng).toBeCloseTo(span * 0.75);
  });

  it.each([
    ['+', 13],
    ['=', 13],
    ['-', 11],
    ['_', 11],
  ])('%s zooms to %p', (key, zoom) => {
    const map = openMap();
    press(map, key);
    expect(map.getZoom()).toBe(zoom);
  });

  it('leaves the keys with Ctrl or Cmd to the browser', () => {
    const map = openMap();
    expect(press(map, '+', { ctrlKey: true })).toBe(false);
    expect(press(map, '-', { metaKey: true })).toBe(false);
    expect(map.getZoom()).toBe(12);
  });

  it('is off, and the map is no stop of the tab key, when the options say so', () => {
    const map = openMap({ keyboardShortcuts: false });
    expect(press(map, '+')).toBe(false);
    expect(rootOf(map).hasAttribute('tabindex')).toBe(false);
  });
});

describe('fitBounds, panTo and panToBounds', () => {
  const bounds = { south: 51.3, west: 9.46, north: 51.32, east: 9.5 };
  const shows = (map: SampleMap, padding: { top: number; left: number }) => {
    const seen = map.getBounds()?.toJSON() ?? bounds;
    const perPixel = (seen.east - seen.west) / 800;
    return seen.west + padding.left * perPixel <= bounds.west + 1e-9 && seen.north >= bounds.north - 1e-9;
  };

  it.each([
    ['no padding', undefined, { top: 45, left: 45 }],
    ['a number', 120, { top: 120, left: 120 }],
    ['an object', { left: 300, top: 10 }, { top: 10, left: 300 }],
    ['zero', 0, { top: 0, left: 0 }],
  ])('shows the bounds with %s', (_name, padding, left) => {
    const map = openMap();
    map.fitBounds(bounds, padding);
    expect(shows(map, left)).toBe(true);
    expect(map.getZoom()).toBeGreaterThan(12);
  });

  it('takes a LatLngBounds of one point and goes as near as allowed', () => {
    const map = openMap({ maxZoom: 17 });
    map.fitBounds(new LatLngBounds(kassel));
    expect(map.getZoom()).toBe(17);
    expect(map.getCenter()?.equals(kassel)).toBe(true);
  });

  it('does nothing for empty bounds', () => {
    const map = openMap();
    map.fitBounds(new LatLngBounds());
    expect(map.getZoom()).toBe(12);
  });

  it('waits for a size while the map is hidden', () => {
    resizeMaps(0, 0);
    const map = openMap();
    map.fitBounds(bounds);
    expect(map.getZoom()).toBe(12);
    resizeMaps(800, 600);
    expect(shows(map, { top: 45, left: 45 })).toBe(true);
  });

  it('panTo puts the point in the middle, near or far', () => {
    const map = openMap();
    for (const target of [
      { lat: 51.32, lng: 9.5 },
      { lat: 48.1, lng: 11.6 },
    ]) {
      map.panTo(target);
      expect(map.getCenter()?.lat()).toBeCloseTo(target.lat);
      expect(map.getCenter()?.lng()).toBeCloseTo(target.lng);
    }
  });

  it('panToBounds moves no farther than needed', () => {
    const map = openMap({ zoom: 14 });
    const before = map.getCenter();
    const { north, east } = map.getBounds()?.toJSON() ?? { north: 0, east: 0 };
    map.panToBounds({ south: kassel.lat, west: kassel.lng, north: kassel.lat + 0.001, east: kassel.lng + 0.001 });
    expect(map.getCenter()?.equals(before)).toBe(true);
    map.panToBounds({ south: north - 0.001, west: east - 0.001, north: north + 0.005, east: east + 0.01 });
    const seen = map.getBounds()?.toJSON() ?? seenBounds({ center: { x: 0, y: 0 }, zoom: 0, width: 0, height: 0 });
    expect(seen.north).toBeCloseTo(north + 0.005, 6);
    expect(seen.east).toBeCloseTo(east + 0.01, 6);
  });
});
