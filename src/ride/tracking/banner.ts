import { isGone } from '../../job/followed-job';
import { jobStatusTable } from '../../job/job-status';
import type { BookedTime } from './booked-time';
import type { Tracking } from './tracking';

/**
 * The banner's sentence, a key of the `ride` texts: that of the status (Spec §4), unless the backend no longer knows the booking, or nobody
 * is looked for yet: a pre-order gets its taxi in time, and while its time is not known nothing is said about a search.
 */
export function sentenceOf(tracking: Tracking, { state }: BookedTime) {
  const { banner, hasDriver, step } = jobStatusTable[tracking.status];
  if (isGone(tracking)) return 'banner.gone';
  if (hasDriver || step === null) return banner;
  if (state === 'ahead') return 'banner.preOrder';
  return state === 'unknown' ? 'banner.booked' : banner;
}
