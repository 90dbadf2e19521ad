import * as v from 'valibot';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { type Finding, found, notChecked } from '../check/report';
import { PhotonCollection, type PhotonFeature, PhotonRefusal } from './photon-shape';
import { askJson, refusalProblems, type Service } from './service';

type Parameters = Readonly<Record<string, string>>;

/** The results of a request, or the problems of its answer. */
type Asked = { readonly features: readonly PhotonFeature[] } | { readonly problems: readonly string[] };

/** The maximum distance within the same town; swapped coordinates are in Africa. */
const TOWN_METERS = 50_000;
/** The maximum distance of a house from its position in the reverse search. */
const HOUSE_METERS = 300;
const NORTH_SEA = { lat: '54.5', lon: '6.5' };

const spotOf = ({ geometry }: PhotonFeature): Coordinates => ({
  lng: geometry.coordinates[0],
  lat: geometry.coordinates[1],
});

async function askPhoton(service: Service, name: 'api' | 'reverse', parameters: Parameters): Promise<Asked> {
  const { status, body, trouble } = await askJson(service, `/${name}?${new URLSearchParams(parameters)}`);
  if (trouble !== null) return { problems: [trouble] };
  if (status !== 200) return { problems: [`is answered with ${status}`] };
  const result = v.safeParse(PhotonCollection, body);
  if (result.success) return { features: result.output.features };
  const [issue] = result.issues;
  return { problems: [`${v.getDotPath(issue) ?? 'the answer'} is wrong: ${issue.message}`] };
}

/** The problems of an answer, or those of its results according to the rules. */
const judge = (asked: Asked, rules: (features: readonly PhotonFeature[]) => readonly (string | false)[]) =>
  'problems' in asked ? asked.problems : rules(asked.features).filter((problem) => problem !== false);

/** Requests that Photon documents as invalid. */
const wrongRequests: readonly (readonly [name: 'api' | 'reverse', what: string, parameters: Parameters])[] = [
  ['api', 'without q', { limit: '1' }],
  ['api', 'with a parameter that Photon does not know', { q: 'a', colour: 'red' }],
  ['api', 'with a latitude alone', { q: 'a', lat: '51' }],
  ['api', 'with a latitude beyond the pole', { q: 'a', lat: '90.01', lon: '9' }],
  ['api', 'with a limit that is no number', { q: 'a', limit: 'NaN' }],
  ['api', 'in a language that nobody knows', { q: 'a', lang: 'xx' }],
  ['api', 'for a layer that there is not', { q: 'a', layer: 'suburb' }],
  ['reverse', 'without a place', {}],
  ['reverse', 'with a longitude beyond 180', { lat: '51', lon: '180.01' }],
  ['reverse', 'with the radius 0', { lat: '51', lon: '9', radius: '0.0' }],
  ['reverse', 'with a parameter that Photon does not know', { lat: '51', lon: '9', colour: 'red' }],
];

async function checkRefusals(service: Service): Promise<readonly Finding[]> {
  return Promise.all(
    wrongRequests.map(async ([name, what, parameters]) => {
      const answer = await askJson(service, `/${name}?${new URLSearchParams(parameters)}`);
      const problems = refusalProblems(answer);
      const isSaid = problems.length > 0 || v.is(PhotonRefusal, answer.body);
      return found(`addresses: /${name} ${what} is refused`, isSaid ? problems : ['says no reason as { "message" }']);
    }),
  );
}

/** A house in the service's data, for a search. */
interface KnownHouse {
  readonly street: string;
  readonly number: string;
  readonly city: string;
  readonly spot: Coordinates;
}

async function checkReverse(service: Service, at: Coordinates): Promise<readonly [Finding, PhotonFeature | null]> {
  const place = { lat: String(at.lat), lon: String(at.lng), lang: 'de' };
  const asked = await askPhoton(service, 'reverse', { ...place, radius: '1' });
  const problems = judge(asked, (features) => [
    features.length !== 1 && `answers ${features.length} results without a limit, not 1`,
    features.some((one) => distanceInMeters(spotOf(one), at) > 1_000) &&
      'answers a place outside the radius, or its coordinates are not in the order longitude, latitude',
  ]);
  const first = 'features' in asked ? (asked.features[0] ?? null) : null;
  return [found('addresses: /reverse at --at', problems), first];
}

function houseOf(feature: PhotonFeature | null): KnownHouse | null {
  const { street, housenumber, city } = feature?.properties ?? {};
  if (!feature || !street || !housenumber || !city) return null;
  return { street, number: housenumber, city, spot: spotOf(feature) };
}

async function checkHouse(service: Service, { street, number, city, spot }: KnownHouse): Promise<readonly Finding[]> {
  const near = { lat: String(spot.lat), lon: String(spot.lng), zoom: '15', countrycode: 'DE', lang: 'de', limit: '5' };
  const house = await askPhoton(service, 'api', { q: `${street} ${number} ${city}`, ...near });
  const missing = await askPhoton(service, 'api', { q: `${street} 98765 ${city}`, ...near });
  const typed = await askPhoton(service, 'api', { q: street.slice(0, -2), ...near });
  return [
    found(
      'addresses: /api finds a house by street, number and town',
      judge(house, ([first]) => [
        first?.properties.housenumber !== number && `does not find ${street} ${number} first`,
        first !== undefined && distanceInMeters(spotOf(first), spot) > HOUSE_METERS && 'finds it elsewhere',
      ]),
    ),
    found(
      'addresses: /api answers the street for a number that there is not',
      judge(missing, (features) => [
        features.some(({ properties }) => properties.housenumber === '98765') && 'invents the house 98765',
        !features.some(({ properties }) => (properties.street ?? properties.name) === street) &&
          `does not find ${street}`,
      ]),
    ),
    found(
      'addresses: /api completes what was typed, near the place, in Germany',
      judge(typed, (features) => [
        (features.length === 0 || features.length > 5) && `answers ${features.length} results for the limit 5`,
        features.some(({ properties }) => properties.countrycode !== 'DE') && 'answers places outside of countrycode',
        !features.some((one) => distanceInMeters(spotOf(one), spot) < TOWN_METERS) &&
          'answers nothing near lat and lon',
      ]),
    ),
  ];
}

async function checkTown(service: Service, city: string, at: Coordinates): Promise<Finding> {
  const near = { lat: String(at.lat), lon: String(at.lng), zoom: '10', limit: '1', layer: 'city' };
  const [german, english] = await Promise.all(
    ['de', 'en'].map((lang) => askPhoton(service, 'api', { q: city, lang, ...near })),
  );
  if (!german || !english) return notChecked('addresses: /api finds the town', 'nothing was asked');
  const countryIs = (name: string) => (features: readonly PhotonFeature[]) => [
    features.length !== 1 && `answers ${features.length} results for the limit 1`,
    features.some(({ properties }) => properties.country !== name) && `does not call the country ${name}`,
  ];
  return found('addresses: /api finds the town as a "city", in German and English', [
    ...judge(german, countryIs('Deutschland')),
    ...judge(english, countryIs('Germany')),
  ]);
}

async function checkEmptySea(service: Service): Promise<Finding> {
  const asked = await askPhoton(service, 'reverse', { ...NORTH_SEA, radius: '0.05' });
  const problems = judge(asked, ({ length }) => [length > 0 && `answers ${length} results in the North Sea`]);
  return found('addresses: /reverse answers an empty list where nothing is', problems);
}

/** Checks Photon according to docs/maps.md; `at` is a place in a town in its data. */
export async function checkAddresses(service: Service, at: Coordinates): Promise<readonly Finding[]> {
  const [reverse, nearest] = await checkReverse(service, at);
  const house = houseOf(nearest);
  const city = nearest?.properties.city;
  const why = 'no house with street, number and town is at --at';
  return [
    reverse,
    await checkEmptySea(service),
    ...(house ? await checkHouse(service, house) : [notChecked('addresses: /api', why)]),
    ...(city ? [await checkTown(service, city, at)] : []),
    ...(await checkRefusals(service)),
  ];
}
