import { isPreOrder } from '../../job/ride-time';

/**
 * A booked pickup time relative to now. `ahead`: a pre-order without a driver search yet; `soon`: within the next
 * minutes; `past`: also a ride ordered for now; `unknown`: the list of rides, which has the time, is not loaded.
 */
export type BookedTime =
  | { readonly state: 'ahead' | 'soon'; readonly at: Date }
  | { readonly state: 'past' | 'unknown'; readonly at: null };

/**
 * The state of a booked pickup time at `nowMs` (backend's clock: D44). `at` is null if there is none, or while the list
 * is not loaded (`isRead`).
 */
export function bookedTimeState(at: Date | null, isRead: boolean, nowMs: number): BookedTime['state'] {
  if (at === null) return isRead ? 'past' : 'unknown';
  if (at.getTime() <= nowMs) return 'past';
  return isPreOrder(at, nowMs) ? 'ahead' : 'soon';
}
