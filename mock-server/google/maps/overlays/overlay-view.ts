import { Point } from '../base/constants';
import { MVCObject } from '../base/events';
import { LatLng, type LatLngLike, toCoordinates } from '../base/lat-lng';
import { LatLngBounds } from '../base/lat-lng-bounds';
import type { MapPanes, Overlay } from '../drawing/map-panes';
import { seenBounds, type View, worldAt } from '../drawing/map-view';
import { fromWorld, pixelsPerUnit, toWorld, WORLD_SIZE, type WorldPoint } from '../drawing/mercator';
import type { SampleMap } from '../map/sample-map';

/**
 * A drawing of the page's own in the layers of the map: the page gives it `onAdd`, `draw` and `onRemove`.
 * https://developers.google.com/maps/documentation/javascript/reference/overlay-view#OverlayView
 */
export class OverlayView extends MVCObject implements Overlay {
  #map: SampleMap | null = null;
  #isAdded = false;

  /** For the page to fill in. */
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}

  getMap(): SampleMap | null {
    return this.#map;
  }

  setMap(map: SampleMap | google.maps.Map | null): void {
    const next = map as SampleMap | null;
    if (next === this.#map) return;
    this.#map?.panes.remove(this);
    this.#map = next;
    if (this.#isAdded) {
      this.#isAdded = false;
      this.onRemove();
    }
    // Like Google: the call returns before anything is added.
    if (next) requestAnimationFrame(() => this.#enter(next));
    this.notify('map');
  }

  getPanes(): google.maps.MapPanes | null {
    if (!this.#map || !this.#isAdded) return null;
    const { ground, linesPane, drawings, markers, windows } = this.#map.panes;
    return {
      mapPane: ground,
      overlayLayer: linesPane,
      markerLayer: drawings,
      overlayMouseTarget: markers,
      floatPane: windows,
    };
  }

  getProjection(): google.maps.MapCanvasProjection | undefined {
    return this.#map && this.#isAdded ? projectionOf(this.#map.panes) : undefined;
  }

  place(): void {}

  follow(): void {
    if (!this.#isAdded) {
      this.#isAdded = true;
      this.onAdd();
    }
    this.draw();
  }

  #enter(map: SampleMap): void {
    if (this.#map !== map) return;
    map.panes.add(this);
    // A map that has not been painted yet has no projection: its first painting calls.
    if (map.panes.view) this.follow();
  }
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
