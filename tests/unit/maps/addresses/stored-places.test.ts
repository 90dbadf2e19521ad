import type { Place } from '../../../../src/lib/places/place';
import {
  hasPlace,
  RECENT_MAX,
  readPlaces,
  withoutPlace,
  withPlace,
} from '../../../../src/maps/addresses/stored-places';

const place = (label: string): Place => ({
  id: label,
  label,
  coordinates: { lat: 51.3, lng: 9.5 },
  area: '',
  city: 'Kassel',
  zipcode: '',
});
const [home, work] = [place('Auestraße 12, Kassel'), place('Rathaus, Kassel')];

test('what is kept is read; nothing is "not switched on"', () => {
  expect(readPlaces({ places: [home, work] }, 'google')).toEqual([home, work]);
  expect(readPlaces({ places: [] }, 'google')).toEqual([]);
});

test.each([
  ['google', { places: [home], provider: 'google' }, [home]],
  ['open', { places: [home], provider: 'open' }, [home]],
  ['open', { places: [home], provider: 'google' }, []],
  ['google', { places: [home], provider: 'open' }, []],
  ['open', { places: [home] }, []],
] as const)('of a list only the places of its own provider, %s, are read: %j', (provider, kept, read) => {
  expect(readPlaces(kept, provider)).toEqual(read);
});

test.each([
  ['nothing', null],
  ['a list of an earlier version of the site', [home]],
  ['no list', { places: home }],
])('no list: %s', (_name, kept) => expect(readPlaces(kept, 'google')).toBeNull());

test.each([
  ['null island', { ...home, coordinates: { lat: 0, lng: 0 } }],
  ['no name', { ...home, label: ' ' }],
  ['a number', 1],
  ['null', null],
  ['a text', 'x'],
])('an entry that is no place is left out: %s', (_name, entry) =>
  expect(readPlaces({ places: [entry, work] }, 'google')).toEqual([work]),
);

test('the latest stands in front, once, and the oldest goes', () => {
  expect(withPlace([work, home], home, RECENT_MAX)).toEqual([home, work]);
  const many = Array.from({ length: RECENT_MAX }, (_, index) => place(String(index)));
  expect(withPlace(many, home, RECENT_MAX)).toEqual([home, ...many.slice(0, RECENT_MAX - 1)]);
});

test('one is removed', () => {
  expect(withoutPlace([home, work], { ...home, id: 'other' })).toEqual([work]);
  expect(hasPlace([work], home)).toBe(false);
});
