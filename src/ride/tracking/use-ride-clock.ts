import { useSyncExternalStore } from 'react';
import { watchClock } from '../../ui/watch-clock';
import { stepOfClock, toldByClock } from './ride-clock';
import type { Tracking } from './tracking';

const LOOK_EVERY_MS = 1_000;

const watchSeconds = (look: () => void) => watchClock(look, LOOK_EVERY_MS);

/**
 * The present of the followed ride, in its steps. The clock is looked at every second while the page is seen, the screen is drawn again
 * only when it then says something else than before.
 */
export function useRideClock(tracking: Tracking): number {
  const readStep = () => stepOfClock(tracking, Date.now());
  const tell = () => toldByClock(tracking, readStep());
  useSyncExternalStore(watchSeconds, tell, tell);
  return readStep();
}
