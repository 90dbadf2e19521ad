/** @jest-environment jsdom */
import { CENTER, leafletMap, SIZE, setLessMotion, ZOOM } from '../../../../support/maps/leaflet-map';

const near = { lat: CENTER.lat, lng: CENTER.lng + 0.01 };

let leaflet: ReturnType<typeof leafletMap>;
beforeEach(() => {
  setLessMotion(false);
  leaflet = leafletMap();
});
afterEach(() => {
  leaflet.end();
  jest.useRealTimers();
});

/** Leaflet draws with the frames of the browser, and reads the clock in each. */
const stopClock = () =>
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'setTimeout', 'setInterval', 'performance'] });

const press = (key: string, more: KeyboardEventInit = {}) =>
  leaflet.element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('the map glides to a place nearby', async () => {
  stopClock();
  const arrived = new Promise((resolve) => leaflet.map.once('moveend', resolve));
  leaflet.map.panTo(near);
  expect(leaflet.map.getCenter().lng).toBeCloseTo(CENTER.lng, 3);
  jest.setSystemTime(Date.now() + 1_000);
  await arrived;
  expect(leaflet.map.getCenter().lng).toBeCloseTo(near.lng, 3);
});

test('for people who want less motion it is there at once', () => {
  setLessMotion(true);
  leaflet.map.panTo(near);
  expect(leaflet.map.getCenter().lng).toBeCloseTo(near.lng, 3);
});

test.each([
  ['Home', -0.75, 0],
  ['End', 0.75, 0],
  ['PageUp', 0, -0.75],
  ['PageDown', 0, 0.75],
])('%s moves the map by three quarters of its size', (key, x, y) => {
  setLessMotion(true);
  const before = leaflet.map.project(leaflet.map.getCenter());
  expect(press(key)).toBe(false);
  const { x: right, y: down } = leaflet.map.project(leaflet.map.getCenter()).subtract(before);
  expect(right).toBeCloseTo(x * SIZE.width, 0);
  expect(down).toBeCloseTo(y * SIZE.height, 0);
});

test('a key with Ctrl is the browser’s', () => {
  expect(press('Home', { ctrlKey: true })).toBe(true);
  expect(leaflet.map.getCenter()).toMatchObject({ lng: expect.closeTo(CENTER.lng, 3) });
});

test('a map that has gone while a zoom was animated does not end the zoom', () => {
  const { map } = leafletMap();
  Object.assign(map, { _animatingZoom: true, _animateToCenter: map.getCenter(), _animateToZoom: ZOOM + 1 });
  map.remove();
  const { _onZoomTransitionEnd: end } = map as unknown as { _onZoomTransitionEnd: () => void };
  expect(() => end.call(map)).not.toThrow();
});

test('a map that has gone since a fast drag ended does not glide on', async () => {
  stopClock();
  const { map } = leafletMap();
  const from = map.project(map.getCenter());
  const to = from.add([100, 0]);
  const { dragging } = map as unknown as { dragging: { _onDragEnd(event: object): void } };
  const last = Date.now();
  Object.assign(dragging, { _positions: [from, to], _times: [last - 10, last], _lastPos: to, _lastTime: last });
  const panBy = jest.spyOn(map, 'panBy');
  dragging._onDragEnd({});
  map.remove();
  while (panBy.mock.results.length === 0) await new Promise(requestAnimationFrame);
  expect(panBy.mock.results[0]?.type).toBe('return');
});

test('a view that is asked for while a zoom is animated is shown at its end', () => {
  Object.assign(leaflet.map, { _animatingZoom: true });
  leaflet.map.setView({ lat: 0, lng: 0 }, 3);
  leaflet.map.setView(near, ZOOM + 2);
  expect(leaflet.map.getZoom()).toBe(ZOOM);
  Object.assign(leaflet.map, { _animatingZoom: false });
  leaflet.map.fire('zoomend');
  expect([leaflet.map.getZoom(), leaflet.map.getCenter().lng]).toEqual([ZOOM + 2, expect.closeTo(near.lng, 4)]);
});
