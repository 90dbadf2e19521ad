/** @jest-environment jsdom */
import type { Coordinates } from '../../../../../src/lib/coordinates';
import { createHandle } from '../../../../../src/maps/open/map/handle';
import type { Marker } from '../../../../../src/maps/port/map';
import { CENTER, leafletMap, setLessMotion, ZOOM } from '../../../../support/maps/leaflet-map';

const TILE_PX = 256;
const far = { lat: CENTER.lat, lng: CENTER.lng + 0.05 };

let leaflet: ReturnType<typeof leafletMap>;
let marker: Marker;
let stop: () => void;
const onMove = jest.fn<void, [Coordinates]>();

beforeEach(() => {
  setLessMotion(false);
  // Leaflet scrolls back to where a press has found the page.
  Object.assign(window, { scrollTo: () => {} });
  onMove.mockReset();
  leaflet = leafletMap();
  marker = createHandle(leaflet.map, { pinHint: 'pin-hint', infoWindow: 'window-name' }).addMarker(
    document.createElement('span'),
    { title: 'Pickup', zIndex: 5 },
  );
  marker.moveTo(CENTER);
  stop = marker.makeDraggable(onMove);
});
afterEach(() => leaflet.end());

const pin = () => leaflet.element.querySelector('.open-map-marker') as HTMLElement;

const byMouse = (type: 'down' | 'move' | 'up', clientX: number) => {
  const target = type === 'down' ? pin() : document.body;
  const event = new MouseEvent(`mouse${type}`, { bubbles: true, cancelable: true, clientX });
  // jsdom leaves it out.
  Object.defineProperty(event, 'which', { value: 1 });
  target.dispatchEvent(event);
};
const byTouch = (type: 'down' | 'move' | 'up', clientX: number) => {
  const name = { down: 'touchstart', move: 'touchmove', up: 'touchend' }[type];
  const event = new Event(name, { bubbles: true, cancelable: true });
  Object.assign(event, { touches: type === 'up' ? [] : [{ clientX, clientY: 0 }] });
  // A finger's events go to the element where it began.
  pin().dispatchEvent(event);
};
const dragBy = (pixels: number, point: typeof byMouse) => {
  point('down', 400);
  point('move', 400 + pixels / 2);
  point('move', 400 + pixels);
  point('up', 400 + pixels);
};
/** How far east of the map's first middle the last drag has ended, in pixels. */
const movedPx = () => {
  const to = onMove.mock.calls.at(-1)?.[0];
  return to && Math.round(((to.lng - CENTER.lng) / 360) * TILE_PX * 2 ** ZOOM);
};

test.each([
  ['by mouse', byMouse],
  ['by touch', byTouch],
])('a marker is dragged %s, and dragged again', (_name, point) => {
  dragBy(60, point);
  expect(movedPx()).toBe(60);
  dragBy(-20, point);
  expect(movedPx()).toBe(40);
  expect(onMove).toHaveBeenCalledTimes(2);
});

test.each([
  ['by mouse', byMouse],
  ['by touch', byTouch],
])(
  'a marker that is dragged %s while the map glides holds the map: it stays under the pointer',
  async (_name, point) => {
    const ended = jest.fn();
    leaflet.map.once('moveend', ended);
    leaflet.map.panTo(far);
    point('down', 400);
    expect(ended).toHaveBeenCalledTimes(1);
    const center = leaflet.map.getCenter();
    point('move', 430);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(leaflet.map.getCenter()).toEqual(center);
    point('up', 430);
    expect(movedPx()).toBe(30);
  },
);

test('while a zoom is animated no drag begins, as on the map itself', () => {
  Object.assign(leaflet.map, { _animatingZoom: true });
  dragBy(60, byMouse);
  dragBy(60, byTouch);
  expect(onMove).not.toHaveBeenCalled();
  Object.assign(leaflet.map, { _animatingZoom: false });
  dragBy(60, byMouse);
  expect(movedPx()).toBe(60);
});

test('after a move by keys, and after a time without, a marker is dragged as before', () => {
  pin().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(movedPx()).toBe(10);
  dragBy(20, byMouse);
  expect(movedPx()).toBe(30);
  stop();
  dragBy(20, byMouse);
  expect(onMove).toHaveBeenCalledTimes(2);
  stop = marker.makeDraggable(onMove);
  dragBy(20, byMouse);
  expect(movedPx()).toBe(50);
});
