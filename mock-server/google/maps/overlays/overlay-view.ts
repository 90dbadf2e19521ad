import { limitClass } from '../../covered';
import { latLng, Point, toCoordinates } from '../base/geometry';
import { insideOf } from '../map/sample-map';
import type { TownMap } from '../map/town-map';

/** The changes of the view after which a drawing of the page is drawn anew. */
const CHANGES = 'move viewreset resize';

/** https://developers.google.com/maps/documentation/javascript/reference/overlay-view#MapCanvasProjection */
class MapCanvasProjection {
  readonly #map: TownMap;

  constructor(map: TownMap) {
    this.#map = map;
  }

  fromLatLngToDivPixel(place: google.maps.LatLng | google.maps.LatLngLiteral | null): Point | null {
    if (!place) return null;
    const { x, y } = this.#map.layerPoint(toCoordinates(place));
    return new Point(x, y);
  }

  fromContainerPixelToLatLng(pixel: google.maps.Point | null): google.maps.LatLng | null {
    return pixel && latLng(this.#map.containerPointToLatLng([pixel.x, pixel.y]));
  }

  getWorldWidth(): number {
    return 256 * 2 ** this.#map.getZoom();
  }
}
limitClass('google.maps.MapCanvasProjection', MapCanvasProjection);

/**
 * A drawing of the page's own in the layers of the map: the page gives it `onAdd`, `draw` and `onRemove`.
 * https://developers.google.com/maps/documentation/javascript/reference/overlay-view#OverlayView
 */
export class OverlayView {
  #map: TownMap | null = null;
  /** The map shows something, and `onAdd` was called. */
  #isAdded = false;
  readonly #redraw = () => this.draw();

  /** For the page to fill in. */
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}

  setMap(map: Parameters<google.maps.OverlayView['setMap']>[0]): void {
    this.#map?.off(CHANGES, this.#redraw);
    const wasAdded = this.#isAdded;
    this.#isAdded = false;
    if (wasAdded) this.onRemove();
    const next = map && insideOf(map).leaflet;
    this.#map = next;
    // As in Google's map, the call returns before anything is added.
    if (next) requestAnimationFrame(() => next.whenReady(() => this.#enter(next)));
  }

  getPanes(): google.maps.MapPanes | null {
    if (!this.#map || !this.#isAdded) return null;
    const { mapPane, overlayPane, drawings, markerPane, popupPane } = this.#map.getPanes() as Record<string, Element>;
    const panes = { mapPane, overlayLayer: overlayPane, markerLayer: drawings };
    return { ...panes, overlayMouseTarget: markerPane, floatPane: popupPane } as google.maps.MapPanes;
  }

  getProjection(): google.maps.MapCanvasProjection | undefined {
    if (!this.#map || !this.#isAdded) return undefined;
    return new MapCanvasProjection(this.#map) as unknown as google.maps.MapCanvasProjection;
  }

  #enter(map: TownMap): void {
    if (this.#map !== map || this.#isAdded) return;
    this.#isAdded = true;
    this.onAdd();
    map.on(CHANGES, this.#redraw);
    this.draw();
  }
}
limitClass('google.maps.OverlayView', OverlayView);
