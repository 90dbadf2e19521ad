/** @jest-environment jsdom */
import { LatLng } from '../../../mock-server/google/maps/base/lat-lng';
import { MVCArray } from '../../../mock-server/google/maps/base/mvc-array';
import type { SampleMap } from '../../../mock-server/google/maps/map/sample-map';
import { AdvancedMarkerElement } from '../../../mock-server/google/maps/overlays/advanced-marker-element';
import { InfoWindow } from '../../../mock-server/google/maps/overlays/info-window';
import { Polyline } from '../../../mock-server/google/maps/overlays/polyline';
import { kassel, openMap, prepareMapPage, resetMapPage, rootOf } from './google-map-page';

beforeAll(prepareMapPage);
beforeEach(resetMapPage);

const north = { lat: 51.33, lng: 9.49 };
const south = { lat: 51.29, lng: 9.49 };

type MarkerOptions = google.maps.marker.AdvancedMarkerElementOptions;

const put = (map: SampleMap, options: MarkerOptions = {}) =>
  new AdvancedMarkerElement({ map: map as never, position: kassel, ...options });
const order = (element: HTMLElement) => Number(element.style.zIndex);

describe('an advanced marker', () => {
  it('needs a map with a map id', () => {
    const map = openMap({ mapId: null });
    put(map);
    expect(map.panes.markers.childElementCount).toBe(0);
    expect(console.error).toHaveBeenCalledWith(
      'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.',
    );
    jest.mocked(console.error).mockClear();
  });

  it('shows its content, and a pin without one', () => {
    const map = openMap();
    const content = document.createElement('b');
    expect(put(map, { content }).firstChild).toBe(content);
    expect(put(map).firstElementChild?.localName).toBe('gmp-pin');
  });

  it('lies in front of those farther north, unless z-indexes say otherwise', () => {
    const map = openMap();
    expect(order(put(map, { position: south }))).toBeGreaterThan(order(put(map, { position: north })));
    expect(order(put(map, { position: south, zIndex: 1 }))).toBeLessThan(
      order(put(map, { position: north, zIndex: 2 })),
    );
  });

  it.each([
    ['is dragged by a pointer and tells where it has come to', true, ['dragstart', 'drag', 'dragend']],
    ['stays where it is without gmpDraggable', false, []],
  ])('%s', (_name, gmpDraggable, told) => {
    const marker = put(openMap(), { gmpDraggable });
    const heard: string[] = [];
    for (const name of ['dragstart', 'drag', 'dragend']) marker.addListener(name, () => heard.push(name));
    const point = (type: string, clientX: number) =>
      marker.dispatchEvent(new MouseEvent(type, { clientX, clientY: 0 }));
    point('pointerdown', 0);
    point('pointermove', 40);
    point('pointerup', 40);
    point('pointermove', 90);
    expect(heard).toEqual(told);
    const { lat, lng } = marker.position as google.maps.LatLngLiteral;
    expect(lat).toBeCloseTo(kassel.lat, 6);
    expect(lng > kassel.lng).toBe(gmpDraggable);
  });

  it('is a button with a name only when it can be clicked', () => {
    const map = openMap();
    const seen = put(map, { title: 'Taxi' });
    const clickable = put(map, { title: 'Taxi', gmpClickable: true });
    expect([seen.getAttribute('role'), seen.tabIndex]).toEqual(['img', -1]);
    expect([clickable.getAttribute('role'), clickable.tabIndex]).toEqual(['button', 0]);
    expect(clickable.getAttribute('aria-label')).toBe('Taxi');
  });

  it.each([
    ['a click', () => new MouseEvent('click', { bubbles: true }), 1],
    ['Enter', () => new KeyboardEvent('keydown', { key: 'Enter' }), 1],
    ['the space bar', () => new KeyboardEvent('keydown', { key: ' ' }), 1],
    ['another key', () => new KeyboardEvent('keydown', { key: 'a' }), 0],
  ])('hears %s as gmp-click', (_name, press, times) => {
    const marker = put(openMap(), { gmpClickable: true });
    const heard = jest.fn();
    marker.addEventListener('gmp-click', heard);
    marker.dispatchEvent(press());
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('stays silent when it cannot be clicked', () => {
    const marker = put(openMap());
    const heard = jest.fn();
    marker.addEventListener('gmp-click', heard);
    marker.click();
    expect(heard).not.toHaveBeenCalled();
  });

  it('moves with its position and leaves the map', () => {
    const map = openMap();
    const marker = put(map);
    const before = marker.style.transform;
    marker.position = south;
    expect(marker.style.transform).not.toBe(before);
    marker.map = null;
    expect(map.panes.markers.childElementCount).toBe(0);
  });
});

describe('an info window', () => {
  const boxOf = (map: SampleMap) => rootOf(map).querySelector<HTMLElement>('.sample-map-window');
  const opened = (map: SampleMap, options: google.maps.InfoWindowOptions = {}) => {
    const info = new InfoWindow({ position: kassel, content: document.createTextNode('4 min'), ...options });
    info.open({ map: map as never });
    return info;
  };
  const eventsOf = (info: InfoWindow) => {
    const heard: string[] = [];
    for (const name of ['close', 'closeclick']) info.addListener(name, () => heard.push(name));
    return heard;
  };
  const pressEscape = (map: SampleMap) => boxOf(map)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

  it('opens on a map, on a marker and not without a place', () => {
    const map = openMap();
    const info = new InfoWindow({ content: document.createTextNode('here') });
    info.open({ map: map as never });
    expect([info.isOpen, boxOf(map)]).toEqual([false, null]);
    info.open({ anchor: put(map) as never });
    expect([info.isOpen, boxOf(map)?.textContent]).toEqual([true, 'here']);
  });

  it('tells every closing, and by whom', () => {
    const map = openMap();
    const info = opened(map);
    const heard = eventsOf(info);
    info.close();
    info.close();
    expect(heard).toEqual(['close']);
    info.open({ map: map as never });
    boxOf(map)?.querySelector('button')?.click();
    expect(heard).toEqual(['close', 'close', 'closeclick']);
    expect(info.isOpen).toBe(false);
  });

  it('closes with Escape and gives the focus back', () => {
    const map = openMap();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const info = new InfoWindow({ position: kassel, content: document.createTextNode('4 min') });
    info.open({ map: map as never, shouldFocus: true });
    expect(document.activeElement).toBe(boxOf(map));
    pressEscape(map);
    expect([info.isOpen, document.activeElement]).toEqual([false, button]);
  });

  it('leaves the focus where it is when nobody asked for it', () => {
    const map = openMap();
    const before = document.activeElement;
    opened(map);
    expect(document.activeElement).toBe(before);
  });

  it('rides along with its marker and closes with it', () => {
    const map = openMap();
    const marker = put(map);
    const info = new InfoWindow({ content: document.createTextNode('4 min') });
    const heard = eventsOf(info);
    info.open({ anchor: marker as never });
    const before = boxOf(map)?.style.transform;
    marker.position = south;
    expect(boxOf(map)?.style.transform).not.toBe(before);
    marker.map = null;
    expect([info.isOpen, heard]).toEqual([false, ['close']]);
  });

  it('lies in front of those farther north, unless z-indexes say otherwise', () => {
    const map = openMap();
    const orderOf = (options: google.maps.InfoWindowOptions) => {
      opened(map, options);
      return order(map.panes.windows.lastElementChild as HTMLElement);
    };
    expect(orderOf({ position: south })).toBeGreaterThan(orderOf({ position: north }));
    expect(orderOf({ position: south, zIndex: 1 })).toBeLessThan(orderOf({ position: north, zIndex: 2 }));
  });

  it('has a header with a close button, and none when it is disabled', () => {
    const map = openMap();
    const info = opened(map, { headerContent: 'Pickup' });
    expect(boxOf(map)?.getAttribute('aria-label')).toBe('Pickup');
    expect(boxOf(map)?.querySelector('header')?.style.display).toBe('');
    info.setHeaderDisabled(true);
    expect(boxOf(map)?.querySelector('header')?.style.display).toBe('none');
  });

  it('shows a text as text and warns that Google reads it as HTML', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const map = openMap();
    opened(map, { content: '<b>4 min</b>' });
    expect(boxOf(map)?.textContent).toBe('<b>4 min</b>');
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});

describe('a polyline', () => {
  const path = [kassel, { lat: 51.32, lng: 9.5 }];
  const linesOf = (map: SampleMap) => [...map.panes.lines.children];

  it('is drawn with its options and leaves the map again', () => {
    const map = openMap();
    const line = new Polyline({ map: map as never, path, strokeColor: '#ffc400', strokeWeight: 5, strokeOpacity: 0.5 });
    const [drawn] = linesOf(map);
    expect(drawn?.getAttribute('stroke')).toBe('#ffc400');
    expect(drawn?.getAttribute('stroke-width')).toBe('5');
    expect(drawn?.getAttribute('stroke-opacity')).toBe('0.5');
    expect(drawn?.getAttribute('d')).toMatch(/^M0\.0 0\.0L[\d.-]+ [\d.-]+$/);
    line.setMap(null);
    expect(linesOf(map)).toEqual([]);
  });

  it('lies in the order of the z-indexes, not of their birth', () => {
    const map = openMap();
    for (const zIndex of [2, 1, 3]) new Polyline({ map: map as never, path, zIndex });
    expect(linesOf(map).map((line) => line.getAttribute('data-z'))).toEqual(['1', '2', '3']);
  });

  it('is dashed by a stroke that repeats, and draws no other symbol', () => {
    const map = openMap();
    const icon = { path: 'M 0,-4.5 0,4.5', strokeOpacity: 1, strokeWeight: 5, scale: 1 };
    const dashed = { map: map as never, path, strokeOpacity: 0 };
    new Polyline({ ...dashed, icons: [{ icon, repeat: '16px' }] });
    const [drawn] = linesOf(map);
    const look = ['stroke-dasharray', 'stroke-opacity', 'stroke-linecap'].map((name) => drawn?.getAttribute(name));
    expect(look).toEqual(['9 7', '1', 'butt']);
    for (const icons of [
      [{ icon }],
      [{ icon, repeat: '10%' }],
      [{ icon: { ...icon, path: 'M 0,0 5,5' }, repeat: '16px' }],
    ])
      expect(() => new Polyline({ ...dashed, icons })).toThrow('no other symbols');
  });

  it('follows the page’s own MVCArray', () => {
    const map = openMap();
    const points = new MVCArray([new LatLng(kassel)]);
    const line = new Polyline({ map: map as never, path: points as never });
    points.push(new LatLng(51.32, 9.5));
    expect(line.getPath()).toBe(points);
    expect(linesOf(map)[0]?.getAttribute('d')).toContain('L');
  });
});
