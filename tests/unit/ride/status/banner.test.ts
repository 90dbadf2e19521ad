import type { StatusWord } from '../../../../src/backend/status-word';
import { JobStatus, jobStatusTable } from '../../../../src/job/job-status';
import { startTracking } from '../../../../src/job/start-ride';
import { bannerKey, bookedTimeState } from '../../../../src/ride/status/banner';
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

describe('The time that a pickup was booked for', () => {
  const MINUTE_MS = 60_000;

  test.each([
    ['in 15 minutes and a moment', 15 * MINUTE_MS + 1, 'ahead'],
    ['in 15 minutes', 15 * MINUTE_MS, 'soon'],
    ['in a moment', 1, 'soon'],
    ['now', 0, 'past'],
  ])('%s', (_title, aheadMs, state) => {
    for (const isRead of [true, false]) expect(bookedTimeState(at, isRead, at.getTime() - aheadMs)).toBe(state);
  });

  test('a ride without one was ordered for now, as soon as the list of rides says so', () => {
    expect([bookedTimeState(null, true, 0), bookedTimeState(null, false, 0)]).toEqual(['past', 'unknown']);
  });
});
