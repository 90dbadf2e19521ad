import { useEffect, useReducer, useRef, useState } from 'react';
import { now, pageAgeMs } from '../device/clock';

/**
 * Calls `look` at this interval while the page is visible, and at once when it becomes visible. Returns a function that
 * stops it.
 */
export function watchClock(look: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const turn = (event?: Event) => {
    clearInterval(timer);
    if (document.hidden) return;
    timer = setInterval(look, everyMs);
    if (event) look();
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    clearInterval(timer);
  };
}

/**
 * The current time, read on each render, and at least this often while the page is visible. Not in state: there it
 * could be up to one interval older than the data beside it.
 */
export function useNow(everyMs: number): number {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => watchClock(lookAgain, everyMs), [everyMs]);
  return now();
}

/**
 * A text for a live region, at most once in `everyMs`: the first one at once, then the latest one when the time is
 * over.
 */
export function useSlowly(text: string, everyMs: number): string {
  const [announced, setAnnounced] = useState('');
  const toldAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === announced) return;
    const tell = () => {
      toldAtMs.current = pageAgeMs();
      setAnnounced(text);
    };
    const waitMs = toldAtMs.current + everyMs - pageAgeMs();
    if (waitMs <= 0) return tell();
    const timer = setTimeout(tell, waitMs);
    return () => clearTimeout(timer);
  }, [text, announced, everyMs]);
  return announced;
}
