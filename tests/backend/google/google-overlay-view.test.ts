/** @jest-environment jsdom */
import { OverlayView } from '../../../mock-server/google/maps/overlays/overlay-view';
import { kassel, openMap, prepareMapPage, resetMapPage } from './google-map-page';

beforeAll(prepareMapPage);
beforeEach(resetMapPage);

/** An overlay that writes down what it was called for. */
function overlay() {
  const calls: string[] = [];
  const view = new OverlayView();
  view.onAdd = () => calls.push('onAdd');
  view.draw = () => calls.push('draw');
  view.onRemove = () => calls.push('onRemove');
  return { view, calls };
}

/** A class of the page as they were written before there were classes. */
function Older(this: OverlayView & { calls: string[] }) {
  this.calls = [];
}
Older.prototype = new OverlayView();
Older.prototype.draw = function draw(this: { calls: string[] }) {
  this.calls.push('draw');
};

const north = { lat: 51.33, lng: 9.49 };

describe('an overlay of the page', () => {
  it('has neither panes nor a projection before it is added', () => {
    const { view } = overlay();
    expect([view.getPanes(), view.getProjection(), view.getMap()]).toEqual([null, undefined, null]);
  });

  it('is added once, drawn whenever the map shows something else, and removed once', () => {
    const map = openMap();
    const { view, calls } = overlay();
    view.setMap(map);
    expect(calls).toEqual(['onAdd', 'draw']);
    map.setCenter(north);
    map.setZoom(13);
    expect(calls).toEqual(['onAdd', 'draw', 'draw', 'draw']);
    view.setMap(null);
    map.setZoom(12);
    expect(calls).toEqual(['onAdd', 'draw', 'draw', 'draw', 'onRemove']);
    expect(view.getPanes()).toBeNull();
  });

  it('waits for a map that shows nothing yet', () => {
    const map = openMap({ center: null });
    const { view, calls } = overlay();
    view.setMap(map);
    expect(calls).toEqual([]);
    map.setCenter(kassel);
    expect(calls).toEqual(['onAdd', 'draw']);
  });

  it('gets five panes, the lines below the markers and the markers below the windows', () => {
    const map = openMap();
    const { view } = overlay();
    view.setMap(map);
    const { mapPane, overlayLayer, markerLayer, overlayMouseTarget, floatPane } = view.getPanes() ?? {};
    const order = [mapPane, overlayLayer, markerLayer, overlayMouseTarget, floatPane];
    expect([...map.panes.root.children].filter((pane) => order.includes(pane))).toEqual(order);
  });

  it('keeps a place of its pane while the map is only moved, and finds another when it is scaled', () => {
    const map = openMap();
    const { view } = overlay();
    view.setMap(map);
    const pixel = () => view.getProjection()?.fromLatLngToDivPixel(north);
    const before = pixel();
    map.panBy(100, 50);
    expect(pixel()).toEqual(before);
    map.setZoom(13);
    expect(pixel()).not.toEqual(before);
  });

  it.each([12, 14.5])('goes from degrees to pixels and back at zoom %f', (zoom) => {
    const map = openMap({ zoom });
    const { view } = overlay();
    view.setMap(map);
    map.panBy(30, 20);
    const projection = view.getProjection();
    const inside = projection?.fromLatLngToContainerPixel(north) ?? null;
    const inPane = projection?.fromLatLngToDivPixel(north) ?? null;
    for (const back of [projection?.fromContainerPixelToLatLng(inside), projection?.fromDivPixelToLatLng(inPane)]) {
      expect(back?.lat()).toBeCloseTo(north.lat, 9);
      expect(back?.lng()).toBeCloseTo(north.lng, 9);
    }
    expect(projection?.getWorldWidth()).toBe(256 * 2 ** zoom);
  });

  it('knows what is seen: the corners of the container', () => {
    const map = openMap();
    const { view } = overlay();
    view.setMap(map);
    const projection = view.getProjection();
    const region = projection?.getVisibleRegion();
    expect(region?.latLngBounds.toJSON()).toEqual(map.getBounds()?.toJSON());
    expect(projection?.fromLatLngToContainerPixel(region?.farLeft ?? kassel)?.x).toBeCloseTo(0, 6);
  });

  it('may be the prototype of an older class of the page, each object with a map of its own', () => {
    const make = () => new (Older as unknown as new () => OverlayView & { calls: string[] })();
    const [one, other] = [make(), make()];
    const map = openMap();
    one.setMap(map);
    expect([one.calls, other.calls]).toEqual([['draw'], []]);
    expect([one.getMap(), other.getMap()]).toEqual([map, null]);
  });

  it('gives its methods to a class that copies them, as markerclusterer does', () => {
    class Copied {
      drawn = 0;
      draw() {
        this.drawn += 1;
      }
    }
    for (const name in OverlayView.prototype) {
      if (!(name in Copied.prototype)) Reflect.set(Copied.prototype, name, Reflect.get(OverlayView.prototype, name));
    }
    const copied = new Copied() as Copied & OverlayView;
    const map = openMap();
    copied.setMap(map);
    copied.set('colour', 'red');
    expect([copied.drawn, copied.getMap(), copied.get('colour')]).toEqual([1, map, 'red']);
    expect(copied.getProjection()).toBeDefined();
  });
});
