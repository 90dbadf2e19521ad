import { addressLine, addressLines, namedPlace } from '../../../../src/lib/places/place';

describe('An address in two lines', () => {
  test.each([
    [
      { area: 'Wehlheiden', zipcode: '34121', city: 'Kassel' },
      { first: 'Wehlheiden', second: '34121 Kassel' },
    ],
    [
      { area: '', zipcode: '34121', city: 'Kassel' },
      { first: '34121 Kassel', second: '' },
    ],
    [
      { area: 'Wehlheiden', zipcode: '', city: 'Unknown' },
      { first: 'Wehlheiden', second: '' },
    ],
    [{ area: '', zipcode: '', city: 'Unknown' }, null],
    [null, null],
    [undefined, null],
  ])('%j', (address, expected) => {
    expect(addressLines(address)).toEqual(expected);
  });
});

describe('An address in one line', () => {
  test.each([
    [{ area: 'Wehlheiden', zipcode: '34121', city: 'Kassel' }, 'Wehlheiden, 34121 Kassel'],
    [{ area: '', zipcode: '34121', city: 'Kassel' }, '34121 Kassel'],
    [{ area: 'Wehlheiden', zipcode: '', city: 'Unknown' }, 'Wehlheiden'],
    [{ area: '', zipcode: '', city: '' }, ''],
    [null, ''],
  ])('%j', (address, expected) => {
    expect(addressLine(address)).toBe(expected);
  });
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
