/** The width of the slide handle (Spec §2, §9). */
export const HANDLE_PX = 64;

/** The control returns to its start after this time (Spec §2, §9). */
export const RESET_MS = 500;

/** A press with less movement is a click, not a drag. */
const CLICK_TOLERANCE_PX = 4;

/** The share of the track's width that completes the slide (Spec §2, §5). */
const COMPLETION_SHARE = 0.5;

/** The handle's distance from its start after a drag of this many pixels; limited to its track. */
export function handleOffset(draggedPx: number, trackWidthPx: number): number {
  return Math.min(Math.max(0, draggedPx), Math.max(0, trackWidthPx - HANDLE_PX));
}

/** Whether a drag of this many pixels completes the slide: at least half of the track width (Spec §2, §5). */
export function isCompleted(draggedPx: number, trackWidthPx: number): boolean {
  return trackWidthPx > 0 && draggedPx >= trackWidthPx * COMPLETION_SHARE;
}

const control = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-slide]');

/**
 * Makes the slide control of Home draggable, on any page. Dragging half of the track follows the link (Spec §2); less
 * has no effect. The click that ends a drag is suppressed.
 */
export function enableSlide(): void {
  let wasDragged = false;
  let reset: ReturnType<typeof setTimeout>;

  document.addEventListener('pointerdown', (down) => {
    const link = control(down);
    if (!link || down.button) return;
    wasDragged = false;
    const end = new AbortController();
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
      link.addEventListener(type, listener, { signal: end.signal });
    const release = (movedPx: number) => {
      end.abort();
      if (isCompleted(movedPx, link.clientWidth)) link.click();
      clearTimeout(reset);
      reset = setTimeout(() => link.style.removeProperty('--offset'), RESET_MS);
    };
    on('pointermove', ({ clientX, pointerId }) => {
      const movedPx = clientX - down.clientX;
      if (Math.abs(movedPx) > CLICK_TOLERANCE_PX && !wasDragged) {
        wasDragged = true;
        link.setPointerCapture(pointerId);
      }
      if (wasDragged) link.style.setProperty('--offset', `${handleOffset(movedPx, link.clientWidth)}px`);
    });
    on('pointerup', ({ clientX }) => release(clientX - down.clientX));
    on('pointercancel', () => release(0));
  });

  document.addEventListener(
    'click',
    (event) => {
      // Clicks by keyboard or script have detail 0: they are intentional.
      if (!wasDragged || !event.detail || !control(event)) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
