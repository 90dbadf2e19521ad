import { addressLine, addressLines, namedPlace } from '../../../../src/lib/places/place';

const district = { area: 'Wehlheiden', zipcode: '34121', city: 'Kassel' };

test.each([
  [district, { first: 'Wehlheiden', second: '34121 Kassel' }, 'Wehlheiden, 34121 Kassel'],
  [{ ...district, area: '' }, { first: '34121 Kassel', second: '' }, '34121 Kassel'],
  [{ area: 'Wehlheiden', zipcode: '', city: 'Unknown' }, { first: 'Wehlheiden', second: '' }, 'Wehlheiden'],
  [{ area: '', zipcode: '', city: 'Unknown' }, null, ''],
  [{ area: '', zipcode: '', city: '' }, null, ''],
  [null, null, ''],
])('an address in two lines and in one: %j', (address, lines, line) => {
  expect(addressLines(address)).toEqual(lines);
  expect(addressLine(address)).toBe(line);
});

test('a place that only has a name: its area is that name, its city is not known (D27)', () => {
  expect(namedPlace('Auestraße 12', { lat: 51.3, lng: 9.5 })).toEqual({
    id: '51.3,9.5',
    label: 'Auestraße 12',
    coordinates: { lat: 51.3, lng: 9.5 },
    area: 'Auestraße 12',
    city: 'Unknown',
    zipcode: '',
  });
});
