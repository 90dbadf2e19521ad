/** @jest-environment jsdom */
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import { worldX, worldY } from '../../../../../src/maps/fleet/fleet';
import { createHandle } from '../../../../../src/maps/open/map/handle';
import type { MapBounds, MapHandle, MapPadding, Projection } from '../../../../../src/maps/port/map';
import { CENTER, leafletMap, SIZE, setLessMotion, ZOOM } from '../../../../support/maps/leaflet-map';

const TILE_PX = 256;
const east = { lat: CENTER.lat, lng: CENTER.lng + 0.01 };

let leaflet: ReturnType<typeof leafletMap>;
let handle: MapHandle;
let empty: string;
/** What is drawn on the map, without the frame that Leaflet makes for the first line. */
const drawn = () =>
  [...leaflet.element.querySelectorAll('.open-map-marker, .open-map-window, path, canvas')]
    .map(({ outerHTML }) => outerHTML)
    .join('');

beforeEach(() => {
  setLessMotion(true);
  leaflet = leafletMap();
  handle = createHandle(leaflet.map, { pinHint: 'pin-hint', infoWindow: 'window-name' });
  empty = drawn();
});
afterEach(() => leaflet.end());

const block = () => document.createElement('span');
/** Where the middle of the lower edge of an element is, in pixels from the map's corner. */
const pixelOf = (element: Element) =>
  leaflet.map.layerPointToContainerPoint(DomUtil.getPosition(element as HTMLElement));
const marker = (title = 'Pickup') => leaflet.element.querySelector(`[aria-label="${title}"]`) as HTMLElement;
/** The map's own corner lies on a whole pixel. */
function expectAt(x: number, y: number) {
  const pixel = pixelOf(marker());
  expect([Math.abs(pixel.x - x) <= 1, Math.abs(pixel.y - y) <= 1]).toEqual([true, true]);
}

describe('a layer', () => {
  const projections: Projection[] = [];
  const add = () =>
    handle.addLayer({ element: document.createElement('canvas'), draw: (to) => void projections.push(to) });
  const latest = () => projections.at(-1) as Projection;
  beforeEach(() => projections.splice(0));

  test('learns how its pixels lie on the world', () => {
    add();
    const { corner, worldPx } = latest();
    expect(worldPx).toBe(TILE_PX * 2 ** ZOOM);
    expect((worldX(CENTER.lng) - worldX(corner.lng)) * worldPx).toBeCloseTo(SIZE.width / 2, 0);
    expect((worldY(CENTER.lat) - worldY(corner.lat)) * worldPx).toBeCloseTo(SIZE.height / 2, 0);
  });

  test('is drawn with each change of the view, and moves with the map', () => {
    add();
    const before = latest();
    leaflet.map.panBy([100, 40]);
    const after = latest();
    expect([after.left - before.left, after.top - before.top]).toEqual([100, 40]);
    expect((worldX(after.corner.lng) - worldX(before.corner.lng)) * after.worldPx).toBeCloseTo(100, 5);
    leaflet.map.setZoom(ZOOM + 1);
    expect(latest().worldPx).toBe(2 * before.worldPx);
  });

  test('is drawn no more once it is taken off', () => {
    const remove = add();
    expect(drawn()).not.toBe(empty);
    remove();
    const { length } = projections;
    leaflet.map.panBy([100, 0]);
    expect([projections.length, drawn()]).toEqual([length, empty]);
  });
});

describe('a marker', () => {
  const add = () => handle.addMarker(block(), { title: 'Pickup', zIndex: 5 });

  test('is shown from its first position on, with its name, and takes no focus', () => {
    const added = add();
    expect(marker()).toBeNull();
    added.moveTo(CENTER);
    expectAt(SIZE.width / 2, SIZE.height / 2);
    expect(marker().getAttribute('role')).toBe('img');
    expect(marker().hasAttribute('tabindex')).toBe(false);
    expect(marker().style.zIndex).toBe('5');
    added.remove();
    expect(drawn()).toBe(empty);
  });

  test('glides: it is put between two pixels', () => {
    const added = add();
    added.moveTo(CENTER);
    const degreesOfPixel = 360 / (TILE_PX * 2 ** ZOOM);
    const before = pixelOf(marker()).x;
    added.moveTo({ ...CENTER, lng: CENTER.lng + degreesOfPixel / 4 });
    expect(pixelOf(marker()).x - before).toBeCloseTo(0.25, 5);
  });

  test('follows the zoom of the map', () => {
    add().moveTo(east);
    const { x } = pixelOf(marker());
    leaflet.map.setZoom(ZOOM + 1);
    expectAt(SIZE.width / 2 + 2 * (x - SIZE.width / 2), SIZE.height / 2);
  });

  test('that may be dragged takes the focus, is moved by arrow keys and tells where it is, until it may not', () => {
    const added = add();
    added.moveTo(CENTER);
    const onMove = jest.fn();
    const stop = added.makeDraggable(onMove);
    expect([marker().tabIndex, marker().getAttribute('role')]).toEqual([0, 'button']);
    expect(marker().getAttribute('aria-describedby')).toBe('pin-hint');
    const press = (key: string, shiftKey = false) => {
      const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
      marker().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('ArrowRight'), press('ArrowUp', true), press('Tab')]).toEqual([true, true, false]);
    expectAt(SIZE.width / 2 + 10, SIZE.height / 2 - 50);
    expect(onMove).toHaveBeenCalledTimes(2);
    const [to] = onMove.mock.calls.at(-1);
    expect([to.lng > CENTER.lng, to.lat > CENTER.lat]).toEqual([true, true]);
    stop();
    press('ArrowRight');
    expect(onMove).toHaveBeenCalledTimes(2);
    expect([marker().hasAttribute('tabindex'), marker().getAttribute('role')]).toEqual([false, 'img']);
  });

  test('that keys move to the edge takes the map along', () => {
    const added = add();
    added.moveTo(CENTER);
    added.makeDraggable(() => {});
    for (let presses = 0; presses < 12; presses += 1) {
      marker().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }));
    }
    expect(pixelOf(marker()).x).toBeLessThan(SIZE.width);
  });
});

test('lines lie over each other in their order, whichever was added first', () => {
  const path = [CENTER, east];
  const removeCore = handle.addLine(path, { color: '#ffc400', widthPx: 5, zIndex: 2 });
  const removeCasing = handle.addLine(path, { color: '#17140f', widthPx: 10, zIndex: 1 });
  const strokes = () => [...leaflet.element.querySelectorAll('path')].map((line) => line.getAttribute('stroke'));
  expect(strokes()).toEqual(['#17140f', '#ffc400']);
  removeCasing();
  removeCore();
  expect(drawn()).toBe(empty);
});

test('a dashed line has dashes and gaps of these lengths, a faded one its opacity, any other neither', () => {
  const line = { color: '#17140f', widthPx: 5, zIndex: 2 };
  handle.addLine([CENTER, east], { ...line, dash: { linePx: 9, gapPx: 7 }, opacity: 0.5 });
  handle.addLine([CENTER, east], { ...line, zIndex: 3 });
  const drawnLines = [...leaflet.element.querySelectorAll('path')];
  const looks = drawnLines.map((drawn) =>
    ['stroke-dasharray', 'stroke-linecap', 'stroke-opacity'].map((name) => drawn.getAttribute(name)),
  );
  expect(looks).toEqual([
    ['9 7', 'butt', '0.5'],
    [null, 'round', '1'],
  ]);
});

test('an info window has a name, its content and room above its position', () => {
  const content = block();
  content.textContent = '4 min';
  const remove = handle.addInfoWindow(CENTER, content, 18);
  const info = leaflet.element.querySelector('[role="dialog"]') as HTMLElement;
  expect([info.textContent, info.getAttribute('aria-labelledby')]).toEqual(['4 min', 'window-name']);
  expect(info.style.getPropertyValue('--above')).toBe('18px');
  remove();
  expect(drawn()).toBe(empty);
});

const around = (px: number) => ({ top: px, right: px, bottom: px, left: px });

const COVERED = SIZE.height * 0.45;
const latitudeAt = (y: number) => leaflet.map.containerPointToLatLng([0, y]).lat;
const longitudeAt = (x: number) => leaflet.map.containerPointToLatLng([x, 0]).lng;

test.each<[string, () => MapBounds, MapPadding, number]>([
  ['whole, with the room around them', () => ({ south: 51.3, west: 9.4, north: 51.32, east: 9.5 }), around(88), 1],
  [
    'above the cards that cover the lower edge',
    () => ({ south: 51.3, west: 9.4, north: 51.32, east: 9.5 }),
    { ...around(20), bottom: 150 },
    1,
  ],
  [
    'above cards that cover 45 % of a low map, as on a phone',
    () => ({ north: latitudeAt(11), south: latitudeAt(SIZE.height - COVERED - 1), west: 9.4899, east: 9.4901 }),
    { ...around(10), bottom: COVERED },
    0,
  ],
  [
    'beside the buttons that cover the left edge',
    () => ({ south: 51.3099, west: longitudeAt(119), north: 51.3101, east: longitudeAt(SIZE.width - 11) }),
    { ...around(10), left: 118 },
    1,
  ],
])('the bounds are shown %s', (_where, wantedBounds, padding, tolerancePx) => {
  const wanted = wantedBounds();
  handle.fitBounds(wanted, padding);
  const corner = leaflet.map.latLngToContainerPoint([wanted.north, wanted.west]);
  const opposite = leaflet.map.latLngToContainerPoint([wanted.south, wanted.east]);
  expect(corner.x).toBeGreaterThanOrEqual(padding.left - tolerancePx);
  expect(corner.y).toBeGreaterThanOrEqual(padding.top - tolerancePx);
  expect(opposite.x).toBeLessThanOrEqual(SIZE.width - padding.right + tolerancePx);
  expect(opposite.y).toBeLessThanOrEqual(SIZE.height - padding.bottom + tolerancePx);
  const seen = handle.bounds();
  expect(seen && seen.south < wanted.south && seen.north > wanted.north).toBe(true);
});

test.each([
  [ZOOM, 15],
  [18, 18],
])('at zoom %i a position is shown from near, and from where the customer has come nearer: %i', (before, after) => {
  leaflet.map.setZoom(before);
  handle.setView(east, 15);
  expect([leaflet.map.getCenter(), leaflet.map.getZoom()]).toEqual([expect.objectContaining(east), after]);
});

test('only a drag by hand counts as the begin of a drag, and nobody is called back afterwards', () => {
  const listener = jest.fn();
  const stop = handle.onDragStart(listener);
  handle.panTo(east);
  expect(listener).not.toHaveBeenCalled();
  leaflet.map.fire('dragstart');
  stop();
  leaflet.map.fire('dragstart');
  expect(listener).toHaveBeenCalledTimes(1);
});
