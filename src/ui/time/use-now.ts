import { useEffect, useReducer } from 'react';
import { now } from '../../device/clock';
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
