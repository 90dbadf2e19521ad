import * as v from 'valibot';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { call, type Service } from '../check/http-client';
import { type Finding, found, notChecked } from '../check/report';
import { problemsOf, refused } from './answer';

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const text = v.optional(v.string());

/**
 * An answer of Photon:
 * https://github.com/komoot/photon/blob/master/src/main/java/de/komoot/photon/searcher/GeoJsonFormatter.java
 */
const Collection = v.object({
  type: v.literal('FeatureCollection'),
  features: v.array(
    v.object({
      type: v.literal('Feature'),
      properties: v.object({
        osm_type: v.optional(v.picklist(['N', 'W', 'R'])),
        osm_id: v.optional(v.number()),
        osm_key: v.string(),
        osm_value: v.string(),
        type: v.picklist(['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other']),
        ...{ housenumber: text, name: text, street: text, locality: text, district: text, city: text, county: text },
        ...{ state: text, country: text, postcode: text },
        countrycode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
        extra: v.optional(v.record(v.string(), v.unknown())),
        extent: v.optional(v.strictTuple([degrees(180), degrees(90), degrees(180), degrees(90)])),
      }),
      geometry: v.object({ type: v.literal('Point'), coordinates: v.strictTuple([degrees(180), degrees(90)]) }),
    }),
  ),
});
const Refusal = v.object({ message: v.pipe(v.string(), v.minLength(1)) });
type Features = v.InferOutput<typeof Collection>['features'];

/** The maximum distance within the same town; swapped coordinates are in Africa. */
const TOWN_METERS = 50_000;
/** The maximum distance of a house from its position in the reverse search. */
const HOUSE_METERS = 300;

/** Requests that Photon documents as invalid. */
const wrongRequests: readonly (readonly [path: string, what: string])[] = [
  ['/api?limit=1', 'without q'],
  ['/api?q=a&colour=red', 'with a parameter that Photon does not know'],
  ['/api?q=a&lat=51', 'with a latitude alone'],
  ['/api?q=a&lat=90.01&lon=9', 'with a latitude beyond the pole'],
  ['/api?q=a&limit=NaN', 'with a limit that is no number'],
  ['/api?q=a&lang=xx', 'in a language that nobody knows'],
  ['/api?q=a&layer=suburb', 'for a layer that there is not'],
  ['/reverse?', 'without a place'],
  ['/reverse?lat=51&lon=180.01', 'with a longitude beyond 180'],
  ['/reverse?lat=51&lon=9&radius=0.0', 'with the radius 0'],
  ['/reverse?lat=51&lon=9&colour=red', 'with a parameter that Photon does not know'],
];

/** Checks Photon according to docs/maps.md; `at` is a place in a town in its data. */
export async function checkAddresses(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  const ask = (path: string, parameters: Readonly<Record<string, string>>) =>
    call(service, 'GET', `${path}?${new URLSearchParams(parameters)}`);
  const check = async (
    name: string,
    path: string,
    parameters: Readonly<Record<string, string>>,
    rules: (features: Features) => readonly (string | false)[],
  ) =>
    found(
      `addresses: ${name}`,
      problemsOf(Collection, await ask(path, parameters), ({ features }) => rules(features)),
    );
  const awayFrom = (place: Coordinates, { geometry }: Features[number]) =>
    distanceInMeters({ lng: geometry.coordinates[0], lat: geometry.coordinates[1] }, place);

  const here = { lat: String(at.lat), lon: String(at.lng) };
  const place = { ...here, lang: 'de', radius: '1' };
  const nearest = v.safeParse(Collection, (await ask('/reverse', place)).body);
  const { street, housenumber, city } = (nearest.success && nearest.output.features[0]?.properties) || {};
  const spot = (nearest.success && nearest.output.features[0]?.geometry.coordinates) || [at.lng, at.lat];
  const houseAt = { lng: spot[0], lat: spot[1] };
  const near = { lat: String(spot[1]), lon: String(spot[0]), zoom: '15', countrycode: 'DE', lang: 'de', limit: '5' };

  const houses =
    street && housenumber && city
      ? [
          await check(
            '/api finds a house by street, number and town',
            '/api',
            { q: `${street} ${housenumber} ${city}`, ...near },
            ([first]) => [
              first?.properties.housenumber !== housenumber && `does not find ${street} ${housenumber} first`,
              first !== undefined && awayFrom(houseAt, first) > HOUSE_METERS && 'finds it elsewhere',
            ],
          ),
          await check(
            '/api answers the street for a number that there is not',
            '/api',
            { q: `${street} 98765 ${city}`, ...near },
            (features) => [
              features.some(({ properties }) => properties.housenumber === '98765') && 'invents the house 98765',
              !features.some(({ properties }) => (properties.street ?? properties.name) === street) &&
                `does not find ${street}`,
            ],
          ),
          await check(
            '/api completes what was typed, near the place, in Germany',
            '/api',
            { q: street.slice(0, -2), ...near },
            (features) => [
              (features.length === 0 || features.length > 5) && `answers ${features.length} results for the limit 5`,
              features.some(({ properties }) => properties.countrycode !== 'DE') &&
                'answers places outside of countrycode',
              !features.some((one) => awayFrom(houseAt, one) < TOWN_METERS) && 'answers nothing near lat and lon',
            ],
          ),
        ]
      : [notChecked('addresses: /api', 'no house with street, number and town is at --at')];
  const town = (lang: string, country: string) =>
    check(
      `/api finds the town as a "city", in ${country}`,
      '/api',
      { q: city ?? '', ...here, lang, zoom: '10', limit: '1', layer: 'city' },
      (features) => [
        features.length !== 1 && `answers ${features.length} results for the limit 1`,
        features.some(({ properties }) => properties.country !== country) && `does not call the country ${country}`,
      ],
    );
  return [
    await check('/reverse at --at', '/reverse', place, (features) => [
      features.length !== 1 && `answers ${features.length} results without a limit, not 1`,
      features.some((one) => awayFrom(at, one) > 1_000) &&
        'answers a place outside the radius, or its coordinates are not in the order longitude, latitude',
    ]),
    await check(
      '/reverse answers an empty list where nothing is',
      '/reverse',
      { lat: '54.5', lon: '6.5', radius: '0.05' },
      ({ length }) => [length > 0 && `answers ${length} results in the North Sea`],
    ),
    ...houses,
    ...(city ? [await town('de', 'Deutschland'), await town('en', 'Germany')] : []),
    ...(await Promise.all(
      wrongRequests.map(async ([path, what]) =>
        refused(`addresses: ${path.replace(/\?.*/, '')} ${what} is refused`, await call(service, 'GET', path), Refusal),
      ),
    )),
  ];
}
