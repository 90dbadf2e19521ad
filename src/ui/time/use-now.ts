import { useEffect, useReducer } from 'react';
import { now } from '../../device/clock';
import { useStable } from '../effects';
import { watchClock } from './watch-clock';

/**
 * The current time, read on each render, and at least this often while the page is visible. Not in state: there it
 * could be up to one interval older than the data beside it.
 */
export function useNow(everyMs: number): number {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => watchClock(lookAgain, everyMs), [everyMs]);
  return now();
}

/** Does something once after a delay, at once if it is 0; null waits for nothing. Only another delay begins anew. */
export function useTimeout(delayMs: number | null, does: () => void): void {
  const onTime = useStable(does);
  useEffect(() => {
    if (delayMs === null) return;
    if (delayMs <= 0) return onTime();
    const timer = setTimeout(onTime, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, onTime]);
}
