import type { StatusWord } from '../../../../src/backend/status-word';
import { JobStatus, jobStatusTable } from '../../../../src/job/job-status';
import { startTracking } from '../../../../src/job/start-ride';
import { bannerKey } from '../../../../src/ride/status/banner';
import { booking } from '../../job/samples';

const at = new Date('2026-11-21T08:00:00Z');
const tracking = (jobStatus: StatusWord, notFoundCount = 0) => ({
  ...startTracking(booking({ jobStatus })),
  notFoundCount,
});
const ahead = { state: 'ahead', at } as const;
const soon = { state: 'soon', at } as const;
const past = { state: 'past', at: null } as const;
const unknown = { state: 'unknown', at: null } as const;

describe('The banner says what Spec §4 says of the status', () => {
  test.each(Object.values(JobStatus))('%s', (status) => {
    const { banner } = jobStatusTable[status];
    expect(bannerKey(tracking(status), past)).toBe(banner);
    expect(bannerKey(tracking(status), soon)).toBe(banner);
  });

  test.each<[StatusWord, object, string]>([
    ['JOB_ACCEPTED_YN', ahead, 'banner.preOrder'],
    ['OTHER', ahead, 'banner.preOrder'],
    ['JOB_ACCEPTED_YN', unknown, 'banner.booked'],
    ['ACCEPTED', ahead, 'banner.accepted'],
    ['ACCEPTED', unknown, 'banner.accepted'],
    ['CANCELED', ahead, 'banner.canceled'],
    ['CANCELED', unknown, 'banner.canceled'],
  ])('%s with a booked time of %p: nothing is said about a search that has not begun', (status, booked, banner) => {
    expect(bannerKey(tracking(status), booked as typeof ahead)).toBe(banner);
  });

  test.each([
    [2, 'banner.onTheWay'],
    [3, 'ride:news.gone'],
  ])('after %d answers in a row that there is no such booking', (missed, banner) => {
    expect(bannerKey(tracking('ON_THE_WAY', missed), past)).toBe(banner);
  });
});
