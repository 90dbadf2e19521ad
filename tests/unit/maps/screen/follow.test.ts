import { boundsToFollow, mustLookElsewhere } from '../../../../src/maps/screen/follow';

const car = { lat: 51.31, lng: 9.48 };
const goal = { lat: 51.33, lng: 9.5 };

describe('A map that follows shows the car and its goal', () => {
  test.each([
    ['the goal north-east of the car', car, goal],
    ['the car north-east of the goal', goal, car],
  ])('%s', (_where, from, to) => {
    expect(boundsToFollow(from, to, [])).toEqual({ south: 51.31, west: 9.48, north: 51.33, east: 9.5 });
  });

  test('and the place where the car is still drawn', () => {
    const drawn = { lat: 51.308, lng: 9.47 };
    expect(boundsToFollow(car, goal, [drawn, goal])).toEqual({ south: 51.308, west: 9.47, north: 51.33, east: 9.5 });
  });

  test('and the way between them, which may lead around', () => {
    const around = { lat: 51.32, lng: 9.53 };
    expect(boundsToFollow(car, goal, [car, around, goal])).toEqual({
      south: 51.31,
      west: 9.48,
      north: 51.33,
      east: 9.53,
    });
  });

  test.each([
    ['the car alone', null],
    ['a goal that is nearly reached', { lat: 51.3101, lng: 9.4801 }],
  ])('never closer than a street: %s', (_what, to) => {
    const { north, south, east, west } = boundsToFollow(car, to, []);
    expect(north - south).toBeCloseTo(0.003, 9);
    expect((east - west) * Math.cos((car.lat * Math.PI) / 180)).toBeCloseTo(0.003, 9);
    expect((north + south) / 2).toBeCloseTo(to ? 51.31005 : 51.31, 9);
  });
});

describe('It looks elsewhere only when it must', () => {
  const seen = { south: 0, west: 0, north: 100, east: 100 };
  const inside = { south: 30, west: 30, north: 70, east: 70 };
  test.each([
    ['all is well inside', inside, false],
    ['6 % are free above', { ...inside, north: 94 }, false],
    ['less is free above', { ...inside, north: 94.1 }, true],
    ['6 % are free on the right', { ...inside, east: 94 }, false],
    ['less is free on the right', { ...inside, east: 94.1 }, true],
    ['6 % are free below', { ...inside, south: 6 }, false],
    ['less is free below', { ...inside, south: 5.9 }, true],
    ['6 % are free on the left', { ...inside, west: 6 }, false],
    ['less is free on the left', { ...inside, west: 5.9 }, true],
    ['it takes 30 % of the map', { south: 30, west: 40, north: 60, east: 41 }, false],
    ['it takes less', { south: 30, west: 40, north: 59.9, east: 41 }, true],
  ])('%s: %s', (_case, wanted, expected) => {
    expect(mustLookElsewhere(seen, wanted)).toBe(expected);
  });

  test('a map that shows nothing yet', () => {
    expect(mustLookElsewhere(null, inside)).toBe(true);
  });
});
