import { measureLine, nearestOnLine } from '../../../mock-server/city/geometry/lines';
import { streets } from '../../../mock-server/city/streets/street-graph';
import { createFleet } from '../../../mock-server/simulation/fleet';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';

const noon = Date.parse('2026-06-09T10:00:00Z');
const fleetOf = (count: number, seed = 1) => createFleet({ speed: 1, seed, count });

/** Metres from a point to the nearest street. */
const metersToStreet = (point: Coordinates) =>
  Math.min(...streets.map(({ path }) => nearestOnLine(measureLine(path), point).metersAway));

describe('The fleet', () => {
  it('drives around on streets, slowly; where a car is depends on the seed and the time alone', () => {
    const fleet = fleetOf(10);
    for (const vehicle of fleet.vehicles) {
      const one = fleet.positionOf(vehicle, noon);
      const later = fleet.positionOf(vehicle, noon + 10_000);
      expect(metersToStreet(one)).toBeLessThan(5);
      expect(distanceInMeters(one, later)).toBeLessThanOrEqual(81);
      expect(fleetOf(10).positionOf(vehicle, noon)).toEqual(one);
      expect(fleetOf(10, 2).positionOf(vehicle, noon)).not.toEqual(one);
    }
    const moved = fleet.vehicles.filter(
      (vehicle) => distanceInMeters(fleet.positionOf(vehicle, noon), fleet.positionOf(vehicle, noon + 60_000)) > 50,
    );
    expect(moved.length).toBeGreaterThan(7);
  });

  it('can be as large as that of Berlin, spread over the city and each car its own', () => {
    const fleet = fleetOf(5000);
    expect(new Set(fleet.vehicles.map(({ carNo }) => carNo)).size).toBe(5000);
    const positions = fleet.vehicles.map((vehicle) => fleet.positionOf(vehicle, noon));
    expect(new Set(positions.map(({ lat, lng }) => `${lat},${lng}`)).size).toBeGreaterThan(4900);
    for (const kind of ['PKW', 'KOMBI', 'MINIVAN']) {
      expect(fleet.vehicles.filter(({ carType }) => carType === kind).length).toBeGreaterThanOrEqual(1000);
    }
  });

  it('names the nearest cars as the crow flies, the nearest one first', () => {
    const fleet = fleetOf(50);
    const to = { lat: 51.3155, lng: 9.497 };
    const meters = fleet.vehicles.map((vehicle) => distanceInMeters(fleet.positionOf(vehicle, noon), to));
    const nearest = fleet.nearest(fleet.vehicles, to, noon, 3);
    expect(nearest.map((vehicle) => distanceInMeters(fleet.positionOf(vehicle, noon), to))).toEqual(
      [...meters].sort((one, other) => one - other).slice(0, 3),
    );
  });

  it('knows a car again that only a larger fleet had', () => {
    expect(fleetOf(10).vehicleOf('4000')).toEqual(fleetOf(5000).vehicles[3999]);
  });
});
