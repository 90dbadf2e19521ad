import { nearestTaxis, TAXIS_LISTED } from '../../../../src/booking/map/nearby';

const center = { lat: 51.31, lng: 9.49 };
/** Taxis in a row to the east, the first one next to the centre. */
const fleet = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `T${index}`,
    position: { lat: center.lat, lng: center.lng + index / 10_000 },
    carCategories: ['PKW'],
  }));

describe('The nearest taxis are named beside the map', () => {
  test.each([0, 1, TAXIS_LISTED])('%i are all named', (count) => {
    expect(nearestTaxis(fleet(count), center)).toHaveLength(count);
  });

  test.each([TAXIS_LISTED + 1, 50_000])('of %i the nearest, the nearest first', (count) => {
    const named = nearestTaxis(fleet(count).reverse(), center);
    expect(named.map(({ id }) => id)).toEqual(fleet(TAXIS_LISTED).map(({ id }) => id));
  });

  test('a degree of longitude is shorter than one of latitude', () => {
    const north = { id: 'north', position: { lat: center.lat + 0.01, lng: center.lng }, carCategories: [] };
    const east = { id: 'east', position: { lat: center.lat, lng: center.lng + 0.015 }, carCategories: [] };
    expect(nearestTaxis([north, east], center).map(({ id }) => id)).toEqual(['east', 'north']);
  });

  test('with their distance in kilometres and their kinds', () => {
    const [taxi] = nearestTaxis(
      [{ ...fleet(1)[0], id: 'T', position: { lat: 51.32, lng: 9.49 }, carCategories: ['KOMBI'] }],
      center,
    );
    expect(taxi).toEqual({ id: 'T', kinds: ['KOMBI'], distanceKm: expect.closeTo(1.112, 3) });
  });
});
