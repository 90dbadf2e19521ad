/** @jest-environment jsdom */
import type { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { kassel, openMap, prepareMapPage, resetMapPage, rootOf } from './google-map-page';

beforeAll(() => {
  prepareMapPage();
  Element.prototype.setPointerCapture = () => {};
});
beforeEach(resetMapPage);

interface Hand {
  readonly id?: number;
  readonly type?: 'mouse' | 'touch';
}

function point(map: SampleMap, name: string, x: number, y: number, { id = 1, type = 'mouse' }: Hand = {}): void {
  // jsdom has no PointerEvent; this is a mouse event with its two fields.
  const event = new MouseEvent(name, { clientX: x, clientY: y, button: 0, bubbles: true });
  rootOf(map).dispatchEvent(Object.assign(event, { pointerId: id, pointerType: type }));
}

function drag(map: SampleMap, hand: Hand = {}): void {
  point(map, 'pointerdown', 400, 300, hand);
  point(map, 'pointermove', 300, 350, hand);
  point(map, 'pointerup', 300, 350, hand);
}

function wheel(map: SampleMap, more: WheelEventInit = {}): boolean {
  const init = { deltaY: -100, clientX: 400, clientY: 300, bubbles: true, cancelable: true, ...more };
  const event = new WheelEvent('wheel', init);
  rootOf(map).dispatchEvent(event);
  return event.defaultPrevented;
}

/** Two fingers that go apart to double their distance. */
function pinch(map: SampleMap): void {
  const [left, right] = [
    { id: 1, type: 'touch' },
    { id: 2, type: 'touch' },
  ] as const;
  point(map, 'pointerdown', 350, 300, left);
  point(map, 'pointerdown', 450, 300, right);
  point(map, 'pointermove', 300, 300, left);
  point(map, 'pointermove', 500, 300, right);
  point(map, 'pointerup', 300, 300, left);
  point(map, 'pointerup', 500, 300, right);
}

const isMoved = (map: SampleMap) => !map.getCenter()?.equals(kassel);
const helpOf = (map: SampleMap) => (map.panes.help.dataset.shown === '' ? map.panes.help.textContent : null);

describe('gestureHandling', () => {
  it.each([
    ['greedy', 'a mouse', {}, true],
    ['greedy', 'one finger', { type: 'touch' }, true],
    ['cooperative', 'a mouse', {}, true],
    ['cooperative', 'one finger', { type: 'touch' }, false],
    ['none', 'a mouse', {}, false],
    ['none', 'one finger', { type: 'touch' }, false],
  ] as const)('%s: %s moves the map (%p): %p', (gestureHandling, _name, hand, moves) => {
    const map = openMap({ gestureHandling });
    drag(map, hand);
    expect(isMoved(map)).toBe(moves);
  });

  it.each([
    ['greedy', {}, 'zooms'],
    ['cooperative', {}, 'scrolls the page'],
    ['cooperative', { ctrlKey: true, deltaY: -100 }, 'zooms'],
    ['cooperative', { metaKey: true }, 'zooms'],
    ['none', {}, 'scrolls the page'],
  ] as const)('%s: the wheel with %p %s', (gestureHandling, keys, what) => {
    const map = openMap({ gestureHandling });
    expect(wheel(map, keys)).toBe(what === 'zooms');
    expect((map.getZoom() ?? 0) > 12).toBe(what === 'zooms');
  });

  it.each([
    ['greedy', true],
    ['cooperative', true],
    ['none', false],
  ])('%s: two fingers zoom: %p', (gestureHandling, zooms) => {
    const map = openMap({ gestureHandling });
    pinch(map);
    expect(map.getZoom()).toBeCloseTo(zooms ? 13 : 12);
  });

  it('cooperative says how to move and zoom the map, and takes two fingers from the page', () => {
    const map = openMap({ gestureHandling: 'cooperative' });
    drag(map, { type: 'touch' });
    expect(helpOf(map)).toBe('Use two fingers to move the map');
    wheel(map);
    expect(helpOf(map)).toBe('Use Ctrl + scroll to zoom the map');
    const touch = (fingers: number) => {
      const event = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), {
        touches: Array(fingers).fill({}),
      });
      rootOf(map).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([touch(1), touch(2)]).toEqual([false, true]);
  });
});

describe('the mouse on the map', () => {
  it('tells the start, the way and the end of a drag', () => {
    const map = openMap({ gestureHandling: 'greedy' });
    const heard: string[] = [];
    for (const name of ['dragstart', 'drag', 'dragend', 'click']) map.addListener(name, () => heard.push(name));
    drag(map);
    rootOf(map).dispatchEvent(new MouseEvent('click', { clientX: 300, clientY: 350, bubbles: true }));
    expect(heard).toEqual(['dragstart', 'drag', 'dragend']);
  });

  it('a press that trembles is a click at its place', () => {
    const map = openMap({ gestureHandling: 'greedy' });
    const clicks: { lat: number; lng: number }[] = [];
    map.addListener('click', (event: google.maps.MapMouseEvent) => {
      if (event.latLng) clicks.push(event.latLng.toJSON());
    });
    point(map, 'pointerdown', 400, 300);
    point(map, 'pointermove', 402, 301);
    point(map, 'pointerup', 402, 301);
    rootOf(map).dispatchEvent(new MouseEvent('click', { clientX: 400, clientY: 300, bubbles: true }));
    expect(isMoved(map)).toBe(false);
    expect(clicks[0]?.lat).toBeCloseTo(kassel.lat);
    expect(clicks[0]?.lng).toBeCloseTo(kassel.lng);
  });

  it.each([
    [{}, 13],
    [{ shiftKey: true }, 11],
  ])('a double click with %p zooms to %p', (keys, zoom) => {
    const map = openMap({ gestureHandling: 'greedy' });
    rootOf(map).dispatchEvent(new MouseEvent('dblclick', { clientX: 400, clientY: 300, bubbles: true, ...keys }));
    expect(map.getZoom()).toBe(zoom);
  });
});

describe('the zoom buttons', () => {
  const buttonsOf = (map: SampleMap) => [...rootOf(map).querySelectorAll<HTMLButtonElement>('.sample-map-zoom button')];

  it('zoom by one and are off at the ends', () => {
    const map = openMap({ minZoom: 11, maxZoom: 13 });
    const [nearer, farther] = buttonsOf(map);
    nearer?.click();
    expect([map.getZoom(), nearer?.disabled, farther?.disabled]).toEqual([13, true, false]);
    farther?.click();
    farther?.click();
    expect([map.getZoom(), nearer?.disabled, farther?.disabled]).toEqual([11, false, true]);
  });
});
