import { useCallback, useSyncExternalStore } from 'react';
import { now } from '../../device/clock';
import { watchClock } from '../../ui/time/watch-clock';
import { type BookedTime, bookedTimeState } from './booked-time';

const LOOK_EVERY_MS = 1_000;

const watchSeconds = (look: () => void) => watchClock(look, LOOK_EVERY_MS);

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
