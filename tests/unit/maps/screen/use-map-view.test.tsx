/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useMapView } from '../../../../src/maps/screen/use-map-view';
import { fakeMap, fakeResizeObserver } from '../../../support/maps/fake-map';

const pickup = { lat: 51.31, lng: 9.48 };
const drop = { lat: 51.33, lng: 9.5 };
const whole = { south: 51.31, west: 9.48, north: 51.33, east: 9.5 };

type Trip = Parameters<typeof useMapView>[1];

const size = fakeResizeObserver();

/** A map that shows a trip, and has been moved by the customer if it does not follow. */
function open(initialProps: Trip, isFollowing = true) {
  const map = fakeMap();
  const { rerender } = renderHook((trip: Trip) => useMapView(map.handle, trip, isFollowing), { initialProps });
  const resize = (height: number) => {
    Object.defineProperty(map.handle.element, 'clientHeight', { configurable: true, value: height });
    size.notice();
  };
  return { map, change: rerender, resize };
}

describe('Without a car the map shows', () => {
  test('the pickup alone from near', () => {
    expect(open({ pickup, drop: undefined, route: [] }).map.views).toEqual([{ center: pickup, zoom: 15 }]);
  });

  test('the whole trip, and its route where that leads around', () => {
    const { map, change } = open({ pickup, drop, route: [] });
    change({ pickup, drop, route: [pickup, { lat: 51.32, lng: 9.52 }, drop] });
    expect(map.fitted).toEqual([whole, { ...whole, east: 9.52 }]);
  });

  test('nothing else when the same trip is rendered again', () => {
    const { map, change } = open({ pickup, drop, route: [] });
    change({ pickup: { ...pickup }, drop: { ...drop }, route: [] });
    expect(map.fitted).toHaveLength(1);
  });
});

test.each([
  [true, 2],
  [false, 1],
])(
  'A sheet that leaves the map another size shows the trip anew, unless the customer moved it (%s)',
  (follows, times) => {
    const { map, resize } = open({ pickup, drop, route: [] }, follows);
    resize(0);
    resize(300);
    expect(map.fitted).toHaveLength(times);
  },
);

test('With a car the view is left as it is, and without it the trip is shown again', () => {
  const { map, change } = open({ pickup, drop, route: [] });
  change(null);
  expect(map.fitted).toHaveLength(1);
  change({ pickup, drop, route: [] });
  expect(map.fitted).toHaveLength(2);
});
