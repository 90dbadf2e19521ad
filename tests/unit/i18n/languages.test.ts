import { localPath, pathWithoutLanguage } from '../../../src/i18n/languages';

test.each([
  ['en', '/', '/'],
  ['en', '/bookings', '/bookings'],
  ['de', '/', '/de'],
  ['de', '/bookings', '/de/bookings'],
  ['de', '/booking-details/42', '/de/booking-details/42'],
] as const)('the address of a page: %s %s is %s', (language, path, expected) => {
  expect(localPath(language, path)).toBe(expected);
  expect(pathWithoutLanguage(expected)).toBe(path);
});

test.each([
  ['/de/', '/'],
  ['/de', '/'],
  ['/deutschland', '/deutschland'],
  ['/de/bookings#from', '/bookings#from'],
])('the same page without its language: %s is %s', (path, expected) => {
  expect(pathWithoutLanguage(path)).toBe(expected);
});
