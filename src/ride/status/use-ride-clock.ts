import { useCallback, useSyncExternalStore } from 'react';
import { now } from '../../device/clock';
import { watchClock } from '../../ui/time';
import type { FollowedRide } from '../following/use-tracking';
import { type BookedTime, bookedTimeState } from './banner';
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

/**
 * Follows a booked pickup time (null if unknown) until it has passed; `isRead`: whether the list with that time is
 * loaded.
 */
export function useBookedTime(at: Date | null, isRead: boolean): BookedTime {
  const read = useCallback(() => bookedTimeState(at, isRead, now()), [at, isRead]);
  const state = useSyncExternalStore(watchSeconds, read, read);
  if (at !== null && (state === 'ahead' || state === 'soon')) return { state, at };
  return { state: state === 'unknown' ? state : 'past', at: null };
}
