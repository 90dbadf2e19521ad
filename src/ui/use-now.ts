import { useEffect, useReducer } from 'react';

/**
 * The present, looked up at every drawing and at least that often. Not kept in state: beside news that have just come
 * an older present would be up to one interval behind them.
 */
export function useNow(everyMs: number): number {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setInterval(lookAgain, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return Date.now();
}
