import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 1_000;

function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * The present for words that tell it. The clock is looked at every second, the component is drawn again only when `tell` says something
 * else than before: an age in steps of ten seconds costs a drawing every ten seconds.
 */
export function useNowFor(tell: (nowMs: number) => string): number {
  const look = () => tell(Date.now());
  useSyncExternalStore(watchClock, look, look);
  return Date.now();
}
