import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../browser-layout-effect';

/**
 * Puts an open sheet in the columns of the screen's panel, the element with `data-sheet-place`; without one it stays
 * where the style sheet puts it. Follows the size of the window.
 */
export function useSheetPlace(sheet: RefObject<HTMLElement>, isOpen: boolean): void {
  useBrowserLayoutEffect(() => {
    const place = document.querySelector('[data-sheet-place]');
    const style = sheet.current?.style;
    if (!isOpen || !place || !style) return;
    const take = () => {
      const { left, width } = place.getBoundingClientRect();
      style.setProperty('--sheet-left', `${left}px`);
      style.setProperty('--sheet-width', `${width}px`);
    };
    take();
    window.addEventListener('resize', take);
    return () => window.removeEventListener('resize', take);
  }, [sheet, isOpen]);
}
