import { TAXIS_DRAWN_MAX, taxisToDraw } from '../../../../src/booking/map/nearby';

const center = { lat: 51.31, lng: 9.49 };
/** Taxis in a row to the east, the first one next to the centre. */
const fleet = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `T${index}`,
    position: { lat: center.lat, lng: center.lng + index / 10_000 },
    carCategories: [],
  }));

describe('A map draws as many taxis as can be told apart, the nearest ones', () => {
  test(`${TAXIS_DRAWN_MAX} are drawn as they are`, () => {
    const vehicles = fleet(TAXIS_DRAWN_MAX);
    expect(taxisToDraw(vehicles, center)).toBe(vehicles);
  });

  test.each([TAXIS_DRAWN_MAX + 1, 50_000])('of %i the nearest', (count) => {
    const drawn = taxisToDraw(fleet(count).reverse(), center);
    expect(drawn.map(({ id }) => id)).toEqual(fleet(TAXIS_DRAWN_MAX).map(({ id }) => id));
  });

  test('a degree of longitude is shorter than one of latitude', () => {
    const north = { id: 'north', position: { lat: center.lat + 0.01, lng: center.lng }, carCategories: [] };
    const east = { id: 'east', position: { lat: center.lat, lng: center.lng + 0.015 }, carCategories: [] };
    const far = fleet(TAXIS_DRAWN_MAX + 5).map((one) => ({ ...one, position: { lat: 52, lng: 9.49 } }));
    expect(taxisToDraw([...far, north, east], center).slice(0, 2)).toEqual([east, north]);
  });
});
