import { readStatusWord } from '../../../src/backend/status-word';
import { isCompleted, isStepBack, JobStatus, jobStatusOf, jobStatusTable } from '../../../src/job/job-status';
import de from '../../../src/locales/de/status.json';
import en from '../../../src/locales/en/status.json';

type Row = [JobStatus, string, boolean, boolean];

describe('Job status and banner (Spec §4)', () => {
  const rows: Row[] = [
    ['JOB_ACCEPTED_YN', 'Your booking is accepted. We are finding a driver.', true, false],
    ['ACCEPTED', 'Your driver has accepted', true, false],
    ['ON_THE_WAY', 'Driver on the way', true, false],
    ['AT_CUSTOMER', 'Your driver is at the pickup', false, false],
    ['CUSTOMER_ONBOARD', 'Enjoy the ride', false, false],
    ['JOB_COMPLETED', 'Ride completed. Thank you!', false, true],
    ['JOB_SETTLED', 'Ride completed. Thank you!', false, true],
    ['CANCELED', 'Ride cancelled', false, true],
    ['OTHER', 'Ride has been booked.', false, false],
  ];

  test.each(rows)('%s says "%s"', (status, sentence) => {
    const key = jobStatusTable[status].banner.replace('banner.', '') as keyof typeof en.banner;
    expect(en.banner[key]).toBe(sentence);
    expect(de.banner[key]).toBeTruthy();
  });

  test.each(rows)(
    'Cancel is enabled only in JOB_ACCEPTED_YN, ON_THE_WAY and ACCEPTED: %s',
    (status, _text, canCancel) => {
      expect(jobStatusTable[status].canCancel).toBe(canCancel);
    },
  );

  test.each(rows)('the ride is over after completion and cancellation: %s', (status, _text, _canCancel, isOver) => {
    expect(jobStatusTable[status].isOver).toBe(isOver);
    expect(isCompleted(status)).toBe(isOver && status !== 'CANCELED');
  });

  test('the table has every status and nothing else', () => {
    expect(Object.keys(jobStatusTable).sort()).toEqual(rows.map(([status]) => status).sort());
    expect(Object.values(JobStatus).sort()).toEqual(rows.map(([status]) => status).sort());
  });

  test('nobody can change it', () => {
    expect(Object.isFrozen(jobStatusTable) && Object.isFrozen(JobStatus)).toBe(true);
  });
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
