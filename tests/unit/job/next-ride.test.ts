import { readStatusWord } from '../../../src/backend/status-word';
import type { BookingDetails } from '../../../src/backend/types';
import { nextRide } from '../../../src/job/next-ride';
import { minutesUntil } from '../../../src/job/ride-time';
import { lastKnownOf, restoreTracking, startTracking } from '../../../src/job/start-ride';
import { isSettled, nextTimes, type Tracking, timesAt, timesOf } from '../../../src/job/tracked-ride';
import type { LiveMessage } from '../../../src/live/live-message';
import type { News } from '../../../src/live/sources';
import { booking, tracked, updated } from './samples';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const start = (jobStatus = 'ON_THE_WAY', changes: Partial<BookingDetails> = {}) =>
  startTracking(booking({ jobStatus: readStatusWord(jobStatus), ...changes }));
const hear = (tracking: Tracking, message: LiveMessage, nowMs = NOW) =>
  nextRide(tracking, { type: 'messageReceived', message }, nowMs);
/** The times of a ride whose vehicle was seen just now. */
const times = { updatedAtMs: NOW, arrivalsAtMs: NOW, seenAtMs: NOW };
type Answer = Partial<BookingDetails> & { changesBefore?: number; nowMs?: number };
/** A read that was asked for after everything else, unless the test says otherwise. */
const read = (
  tracking: Tracking,
  jobStatus: string,
  { changesBefore = tracking.changes, nowMs = NOW + 50, ...changes }: Answer = {},
) =>
  nextRide(
    tracking,
    { type: 'bookingRead', booking: booking({ jobStatus: readStatusWord(jobStatus), ...changes }), changesBefore },
    nowMs,
  );

describe('After fetching, times are not known yet (Spec §3, D17)', () => {
  test('the first read gives the status and no times', () => {
    expect(start()).toMatchObject({ status: 'ON_THE_WAY', pickupAtMs: null, dropAtMs: null, vehicle: null, checks: 0 });
  });

  test.each([
    [4, NOW + 4 * MINUTE],
    [0.5, NOW + MINUTE / 2],
    [null, null],
  ])('%s minutes to the pickup', (pickupMinutes, expected) => {
    expect(hear(start(), tracked({ pickupMinutes })).pickupAtMs).toBe(expected);
  });

  test.each([
    [NOW + 4 * MINUTE, 4],
    [NOW + 4 * MINUTE - 1, 4],
    [NOW + 3 * MINUTE, 3],
    [NOW + 1, 1],
    [NOW, 1],
    [NOW - 5 * MINUTE, 1],
  ])('minutes are whole and never 0', (atMs, expected) => {
    expect(minutesUntil(atMs, NOW)).toBe(expected);
  });
});

describe('Frames act at once (D28)', () => {
  test.each([
    ['ACCEPTED', 'ACCEPTED'],
    ['AT_CUSTOMER', 'AT_CUSTOMER'],
    ['CUSTOMER_ONBOARD', 'CUSTOMER_ONBOARD'],
    ['SOMETHING_NEW', 'OTHER'],
  ])('an update to %s', (word, status) => {
    expect(hear(start('ON_THE_WAY'), updated(word)).status).toBe(status);
  });

  test('the accepted message names the driver, and a read is wanted for the number plate', () => {
    const waiting = start('JOB_ACCEPTED_YN', { driverName: '', carNumber: '' });
    const accepted = hear(waiting, { type: 'job-accepted', status: 'ACCEPTED', driverName: 'Aylin' });
    expect(accepted).toMatchObject({ status: 'ACCEPTED', driverName: 'Aylin', checks: 1, isChecking: true });
    const known = read(accepted, 'ACCEPTED', { driverName: 'Aylin', carNumber: 'KS TX 1' });
    expect(known).toMatchObject({ isChecking: false, isCorrected: false, booking: { carNumber: 'KS TX 1' } });
  });

  test('a step forwards with a known number plate wants no read, and keeps the car and its arrival', () => {
    const seen = hear(start(), tracked());
    expect(hear(seen, updated('AT_CUSTOMER'))).toMatchObject({
      checks: 0,
      vehicle: seen.vehicle,
      pickupAtMs: NOW + 4 * MINUTE,
      dropAtMs: NOW + 12 * MINUTE,
    });
  });

  test('a step backwards acts and wants one read', () => {
    expect(hear(start('CUSTOMER_ONBOARD'), updated('ON_THE_WAY'))).toMatchObject({ status: 'ON_THE_WAY', checks: 1 });
  });

  test('a driver who rejects takes the times and the car along', () => {
    const found = hear(start('ACCEPTED'), tracked());
    expect(hear(found, updated('REJECTED'))).toMatchObject({
      status: 'JOB_ACCEPTED_YN',
      driverName: '',
      pickupAtMs: null,
      dropAtMs: null,
      promisedAtMs: null,
      isNewDriver: false,
      vehicle: null,
      checks: 1,
    });
  });

  test('one whose name nobody has said takes the car along, too', () => {
    const unnamed = start('ACCEPTED', { driverName: '' });
    expect(hear(unnamed, updated('REJECTED')).booking).toMatchObject({ carNumber: '', vehicleName: '' });
  });

  test('the same status again changes nothing', () => {
    const tracking = start();
    expect(hear(tracking, updated('ON_THE_WAY'))).toBe(tracking);
  });
});

describe('A driver-tracking message with status false sets CANCELED (Spec §4)', () => {
  test('at once, and one HTTP read follows (D28)', () => {
    const canceled = hear(hear(start(), tracked()), tracked({ isActive: false }));
    expect(canceled).toMatchObject({
      status: 'CANCELED',
      vehicle: null,
      pickupAtMs: null,
      checks: 1,
      isChecking: true,
    });
    expect(isSettled(canceled)).toBe(false);
  });

  test('the read may confirm it', () => {
    const confirmed = read(hear(start(), tracked({ isActive: false })), 'CANCELED');
    expect(confirmed).toMatchObject({ status: 'CANCELED', isCorrected: false });
    expect(isSettled(confirmed)).toBe(true);
  });

  test('the read may correct it, and says so', () => {
    const corrected = read(hear(start(), tracked({ isActive: false })), 'ON_THE_WAY');
    expect(corrected).toMatchObject({ status: 'ON_THE_WAY', isCorrected: true, isChecking: false });
    expect(hear(corrected, updated('AT_CUSTOMER')).isCorrected).toBe(false);
    expect(read(corrected, 'AT_CUSTOMER').isCorrected).toBe(false);
  });

  test('so it may after a step backwards', () => {
    const back = hear(start('CUSTOMER_ONBOARD'), updated('ON_THE_WAY'));
    expect(read(back, 'CUSTOMER_ONBOARD')).toMatchObject({ status: 'CUSTOMER_ONBOARD', isCorrected: true });
  });

  test('an update to CANCELED is checked too, and leads to no feedback', () => {
    expect(hear(start(), updated('CANCELED'))).toMatchObject({ status: 'CANCELED', checks: 1, isFeedbackDue: false });
  });
});

describe('A completion message sets the status and goes to the feedback (Spec §4)', () => {
  test.each([
    ['JOB_COMPLETED', 'JOB_COMPLETED'],
    ['JOB_SETTLED', 'JOB_SETTLED'],
    ['CUSTOMER_ONBOARD', 'JOB_COMPLETED'],
    ['', 'JOB_COMPLETED'],
  ])('with the word "%s"', (status, expected) => {
    const completed = hear(start('CUSTOMER_ONBOARD'), { type: 'job-completed', status: readStatusWord(status) });
    expect(completed).toMatchObject({ word: expected, status: expected, isFeedbackDue: true, checks: 1 });
  });

  test('an update to JOB_COMPLETED is a completion as well', () => {
    expect(hear(start('CUSTOMER_ONBOARD'), updated('JOB_COMPLETED')).isFeedbackDue).toBe(true);
  });

  test('the read that checks it may correct it: feedback then waits until a later read confirms it', () => {
    const completed = hear(start(), { type: 'job-completed', status: 'JOB_COMPLETED' });
    const corrected = read(completed, 'ON_THE_WAY');
    expect(corrected).toMatchObject({ status: 'ON_THE_WAY', isCorrected: true, isFeedbackDue: false });
    expect(read(corrected, 'JOB_COMPLETED').isFeedbackDue).toBe(true);
  });

  test('a read alone is not, even after other news from the live connection', () => {
    const boarded = hear(start(), updated('CUSTOMER_ONBOARD'));
    expect(read(boarded, 'JOB_COMPLETED')).toMatchObject({ status: 'JOB_COMPLETED', isFeedbackDue: false });
  });

  test('a ride that HTTP shows as completed stays on the screen', () => {
    expect(start('JOB_COMPLETED').isFeedbackDue).toBe(false);
  });
});

describe('Only final states absorb later frames (D28)', () => {
  const later = [updated('ON_THE_WAY'), tracked(), tracked({ isActive: false })];
  test.each(['JOB_COMPLETED', 'JOB_SETTLED', 'CANCELED'])('%s', (status) => {
    const tracking = start(status);
    for (const message of later) expect(hear(tracking, message)).toBe(tracking);
  });

  test.each(['JOB_ACCEPTED_YN', 'ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD', 'SOMETHING_NEW'])(
    '%s does not',
    (status) => {
      for (const message of later.slice(1)) expect(hear(start(status), message)).not.toEqual(start(status));
    },
  );
});

describe('An HTTP read may set anything (D28)', () => {
  test.each([
    ['CANCELED', false],
    ['JOB_COMPLETED', false],
    ['JOB_ACCEPTED_YN', false],
    ['AT_CUSTOMER', true],
  ])('after %s the car and its arrival are shown: %s', (status, isShown) => {
    const { vehicle, pickupAtMs, dropAtMs } = read(hear(start(), tracked()), status);
    for (const part of [vehicle, pickupAtMs, dropAtMs]) expect(part !== null).toBe(isShown);
  });

  test.each(['JOB_ACCEPTED_YN', 'CUSTOMER_ONBOARD', 'CANCELED'])(
    'it sets %s without a sentence when nothing was checked',
    (status) => {
      expect(read(start(), status)).toMatchObject({ status, isCorrected: false });
    },
  );

  test.each<[string, Tracking]>([
    ['a forward step without a number plate', hear(start('JOB_ACCEPTED_YN', { carNumber: '' }), updated('ACCEPTED'))],
    [
      'a step backwards and one forwards',
      [updated('REJECTED'), updated('ACCEPTED')].reduce((at, news) => hear(at, news), start()),
    ],
    ['what the device has stored', restoreTracking('B1', lastKnownOf(start('ACCEPTED'), times, NOW), NOW)],
  ])('after %s it is news, not a correction', (_what, tracking) => {
    expect(tracking).toMatchObject({ status: 'ACCEPTED', isChecking: true });
    expect(read(tracking, 'ON_THE_WAY')).toMatchObject({ status: 'ON_THE_WAY', isCorrected: false });
  });

  test('an answer to a question older than the last frame is not believed: it is asked again', () => {
    const arrived = hear(start(), updated('AT_CUSTOMER'), NOW);
    const stale = read(arrived, 'ON_THE_WAY', { changesBefore: 0 });
    expect(stale).toMatchObject({ status: 'AT_CUSTOMER', checks: 1, isChecking: true });
    expect(read(stale, 'AT_CUSTOMER')).toMatchObject({ status: 'AT_CUSTOMER', isChecking: false, isCorrected: false });
  });

  test('an answer to a question that was put after the last frame is believed, whatever the clock says', () => {
    const arrived = hear(start(), updated('AT_CUSTOMER'), NOW);
    for (const nowMs of [NOW, NOW - 30 * MINUTE])
      expect(read(arrived, 'ON_THE_WAY', { changesBefore: 1, nowMs })).toMatchObject({
        status: 'ON_THE_WAY',
        checks: 0,
      });
  });
});

describe('The car looks along its movement', () => {
  const at = (lat: number, lng: number, tracking: Tracking, nowMs = NOW) =>
    hear(tracking, tracked({ position: { lat, lng } }), nowMs);

  test('the first position has no heading', () => {
    expect(at(51.3, 9.48, start()).vehicle).toMatchObject({
      position: { lat: 51.3, lng: 9.48 },
      heading: null,
      seenAtMs: NOW,
    });
  });

  test('a move of less than 8 m changes the position but not the heading', () => {
    const east = at(51.3, 9.481, at(51.3, 9.48, start()));
    const barely = at(51.300071, 9.481, east);
    expect(barely.vehicle?.position.lat).toBe(51.300071);
    expect(barely.vehicle?.heading).toBeCloseTo(90, 1);
    const further = at(51.30012, 9.481, barely);
    expect(further.vehicle?.heading).toBeCloseTo(0, 1);
    expect(at(51.300073, 9.481, east).vehicle?.heading).toBeCloseTo(0, 1);
  });

  test('a frame without a position keeps the last one with its age', () => {
    const seen = at(51.3, 9.48, start());
    expect(hear(seen, tracked({ position: null }), NOW + MINUTE).vehicle).toBe(seen.vehicle);
  });
});

describe('An arrival is steady: the backend tells whole minutes', () => {
  test.each([
    [59_999, NOW + 4 * MINUTE],
    [60_000, NOW + 5 * MINUTE],
    [-59_999, NOW + 4 * MINUTE],
    [-60_000, NOW + 3 * MINUTE],
  ])('said to be %s ms later than before', (changeMs, expected) => {
    const first = hear(start(), tracked({ pickupMinutes: 4 }));
    expect(hear(first, tracked({ pickupMinutes: 4 }), NOW + changeMs).pickupAtMs).toBe(expected);
  });
});

describe('The first promise is kept', () => {
  test('the first arrival that a driver is said to have stays, whatever follows', () => {
    const promised = hear(start('ACCEPTED'), tracked({ pickupMinutes: 4 }));
    const later = hear(promised, tracked({ pickupMinutes: 9 }), NOW);
    expect(later).toMatchObject({ promisedAtMs: NOW + 4 * MINUTE, pickupAtMs: NOW + 9 * MINUTE });
  });

  test.each(['JOB_ACCEPTED_YN', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD'])(
    'nobody has promised an arrival at the pickup in %s',
    (status) => {
      expect(hear(start(status), tracked()).promisedAtMs).toBeNull();
    },
  );

  test('it survives a reload, with the same driver', () => {
    const known = lastKnownOf(hear(start(), tracked({ pickupMinutes: 4 })), times, NOW);
    expect(startTracking(booking(), known)).toMatchObject({ promisedAtMs: NOW + 4 * MINUTE, isNewDriver: false });
  });

  test('after a reload another driver starts anew and is announced as new', () => {
    const known = lastKnownOf(hear(start(), tracked({ pickupMinutes: 4 })), times, NOW);
    const found = startTracking(booking({ driverName: 'Aylin', carNumber: 'KS TX 1' }), known);
    expect(found).toMatchObject({ promisedAtMs: null, isNewDriver: true });
  });
});

describe('A new driver starts anew and is announced as new', () => {
  const accepted = (driverName: string | null): LiveMessage => ({
    type: 'job-accepted',
    status: 'ACCEPTED',
    driverName,
  });

  test('in place of the one before, without his car, his times and his plate, until a read tells the new ones', () => {
    const driven = hear(start('ACCEPTED'), tracked());
    const replaced = hear(driven, accepted('Aylin'));
    expect(replaced).toMatchObject({
      driverName: 'Aylin',
      isNewDriver: true,
      vehicle: null,
      pickupAtMs: null,
      promisedAtMs: null,
      checks: 1,
      isChecking: true,
      booking: { carNumber: '', vehicleName: '', driverRating: null },
    });
    const known = read(replaced, 'ACCEPTED', { driverName: 'Aylin', carNumber: 'KS TX 1' });
    expect(known).toMatchObject({ isNewDriver: true, booking: { carNumber: 'KS TX 1' }, isChecking: false });
  });

  test('after a search for another one', () => {
    const searching = hear(start('ACCEPTED'), updated('SEARCHING'));
    expect(searching).toMatchObject({ isNewDriver: false, booking: { carNumber: '' } });
    expect(hear(searching, accepted('Aylin'))).toMatchObject({ isNewDriver: true, checks: 2 });
    expect(hear(searching, accepted('Jörg'))).toMatchObject({ isNewDriver: false });
  });

  test('what is told of the same one is put together: the name from here, the plate from there', () => {
    const known = lastKnownOf(start(), times, NOW);
    const both = { name: 'Jörg', plate: 'KS TX 417' };
    expect(startTracking(booking({ driverName: '' }), known).driver).toEqual(both);
    expect(startTracking(booking({ carNumber: '' }), known).driver).toEqual(both);
    expect(hear(start(), updated('AT_CUSTOMER', 'Jörg')).driver).toEqual(both);
  });

  test('the first name of a driver takes nothing of his car away', () => {
    const unnamed = start('ACCEPTED', { driverName: '', carNumber: '', vehicleName: 'Kombi' });
    expect(hear(unnamed, accepted('Aylin'))).toMatchObject({ isNewDriver: false, booking: { vehicleName: 'Kombi' } });
  });

  test('a read may tell it, by the number plate alone', () => {
    expect(read(start(), 'ON_THE_WAY', { carNumber: 'KS TX 1' })).toMatchObject({ isNewDriver: true });
    expect(read(start(), 'ON_THE_WAY', { driverName: 'Jörg Müller' }).isNewDriver).toBe(false);
  });

  test('the first one is not new, nor is one whose name comes late', () => {
    const waiting = start('JOB_ACCEPTED_YN', { driverName: '', carNumber: '' });
    const named = hear(hear(waiting, accepted(null)), accepted('Aylin'));
    expect(named.isNewDriver).toBe(false);
    expect(read(named, 'ACCEPTED', { driverName: 'Aylin', carNumber: 'KS TX 1' }).isNewDriver).toBe(false);
  });

  test('it is said until he is there, whoever tells it', () => {
    const replaced = hear(start('ACCEPTED'), accepted('Aylin'));
    const coming = hear(replaced, updated('ON_THE_WAY'));
    expect([coming.isNewDriver, hear(coming, updated('AT_CUSTOMER')).isNewDriver]).toEqual([true, false]);
    const isNewAfter = (status: string) => read(coming, status, { driverName: 'Aylin', carNumber: '' }).isNewDriver;
    expect(['ON_THE_WAY', 'AT_CUSTOMER', 'JOB_COMPLETED'].map(isNewAfter)).toEqual([true, false, false]);
  });
});

describe('Who drives', () => {
  test('nobody, as long as neither name nor plate is known', () => {
    expect(start('ACCEPTED', { driverName: '', carNumber: '' }).driver).toBeNull();
  });

  test.each([
    ['the name', { carNumber: '' }, { name: 'Jörg', plate: '' }],
    ['the plate', { driverName: '' }, { name: '', plate: 'KS TX 417' }],
  ])('a driver of whom only %s is known', (_title, changes, driver) => {
    expect(start('ACCEPTED', changes).driver).toEqual(driver);
  });
});

describe('With the backend unreachable: the last known ride', () => {
  const seen = hear(start(), tracked({ pickupMinutes: 4, dropMinutes: 12 }));
  const known = lastKnownOf(seen, times, NOW);

  test('is stored with the taxi’s last position, if it had one', () => {
    expect(lastKnownOf(seen, times, NOW).vehicle).toEqual({ position: { lat: 51.3, lng: 9.48 }, seenAtMs: NOW });
    expect(lastKnownOf(start(), times, NOW).vehicle).toBeNull();
  });

  test('as it was, with its moment, still to be read', () => {
    const restored = restoreTracking('B1', known, NOW + MINUTE);
    expect(restored).toMatchObject({
      status: 'ON_THE_WAY',
      driverName: 'Jörg',
      pickupAtMs: NOW + 4 * MINUTE,
      promisedAtMs: NOW + 4 * MINUTE,
      restoredFromMs: NOW,
      isChecking: true,
      booking: { carNumber: 'KS TX 417' },
      vehicle: { position: { lat: 51.3, lng: 9.48 }, seenAtMs: NOW, gapMs: 0 },
    });
  });

  test('an arrival that has passed is not known any more', () => {
    const restored = restoreTracking('B1', known, NOW + 4 * MINUTE);
    expect(restored).toMatchObject({ pickupAtMs: null, dropAtMs: NOW + 12 * MINUTE });
  });

  test('the first read ends it', () => {
    const restored = restoreTracking('B1', known, NOW + MINUTE);
    expect(read(restored, 'AT_CUSTOMER')).toMatchObject({
      status: 'AT_CUSTOMER',
      restoredFromMs: null,
      isChecking: false,
    });
    expect(hear(restored, tracked()).restoredFromMs).toBe(NOW);
  });
});

describe('A frame that says the same is no news to the eye, but its time is', () => {
  const seen = hear(start(), tracked({ pickupMinutes: 4 }));
  const again = (changes: Parameters<typeof tracked>[0] = {}, laterMs = 10_000, from = seen) =>
    hear(from, tracked({ pickupMinutes: 4, ...changes }), NOW + laterMs);

  test('the same place and minutes are the same ride', () => {
    expect(again()).toBe(seen);
  });

  test.each<[string, Tracking]>([
    ['another latitude', again({ position: { lat: 51.30001, lng: 9.48 } })],
    ['another longitude', again({ position: { lat: 51.3, lng: 9.48001 } })],
    ['other minutes to the pickup', again({ pickupMinutes: 6 })],
    ['other minutes to the drop', again({ dropMinutes: 14 })],
    ['another status', hear(seen, updated('AT_CUSTOMER'))],
    ['another driver', hear(seen, updated('ON_THE_WAY', 'Aylin'))],
    ['an answer over HTTP that says something else', read(seen, 'ON_THE_WAY', { vehicleName: 'Van' })],
    ['the end of the ride', hear(seen, updated('CANCELED'))],
  ])('%s is another', (_what, ride) => {
    expect(ride).not.toEqual(seen);
  });

  test('an answer over HTTP that says the same is an equal one', () => {
    const known = read(seen, 'ON_THE_WAY');
    expect(read(known, 'ON_THE_WAY', { nowMs: NOW + 20_000 })).toEqual(known);
  });

  test('a gap is counted from the last sight, at the same place or not; the first sight has none', () => {
    expect(seen.vehicle?.gapMs).toBe(0);
    const moved = heard(tracked({ position: { lat: 51.4, lng: 9.48 } }));
    expect(nextRide(again(), moved, NOW + 25_000, NOW + 10_000).vehicle?.gapMs).toBe(15_000);
  });

  const heard = (message: LiveMessage): News => ({ type: 'messageReceived', message });
  test.each<[string, News, Partial<typeof times>]>([
    ['a position', heard(tracked()), { updatedAtMs: NOW + 9, arrivalsAtMs: NOW + 9, seenAtMs: NOW + 9 }],
    ['arrivals alone', heard(tracked({ position: null })), { updatedAtMs: NOW + 9, arrivalsAtMs: NOW + 9 }],
    ['another status', heard(updated('AT_CUSTOMER')), { updatedAtMs: NOW + 9 }],
    ['an answer over HTTP', { type: 'bookingRead', booking: booking(), changesBefore: 0 }, { updatedAtMs: NOW + 9 }],
    ['an answer that there is no such booking', { type: 'bookingMissed' }, {}],
    ['the same status', heard(updated('ON_THE_WAY')), {}],
    ['a position with status false', heard(tracked({ isActive: false })), { updatedAtMs: NOW + 9 }],
  ])('%s has its time', (_what, news, expected) => {
    const after = nextRide(seen, news, NOW + 9);
    expect(nextTimes(times, news, seen, after, NOW + 9)).toEqual({ ...times, ...expected });
  });

  test('what comes after the end has none', () => {
    const [over, message] = [start('CANCELED'), tracked()];
    expect(nextTimes(times, heard(message), over, hear(over, message), NOW + 9)).toBe(times);
  });

  test('a ride that was just read has been seen by nobody; a stored one when it was stored', () => {
    expect(timesAt(NOW)).toEqual({ updatedAtMs: NOW, arrivalsAtMs: null, seenAtMs: null });
    const known = lastKnownOf(seen, { ...times, arrivalsAtMs: NOW + 1, seenAtMs: NOW + 2 }, NOW + 3);
    expect(timesOf(known)).toEqual({ updatedAtMs: NOW + 3, arrivalsAtMs: NOW + 1, seenAtMs: NOW + 2 });
  });
});
