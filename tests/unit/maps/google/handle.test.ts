/** @jest-environment jsdom */
import { createHandle } from '../../../../src/maps/google/map/handle';
import { FakeMap, fakeGoogle } from '../../../support/maps/fake-google';

let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;
let map: FakeMap;
const open = () => createHandle(map as never);
const here = { lat: 51.31, lng: 9.49 };

beforeEach(() => {
  google = fakeGoogle();
  uninstall = google.install();
  map = new FakeMap();
});
afterEach(() => uninstall());

test('only a drag by hand counts as the begin of a drag, and nobody is called back afterwards', () => {
  const listener = jest.fn();
  const stop = open().onDragStart(listener);
  map.tell('bounds_changed');
  expect(listener).not.toHaveBeenCalled();
  map.tell('dragstart');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  expect(map.listeners()).toBe(0);
});

test('the bounds are those of the map, and none before its first view', () => {
  const handle = open();
  expect(handle.bounds()).toBeNull();
  const bounds = { south: 51.3, west: 9.4, north: 51.4, east: 9.6 };
  handle.fitBounds(bounds, { top: 20, right: 20, bottom: 20, left: 20 });
  expect([map.fitted, handle.bounds()]).toEqual([[bounds], bounds]);
});

test.each([
  [undefined, 15],
  [12, 15],
  [18, 18],
])('at zoom %p a position is shown from near, and from where the customer has come nearer: %i', (before, after) => {
  map.zoom = before;
  open().setView(here, 15);
  expect([map.center, map.zoom]).toEqual([here, after]);
});

test('a dashed line has dashes and gaps of these lengths, a faded one its opacity, any other neither', () => {
  const line = { color: '#17140f', widthPx: 5, zIndex: 2 };
  const path = [here, { lat: 51.32, lng: 9.5 }];
  const removeDashed = open().addLine(path, { ...line, dash: { linePx: 9, gapPx: 7 }, opacity: 0.5 });
  open().addLine(path, { ...line, opacity: 0.35 });
  open().addLine(path, line);
  const stroke = { map, path, strokeColor: '#17140f', strokeWeight: 5, zIndex: 2 };
  const icon = { path: 'M 0,-4.5 0,4.5', strokeOpacity: 0.5, strokeWeight: 5, scale: 1 };
  expect(google.lines).toMatchObject([
    { ...stroke, strokeOpacity: 0, icons: [{ icon, repeat: '16px' }] },
    { ...stroke, strokeOpacity: 0.35 },
    { ...stroke, strokeOpacity: 1 },
  ]);
  expect(google.lines[1]).not.toHaveProperty('icons');
  removeDashed();
  expect(google.lines[0]?.map).toBeNull();
});

test('a marker goes where it is moved, and leaves the map', () => {
  const marker = open().addMarker(document.createElement('div'), { title: 'Taxi', zIndex: 10 });
  expect(google.markers).toMatchObject([{ map, title: 'Taxi', zIndex: 10, positions: [] }]);
  marker.moveTo(here);
  marker.remove();
  expect(google.markers).toMatchObject([{ map: null, positions: [here] }]);
});

test('a marker that may be dragged tells where it was dropped, until it may not', () => {
  const marker = open().addMarker(document.createElement('div'), { title: 'Pickup', zIndex: 5 });
  const onMove = jest.fn();
  const stop = marker.makeDraggable(onMove);
  const [drawn] = google.markers;
  expect(drawn?.gmpDraggable).toBe(true);
  drawn?.dropAt(here);
  expect(onMove.mock.calls).toEqual([[here]]);
  stop();
  drawn?.dropAt({ lat: 0, lng: 0 });
  expect([drawn?.gmpDraggable, onMove.mock.calls.length]).toEqual([false, 1]);
});
