import type { PhotonProperties } from '../../../../src/maps/open/addresses/photon';
import {
  addressLine,
  addressParts,
  isArea,
  streetParts,
  suggestionLines,
} from '../../../../src/maps/open/addresses/photon-address';

const nothing: PhotonProperties = {
  osm_type: '',
  osm_id: '',
  osm_key: '',
  osm_value: '',
  type: '',
  name: '',
  street: '',
  housenumber: '',
  locality: '',
  district: '',
  city: '',
  state: '',
  postcode: '',
};
const result = (properties: Partial<PhotonProperties>) => ({ ...nothing, ...properties });

test.each([
  [{ type: 'house', osm_value: 'house' }, false],
  [{ type: 'street' }, false],
  [{ type: 'locality', osm_value: 'square' }, false],
  [{ type: 'locality', osm_value: 'hamlet' }, true],
  [{ type: 'district', osm_value: 'village' }, true],
  [{ type: 'city' }, true],
  [{ type: 'other', osm_value: 'postal_code' }, true],
])('%j is an area: %s', (properties, expected) => {
  expect(isArea(result(properties))).toBe(expected);
});

test.each([
  [{ type: 'house', locality: 'Siedlung', district: 'Mitte', city: 'Kassel' }, 'Mitte', 'Kassel'],
  [{ type: 'house', locality: 'Siedlung', city: 'Kassel' }, 'Siedlung', 'Kassel'],
  [{ type: 'district', name: 'Wehlheiden', city: 'Kassel' }, 'Wehlheiden', 'Kassel'],
  [{ type: 'city', name: 'Kassel' }, '', 'Kassel'],
  [{ type: 'street', name: 'Weg' }, '', 'Unknown'],
])('%j has the area "%s" and the city "%s"', (properties, area, city) => {
  expect(addressParts(result(properties))).toMatchObject({ area, city });
});

test('the name of a street is its street, the name of a place is not', () => {
  expect(streetParts(result({ type: 'street', name: 'Weg' })).street).toBe('Weg');
  expect(streetParts(result({ type: 'house', name: 'Museum' })).street).toBe('');
});

const house = { type: 'house', street: 'Weg', housenumber: '1', postcode: '34117', city: 'Kassel' };
test.each([
  [house, 'Weg 1', '34117 Kassel', 'Weg 1, 34117 Kassel'],
  [{ ...house, name: 'Museum' }, 'Museum', 'Weg 1, 34117 Kassel', 'Weg 1, 34117 Kassel'],
  [{ type: 'house', name: 'Turm', city: 'Kassel' }, 'Turm', 'Kassel', 'Turm, Kassel'],
  [{ type: 'street', name: 'Weg', city: 'Kassel' }, 'Weg', 'Kassel', 'Weg, Kassel'],
  [{ type: 'house', housenumber: '12', district: 'Dorf', city: 'Bad A' }, 'Dorf 12', 'Bad A', 'Dorf 12, Bad A'],
  [{ type: 'city', name: 'Neustadt', state: 'Hessen' }, 'Neustadt', 'Hessen', 'Neustadt, Hessen'],
  [{ type: 'house', postcode: '34117', city: 'Kassel' }, '34117 Kassel', '', '34117 Kassel'],
])('%j is suggested as "%s" over "%s" and found at a position as "%s"', (properties, title, detail, line) => {
  expect(suggestionLines(result(properties))).toEqual({ title, detail });
  expect(addressLine(result(properties))).toBe(line);
});
