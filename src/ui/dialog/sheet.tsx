import { useRef } from 'react';
import { Dialog, type DialogProps } from './dialog';
import { useSheetPlace } from './use-sheet-place';

/** A dialog that takes the place of the screen's panel and leaves the map in view. */
export function Sheet(props: Omit<DialogProps, 'sheet'>) {
  const sheet = useRef<HTMLDialogElement>(null);
  useSheetPlace(sheet, props.open);
  return <Dialog {...props} sheet={sheet} />;
}
