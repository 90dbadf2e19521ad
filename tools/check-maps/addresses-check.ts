import * as v from 'valibot';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import type { Service } from '../shared/http-client';
import { type Finding, notChecked } from '../shared/report';
import { judge, read, refuses } from './answer';

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
const wrongRequests = {
  '/api?limit=1': 'without q',
  '/api?q=a&colour=red': 'with a parameter that Photon does not know',
  '/api?q=a&lat=51': 'with a latitude alone',
  '/api?q=a&lat=90.01&lon=9': 'with a latitude beyond the pole',
  '/api?q=a&limit=NaN': 'with a limit that is no number',
  '/api?q=a&lang=xx': 'in a language that nobody knows',
  '/api?q=a&layer=suburb': 'for a layer that there is not',
  '/reverse?': 'without a place',
  '/reverse?lat=51&lon=180.01': 'with a longitude beyond 180',
  '/reverse?lat=51&lon=9&radius=0.0': 'with the radius 0',
  '/reverse?lat=51&lon=9&colour=red': 'with a parameter that Photon does not know',
};

const metersFrom = (place: Coordinates, { geometry }: Features[number]) =>
  distanceInMeters({ lng: geometry.coordinates[0], lat: geometry.coordinates[1] }, place);
const search = (words: string, rest: string) => `/api?q=${encodeURIComponent(words)}&${rest}`;

/** Checks Photon according to docs/maps.md; `at` is a place in a town in its data. */
export async function checkAddresses(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  const here = `lat=${at.lat}&lon=${at.lng}`;
  const byPlace = `/reverse?${here}&lang=de&radius=1`;
  const known = v.safeParse(Collection, (await read(service, byPlace)).body);
  const nearest = known.success ? known.output.features[0] : undefined;
  const { street = '', housenumber, city } = nearest?.properties ?? {};
  const [lng, lat] = nearest?.geometry.coordinates ?? [at.lng, at.lat];
  const near = `lat=${lat}&lon=${lng}&zoom=15&countrycode=DE&lang=de&limit=5`;
  const check = async (name: string, path: string, rules: (features: Features) => readonly (string | false)[]) =>
    judge(`addresses: ${name}`, await read(service, path), Collection, ({ features }) => rules(features));

  const ofHouse = () => [
    check(
      '/api finds a house by street, number and town',
      search(`${street} ${housenumber} ${city}`, near),
      ([first]) => [
        first?.properties.housenumber !== housenumber && `does not find ${street} ${housenumber} first`,
        first !== undefined && metersFrom({ lat, lng }, first) > HOUSE_METERS && 'finds it elsewhere',
      ],
    ),
    check(
      '/api answers the street for a number that there is not',
      search(`${street} 98765 ${city}`, near),
      (features) => [
        features.some(({ properties }) => properties.housenumber === '98765') && 'invents the house 98765',
        !features.some(({ properties }) => (properties.street ?? properties.name) === street) &&
          `does not find ${street}`,
      ],
    ),
    check(
      '/api completes what was typed, near the place, in Germany',
      search(street.slice(0, -2), near),
      (features) => [
        (features.length === 0 || features.length > 5) && `answers ${features.length} results for the limit 5`,
        features.some(({ properties }) => properties.countrycode !== 'DE') && 'answers places outside of countrycode',
        !features.some((one) => metersFrom({ lat, lng }, one) < TOWN_METERS) && 'answers nothing near lat and lon',
      ],
    ),
  ];
  const ofTown = (lang: string, country: string) =>
    check(
      `/api finds the town as a "city", in ${country}`,
      search(city ?? '', `${here}&lang=${lang}&zoom=10&limit=1&layer=city`),
      (features) => [
        features.length !== 1 && `answers ${features.length} results for the limit 1`,
        features.some(({ properties }) => properties.country !== country) && `does not call the country ${country}`,
      ],
    );
  const hasHouse = street && housenumber && city;
  return Promise.all([
    check('/reverse at --at', byPlace, (features) => [
      features.length !== 1 && `answers ${features.length} results without a limit, not 1`,
      features.some((one) => metersFrom(at, one) > 1_000) &&
        'answers a place outside the radius, or its coordinates are not in the order longitude, latitude',
    ]),
    check('/reverse answers an empty list where nothing is', '/reverse?lat=54.5&lon=6.5&radius=0.05', ({ length }) => [
      length > 0 && `answers ${length} results in the North Sea`,
    ]),
    ...(city ? [ofTown('de', 'Deutschland'), ofTown('en', 'Germany')] : []),
    ...(hasHouse ? ofHouse() : [notChecked('addresses: /api', 'no house with street, number and town is at --at')]),
    ...Object.entries(wrongRequests).map(([path, what]) =>
      refuses(service, `addresses: ${path.replace(/\?.*/, '')} ${what} is refused`, path, Refusal),
    ),
  ]);
}
