import { keyDirections, movePin, type PinDirection } from '../../../../src/booking/map/pin-move';
import { bearingInDegrees, distanceInMeters } from '../../../../src/lib/coordinates';

const door = { lat: 51.3118828, lng: 9.4915751 };

describe('An arrow key moves the pin of the pickup by 5 m, with Shift by 50 m', () => {
  test.each([
    ['ArrowUp', 0],
    ['ArrowRight', 90],
    ['ArrowDown', 180],
    ['ArrowLeft', 270],
  ])('%s goes %d degrees', (key, bearing) => {
    const direction = keyDirections[key] as PinDirection;
    for (const [isLong, meters] of [
      [false, 5],
      [true, 50],
    ] as const) {
      const next = movePin(door, direction, isLong);
      expect(distanceInMeters(door, next)).toBeCloseTo(meters, 0);
      expect(bearingInDegrees(door, next)).toBeCloseTo(bearing, 1);
    }
  });

  test('no other key', () => expect(keyDirections.Enter).toBeUndefined());
});
