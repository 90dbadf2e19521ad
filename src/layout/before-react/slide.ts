import { CLICK_TOLERANCE_PX, handleOffset, isCompleted, RESET_MS } from '../../marketing/home/book/slide';

const control = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-slide]');

/**
 * Lets the slide control of Home be dragged, whichever page it came by: at half of the track it is followed as the link that
 * it is (Spec §2), else nothing happens. The click that ends a drag is swallowed.
 */
export function letSlide(): void {
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
      // A click of a script or a key has no detail: that one is meant.
      if (!wasDragged || !event.detail || !control(event)) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
