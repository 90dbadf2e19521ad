import { jobStatusTable } from '../../job/job-status';
import { isGone, type Tracking } from '../../job/tracked-ride';
import type { BookedTime } from './booked-time';

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
