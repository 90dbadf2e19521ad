import { openingHoursText } from '../../../src/i18n/formats';

test.each([
  [['Mo-Fr 05:00-23:30'], 'Mon–Fri 05:00–23:30', 'Mo–Fr 05:00–23:30'],
  [
    ['Mo-Th 04:10-22:50', 'Su 08:00-02:00'],
    'Mon–Thu 04:10–22:50, Sun 08:00–02:00',
    'Mo–Do 04:10–22:50, So 08:00–02:00',
  ],
])('opening hours %j read in each language', (lines, english, german) => {
  expect(openingHoursText('en', lines)).toBe(english);
  expect(openingHoursText('de', lines)).toBe(german);
});
