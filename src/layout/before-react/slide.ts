import { CLICK_TOLERANCE_PX, handleOffset, isCompleted, RESET_MS } from '../../marketing/home/book/slide';

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
