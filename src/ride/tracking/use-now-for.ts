import { useSyncExternalStore } from 'react';
import { watchClock } from '../../ui/watch-clock';

const LOOK_EVERY_MS = 1_000;

const watchSeconds = (look: () => void) => watchClock(look, LOOK_EVERY_MS);

/**
 * The present for words that tell it. The clock is looked at every second while the page is seen, the component is drawn again only
 * when `tell` says something else than before: an age in steps of ten seconds costs a drawing every ten seconds.
 */
export function useNowFor(tell: (nowMs: number) => string): number {
  const look = () => tell(Date.now());
  useSyncExternalStore(watchSeconds, look, look);
  return Date.now();
}
