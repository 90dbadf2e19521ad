import { shortAddress } from '../../../src/i18n/operator-texts';
import { namedPlace } from '../../../src/lib/places/place';
import { site } from '../../../src/site';

const place = (label: string, city: string, zipcode = '') => ({
  ...namedPlace(label, { lat: 51.3, lng: 9.5 }),
  city,
  zipcode,
});

test.each([
  ['Kassel Hauptbahnhof, Kassel, Germany', site.city, '', 'Kassel Hauptbahnhof'],
  ['Königsplatz 1, 34117 Kassel, Deutschland', site.city, '34117', 'Königsplatz 1'],
  ['Bahnhof, Göttingen, Germany', 'Göttingen', '', 'Bahnhof, Göttingen'],
  ['Königsplatz 1, Mitte, Kassel', site.city, '', 'Königsplatz 1, Mitte'],
  ['Kassel', site.city, '', 'Kassel'],
  ['Kassel, Germany', site.city, '', 'Kassel'],
  [`Kurpark, 34117 Bad ${site.city}`, `Bad ${site.city}`, '34117', `Kurpark, 34117 Bad ${site.city}`],
  [`Kurpark, 34117 Bad ${site.city}`, site.city, '34117', `Kurpark, 34117 Bad ${site.city}`],
  ['Kassel, Wisconsin', 'Unknown', '', 'Kassel, Wisconsin'],
])('%s is said without the operator’s own town and country', (label, city, zipcode, expected) => {
  expect(shortAddress(place(label, city, zipcode))).toBe(expected);
});
