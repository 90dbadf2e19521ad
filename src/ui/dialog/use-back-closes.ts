import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id';
import { useBrowserLayoutEffect } from '../browser-layout-effect';

/**
 * Marks the dialog's history entry, which Back leaves first, with the id that it shares with the page's entry below.
 */
const MARK = 'dialog';
/** The same id on the page's entry below: any other entry means that the visitor went forward. */
const BELOW = 'belowDialog';

type Pair = Partial<Record<typeof MARK | typeof BELOW, string>>;
const pairOf = (): Pair => (window.history.state as Pair | null) ?? {};
const isMarked = () => pairOf()[MARK] !== undefined;

let openDialogs = 0;
let lastMark: string | undefined;
let isListening = false;

/** A dialog closed by its own button leaves its history entry behind: Back skips it, Forward continues. */
function skipSpareEntries() {
  const isBelow = lastMark !== undefined && pairOf()[BELOW] === lastMark && !isMarked();
  lastMark = pairOf()[MARK];
  if (isBelow && openDialogs === 0) window.history.back();
}

/** Adds a history entry for the dialog above the page's. */
function pushEntry() {
  const id = randomId();
  const { [BELOW]: _older, ...state } = pairOf();
  window.history.replaceState({ ...state, [BELOW]: id }, '');
  window.history.pushState({ ...state, [MARK]: id }, '');
}

/**
 * Back closes an open dialog before it leaves the page. If the owner keeps the dialog open, the entry is added again,
 * so that the next Back asks again.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const [timesAsked, setTimesAsked] = useState(0);

  // Once per page load: a reload may have kept such entries.
  useBrowserLayoutEffect(() => {
    if (isListening) return;
    isListening = true;
    lastMark = pairOf()[MARK];
    window.addEventListener('popstate', skipSpareEntries);
  }, []);

  // Before the paint: a Back as soon as the dialog is seen leaves the dialog, not the page. A dialog that stays open
  // needs its entry again.
  useBrowserLayoutEffect(() => {
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
