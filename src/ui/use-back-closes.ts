import { useEffect, useRef, useState } from 'react';

/** Marks the history entry on which a dialog stands, so that Back has something to go back from. */
const MARK = 'dialog';

const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

let openDialogs = 0;
let wasMarked = false;
let isListening = false;

/** A dialog that was closed by its own button leaves its entry behind: Back skips it. */
function skipSpareEntries() {
  const isSpare = wasMarked && !isMarked() && openDialogs === 0;
  wasMarked = isMarked();
  if (isSpare) window.history.back();
}

/**
 * Back closes an open dialog before it leaves the page. An owner who keeps the dialog open gets the entry again, so that the
 * next Back asks once more.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const [timesAsked, setTimesAsked] = useState(0);

  // Once per page load, also for an entry that a reload has kept.
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    wasMarked = isMarked();
    window.addEventListener('popstate', skipSpareEntries);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, a dialog that stays open needs its entry again
  useEffect(() => {
    if (!open) return;
    openDialogs += 1;
    if (!isMarked()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    wasMarked = true;
    const onPop = () => {
      if (isMarked()) return;
      latest.current();
      setTimesAsked((times) => times + 1);
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      openDialogs -= 1;
    };
  }, [open, timesAsked]);
}
