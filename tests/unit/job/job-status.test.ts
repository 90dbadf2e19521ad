import { readStatusWord } from '../../../src/backend/status-word';
import { isCompleted, isStepBack, JobStatus, jobStatusOf, jobStatusTable } from '../../../src/job/job-status';
import de from '../../../src/locales/de/status.json';
import en from '../../../src/locales/en/status.json';

/** What each status means: its banner in English, whether Cancel is enabled, whether the ride is over. */
const meanings: Record<JobStatus, readonly [sentence: string, canCancel: boolean, isOver: boolean]> = {
  JOB_ACCEPTED_YN: ['Your booking is accepted. We are finding a driver.', true, false],
  ACCEPTED: ['Your driver has accepted', true, false],
  ON_THE_WAY: ['Driver on the way', true, false],
  AT_CUSTOMER: ['Your driver is at the pickup', false, false],
  CUSTOMER_ONBOARD: ['Enjoy the ride', false, false],
  JOB_COMPLETED: ['Ride completed. Thank you!', false, true],
  JOB_SETTLED: ['Ride completed. Thank you!', false, true],
  CANCELED: ['Ride cancelled', false, true],
  OTHER: ['Ride has been booked.', false, false],
};

test.each(Object.values(JobStatus))('Job status, banner, Cancel and end (Spec §4): %s', (status) => {
  const [sentence, canCancel, isOver] = meanings[status];
  const row = jobStatusTable[status];
  const key = row.banner.replace('banner.', '') as keyof typeof en.banner;
  expect([en.banner[key], row.canCancel, row.isOver]).toEqual([sentence, canCancel, isOver]);
  expect(de.banner[key]).toBeTruthy();
  expect(isCompleted(status)).toBe(isOver && status !== 'CANCELED');
});

describe('Anything else is "Ride has been booked." (Spec §4)', () => {
  test.each(['', 'accepted', 'ON_THE_WAY ', 'PREORDER', 'constructor', 'toString', '__proto__', 'OTHER'])(
    '"%s"',
    (word) => {
      expect(jobStatusTable[jobStatusOf(readStatusWord(word))].banner).toBe('banner.booked');
    },
  );

  test.each(Object.values(JobStatus))('%s stands for itself', (word) => {
    expect(jobStatusOf(readStatusWord(word))).toBe(word);
  });

  test.each(['SEARCHING', 'ASSIGNED', 'REJECTED'])('%s is the search: the job is JOB_ACCEPTED_YN (D6, D30)', (word) => {
    expect(jobStatusOf(readStatusWord(word))).toBe('JOB_ACCEPTED_YN');
  });
});

describe('A step backwards (D28)', () => {
  test.each([
    ['JOB_ACCEPTED_YN', 'ACCEPTED', false],
    ['ACCEPTED', 'ON_THE_WAY', false],
    ['ACCEPTED', 'ACCEPTED', false],
    ['ON_THE_WAY', 'ACCEPTED', true],
    ['CUSTOMER_ONBOARD', 'ON_THE_WAY', true],
    ['ON_THE_WAY', 'JOB_ACCEPTED_YN', true],
    ['ON_THE_WAY', 'OTHER', true],
    ['ON_THE_WAY', 'CANCELED', false],
  ] as const)('from %s to %s: %s', (from, to, expected) => {
    expect(isStepBack(from, to)).toBe(expected);
  });
});
