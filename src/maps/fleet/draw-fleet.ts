import { pageAgeMs } from '../../device/clock';
import { GLIDE_MS } from '../motion/motion';
import type { MapHandle, Projection } from '../port/map';
import { type Fleet, moveFleet, noFleet, worldX, worldY } from './fleet';
import { createFleetCanvas, type FleetView } from './fleet-canvas';

/** The canvas extends beyond the map on each side, so that only a longer move repaints it. */
const MARGIN_PX = 128;
const HALF_A_PIXEL = 0.5;

/**
 * Draws the free taxis on one canvas over the map, outside React and without markers. After each poll they move to
 * their new positions; moving the map only moves the canvas. Returns a function that removes it.
 */
export function drawFleet(map: MapHandle, fleet: Fleet): () => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const night = matchMedia('(prefers-color-scheme: dark)');
  const canvas = createFleetCanvas(() => night.matches);
  let move = noFleet;
  let startedMs = 0;
  let frame = 0;
  let view: FleetView | null = null;
  /** The drawn share of the move; null if the canvas shows an older move. */
  let shown: number | null = null;

  const shareAt = (nowMs: number) =>
    lessMotion.matches ? 1 : Math.max(0, Math.min(1, (nowMs - startedMs) / GLIDE_MS));

  const paint = (next: FleetView, share: number) => {
    canvas.paint(next, move, share);
    view = next;
    shown = share;
  };

  const drive = (nowMs: number) => {
    frame = 0;
    if (!view) return;
    const share = move.farthest === 0 ? 1 : shareAt(nowMs);
    const pixels = (share - (shown ?? 0)) * move.farthest * view.scale * canvas.ratio();
    if (shown === null || share === 1 || pixels >= HALF_A_PIXEL) paint(view, share);
    if (share < 1) frame = requestAnimationFrame(drive);
  };

  /** Paints in the next frame. A hidden page gets no frames, so nothing is drawn until it is visible. */
  const paintSoon = () => {
    shown = null;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(drive);
  };

  const onFleet = () => {
    const nowMs = pageAgeMs();
    move = moveFleet(move, shareAt(nowMs), fleet.get());
    startedMs = nowMs;
    paintSoon();
  };
  const onNight = () => {
    canvas.forgetColors();
    paintSoon();
  };

  const draw = ({ corner, left, top, worldPx: scale }: Projection) => {
    const { clientWidth, clientHeight } = map.element;
    const [width, height] = [clientWidth + 2 * MARGIN_PX, clientHeight + 2 * MARGIN_PX];
    const [x, y] = [worldX(corner.lng), worldY(corner.lat)];
    const isCovered = (away: number) => away >= 0 && away <= 2 * MARGIN_PX;
    const isUsable =
      view?.scale === scale &&
      view.width === width &&
      view.height === height &&
      isCovered((x - view.x) * scale) &&
      isCovered((y - view.y) * scale);
    if (!isUsable) {
      const margin = MARGIN_PX / scale;
      const whole = { x: x - margin, y: y - margin, scale, width, height, mapPx: clientHeight };
      paint(whole, shareAt(pageAgeMs()));
    }
    if (!view) return;
    const [right, down] = [left - (x - view.x) * scale, top - (y - view.y) * scale];
    const transform = `translate(${right.toFixed(2)}px, ${down.toFixed(2)}px)`;
    if (canvas.element.style.transform !== transform) canvas.element.style.transform = transform;
  };

  const unsubscribe = fleet.subscribe(onFleet);
  night.addEventListener('change', onNight);
  const removeLayer = map.addLayer({ element: canvas.element, draw });
  onFleet();
  return () => {
    unsubscribe();
    night.removeEventListener('change', onNight);
    cancelAnimationFrame(frame);
    removeLayer();
  };
}
