import * as v from 'valibot';
import { PlaceShape } from '../../../../src/lib/places/place-shape';

const place = {
  id: 'a',
  label: 'Rathaus',
  coordinates: { lat: 51.3, lng: 9.5 },
  area: '',
  city: 'Kassel',
  zipcode: '',
};

test('a kept place is read', () => expect(v.parse(PlaceShape, place)).toEqual(place));

test.each([
  ['null island', { lat: 0, lng: 0 }],
  ['not on the globe', { lat: 91, lng: 9 }],
  ['no numbers', { lat: '51', lng: '9' }],
  ['endless', { lat: Number.POSITIVE_INFINITY, lng: 9 }],
  ['nothing', null],
])('what is no position is no place: %s', (_name, coordinates) =>
  expect(v.safeParse(PlaceShape, { ...place, coordinates }).success).toBe(false),
);
