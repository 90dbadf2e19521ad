/** @jest-environment jsdom */
import './browser';
import { AdvancedMarkerElement } from '../../../mock-server/google/maps/overlays/advanced-marker-element';
import { InfoWindow } from '../../../mock-server/google/maps/overlays/info-window';
import { OverlayView } from '../../../mock-server/google/maps/overlays/overlay-view';
import { Polyline } from '../../../mock-server/google/maps/overlays/polyline';
import { drag, kassel, openMap } from './browser';

beforeAll(() => customElements.define('gmp-advanced-marker', AdvancedMarkerElement));

const north = { lat: 51.33, lng: 9.49 };
const south = { lat: 51.29, lng: 9.49 };

type MarkerOptions = google.maps.marker.AdvancedMarkerElementOptions;

const put = (map: google.maps.Map, options: MarkerOptions = {}) =>
  new AdvancedMarkerElement({ map, content: document.createElement('b'), position: kassel, ...options });
const notCovered = (what: string) => `The local stand-in for Google does not cover ${what}`;

describe('an advanced marker', () => {
  it('needs a map with a map id', () => {
    const { map, root } = openMap({ mapId: null });
    put(map);
    expect(root.querySelector('gmp-advanced-marker')).toBeNull();
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.'],
    ]);
    jest.mocked(console.error).mockClear();
  });

  it('is a named image in the middle of the map, and moves with its position to a fraction of a pixel', () => {
    const { map, root } = openMap();
    const marker = put(map, { title: 'Taxi' });
    expect(root.contains(marker)).toBe(true);
    expect([marker.getAttribute('role'), marker.getAttribute('aria-label')]).toEqual(['img', 'Taxi']);
    marker.position = { lat: kassel.lat, lng: kassel.lng + 0.00001 };
    expect(marker.style.transform).toMatch(/translate3d\(400\.\d+px, ?[\d.]+px, ?0/);
    expect(marker.position).toEqual({ lat: kassel.lat, lng: kassel.lng + 0.00001 });
    marker.map = null;
    expect(root.contains(marker)).toBe(false);
  });

  it('waits for its position', () => {
    const { map, root } = openMap();
    const marker = put(map, { position: null });
    expect([root.contains(marker), marker.position]).toEqual([false, null]);
    marker.position = kassel;
    expect(root.contains(marker)).toBe(true);
  });

  it('lies in front of those farther north, unless z-indexes say otherwise', () => {
    const { map } = openMap();
    const order = (options: MarkerOptions) => Number(put(map, options).style.zIndex);
    expect(order({ position: south })).toBeGreaterThan(order({ position: north }));
    expect(order({ position: south, zIndex: 1 })).toBeLessThan(order({ position: north, zIndex: 2 }));
  });

  it.each([
    ['is dragged and tells where it has come to', true],
    ['stays where it is without gmpDraggable', false],
  ])('%s', (_name, gmpDraggable) => {
    const marker = put(openMap().map);
    marker.gmpDraggable = gmpDraggable;
    const heard: number[] = [];
    marker.addListener('dragend', () => heard.push(marker.position?.lng ?? 0));
    drag(marker, 40);
    expect(heard.map((lng) => lng > kassel.lng)).toEqual(gmpDraggable ? [true] : []);
  });
});

const draw = (map: google.maps.Map, options: google.maps.PolylineOptions = {}) =>
  new Polyline({ map, path: [north, south], clickable: false, strokeColor: '#ff0000', ...options });
const info = (options: google.maps.InfoWindowOptions = {}) =>
  new InfoWindow({
    ...{ position: kassel, content: document.createTextNode('4 min') },
    ...{ disableAutoPan: true, headerDisabled: true, ...options },
  });

describe('what the stand-in lacks', () => {
  const marker = 'google.maps.marker.AdvancedMarkerElement';
  it.each<[what: string, ask: () => unknown]>([
    [`${marker} without content`, () => put(openMap().map, { content: null })],
    ['the option anchorLeft of AdvancedMarkerElementOptions', () => put(openMap().map, { anchorLeft: '0' })],
    [`${marker}.gmpClickable`, () => Object.assign(put(openMap().map), { gmpClickable: true })],
    [`the event gmp-click of ${marker}`, () => put(openMap().map).addListener('gmp-click', () => {})],
    ['other symbols on', () => draw(openMap().map, { icons: [{ icon: { path: 0 }, repeat: '14px' }] })],
    ['a clickable google.maps.Polyline', () => draw(openMap().map, { clickable: true })],
    ['the option editable of PolylineOptions', () => draw(openMap().map, { editable: true })],
    ['', () => info({ content: '<b>4</b>' })],
    ['', () => info({ headerDisabled: false })],
    ['', () => info({ disableAutoPan: false })],
    ['the option maxWidth', () => info({ maxWidth: 200 })],
  ])('is refused by name: %s (%#)', (what, ask) => {
    expect(ask).toThrow(notCovered(what));
  });
});

describe('a line', () => {
  const linesOf = (root: HTMLElement) => [...root.querySelectorAll('.leaflet-overlay-pane path')];

  it('is drawn on the map with its stroke, and removed', () => {
    const { map, root } = openMap();
    const line = draw(map, { strokeWeight: 5, strokeOpacity: 0.35 });
    const [path] = linesOf(root);
    const attributes = ['stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'];
    expect(attributes.map((name) => path?.getAttribute(name))).toEqual(['#ff0000', '5', '0.35', null]);
    expect(path?.getAttribute('d')).toMatch(/^M\d+ \d+L\d+ \d+/);
    line.setMap(null);
    expect(linesOf(root)).toEqual([]);
  });

  it('lies in the order of the z-indexes, whenever it came', () => {
    const { map, root } = openMap();
    for (const zIndex of [2, 3, 1]) draw(map, { zIndex, strokeWeight: zIndex });
    expect(linesOf(root).map((path) => path.getAttribute('stroke-width'))).toEqual(['1', '2', '3']);
  });

  it('is dashed by strokes repeated along it, as in Google’s own example', () => {
    const { map, root } = openMap();
    const icon = { path: 'M 0,-4 0,4', strokeOpacity: 0.8, strokeWeight: 6, scale: 1 };
    draw(map, { strokeOpacity: 0, icons: [{ icon, offset: '4px', repeat: '14px' }] });
    const [path] = linesOf(root);
    const attributes = ['stroke-dasharray', 'stroke-width', 'stroke-opacity', 'stroke-linecap'];
    expect(attributes.map((name) => path?.getAttribute(name))).toEqual(['8 6', '6', '0.8', 'butt']);
  });
});

describe('an info window', () => {
  it('is a named dialog above its place, and closes', () => {
    const { map, root } = openMap();
    const shown = info({ pixelOffset: { width: 0, height: -40 } as google.maps.Size });
    shown.open(map);
    const box = root.querySelector<HTMLElement>('[role=dialog]');
    expect([box?.textContent, box?.getAttribute('aria-label')]).toEqual(['4 min', 'Information on the map']);
    expect(box?.style.translate).toBe('calc(-50% + 0px) calc(-100% - 49px)');
    shown.close();
    expect(root.querySelector('[role=dialog]')).toBeNull();
  });

  it('lies in front of one farther north', () => {
    const { map, root } = openMap();
    for (const position of [south, north]) info({ position }).open(map);
    const [first, second] = [...root.querySelectorAll<HTMLElement>('[role=dialog]')].map(({ style }) => style.zIndex);
    expect(Number(first)).toBeGreaterThan(Number(second));
  });
});

describe('a drawing of the page', () => {
  function overlay() {
    const calls: string[] = [];
    const view = new OverlayView();
    view.onAdd = () => calls.push('onAdd');
    view.draw = () => calls.push('draw');
    view.onRemove = () => calls.push('onRemove');
    return { view, calls };
  }

  it('is added once, drawn whenever the map shows something else, and removed once', () => {
    const { map } = openMap();
    const { view, calls } = overlay();
    expect([view.getPanes(), view.getProjection()]).toEqual([null, undefined]);
    view.setMap(map);
    expect(calls).toEqual(['onAdd', 'draw']);
    map.setCenter(north);
    expect(calls.slice(2)).toEqual(['draw']);
    map.setZoom(13);
    expect(new Set(calls.slice(3))).toEqual(new Set(['draw']));
    const drawn = calls.length;
    view.setMap(null);
    map.setZoom(12);
    expect(calls.slice(drawn)).toEqual(['onRemove']);
    expect(view.getPanes()).toBeNull();
  });

  it('waits for a map that shows nothing yet', () => {
    const { map } = openMap({ center: null });
    const { view, calls } = overlay();
    view.setMap(map);
    expect(calls).toEqual([]);
    map.setCenter(kassel);
    expect(calls.slice(0, 2)).toEqual(['onAdd', 'draw']);
  });

  it.each([12, 14.5])('goes from degrees to pixels at zoom %f, to a fraction of a pixel', (zoom) => {
    const { map } = openMap({ zoom });
    const { view } = overlay();
    view.setMap(map);
    const projection = view.getProjection();
    const corner = projection?.fromContainerPixelToLatLng({ x: 0, y: 0 } as google.maps.Point);
    const place = projection?.fromLatLngToDivPixel(corner ?? null);
    expect(Math.hypot(place?.x ?? 1, place?.y ?? 1)).toBeLessThan(1e-6);
    expect(projection?.getWorldWidth()).toBeCloseTo(256 * 2 ** zoom, 6);
    expect(() => projection?.getVisibleRegion()).toThrow(notCovered('google.maps.MapCanvasProjection.getVisible'));
  });

  it('lies between the lines and the markers', () => {
    const { map } = openMap();
    const { view } = overlay();
    view.setMap(map);
    // Leaflet's sheet has 400 for the lines and 600 for the markers.
    expect(view.getPanes()?.markerLayer).toHaveProperty('style.zIndex', '500');
    expect(() => view.getPanes()?.floatPane).toThrow(notCovered('google.maps.MapPanes.floatPane'));
  });
});
