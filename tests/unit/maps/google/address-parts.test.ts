import { addressParts } from '../../../../src/maps/google/addresses/geocoder';

const part = (longText: string, ...types: string[]) => ({ longText, types });

test('area comes from the sublocality, city from the locality, zipcode from the postal code', () => {
  const parts = [
    part('Mitte', 'sublocality_level_1', 'sublocality', 'political'),
    part('Kassel', 'locality', 'political'),
    part('34117', 'postal_code'),
  ];
  expect(addressParts(parts)).toEqual({ area: 'Mitte', city: 'Kassel', zipcode: '34117' });
});

test('without a sublocality the neighbourhood gives the area', () => {
  expect(addressParts([part('Vorderer Westen', 'neighborhood')]).area).toBe('Vorderer Westen');
});

test('city defaults to Unknown, the rest to nothing', () => {
  expect(addressParts([])).toEqual({ area: '', city: 'Unknown', zipcode: '' });
});
