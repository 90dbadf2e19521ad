import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../effects';
import { Dialog, type DialogProps } from './dialog';

/** A dialog that takes the place of the screen's panel and leaves the map in view. */
export function Sheet(props: Omit<DialogProps, 'sheet'>) {
  const sheet = useRef<HTMLDialogElement>(null);
  useSheetPlace(sheet, props.open);
  return <Dialog {...props} sheet={sheet} />;
}

/**
 * Puts an open sheet in the columns of the screen's panel, the element with `data-sheet-place`; without one it stays
 * where the style sheet puts it. Follows the size of the window.
 */
function useSheetPlace(sheet: RefObject<HTMLElement>, isOpen: boolean): void {
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
