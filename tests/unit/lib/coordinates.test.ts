import { bearingInDegrees, distanceInMeters, formatCoordinates, parseCoordinates } from '../../../src/lib/coordinates';

const center = { lat: 51.3118828, lng: 9.4915751 };

describe('coordinates travel as text lat,lng', () => {
  test.each([
    ['51.3118828,9.4915751', center],
    [' 51.5 , -9.25 ', { lat: 51.5, lng: -9.25 }],
    ['90,180', { lat: 90, lng: 180 }],
    ['90.0001,180', null],
    ['0,180.0001', null],
    ['0,9.4', { lat: 0, lng: 9.4 }],
    ['51.3,0', { lat: 51.3, lng: 0 }],
    ['0,0', null],
    ['-0.0, 0.000', null],
    ['51.3', null],
    ['51.3,9.4,1', null],
    ['51.3,', null],
    ['north,east', null],
    ['', null],
    ['NaN,NaN', null],
  ])('%s', (text, expected) => {
    expect(parseCoordinates(text)).toEqual(expected);
  });

  test('what is written can be read again to ten centimetres', () => {
    expect(formatCoordinates(center)).toBe('51.311883,9.491575');
    expect(parseCoordinates(formatCoordinates(center))).toEqual({ lat: 51.311883, lng: 9.491575 });
  });
});

test('the distance between Kassel Hauptbahnhof and Bahnhof Wilhelmshöhe is about 3.1 km', () => {
  const distance = distanceInMeters({ lat: 51.3184, lng: 9.4896 }, { lat: 51.3128, lng: 9.4469 });
  expect(distance).toBeGreaterThan(2900);
  expect(distance).toBeLessThan(3200);
});

test.each([
  ['north', { lat: 51.4, lng: 9.4915751 }, 0],
  ['east', { lat: 51.3118828, lng: 9.6 }, 90],
  ['south', { lat: 51.2, lng: 9.4915751 }, 180],
  ['west', { lat: 51.3118828, lng: 9.3 }, 270],
])('the bearing to the %s', (_direction, to, expected) => {
  expect(Math.abs(bearingInDegrees(center, to) - expected)).toBeLessThan(0.1);
});
