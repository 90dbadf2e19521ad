import { useState } from 'react';
import { useBrowserLayoutEffect, useStable } from '../effects';
import { addDialogEntry, isDialogEntry, skipSpareEntries } from './dialog-entries';

/**
 * Back closes an open dialog before it leaves the page. If the owner keeps the dialog open, the entry is added again,
 * so that the next Back asks again.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useStable(onClose);
  const [timesAsked, setTimesAsked] = useState(0);

  useBrowserLayoutEffect(() => void skipSpareEntries(), []);

  // Before the paint: a Back as soon as the dialog is seen leaves the dialog, not the page. A dialog that stays open
  // needs its entry again.
  useBrowserLayoutEffect(() => {
    if (!open) return;
    const entries = skipSpareEntries();
    entries.open += 1;
    addDialogEntry();
    const onPop = () => {
      if (isDialogEntry()) return;
      close();
      setTimesAsked((times) => times + 1);
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      entries.open -= 1;
    };
  }, [open, timesAsked, close]);
}
