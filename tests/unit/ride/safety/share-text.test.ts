import type { BookingDetails } from '../../../../src/backend/types';
import type { Translate } from '../../../../src/i18n/texts';
import { nextRide } from '../../../../src/job/next-ride';
import { startTracking } from '../../../../src/job/start-ride';
import type { Tracking } from '../../../../src/job/tracked-ride';
import { positionLink, shareText } from '../../../../src/ride/safety/share-text';
import { booking, tracked } from '../../job/samples';

const NOW = Date.parse('2026-11-21T13:00:00Z');
/** The texts' keys and values, unchanged. */
const say: Translate<'ride'> = (key, ...[values]) =>
  [key.replace('share.lines.', ''), ...Object.values(values ?? {})].join(' ');
const at = (changes: Partial<BookingDetails> = {}) => startTracking(booking(changes));
const seen = (tracking: Tracking) => nextRide(tracking, { type: 'messageReceived', message: tracked() }, NOW);
const text = (tracking: Tracking) => shareText(tracking, NOW, 'en', say).split('\n');

test('number plate, driver, minutes, the last position as a map link and its time (D9)', () => {
  expect(text(seen(at()))).toEqual([
    'intro',
    'plate KS TX 417',
    'driver Jörg',
    'pickup 14:04 4 min',
    'position 14:00 https://www.google.com/maps/search/?api=1&query=51.3%2C9.48',
  ]);
});

test('on board the minutes are those to the destination', () => {
  expect(text(seen(at({ jobStatus: 'CUSTOMER_ONBOARD' })))).toContain('drop 14:12 12 min');
});

test('what is not known is left out, and an unknown position is said', () => {
  expect(text(at({ carNumber: '', driverName: '' }))).toEqual(['intro', 'noPosition']);
});

test('a taxi that the backend names before a driver has accepted is not named', () => {
  expect(text(at({ jobStatus: 'JOB_ACCEPTED_YN' }))).toEqual(['intro', 'noPosition']);
  expect(text(at({ jobStatus: 'ACCEPTED' }))).toEqual(['intro', 'plate KS TX 417', 'driver Jörg', 'noPosition']);
});

test('the link names a position and nothing else', () => {
  const { host, searchParams } = new URL(positionLink({ lat: 51.3, lng: 9.48 }));
  expect([host, ...searchParams.values()]).toEqual(['www.google.com', '1', '51.3,9.48']);
});
