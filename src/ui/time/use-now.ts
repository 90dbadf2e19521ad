import { useEffect, useReducer } from 'react';
import { watchClock } from './watch-clock';

/**
 * The present, looked up at every drawing and, while the page is seen, at least that often. Not kept in state: beside news that
 * have just come an older present would be up to one interval behind them.
 */
export function useNow(everyMs: number): number {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => watchClock(lookAgain, everyMs), [everyMs]);
  return Date.now();
}
