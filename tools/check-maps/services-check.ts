import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { geocoder } from '../../src/maps/open/addresses/geocoder';
import { askPhoton } from '../../src/maps/open/addresses/photon';
import { openAddresses } from '../../src/maps/open/addresses/settings';
import { router } from '../../src/maps/open/ways/router';
import { openWays } from '../../src/maps/open/ways/settings';
import type { Route } from '../../src/maps/port/service';
import { call, cause, type Service } from '../shared/http-client';
import { type Finding, found, notChecked } from '../shared/report';

/** In the North Sea, without an address or a street. */
const AT_SEA = { lat: 54.5, lng: 6.5 };
const NO_HOUSE = '98765';
/** The maximum distance of a house, or of a street, from --at; swapped coordinates are in Africa. */
const NEAR_METERS = 1_000;
/** The maximum distance within the same town. */
const TOWN_METERS = 50_000;
/** The possible average speeds of a route in a town, stops included. */
const [SLOWEST_KM_PER_HOUR, FASTEST_KM_PER_HOUR] = [5, 130];
/** The maximum ratio of a route's length to the straight line. */
const LONGEST_DETOUR = 5;

/** The line of a rule: what is wrong with what the site reads, or why it can read nothing. */
async function check(name: string, rule: () => Promise<readonly (string | false)[]>): Promise<Finding> {
  try {
    return found(name, await rule());
  } catch (error) {
    const { message } = Object(error);
    const why = cause(error);
    return found(name, [message === why ? why : `${message}: ${why}`]);
  }
}

/** Checks whether pages of the site may read the answers; a refusal is one too. */
const checkReadable = async (kind: string, service: Service, path: string) =>
  found(`${kind}: pages of the site may read the answers`, [(await call(service, 'GET', path)).trouble ?? false]);

/** Checks Photon through the site's own client; `at` is a place with a house in a town. */
export async function checkAddresses(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  openAddresses.url = service.url;
  const position = { lat: String(at.lat), lon: String(at.lng) };
  const nearest = await askPhoton('reverse', { ...position, radius: '1', lang: 'de' }).catch(() => []);
  const { street = '', housenumber = '', city = '' } = nearest[0]?.properties ?? {};
  /** The addresses that a customer near the place is offered. */
  const search = async (query: string) => {
    const suggestions = await geocoder.autocomplete(query, { language: 'de', center: at, radiusMeters: NEAR_METERS });
    return Promise.all(suggestions.map(({ choose }) => choose()));
  };
  const isWithin = (meters: number) => (place: { readonly coordinates: Coordinates }) =>
    distanceInMeters(place.coordinates, at) < meters;
  const house = `${street} ${housenumber}`;
  const ofHouse = () => [
    check('addresses: a house is found by street, number and town', async () => {
      const [first] = await search(`${house} ${city}`);
      return [
        `${first?.street} ${first?.houseNumber}` !== house && `does not find ${house} first`,
        first !== undefined &&
          !isWithin(NEAR_METERS)(first) &&
          'finds it elsewhere, or its coordinates are not in the order longitude, latitude',
      ];
    }),
    check('addresses: a number that there is not leads to its street', async () => {
      const places = await search(`${street} ${NO_HOUSE} ${city}`);
      return [
        places.some(({ houseNumber }) => houseNumber === NO_HOUSE) && `invents the house ${NO_HOUSE}`,
        !places.some((place) => place.street === street) && `does not find ${street}`,
      ];
    }),
    check('addresses: what was typed is completed, near the place', async () => [
      !(await search(street.slice(0, -2))).some(isWithin(TOWN_METERS)) && 'nothing in the town is offered',
    ]),
  ];
  return Promise.all([
    checkReadable('addresses', service, `/reverse?${new URLSearchParams(position)}`),
    ...(['de', 'en'] as const).map((language) =>
      check(`addresses: a place has an address (${language})`, async () => [
        (await geocoder.reverse(at, language)) === null && 'nothing is found at --at',
      ]),
    ),
    check('addresses: the sea has none', async () => {
      const place = await geocoder.reverse(AT_SEA, 'de');
      return [place !== null && `finds ${place.label} in the North Sea`];
    }),
    ...(street && housenumber && city
      ? ofHouse()
      : [notChecked('addresses: the search', 'no house with street, number and town is at --at')]),
  ]);
}

const lengthOf = (path: readonly Coordinates[]) =>
  path.slice(1).reduce((sum, point, index) => sum + distanceInMeters(path[index] ?? point, point), 0);
const differs = (one: number, other: number, share: number, slack: number) =>
  Math.abs(one - other) > Math.max(one, other) * share + slack;

/** What is wrong with a route between two places. */
function routeProblems({ path, distanceMeters, durationSeconds }: Route, from: Coordinates, to: Coordinates) {
  const [start = AT_SEA] = path;
  const [along, straight] = [lengthOf(path), distanceInMeters(from, to)];
  const kmPerHour = (distanceMeters / durationSeconds) * 3.6;
  return [
    distanceInMeters(start, from) > NEAR_METERS &&
      'does not begin at --at, or its coordinates are not in the order longitude, latitude',
    differs(distanceMeters, along, 0.02, 20) &&
      `says ${Math.round(distanceMeters)} m of a line of ${Math.round(along)} m`,
    (distanceMeters < straight * 0.7 || distanceMeters > straight * LONGEST_DETOUR) &&
      `has ${Math.round(distanceMeters)} m for ${Math.round(straight)} m in a straight line`,
    !(kmPerHour >= SLOWEST_KM_PER_HOUR && kmPerHour <= FASTEST_KM_PER_HOUR) &&
      `is driven at ${Math.round(kmPerHour)} km/h: duration is not in seconds, or distance not in metres`,
  ];
}

/** Checks Valhalla through the site's own client; `at` is a place in a town. */
export async function checkWays(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  Object.assign(openWays, { url: service.url, minutesFactor: 1 });
  const to = { lat: at.lat + 0.015, lng: at.lng + 0.02 };
  return Promise.all([
    checkReadable('ways', service, '/route'),
    check('ways: a route from --at', async () => {
      const route = await router.route(at, to);
      return route ? routeProblems(route, at, to) : ['there is none'];
    }),
    check('ways: the table of routes says the same', async () => {
      const [route, meters] = await Promise.all([router.route(at, to), router.distance(at, to)]);
      const [given, expected] = [meters ?? 0, route?.distanceMeters ?? 0];
      return [differs(given, expected, 0.05, 50) && `says ${Math.round(given)} m, the route ${Math.round(expected)} m`];
    }),
    check('ways: no route leads to the open sea', async () => [
      (await router.route(at, AT_SEA)) !== null && 'one does',
    ]),
  ]);
}
