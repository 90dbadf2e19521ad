import { readStatusWord } from '../../../src/backend/status-word';
import { foundJob, isSettled, type JobEvent, nextJob, placedJob } from '../../../src/job/followed-job';
import { isHttpToTell } from '../../../src/job/reading';
import type { LiveState } from '../../../src/live/live-message';
import { booking, tracked, updated } from './samples';

const NOW = 1_800_000_000_000;
const heard = (message: ReturnType<typeof updated>): JobEvent => ({ type: 'messageHeard', message });
const read = (jobStatus: string, askedAtMs = NOW + 1): JobEvent => ({
  type: 'bookingRead',
  booking: booking({ jobStatus: readStatusWord(jobStatus), driverName: '' }),
  askedAtMs,
});
const jobAfter = (...events: JobEvent[]) => events.reduce((job, event) => nextJob(job, event, NOW), placedJob);

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
  const ride = foundJob(booking({ jobStatus: 'JOB_ACCEPTED_YN', carNumber: '' }));
  expect(nextJob(ride, heard(updated('ACCEPTED', 'Aylin')), NOW)).toMatchObject({ checks: 1, isChecking: true });
});

test('the same news again changes nothing', () => {
  const job = jobAfter(heard(updated('ASSIGNED')));
  expect(nextJob(job, heard(updated('ASSIGNED')), NOW)).toBe(job);
  expect(nextJob(job, heard(tracked()), NOW)).toBe(job);
});

test('a job is settled when it is over and a read has said so', () => {
  const cancelled = jobAfter(heard(tracked({ isActive: false })));
  expect([cancelled.status, isSettled(cancelled)]).toEqual(['CANCELED', false]);
  expect(isSettled(nextJob(cancelled, read('CANCELED'), NOW))).toBe(true);
  expect(isSettled(nextJob(cancelled, read('JOB_ACCEPTED_YN'), NOW))).toBe(false);
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
    expect(isHttpToTell({ isFollowed: true, live, isQuiet })).toBe(expected);
    expect(isHttpToTell({ isFollowed: false, live, isQuiet })).toBe(false);
  });
});
