import { readStatusWord } from '../../../src/backend/status-word';
import {
  type FollowedJob,
  isGone,
  isSettled,
  type JobEvent,
  jobFromBooking,
  newJob,
  nextJob,
} from '../../../src/job/followed-job';
import { needsHttpFallback } from '../../../src/job/http-fallback';
import type { LiveState } from '../../../src/live/live-message';
import { booking, tracked, updated } from './samples';

const heard = (message: ReturnType<typeof updated>): JobEvent => ({ type: 'messageHeard', message });
const read = (jobStatus: string, changesBefore = Number.POSITIVE_INFINITY): JobEvent => ({
  type: 'bookingRead',
  booking: booking({ jobStatus: readStatusWord(jobStatus), driverName: '' }),
  changesBefore,
});
const jobAfter = (...events: JobEvent[]) => events.reduce((job, event) => nextJob(job, event), newJob);

describe('The search has its own words for one status of the job (D6, D30)', () => {
  test.each(['SEARCHING', 'ASSIGNED', 'REJECTED'])('%s is heard, HTTP knows it as JOB_ACCEPTED_YN', (word) => {
    expect(jobAfter(heard(updated(word)))).toMatchObject({ word, status: 'JOB_ACCEPTED_YN' });
    expect(jobAfter(heard(updated(word)), read('JOB_ACCEPTED_YN'))).toMatchObject({ word, saidBy: 'read' });
  });

  test('another driver is asked: his name takes the place of the one who declined', () => {
    const job = jobAfter(
      heard(updated('ASSIGNED', 'Jörg')),
      heard(updated('REJECTED')),
      heard(updated('ASSIGNED', 'Aylin')),
    );
    expect(job).toMatchObject({ word: 'ASSIGNED', driverName: 'Aylin' });
  });
});

describe("CANCELED right after a refusal is a search that was given up; any other one is somebody's own will", () => {
  const isGivenUp = (...events: JobEvent[]) => jobAfter(...events).isGivenUp;
  const cancelled = heard(updated('CANCELED'));

  test.each([
    ['REJECTED', true],
    ['SEARCHING', false],
    ['ASSIGNED', false],
    ['JOB_ACCEPTED_YN', false],
    ['ACCEPTED', false],
  ])('after %s: %s, also by a position with status false', (word, isSo) => {
    expect(isGivenUp(heard(updated(word)), cancelled)).toBe(isSo);
    expect(isGivenUp(heard(updated(word)), heard(tracked({ isActive: false })))).toBe(isSo);
  });

  test('cancelled by phone while the next driver is looked for', () => {
    expect(isGivenUp(heard(updated('REJECTED')), heard(updated('SEARCHING')), cancelled)).toBe(false);
  });

  test('a read that confirms it changes nothing about it; one that corrects it takes it back', () => {
    expect(isGivenUp(heard(updated('REJECTED')), cancelled, read('CANCELED'))).toBe(true);
    expect(isGivenUp(heard(updated('REJECTED')), cancelled, read('JOB_ACCEPTED_YN'))).toBe(false);
  });

  test('who hears of it over HTTP alone does not know why', () => {
    expect(isGivenUp(heard(updated('REJECTED')), read('CANCELED'))).toBe(false);
  });
});

test('the search needs no number plate, so that accepting wants no read; a ride does', () => {
  expect(jobAfter(heard(updated('ACCEPTED', 'Aylin')))).toMatchObject({ checks: 0, isChecking: false });
  const ride = jobFromBooking(booking({ jobStatus: 'JOB_ACCEPTED_YN', carNumber: '' }));
  expect(nextJob(ride, heard(updated('ACCEPTED', 'Aylin')))).toMatchObject({ checks: 1, isChecking: true });
});

test('the same news again changes nothing', () => {
  const job = jobAfter(heard(updated('ASSIGNED')));
  expect(nextJob(job, heard(updated('ASSIGNED')))).toBe(job);
  expect(nextJob(job, heard(tracked()))).toBe(job);
});

test('a job is settled when it is over and a read has said so', () => {
  const cancelled = jobAfter(heard(tracked({ isActive: false })));
  expect([cancelled.status, isSettled(cancelled)]).toEqual(['CANCELED', false]);
  expect(isSettled(nextJob(cancelled, read('CANCELED')))).toBe(true);
  expect(isSettled(nextJob(cancelled, read('JOB_ACCEPTED_YN')))).toBe(false);
});

describe('An order of events is counted, never measured by a clock', () => {
  const arrived = jobAfter(heard(updated('ACCEPTED', 'Aylin')), heard(updated('AT_CUSTOMER')));

  test('a read that was asked for before the last change by a frame knows less: it is asked for again', () => {
    expect(nextJob(arrived, read('ACCEPTED', 1))).toMatchObject({ status: 'AT_CUSTOMER', checks: 1, isChecking: true });
  });

  test('one that was asked for after it may set anything', () => {
    expect(nextJob(arrived, read('ACCEPTED', 2))).toMatchObject({ status: 'ACCEPTED', checks: 0, isChecking: false });
  });
});

describe('A booking that the backend no longer knows', () => {
  const missed: JobEvent = { type: 'bookingMissed' };
  const coming = jobAfter(heard(updated('ON_THE_WAY')));
  const rideAfter = (...events: JobEvent[]) => events.reduce(nextJob<FollowedJob>, coming);

  test('is gone after three answers in a row, and keeps its last status', () => {
    expect([
      isGone(rideAfter(missed)),
      isGone(rideAfter(missed, missed)),
      isGone(rideAfter(missed, missed, missed)),
    ]).toEqual([false, false, true]);
    expect(rideAfter(missed, missed, missed).status).toBe('ON_THE_WAY');
  });

  test('is there again with the first read that finds it', () => {
    expect(isGone(rideAfter(missed, missed, read('ON_THE_WAY'), missed))).toBe(false);
    expect(rideAfter(missed, missed, missed, read('AT_CUSTOMER'))).toMatchObject({ missed: 0, status: 'AT_CUSTOMER' });
  });

  test('a ride that is over is not missed', () => {
    expect(rideAfter(read('JOB_SETTLED'), missed, missed, missed).missed).toBe(0);
  });
});

describe('HTTP tells where the live connection rests (D16) or is quiet (D43)', () => {
  test.each<[LiveState, boolean, boolean]>([
    ['idle', false, false],
    ['connecting', false, false],
    ['connecting', true, true],
    ['waiting', false, false],
    ['waiting', true, true],
    ['acknowledged', false, false],
    ['acknowledged', true, true],
    ['assumed', true, true],
    ['exhausted', false, true],
    ['closed', false, true],
    ['refused', false, true],
  ])('%s, quiet %s: %s', (live, isQuiet, expected) => {
    expect(needsHttpFallback({ isFollowed: true, live, isQuiet })).toBe(expected);
    expect(needsHttpFallback({ isFollowed: false, live, isQuiet })).toBe(false);
  });
});
