import { fromWorld, pixelsPerUnit, toWorld, WORLD_SIZE, type WorldPoint } from '../../../city/map/mercator';
import { Point } from '../base/constants';
import { MVCObject, withEnumerableMethods } from '../base/events';
import { LatLng, type LatLngLike, toCoordinates } from '../base/lat-lng';
import { LatLngBounds } from '../base/lat-lng-bounds';
import type { MapPanes, Overlay } from '../drawing/map-panes';
import { seenBounds, type View, worldAt } from '../drawing/map-view';
import type { SampleMap } from '../map/sample-map';

/** The position of an overlay. */
interface Place {
  map: SampleMap | null;
  /** The map has been painted, and `onAdd` called. */
  isAdded: boolean;
  /** Its part among the layers of the map. */
  readonly layer: Overlay;
}

const places = new WeakMap<OverlayView, Place>();

/** Like the values of {@link MVCObject} not in fields: the page's class may only have the methods. */
function placeOf(overlay: OverlayView): Place {
  const known = places.get(overlay);
  if (known) return known;
  const place: Place = { map: null, isAdded: false, layer: { place: () => {}, follow: () => follow(overlay, place) } };
  places.set(overlay, place);
  return place;
}

function follow(overlay: OverlayView, place: Place): void {
  if (!place.isAdded) {
    place.isAdded = true;
    overlay.onAdd();
  }
  overlay.draw();
}

/**
 * A drawing of the page's own in the layers of the map: the page gives it `onAdd`, `draw` and `onRemove`, in a
 * subclass, in an object whose prototype is an overlay, or in a class that takes the methods over
 * (`@googlemaps/markerclusterer`).
 * https://developers.google.com/maps/documentation/javascript/reference/overlay-view#OverlayView
 */
export class OverlayView extends MVCObject {
  /** For the page to fill in. */
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}

  getMap(): SampleMap | null {
    return placeOf(this).map;
  }

  setMap(map: SampleMap | google.maps.Map | null): void {
    const place = placeOf(this);
    const next = map as SampleMap | null;
    if (next === place.map) return;
    place.map?.panes.remove(place.layer);
    place.map = next;
    if (place.isAdded) {
      place.isAdded = false;
      this.onRemove();
    }
    // As in Google's map, the call returns before anything is added.
    if (next) requestAnimationFrame(() => enter(this, next));
    this.notify('map');
  }

  getPanes(): google.maps.MapPanes | null {
    const { map, isAdded } = placeOf(this);
    if (!map || !isAdded) return null;
    const { ground, linesPane, drawings, markers, windows } = map.panes;
    return {
      mapPane: ground,
      overlayLayer: linesPane,
      markerLayer: drawings,
      overlayMouseTarget: markers,
      floatPane: windows,
    };
  }

  getProjection(): google.maps.MapCanvasProjection | undefined {
    const { map, isAdded } = placeOf(this);
    return map && isAdded ? projectionOf(map.panes) : undefined;
  }
}
withEnumerableMethods(OverlayView);

function enter(overlay: OverlayView, map: SampleMap): void {
  const place = placeOf(overlay);
  if (place.map !== map) return;
  map.panes.add(place.layer);
  // A map that has not been painted yet has no projection: its first painting calls.
  if (map.panes.view) follow(overlay, place);
}

/** https://developers.google.com/maps/documentation/javascript/reference/overlay-view#MapCanvasProjection */
function projectionOf(panes: MapPanes): google.maps.MapCanvasProjection {
  const toLatLng = (world: WorldPoint) => new LatLng(fromWorld(world));
  const view = () => panes.view as View;
  return {
    fromLatLngToDivPixel: (latLng) => {
      if (!latLng) return null;
      const { x, y } = panes.toPixel(toWorld(toCoordinates(latLng as LatLngLike)));
      return new Point(x, y);
    },
    fromDivPixelToLatLng: (pixel) => pixel && toLatLng(panes.fromPixel(pixel)),
    fromLatLngToContainerPixel: (latLng) => {
      const { center, zoom, width, height } = view();
      const { x, y } = toWorld(toCoordinates(latLng as LatLngLike));
      const scale = pixelsPerUnit(zoom);
      return new Point((x - center.x) * scale + width / 2, (y - center.y) * scale + height / 2);
    },
    fromContainerPixelToLatLng: (pixel) => pixel && toLatLng(worldAt(view(), pixel)),
    getVisibleRegion: () => {
      const { north, east, south, west } = seenBounds(view());
      const [farLeft, farRight] = [new LatLng(north, west), new LatLng(north, east)];
      const [nearLeft, nearRight] = [new LatLng(south, west), new LatLng(south, east)];
      const latLngBounds = new LatLngBounds({ north, east, south, west });
      return { farLeft, farRight, nearLeft, nearRight, latLngBounds };
    },
    getWorldWidth: () => WORLD_SIZE * pixelsPerUnit(view().zoom),
  };
}
