import type { WorldPoint } from '../../../city/map/mercator';

/**
 * The map's reaction to gestures.
 * https://developers.google.com/maps/documentation/javascript/interaction#gesture-handling
 */
export type GestureHandling = 'greedy' | 'cooperative' | 'none';

/** The map's handlers for gestures. Pixels are counted from the map's top left corner. */
export interface GestureTarget {
  handling(): GestureHandling;
  dragStarted(): void;
  dragged(dx: number, dy: number): void;
  dragEnded(): void;
  zoomed(by: number, around: WorldPoint): void;
  stepped(by: number, around: WorldPoint): void;
  clicked(at: WorldPoint, source: MouseEvent): void;
  helpWanted(why: 'twoFingers' | 'controlKey'): void;
}

/** A finger trembles: below this a press is a click. */
const CLICK_SLACK = 4;
const PIXELS_PER_WHEEL_ZOOM = 260;
/** Elements on the map that handle their own clicks. */
const OWN_CLICKS = 'gmp-advanced-marker[gmp-clickable], .sample-map-window, .sample-map-corner';

/** Listens to mouse, touch, pen and wheel on the map's root. */
export class Gestures {
  readonly #root: HTMLElement;
  readonly #target: GestureTarget;
  readonly #pointers = new Map<number, WorldPoint>();
  #isDragging = false;
  #travelled = 0;
  #suppressClick = false;

  constructor(root: HTMLElement, target: GestureTarget) {
    this.#root = root;
    this.#target = target;
    root.addEventListener('pointerdown', (event) => this.#down(event));
    root.addEventListener('pointermove', (event) => this.#move(event));
    for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, (event) => this.#up(event));
    // A cooperative map leaves one finger to the page; it handles two fingers itself, and the page must not scroll.
    root.addEventListener('touchmove', (event) => this.#keepTwoFingers(event), { passive: false });
    root.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    root.addEventListener('dblclick', (event) => this.#doubleClick(event));
    root.addEventListener('click', (event) => this.#click(event), true);
    root.addEventListener('dragstart', (event) => event.preventDefault());
  }

  #at(event: MouseEvent): WorldPoint {
    const box = this.#root.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #isInside(event: Event, selector: string): boolean {
    return event.target instanceof Element && event.target.closest(selector) !== null;
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#target.handling() === 'none') return;
    if (this.#isInside(event, '.sample-map-window, .sample-map-corner')) return;
    this.#pointers.set(event.pointerId, this.#at(event));
    if (this.#pointers.size === 1) {
      this.#travelled = 0;
      this.#suppressClick = false;
    }
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled <= CLICK_SLACK) return;
    const isAlone = this.#pointers.size === 1;
    if (event.pointerType === 'touch' && isAlone && this.#target.handling() === 'cooperative') {
      this.#target.helpWanted('twoFingers');
      return;
    }
    if (!this.#isDragging) {
      this.#isDragging = true;
      this.#suppressClick = true;
      for (const id of this.#pointers.keys()) this.#root.setPointerCapture(id);
      this.#target.dragStarted();
    }
    this.#pinch(event.pointerId, before, now);
    this.#pointers.set(event.pointerId, now);
  }

  /** One finger moves the map, two also scale it around their middle. */
  #pinch(id: number, before: WorldPoint, now: WorldPoint): void {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1];
    const share = other ? 0.5 : 1;
    this.#target.dragged((before.x - now.x) * share, (before.y - now.y) * share);
    if (!other) return;
    const apart =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.#target.zoomed(Math.log2(Math.max(0.01, apart)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  #keepTwoFingers(event: TouchEvent): void {
    if (event.touches.length > 1 && this.#target.handling() === 'cooperative') event.preventDefault();
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0 || !this.#isDragging) return;
    this.#isDragging = false;
    this.#target.dragEnded();
  }

  #wheel(event: WheelEvent): void {
    const handling = this.#target.handling();
    if (handling === 'none' || this.#isInside(event, '.sample-map-window')) return;
    if (handling === 'cooperative' && !event.ctrlKey && !event.metaKey) {
      this.#target.helpWanted('controlKey');
      return;
    }
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    // A pinch on a touchpad arrives as a wheel with the control key and much smaller steps.
    const pinch = event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1;
    const by = (-event.deltaY * lines * pinch) / PIXELS_PER_WHEEL_ZOOM;
    this.#target.zoomed(Math.max(-1, Math.min(1, by)), this.#at(event));
  }

  #doubleClick(event: MouseEvent): void {
    if (this.#target.handling() === 'none' || this.#isInside(event, OWN_CLICKS)) return;
    this.#target.stepped(event.shiftKey ? -1 : 1, this.#at(event));
  }

  /** A press that moved the map is not a click, neither for the map nor for elements on it. */
  #click(event: MouseEvent): void {
    if (this.#suppressClick) {
      this.#suppressClick = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (!this.#isInside(event, OWN_CLICKS)) this.#target.clicked(this.#at(event), event);
  }
}
