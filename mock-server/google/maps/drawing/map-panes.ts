import { pixelsPerUnit, type WorldPoint } from '../../../city/map/mercator';
import { element, svgElement } from '../base/page-elements';
import { text } from '../base/texts';
import type { View } from './map-view';

/** An element on the map that must be placed again after a change of the scale. */
export interface Overlay {
  place(panes: MapPanes): void;
  /** Called after each change of the view, when the layers have moved. */
  follow?(): void;
}

/** Farther than this from its origin, a pane gets a new origin, so that its pixel values stay small. */
const LONGEST_PAN = 4_000;
let hints = 0;

/**
 * The layers of a map in the page. While the map only moves, a layer moves as a whole with one CSS transform; after a
 * change of the scale, every overlay is placed again.
 */
export class MapPanes {
  readonly root: HTMLDivElement;
  readonly canvas: HTMLCanvasElement;
  readonly ground = element('div', 'sample-map-pane');
  readonly linesPane = element('div', 'sample-map-pane sample-map-lines');
  readonly drawings = element('div', 'sample-map-pane sample-map-drawings');
  readonly markers = element('div', 'sample-map-pane sample-map-markers');
  readonly windows = element('div', 'sample-map-pane sample-map-windows');
  readonly corner = element('div', 'sample-map-corner');
  readonly help = element('div', 'sample-map-help', { 'aria-hidden': 'true' });
  /** The SVG group of drawn lines, lowest first. */
  readonly lines = svgElement('svg', { 'aria-hidden': 'true', focusable: 'false' });
  readonly #overlays = new Set<Overlay>();
  #origin: WorldPoint = { x: 0, y: 0 };
  #zoom = Number.NaN;
  #view: View | null = null;

  constructor(container: HTMLElement) {
    // Google also makes the container positioned; otherwise the layers would leave it.
    if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
    container.style.overflow = 'hidden';
    hints += 1;
    const hint = element('div', 'sample-map-hidden', { id: `sample-map-hint-${hints}` }, text('mapHint'));
    this.canvas = element('canvas', '', { 'aria-hidden': 'true' });
    this.linesPane.append(this.lines);
    this.root = element('div', 'sample-map', {
      role: 'region',
      'aria-roledescription': text('map'),
      'aria-label': text('map'),
      'aria-describedby': hint.id,
    });
    this.root.append(this.canvas, this.ground, this.linesPane, this.drawings, this.markers, this.windows);
    this.root.append(this.corner, this.help, hint);
    container.replaceChildren(this.root);
  }

  /** The present view; null before the map has been drawn. */
  get view(): View | null {
    return this.#view;
  }

  add(overlay: Overlay): void {
    this.#overlays.add(overlay);
    if (!Number.isNaN(this.#zoom)) overlay.place(this);
  }

  remove(overlay: Overlay): void {
    this.#overlays.delete(overlay);
  }

  /** The position of a point of the flat world in the panes, in pixels. */
  toPixel({ x, y }: WorldPoint): WorldPoint {
    const scale = pixelsPerUnit(this.#zoom);
    return { x: (x - this.#origin.x) * scale, y: (y - this.#origin.y) * scale };
  }

  /** The point of the flat world at a place in the panes, in pixels. */
  fromPixel({ x, y }: WorldPoint): WorldPoint {
    const scale = pixelsPerUnit(this.#zoom);
    return { x: this.#origin.x + x / scale, y: this.#origin.y + y / scale };
  }

  /** Follows the view. */
  show(view: View): void {
    this.#view = view;
    const scale = pixelsPerUnit(view.zoom);
    let dx = (this.#origin.x - view.center.x) * scale;
    let dy = (this.#origin.y - view.center.y) * scale;
    if (view.zoom !== this.#zoom || Math.hypot(dx, dy) > LONGEST_PAN) {
      this.#zoom = view.zoom;
      this.#origin = view.center;
      dx = 0;
      dy = 0;
      for (const overlay of this.#overlays) overlay.place(this);
    }
    for (const pane of [this.ground, this.linesPane, this.drawings, this.markers, this.windows]) {
      pane.style.transform = `translate(${dx}px, ${dy}px)`;
    }
    for (const overlay of this.#overlays) overlay.follow?.();
  }
}
