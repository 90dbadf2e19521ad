import type { View } from '../drawing/map-view';

const DURATION_MS = 240;
const slowing = (share: number) => 1 - (1 - share) ** 3;

/** Animates the view to its target; at once with reduced motion. */
export class MapMotion {
  readonly #current: () => View;
  readonly #show: (view: View) => void;
  #frame = 0;
  #target: View | null = null;

  constructor(current: () => View, show: (view: View) => void) {
    this.#current = current;
    this.#show = show;
  }

  /** The target of a running animation; otherwise the present view. */
  get target(): View {
    return this.#target ?? this.#current();
  }

  get isMoving(): boolean {
    return this.#target !== null;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#target = null;
  }

  to(target: View): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) {
      this.#show(target);
      return;
    }
    const from = this.#current();
    const began = performance.now();
    this.#target = target;
    const step = (now: number) => {
      const share = slowing(Math.min(1, Math.max(0, (now - began) / DURATION_MS)));
      const isOver = share >= 1;
      if (isOver) this.#target = null;
      else this.#frame = requestAnimationFrame(step);
      this.#show(isOver ? target : between(from, target, share));
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/** A zoom around a fixed point stays fixed during the animation only if the centre follows the scale, not the time. */
function between(from: View, to: View, share: number): View {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  const part =
    Math.abs(to.zoom - from.zoom) < 1e-6 ? share : (1 - 2 ** (from.zoom - zoom)) / (1 - 2 ** (from.zoom - to.zoom));
  const center = {
    x: from.center.x + (to.center.x - from.center.x) * part,
    y: from.center.y + (to.center.y - from.center.y) * part,
  };
  return { ...to, zoom, center };
}
