import { readStatusWord } from '../../../src/backend/status-word';
import { nextRide } from '../../../src/job/next-ride';
import { startTracking } from '../../../src/job/start-ride';
import { isGone, newSearch, type TrackedRide } from '../../../src/job/tracked-ride';
import type { LiveMessage } from '../../../src/live/live-message';
import type { News } from '../../../src/live/sources';
import { booking, tracked, updated } from './samples';

const NOW = 1_800_000_000_000;
const heard = (message: LiveMessage): News => ({ type: 'messageReceived', message });
const read = (jobStatus: string, changesBefore = Number.POSITIVE_INFINITY): News => ({
  type: 'bookingRead',
  booking: booking({ jobStatus: readStatusWord(jobStatus), driverName: '' }),
  changesBefore,
});
const jobAfter = (...events: News[]) => events.reduce((job, event) => nextRide(job, event, NOW), newSearch);

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
  const isGivenUp = (...events: News[]) => jobAfter(...events).isGivenUp;
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

describe('The number plate is its driver’s: frames name no vehicle, so that another driver’s is read (D28)', () => {
  const ride = (changes: Parameters<typeof booking>[0] = {}) => startTracking(booking(changes));

  test.each<[string, TrackedRide, ReturnType<typeof updated>, boolean | null, number]>([
    ['a step of the same driver', ride(), updated('AT_CUSTOMER', 'Jörg'), true, 0],
    ['a step without a name', ride(), updated('AT_CUSTOMER'), true, 0],
    ['a step of another driver', ride(), updated('AT_CUSTOMER', 'Aylin'), false, 1],
    ['another driver in the same status', ride(), updated('ON_THE_WAY', 'Aylin'), false, 1],
    ['the same name again', ride(), updated('ON_THE_WAY', 'Jörg'), true, 0],
    ['the first name of a driver', ride({ driverName: '' }), updated('ON_THE_WAY', 'Aylin'), true, 0],
    ['a driver who rejects', ride(), updated('REJECTED'), false, 1],
    ['a step with a plate that is not known', ride({ carNumber: '' }), updated('AT_CUSTOMER'), false, 1],
    ['another driver while no plate is known', ride({ carNumber: '' }), updated('ON_THE_WAY', 'Aylin'), false, 0],
    ['a driver who is only asked', ride({ jobStatus: 'JOB_ACCEPTED_YN' }), updated('ASSIGNED'), false, 1],
    ['a search, which needs none', newSearch, updated('ACCEPTED', 'Aylin'), null, 0],
    ['another driver of a search', jobAfter(heard(updated('ASSIGNED', 'Ali'))), updated('ASSIGNED', 'Aylin'), null, 0],
  ])('%s', (_title, before, message, hasPlate, checks) => {
    expect(nextRide(before, heard(message), NOW)).toMatchObject({ hasPlate, checks, isChecking: checks > 0 });
  });

  test.each([
    ['KS TX 417', true],
    ['', false],
  ])('a read with the plate %j says whether it is known; a search never asks', (carNumber, hasPlate) => {
    const answer: News = { type: 'bookingRead', booking: booking({ carNumber }), changesBefore: 0 };
    expect(ride({ carNumber }).hasPlate).toBe(hasPlate);
    expect(nextRide(ride({ carNumber: 'before' }), answer, NOW).hasPlate).toBe(hasPlate);
    expect(nextRide(ride({ carNumber: '' }), answer, NOW).hasPlate).toBe(hasPlate);
    expect(nextRide(newSearch, answer, NOW).hasPlate).toBeNull();
  });

  test('a read that is under way stays so, whatever a frame says meanwhile', () => {
    const asked = nextRide(ride({ jobStatus: 'AT_CUSTOMER' }), heard(updated('ON_THE_WAY')), NOW);
    expect(nextRide(asked, heard(updated('ON_THE_WAY', 'Jörg')), NOW)).toMatchObject({ checks: 1, isChecking: true });
    expect(nextRide(asked, heard(updated('AT_CUSTOMER')), NOW)).toMatchObject({ checks: 1, isChecking: true });
  });
});

describe('The driver’s name stays as long as there is a driver', () => {
  const ride = startTracking(booking());
  const readAs = (jobStatus: string, driverName: string): News => ({
    type: 'bookingRead',
    booking: booking({ jobStatus: readStatusWord(jobStatus), driverName }),
    changesBefore: 0,
  });

  test.each<[string, News, string]>([
    ['a frame with a step and no name', heard(updated('AT_CUSTOMER')), 'Jörg'],
    ['a frame with another name', heard(updated('AT_CUSTOMER', 'Aylin')), 'Aylin'],
    ['a frame that says that a driver is searched for', heard(updated('SEARCHING')), ''],
    ['a cancellation', heard(tracked({ isActive: false })), ''],
    ['a completion', heard({ type: 'job-completed', status: 'JOB_COMPLETED' }), 'Jörg'],
    ['a read without a name', readAs('AT_CUSTOMER', ''), 'Jörg'],
    ['a read with another name', readAs('AT_CUSTOMER', 'Aylin'), 'Aylin'],
    ['a read that says that a driver is searched for', readAs('JOB_ACCEPTED_YN', ''), ''],
  ])('%s', (_title, event, driverName) => {
    expect(nextRide(ride, event, NOW).driverName).toBe(driverName);
  });
});

describe('A frame takes effect at once (D28)', () => {
  const ride = startTracking(booking({ jobStatus: 'ACCEPTED' }));

  test('an acceptance, with its driver', () => {
    const accepted = nextRide(newSearch, heard({ type: 'job-accepted', status: 'ACCEPTED', driverName: 'Aylin' }), NOW);
    expect(accepted).toMatchObject({ status: 'ACCEPTED', driverName: 'Aylin', saidBy: 'frame', changes: 1 });
    expect(nextRide(accepted, heard(updated('ON_THE_WAY')), NOW).changes).toBe(2);
  });

  test('it is said by the frame, also if only the name is new', () => {
    expect(nextRide(ride, heard(updated('ON_THE_WAY')), NOW)).toMatchObject({ saidBy: 'frame', isCorrected: false });
    expect(nextRide(ride, heard(updated('ACCEPTED', 'Jörg')), NOW)).toMatchObject({ saidBy: 'frame', changes: 0 });
  });

  test('a driver who accepts after a refusal has not given up', () => {
    expect(jobAfter(heard(updated('REJECTED')), heard(updated('ACCEPTED', 'Aylin'))).isGivenUp).toBe(false);
  });
});

test('the same news again changes nothing', () => {
  const job = jobAfter(heard(updated('ASSIGNED')));
  expect(nextRide(job, heard(updated('ASSIGNED')), NOW)).toBe(job);
  expect(nextRide(job, heard(tracked()), NOW)).toBe(job);
});

describe('A booking that the backend no longer knows', () => {
  const missed: News = { type: 'bookingMissed' };
  const coming = jobAfter(heard(updated('ON_THE_WAY')));
  const rideAfter = (...events: News[]) => events.reduce((ride, event) => nextRide(ride, event, NOW), coming);

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
    expect(rideAfter(missed, missed, missed, read('AT_CUSTOMER'))).toMatchObject({
      notFoundCount: 0,
      status: 'AT_CUSTOMER',
    });
  });

  test('a ride that is over is not missed', () => {
    expect(rideAfter(read('JOB_SETTLED'), missed, missed, missed).notFoundCount).toBe(0);
  });
});
