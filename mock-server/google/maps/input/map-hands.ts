import { fromWorld, type WorldPoint } from '../../../city/map/mercator';
import { LatLng } from '../base/lat-lng';
import { text } from '../base/texts';
import type { MapPanes } from '../drawing/map-panes';
import type { View } from '../drawing/map-view';
import { movedBy, worldAt, zoomedAround } from '../drawing/map-view';
import { Gestures, type GestureTarget } from './gestures';
import { keyMeaning } from './map-keyboard';
import type { MapMotion } from './map-motion';
import type { MapSettings } from './map-options';

/** The parts of the map that input handling needs. */
export interface HandledMap {
  readonly panes: MapPanes;
  readonly motion: MapMotion;
  settings(): MapSettings;
  view(): View;
  show(view: View): void;
  emit(name: string, value?: unknown): void;
}

const HELP_MS = 1_600;

/** Limits a zoom to the range of the options. */
export const limitedZoom = (zoom: number, { minZoom, maxZoom }: MapSettings) =>
  Math.max(minZoom, Math.min(maxZoom, zoom));

/** Turns mouse, touch and keyboard input into views and Google's events. */
export class MapHands implements GestureTarget {
  isDragging = false;
  readonly #map: HandledMap;
  #helpTimer = 0;

  constructor(map: HandledMap) {
    this.#map = map;
    new Gestures(map.panes.root, this);
    map.panes.root.addEventListener('keydown', (event) => this.#key(event));
  }

  handling() {
    return this.#map.settings().handling;
  }

  dragStarted(): void {
    this.#map.motion.stop();
    this.isDragging = true;
    this.#map.panes.root.dataset.dragging = '';
    this.#map.emit('dragstart');
  }

  dragged(dx: number, dy: number): void {
    this.#map.show(movedBy(this.#map.view(), dx, dy));
    this.#map.emit('drag');
  }

  dragEnded(): void {
    this.isDragging = false;
    delete this.#map.panes.root.dataset.dragging;
    this.#map.emit('dragend');
  }

  zoomed(by: number, around: WorldPoint): void {
    this.#map.motion.stop();
    const view = this.#map.view();
    this.#map.show(zoomedAround(view, limitedZoom(view.zoom + by, this.#map.settings()), around));
  }

  /** To the next whole zoom; steps that come quickly add up. */
  stepped(by: number, around?: WorldPoint): void {
    const { target } = this.#map.motion;
    const next = by > 0 ? Math.floor(target.zoom + 1e-6) + by : Math.ceil(target.zoom - 1e-6) + by;
    const middle = { x: target.width / 2, y: target.height / 2 };
    this.#map.motion.to(zoomedAround(target, limitedZoom(next, this.#map.settings()), around ?? middle));
  }

  clicked(at: WorldPoint, source: MouseEvent): void {
    const latLng = new LatLng(fromWorld(worldAt(this.#map.view(), at)));
    this.#map.emit('click', { latLng, domEvent: source, pixel: at, stop: () => source.stopPropagation() });
  }

  helpWanted(why: 'twoFingers' | 'controlKey'): void {
    const { help } = this.#map.panes;
    const isMac = /mac|iphone|ipad/i.test(navigator.platform);
    help.textContent = text(why === 'controlKey' && isMac ? 'commandKey' : why);
    help.dataset.shown = '';
    clearTimeout(this.#helpTimer);
    this.#helpTimer = window.setTimeout(() => delete help.dataset.shown, HELP_MS);
  }

  #key(event: KeyboardEvent): void {
    // Keys inside an info window or on a button belong to those.
    if (event.target !== this.#map.panes.root || !this.#map.settings().hasKeyboard) return;
    const meaning = keyMeaning(event);
    if (!meaning) return;
    event.preventDefault();
    const { motion } = this.#map;
    const share = meaning.kind === 'pan' && meaning.unit === 'share';
    if (meaning.kind === 'zoom') this.stepped(meaning.by);
    else {
      const { width, height } = motion.target;
      motion.to(movedBy(motion.target, meaning.x * (share ? width : 1), meaning.y * (share ? height : 1)));
    }
  }
}
