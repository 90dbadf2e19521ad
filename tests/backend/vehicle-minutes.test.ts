import { routeAlongStreets } from '../../mock-server/city/streets/street-route';
import type { Call } from '../../mock-server/http/route';
import { visitorRoutes } from '../../mock-server/http/visitor-routes';
import { createFleet } from '../../mock-server/simulation/fleet';
import { type Coordinates, formatCoordinates } from '../../src/lib/coordinates';
import { shortTable } from '../support/long';

const noon = Date.parse('2026-06-09T10:00:00Z');
const fleet = createFleet({ alongStreets: routeAlongStreets, speed: 1, seed: 1, count: 24 });
const call = (body: unknown): Call => ({
  params: {},
  query: {},
  body,
  address: '',
  header: () => null,
  customer: () => {
    throw new Error('Nobody is signed in');
  },
});

/** What one call answers about the minutes at a moment. */
function minutesOf(path: string, body: unknown, nowMs: number): readonly number[] {
  const dispatch = { freeVehicles: () => fleet.vehicles };
  const routes = visitorRoutes({ dispatch, fleet, alongStreets: routeAlongStreets, now: () => nowMs });
  const answer = routes.find((route) => route.path === path)?.answer(call(body));
  return (answer as readonly { timeRequired: number }[]).map(({ timeRequired }) => timeRequired);
}

describe('The soonest vehicle of the list is the nearest taxi of the map, at the same moment', () => {
  const pickups: [string, Coordinates][] = [
    ['Hauptbahnhof', { lat: 51.3183, lng: 9.4896 }],
    ['Bahnhof Wilhelmshöhe', { lat: 51.3129, lng: 9.4472 }],
    ['Auestadion', { lat: 51.2925, lng: 9.4876 }],
    ['Königsplatz', { lat: 51.3158, lng: 9.4972 }],
  ];
  test.each(shortTable(1, pickups))('%s, every minute of an hour', (_name, pickup) => {
    const trip = {
      distance: 5,
      pickupCoordinates: formatCoordinates(pickup),
      dropCoordinates: formatCoordinates({ lat: 51.3, lng: 9.5 }),
    };
    for (let minute = 0; minute < 60; minute += 1) {
      const nowMs = noon + minute * 60_000;
      const list = minutesOf('/bookings/get-categories', trip, nowMs);
      const map = minutesOf('/vehicle-location/get-vehicles-distance', pickup, nowMs);
      expect(Math.min(...list)).toBe(Math.min(...map));
    }
  });
});
