import { limitClass, limited } from '../../covered';
import { latLng, Point, toCoordinates } from '../base/geometry';
import { townMapOf } from '../map/sample-map';
import type { TownMap } from '../map/town-map';

/** The changes of the view after which a drawing of the page is drawn anew. */
const CHANGES = 'move viewreset resize';

/** https://developers.google.com/maps/documentation/javascript/reference/overlay-view#MapCanvasProjection */
function projectionOf(map: TownMap): google.maps.MapCanvasProjection {
  const part = {
    fromLatLngToDivPixel: (place) => {
      if (!place) return null;
      const { x, y } = map.layerPoint(toCoordinates(place));
      return new Point(x, y) as google.maps.Point;
    },
    fromContainerPixelToLatLng: (pixel) => pixel && latLng(map.containerPointToLatLng([pixel.x, pixel.y])),
    getWorldWidth: () => 256 * 2 ** map.getZoom(),
  } satisfies Partial<google.maps.MapCanvasProjection>;
  return limited('google.maps.MapCanvasProjection', part) as google.maps.MapCanvasProjection;
}

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
    const next = map && townMapOf(map);
    this.#map = next;
    // As in Google's map, the call returns before anything is added.
    if (next) requestAnimationFrame(() => next.whenReady(() => this.#enter(next)));
  }

  getPanes(): google.maps.MapPanes | null {
    if (!this.#map || !this.#isAdded) return null;
    const panes = { markerLayer: this.#map.getPane('drawings') as Element };
    return limited('google.maps.MapPanes', panes) as google.maps.MapPanes;
  }

  getProjection(): google.maps.MapCanvasProjection | undefined {
    return this.#map && this.#isAdded ? projectionOf(this.#map) : undefined;
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
