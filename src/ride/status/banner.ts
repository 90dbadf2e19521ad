import { jobStatusTable } from '../../job/job-status';
import { isPreOrder } from '../../job/ride-time';
import { isGone, type Tracking } from '../../job/tracked-ride';

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

/**
 * The banner's text key: that of the status (Spec §4), with two exceptions. The backend no longer knows the booking; or
 * the driver search of a pre-order has not started: until its time is known, the banner says nothing about a search.
 */
export function bannerKey(tracking: Tracking, { state }: BookedTime) {
  const { banner, hasDriver, step } = jobStatusTable[tracking.status];
  if (isGone(tracking)) return 'ride:news.gone';
  if (hasDriver || step === null) return banner;
  if (state === 'ahead') return 'banner.preOrder';
  return state === 'unknown' ? 'banner.booked' : banner;
}
