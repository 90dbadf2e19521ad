import { succeed } from '../../../../src/lib/result';
import german from '../../../../src/locales/de/common.json';
import germanRide from '../../../../src/locales/de/ride.json';
import english from '../../../../src/locales/en/common.json';
import englishRide from '../../../../src/locales/en/ride.json';
import { beforeReading, type Following, nextFollowing, noRide, outcomeOf } from '../../../../src/ride/friend/following';
import { type FollowTexts, fillIn } from '../../../../src/ride/friend/texts';
import { followWords } from '../../../../src/ride/friend/words';
import { ride } from './samples';

const textsIn = ({ map, ...texts }: typeof englishRide.follow) =>
  ({ ...texts, mapShow: map.show, mapLoading: map.loading, mapFailed: map.failed }) as unknown as FollowTexts;
const texts = {
  en: { ...textsIn(englishRide.follow), reference: english.reference.letters },
  de: { ...textsIn(germanRide.follow), reference: german.reference.letters },
};
const NOW = 1_008_000;
const followed = (changes: Partial<typeof ride> = {}) =>
  nextFollowing(beforeReading, outcomeOf(succeed({ ...ride, ...changes }), NOW, 'ABCD'));
const words = (following: Following, language: 'en' | 'de' = 'en', nowMs = NOW) =>
  followWords(following, nowMs, texts[language], language);

/** What a screen reader hears, and the age. */
const told = ({ news, age }: ReturnType<typeof words>) =>
  [news, age.charAt(0).toLowerCase() + age.slice(1)].filter(Boolean).join(', ');

test.each([
  ['en', {}, 'The taxi is 6 minutes away, seen 8 seconds ago'],
  ['de', {}, 'Das Taxi ist 6 Minuten entfernt, zuletzt gesehen vor 8 Sekunden'],
  ['en', { minutesToPickup: 1 }, 'The taxi is 1 minute away, seen 8 seconds ago'],
  ['en', { minutesToPickup: 0.2 }, 'The taxi is 1 minute away, seen 8 seconds ago'],
  ['en', { minutesToPickup: null }, 'The taxi is on its way, seen 8 seconds ago'],
  ['en', { status: 'ACCEPTED' }, 'The taxi is 6 minutes away, seen 8 seconds ago'],
  ['en', { status: 'AT_CUSTOMER' }, 'The taxi is at the pickup, seen 8 seconds ago'],
  ['en', { status: 'CUSTOMER_ONBOARD' }, 'The taxi arrives in 18 minutes, seen 8 seconds ago'],
  ['de', { status: 'CUSTOMER_ONBOARD' }, 'Ankunft am Zielort in 18 Minuten, zuletzt gesehen vor 8 Sekunden'],
  [
    'en',
    { status: 'CUSTOMER_ONBOARD', minutesToDrop: null },
    'The taxi is on its way to the destination, seen 8 seconds ago',
  ],
  ['en', { status: 'JOB_ACCEPTED_YN', position: null }, 'No driver has accepted yet.'],
  ['en', { status: 'OTHER', position: null }, 'No driver has accepted yet.'],
  ['en', { status: 'JOB_ACCEPTED_YN' }, 'No driver has accepted yet.'],
  ['en', { position: null }, 'The taxi is 6 minutes away'],
  ['en', { locatedAtMs: NOW }, 'The taxi is 6 minutes away, seen just now'],
  ['en', { locatedAtMs: NOW - 61_000 }, 'The taxi is 6 minutes away, seen 1 minute ago'],
  ['de', { locatedAtMs: NOW - 185_000 }, 'Das Taxi ist 6 Minuten entfernt, zuletzt gesehen vor 3 Minuten'],
] as const)('%s %j: %s', (language, changes, sentence) => {
  expect(told(words(followed(changes), language))).toBe(sentence);
});

test('the minutes stand alone, in large text', () => {
  expect(words(followed())).toMatchObject({ minutes: '6 min', sentence: 'The taxi is on its way' });
  expect(words(followed({ status: 'CUSTOMER_ONBOARD' }))).toMatchObject({ minutes: '18 min' });
  expect(words(followed({ status: 'AT_CUSTOMER' }))).toMatchObject({ minutes: '' });
});

test('the age grows every second while nothing new is read; what screen readers hear stays', () => {
  const failed = nextFollowing(followed(), { type: 'readFailed', trouble: 'unreachable', reference: 'KLMN' });
  const later = words(failed, 'en', NOW + 42_000);
  expect(told(later)).toBe('The taxi is 6 minutes away, seen 50 seconds ago');
  expect(later.news).toBe('The taxi is 6 minutes away');
  expect(later.note).toMatch(/^We cannot load the ride right now.* Reference:\xa0KLMN$/);
});

test('a taxi that the backend names before a driver has accepted is not named', () => {
  const unnamed = { vehicle: '–', plate: '–', driver: '–', district: 'Südstadt' };
  expect(words(followed({ status: 'JOB_ACCEPTED_YN' }))).toMatchObject(unnamed);
});

test('vehicle, number plate, driver and district are named as far as they are known', () => {
  expect(words(followed())).toMatchObject({
    vehicle: 'VW Passat, light ivory',
    plate: 'KS-TX 106',
    driver: 'Samira',
    district: 'Südstadt',
    passenger: '',
  });
  expect(words(followed({ vehicleColour: 'Moosgrün' })).vehicle).toBe('VW Passat, Moosgrün');
  const unknown = { vehicleName: '', vehicleColour: '', carNumber: '', driverName: '', dropDistrict: '' };
  expect(words(followed(unknown))).toMatchObject({ vehicle: '–', plate: '–', driver: '–', district: '–' });
});

test('the passenger is named only if the backend names them', () => {
  expect(words(followed({ passengerName: 'Jörg' })).passenger).toBe('Jörg is sharing this ride with you.');
  expect(words(followed({ passengerName: '{{ago}}$&' })).passenger).toBe('{{ago}}$& is sharing this ride with you.');
});

test.each(['en', 'de'] as const)(
  '%s: a link that opens nothing says so in one sentence, and shows nothing of a ride',
  (language) => {
    const { sentence, note, news, age, minutes, ...rest } = words(noRide, language);
    expect([sentence, news, age, minutes]).toEqual([texts[language].noRide, texts[language].noRide, '', '']);
    expect(note).toBe(texts[language].why);
    expect(rest).toEqual({ passenger: '', vehicle: '–', plate: '–', driver: '–', district: '–' });
  },
);

test('before the first answer the ride is being loaded; too many requests are told calmly', () => {
  expect(words(beforeReading)).toMatchObject({ sentence: 'Loading the ride ...', note: '' });
  const failing = { type: 'readFailed', trouble: 'tooMany', pauseMs: 7_000, reference: 'KLMN' } as const;
  const tooMany = nextFollowing(beforeReading, failing);
  expect(words(tooMany).note).toMatch(/We try again within half a minute\. Reference:\xa0KLMN$/);
});

test('a variable without a value stays as it is', () => {
  expect(fillIn('{{a}} and {{b}}', { a: '$&' })).toBe('$& and {{b}}');
});
