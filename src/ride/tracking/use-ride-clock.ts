import { useSyncExternalStore } from 'react';
import { watchClock } from '../../ui/watch-clock';
import { stepOfClock, toldByClock } from './ride-clock';
import type { FollowedRide } from './use-tracking';

const LOOK_EVERY_MS = 1_000;

const watchSeconds = (look: () => void) => watchClock(look, LOOK_EVERY_MS);

/**
 * The present of the followed ride, in its steps. The clock is looked at every second while the page is seen, the screen is drawn again
 * only when it then says something else than before.
 */
export function useRideClock({ tracking, readSeenAtMs }: Extract<FollowedRide, { step: 'working' }>): number {
  const readTimed = () => {
    const seenAtMs = readSeenAtMs();
    return { ...tracking, vehicle: seenAtMs === null ? null : { seenAtMs } };
  };
  const readStep = () => stepOfClock(readTimed(), Date.now());
  const tell = () => toldByClock(readTimed(), readStep());
  useSyncExternalStore(watchSeconds, tell, tell);
  return readStep();
}
