/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Coordinates } from '../../../../src/lib/coordinates';
import type { MapCar } from '../../../../src/maps/motion/motion';
import { useCarView } from '../../../../src/maps/screen/use-car-view';
import { useMapFollow } from '../../../../src/maps/screen/use-map-follow';
import { fakeMap, fakeResizeObserver } from '../../../support/maps/fake-map';

const goal = { lat: 51.33, lng: 9.5 };
const carAt = (position: Coordinates): MapCar => ({
  id: 'B1',
  driver: 'Jörg',
  position,
  heading: null,
  seenAtMs: 0,
  gapMs: 0,
  goal,
  path: [],
});
const first = { lat: 51.31, lng: 9.48 };
const whole = { south: 51.31, west: 9.48, north: 51.33, east: 9.5 };

const size = fakeResizeObserver();

/** A map with a car whose view is kept by the hooks. A report is a new car, with the way to its goal. */
function open() {
  const map = fakeMap();
  const hook = renderHook(
    ({ car }) => {
      const follow = useMapFollow(map.handle);
      return { ...follow, onWay: useCarView(map.handle, car, follow.isFollowing) };
    },
    { initialProps: { car: carAt(first) } },
  );
  const tellWay = (...way: Coordinates[]) => act(() => hook.result.current.onWay(way));
  tellWay(first, goal);
  return {
    map,
    ...hook,
    tellWay,
    report: (position: Coordinates, drawn = position) => {
      hook.rerender({ car: carAt(position) });
      tellWay(drawn, goal);
    },
    isFollowing: () => hook.result.current.isFollowing,
    followAgain: () => act(() => hook.result.current.setIsFollowing(true)),
  };
}

describe('The map follows car and goal', () => {
  it('shows both when the car is first seen', () => {
    expect(open().map.fitted).toEqual([whole]);
  });

  it('stays still while both are well in sight, and looks elsewhere when the car leaves it', () => {
    const { map, report } = open();
    map.see({ south: 51.3, west: 9.47, north: 51.34, east: 9.51 });
    report({ lat: 51.315, lng: 9.485 });
    expect(map.fitted).toHaveLength(1);
    report({ lat: 51.29, lng: 9.485 });
    expect(map.fitted).toEqual([whole, { south: 51.29, west: 9.485, north: 51.33, east: 9.5 }]);
  });
});

describe('The taxi stays in view', () => {
  it('above the info window of its goal: the map keeps the room of one only where the goal is the northern end', () => {
    const map = fakeMap();
    Object.defineProperty(map.area, 'clientHeight', { value: 600 });
    const topOf = (position: Coordinates) => {
      const { result, unmount } = renderHook(() => useCarView(map.handle, carAt(position), true));
      act(() => result.current([position, goal]));
      unmount();
      return map.paddings.at(-1)?.top;
    };
    expect(topOf({ lat: goal.lat - 0.02, lng: goal.lng })).toBe(96);
    expect(topOf({ lat: goal.lat + 0.02, lng: goal.lng })).toBe(44);
  });

  it('while it is drawn on its way between two reports', () => {
    const { map, report } = open();
    map.see({ south: 51.3, west: 9.4, north: 51.5, east: 9.6 });
    report({ lat: 51.311, lng: 9.481 }, first);
    expect(map.fitted.at(-1)).toEqual(whole);
  });

  it('with its whole way, which becomes known between two reports and leads around', () => {
    const { map, tellWay } = open();
    tellWay(first, { lat: 51.32, lng: 9.55 }, goal);
    expect(map.fitted).toEqual([whole, { ...whole, east: 9.55 }]);
  });

  it('when the map gets another size', () => {
    const { map } = open();
    Object.defineProperty(map.area, 'clientWidth', { value: 300 });
    act(() => size.notice());
    expect(map.fitted).toEqual([whole, whole]);
    act(() => size.notice());
    expect(map.fitted).toHaveLength(2);
  });

  it('not once the customer has moved the map', () => {
    const { map } = open();
    act(() => map.drag());
    Object.defineProperty(map.area, 'clientWidth', { value: 300 });
    act(() => size.notice());
    expect(map.fitted).toHaveLength(1);
  });
});

describe('until the customer moves it', () => {
  const press = (area: HTMLElement, key: string) => area.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const withFingers = (count: number) => Object.assign(new Event('touchmove'), { touches: { length: count } });
  const button = (area: HTMLElement) => area.appendChild(document.createElement('button'));

  test.each<[string, (map: ReturnType<typeof fakeMap>) => void]>([
    ['by dragging', (map) => map.drag()],
    ['by wheel', ({ area }) => area.dispatchEvent(new WheelEvent('wheel'))],
    ['by an arrow key', ({ area }) => press(area, 'ArrowLeft')],
    ['by plus', ({ area }) => press(area, '+')],
    ['by two fingers', ({ area }) => area.dispatchEvent(withFingers(2))],
    ['by double click', ({ area }) => area.dispatchEvent(new MouseEvent('dblclick'))],
    ['by its buttons', ({ area }) => button(area).dispatchEvent(new MouseEvent('click', { bubbles: true }))],
  ])('%s: then it stays where it is; the button follows again', (_how, move) => {
    const { map, report, isFollowing, followAgain } = open();
    act(() => move(map));
    expect(isFollowing()).toBe(false);
    report({ lat: 51.2, lng: 9.3 });
    expect(map.fitted).toHaveLength(1);
    followAgain();
    expect(map.fitted).toHaveLength(2);
    report({ lat: 51.1, lng: 9.3 });
    expect(map.fitted).toHaveLength(3);
  });

  test.each<[string, (map: ReturnType<typeof fakeMap>) => void]>([
    ['a key that moves nothing', ({ area }) => press(area, 'Tab')],
    ['one finger that only touches', ({ area }) => area.dispatchEvent(withFingers(1))],
    ['a click on the map', ({ area }) => area.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
  ])('%s does not count', (_what, happen) => {
    const { map, isFollowing } = open();
    act(() => happen(map));
    expect(isFollowing()).toBe(true);
  });

  it('leaves no listener behind', () => {
    const { map, unmount } = open();
    const left = jest.spyOn(map.area, 'removeEventListener');
    unmount();
    expect(map.listeners()).toBe(0);
    expect(left.mock.calls.map(([name]) => name).sort()).toEqual([
      'click',
      'dblclick',
      'keydown',
      'touchmove',
      'wheel',
    ]);
  });
});
