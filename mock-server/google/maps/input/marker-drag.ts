import type { Coordinates } from '../../../../src/lib/coordinates';
import { fromWorld, pixelsPerUnit, toWorld } from '../../../city/map/mercator';

/** The marker's state and handlers for a drag. */
interface Draggable {
  /** Null while dragging is disabled. */
  dragged(): { readonly position: Coordinates; readonly zoom: number } | null;
  moveTo(position: Coordinates): void;
  tell(event: 'dragstart' | 'drag' | 'dragend'): void;
}

/** Makes a marker draggable by mouse, touch and pen; the map below does not move. */
export function letDrag(element: HTMLElement, marker: Draggable): void {
  element.addEventListener('pointerdown', (down) => {
    const begin = marker.dragged();
    if (down.button !== 0 || !begin) return;
    // The map would take it for a pan.
    down.stopPropagation();
    down.preventDefault();
    element.setPointerCapture?.(down.pointerId);
    const from = toWorld(begin.position);
    const scale = pixelsPerUnit(begin.zoom);
    let hasMoved = false;
    const follow = (move: PointerEvent) => {
      if (!hasMoved) marker.tell('dragstart');
      hasMoved = true;
      const [dx, dy] = [move.clientX - down.clientX, move.clientY - down.clientY];
      marker.moveTo(fromWorld({ x: from.x + dx / scale, y: from.y + dy / scale }));
      marker.tell('drag');
    };
    const end = () => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      if (hasMoved) marker.tell('dragend');
    };
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  });
}
