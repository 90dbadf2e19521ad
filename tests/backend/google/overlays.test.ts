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
const attributesOf = (element: Element | null | undefined, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name));

describe('an advanced marker', () => {
  type MarkerOptions = google.maps.marker.AdvancedMarkerElementOptions;
  const put = (map: google.maps.Map, options: MarkerOptions = {}) =>
    new AdvancedMarkerElement({ map, content: document.createElement('b'), position: kassel, ...options });

  it('needs a map with a map id', () => {
    const { map, root } = openMap({ mapId: null });
    put(map);
    expect(root.querySelector('gmp-advanced-marker')).toBeNull();
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.'],
    ]);
    jest.mocked(console.error).mockClear();
  });

  it('is a named image that waits for its position and moves with it, to a fraction of a pixel', () => {
    const { map, root } = openMap();
    const marker = put(map, { position: null, title: 'Taxi' });
    expect(attributesOf(marker, 'role', 'aria-label')).toEqual(['img', 'Taxi']);
    expect([root.contains(marker), marker.position]).toEqual([false, null]);
    marker.position = { lat: kassel.lat, lng: kassel.lng + 0.00001 };
    expect(root.contains(marker)).toBe(true);
    expect(marker.style.transform).toMatch(/translate3d\(400\.\d+px, ?[\d.]+px, ?0/);
    expect(marker.position).toEqual({ lat: kassel.lat, lng: kassel.lng + 0.00001 });
    marker.map = null;
    expect(root.contains(marker)).toBe(false);
  });

  it('lies in front of those farther north, unless z-indexes say otherwise', () => {
    const { map } = openMap();
    const order = (options: MarkerOptions) => Number(put(map, options).style.zIndex);
    expect(order({ position: south })).toBeGreaterThan(order({ position: north }));
    expect(order({ position: south, zIndex: 1 })).toBeLessThan(order({ position: north, zIndex: 2 }));
  });

  it.each([true, false])('is dragged and tells it while somebody listens, if gmpDraggable is %p', (gmpDraggable) => {
    const marker = put(openMap().map);
    marker.gmpDraggable = gmpDraggable;
    const heard: string[] = [];
    const listen = (name: string) => marker.addListener(name, () => heard.push(name));
    const listeners = ['dragstart', 'drag', 'dragend'].map(listen);
    drag(marker, 40);
    expect([...new Set(heard)]).toEqual(gmpDraggable ? ['dragstart', 'drag', 'dragend'] : []);
    expect((marker.position?.lng ?? 0) > kassel.lng).toBe(gmpDraggable);
    heard.length = 0;
    for (const listener of listeners) listener.remove();
    drag(marker, 40);
    expect(heard).toEqual([]);
  });
});

describe('a line', () => {
  const linesOf = (root: HTMLElement) => [...root.querySelectorAll('.leaflet-overlay-pane path')];
  const draw = (map: google.maps.Map, options: google.maps.PolylineOptions) =>
    new Polyline({ map, path: [north, south], clickable: false, strokeColor: '#ff0000', ...options });
  // Dashes are strokes repeated along it, as in Google's own example.
  const icon = { path: 'M 0,-4 0,4', strokeOpacity: 0.8, strokeWeight: 6, scale: 1 };
  const dashed = { strokeOpacity: 0, icons: [{ icon, offset: '4px', repeat: '14px' }] };

  it.each([
    ['its stroke', { strokeWeight: 5, strokeOpacity: 0.35 }, ['#ff0000', '5', '0.35', null, 'round']],
    ['dashes', dashed, ['#ff0000', '6', '0.8', '8 6', 'butt']],
  ])('is drawn on the map with %s, and removed', (_what, options, look) => {
    const { map, root } = openMap();
    const line = draw(map, options);
    const [path] = linesOf(root);
    const stroke = ['stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'];
    expect(attributesOf(path, ...stroke)).toEqual(look);
    expect(path?.getAttribute('d')).toMatch(/^M\d+ \d+L\d+ \d+/);
    line.setMap(null);
    expect(linesOf(root)).toEqual([]);
  });

  it('lies in the order of the z-indexes, whenever it came', () => {
    const { map, root } = openMap();
    for (const zIndex of [2, 3, 1]) draw(map, { zIndex, strokeWeight: zIndex });
    expect(linesOf(root).map((path) => path.getAttribute('stroke-width'))).toEqual(['1', '2', '3']);
  });
});

it('an info window is a named dialog above its place, in front of one farther north, and closes', () => {
  const { map, root } = openMap();
  const boxes = () => [...root.querySelectorAll<HTMLElement>('[role=dialog]')];
  const [shown] = [south, north].map((position) => {
    const pixelOffset = { width: 0, height: -40 } as google.maps.Size;
    const look = { content: document.createTextNode('4 min'), disableAutoPan: true, headerDisabled: true };
    const made = new InfoWindow({ position, pixelOffset, ...look });
    made.open(map);
    return made;
  });
  const [first, second] = boxes();
  expect([first?.textContent, first?.getAttribute('aria-label')]).toEqual(['4 min', 'Information on the map']);
  expect(first?.style.translate).toBe('calc(-50% + 0px) calc(-100% - 49px)');
  expect(Number(first?.style.zIndex)).toBeGreaterThan(Number(second?.style.zIndex));
  shown?.close();
  expect(boxes()).toEqual([second]);
});

describe('a drawing of the page', () => {
  const notCovered = (what: string) => `The local stand-in for Google does not cover google.maps.${what}`;
  function overlayOn(map: google.maps.Map) {
    const calls: string[] = [];
    const view = Object.assign(new OverlayView(), {
      onAdd: () => calls.push('onAdd'),
      draw: () => calls.push('draw'),
      onRemove: () => calls.push('onRemove'),
    });
    expect([view.getPanes(), view.getProjection()]).toEqual([null, undefined]);
    view.setMap(map);
    return { view, calls };
  }

  it('waits for a map that shows something, is drawn whenever it shows something else, and removed once', () => {
    const { map } = openMap({ center: null });
    const { view, calls } = overlayOn(map);
    expect(calls).toEqual([]);
    map.setCenter(kassel);
    expect(calls.slice(0, 2)).toEqual(['onAdd', 'draw']);
    for (const change of [() => map.setCenter(north), () => map.setZoom(13)]) {
      calls.length = 0;
      change();
      expect(new Set(calls)).toEqual(new Set(['draw']));
    }
    calls.length = 0;
    view.setMap(null);
    map.setZoom(12);
    expect(calls).toEqual(['onRemove']);
    expect(view.getPanes()).toBeNull();
  });

  it.each([12, 14.5])('lies between lines and markers and goes from degrees to pixels at zoom %f, exactly', (zoom) => {
    const { view } = overlayOn(openMap({ zoom }).map);
    // Leaflet's sheet has 400 for the lines and 600 for the markers.
    expect(view.getPanes()?.markerLayer).toHaveProperty('style.zIndex', '500');
    expect(() => view.getPanes()?.floatPane).toThrow(notCovered('MapPanes.floatPane'));
    const projection = view.getProjection();
    const corner = projection?.fromContainerPixelToLatLng({ x: 0, y: 0 } as google.maps.Point);
    const place = projection?.fromLatLngToDivPixel(corner ?? null);
    expect(Math.hypot(place?.x ?? 1, place?.y ?? 1)).toBeLessThan(1e-6);
    expect(projection?.getWorldWidth()).toBeCloseTo(256 * 2 ** zoom, 6);
    expect(() => projection?.getVisibleRegion()).toThrow(notCovered('MapCanvasProjection.getVisible'));
  });
});
