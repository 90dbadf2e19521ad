import { useSyncExternalStore } from 'react';
import { now } from '../../device/clock';
import { watchClock } from '../../ui/time/watch-clock';
import type { FollowedRide } from '../following/use-tracking';
import { clockStep, clockText, type ShownTimes } from './ride-clock';

const LOOK_EVERY_MS = 1_000;

const watchSeconds = (look: () => void) => watchClock(look, LOOK_EVERY_MS);

/**
 * The current time for a followed ride, in its steps. Checks the clock every second while the page is visible, and
 * renders only if the shown text changes.
 */
export function useRideClock({ tracking, readTimes }: Extract<FollowedRide, { step: 'working' }>): number {
  const readShown = (): ShownTimes => {
    const { pickupAtMs, dropAtMs, restoredFromMs, vehicle } = tracking;
    const times = readTimes();
    return { ...times, seenAtMs: vehicle && times.seenAtMs, pickupAtMs, dropAtMs, restoredFromMs };
  };
  const readStep = () => clockStep(readShown(), now());
  const tell = () => clockText(readShown(), readStep());
  useSyncExternalStore(watchSeconds, tell, tell);
  return readStep();
}
