import {
  hasPlace,
  RECENT_MAX,
  readPlaces,
  withoutPlace,
  withPlace,
  writePlaces,
} from '../../../src/maps/stored-places';
import type { Place } from '../../../src/places/place';

const place = (label: string): Place => ({
  id: label,
  label,
  coordinates: { lat: 51.3, lng: 9.5 },
  area: '',
  city: 'Kassel',
  zipcode: '',
});
const [home, work] = [place('Auestraße 12, Kassel'), place('Rathaus, Kassel')];

test('what is written is read; null is "not switched on"', () => {
  expect(readPlaces(writePlaces([home, work]))).toEqual([home, work]);
  expect(readPlaces(null)).toBeNull();
});

test.each([
  ['no list', '{}'],
  ['no JSON', '['],
  ['null', 'null'],
  ['null island', writePlaces([{ ...home, coordinates: { lat: 0, lng: 0 } }])],
  ['no name', writePlaces([{ ...home, label: ' ' }])],
  ['something else', '[1, null, "x"]'],
])('a list of strangers is empty: %s', (_name, text) => expect(readPlaces(text)).toEqual([]));

test('the latest stands in front, once, and the oldest goes', () => {
  expect(withPlace([work, home], home, RECENT_MAX)).toEqual([home, work]);
  const many = Array.from({ length: RECENT_MAX }, (_, index) => place(String(index)));
  expect(withPlace(many, home, RECENT_MAX)).toEqual([home, ...many.slice(0, RECENT_MAX - 1)]);
});

test('one is removed', () => {
  expect(withoutPlace([home, work], { ...home, id: 'other' })).toEqual([work]);
  expect(hasPlace([work], home)).toBe(false);
});
