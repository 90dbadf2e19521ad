import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id';

/** Marks the history entry on which a dialog stands, so that Back has something to go back from: the id of the pair with the page below. */
const MARK = 'dialog';
/** The same id on the page's own entry below: whoever comes to another entry has gone forward. */
const BELOW = 'belowDialog';

type Pair = Partial<Record<typeof MARK | typeof BELOW, string>>;
const pairOf = (): Pair => (window.history.state as Pair | null) ?? {};
const isMarked = () => pairOf()[MARK] !== undefined;

let openDialogs = 0;
let lastMark: string | undefined;
let isListening = false;

/** A dialog that was closed by its own button leaves its entry behind: Back skips it, Forward goes on. */
function skipSpareEntries() {
  const isBelow = lastMark !== undefined && pairOf()[BELOW] === lastMark && !isMarked();
  lastMark = pairOf()[MARK];
  if (isBelow && openDialogs === 0) window.history.back();
}

/** Gives the dialog an entry of its own above the page's. */
function pushEntry() {
  const id = randomId();
  const { [BELOW]: _older, ...state } = pairOf();
  window.history.replaceState({ ...state, [BELOW]: id }, '');
  window.history.pushState({ ...state, [MARK]: id }, '');
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
    lastMark = pairOf()[MARK];
    window.addEventListener('popstate', skipSpareEntries);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, a dialog that stays open needs its entry again
  useEffect(() => {
    if (!open) return;
    openDialogs += 1;
    if (!isMarked()) pushEntry();
    lastMark = pairOf()[MARK];
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
