import { AutocompleteSuggestion } from '../../../mock-server/google/maps/services/autocomplete';
import { Geocoder } from '../../../mock-server/google/maps/services/geocoder';
import { announceCallsTo } from '../../../mock-server/google/maps/services/google-call';
import { Place } from '../../../mock-server/google/maps/services/place';
import { Route, RouteMatrix } from '../../../mock-server/google/maps/services/routes';

const hauptbahnhof = { lat: 51.3184, lng: 9.4903 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const munich = { lat: 48.1374, lng: 11.5755 };
const kasselCircle = { center: hauptbahnhof, radius: 1_000 };

const fetched = jest.spyOn(globalThis, 'fetch');
beforeAll(() => announceCallsTo('http://backend.test'));
beforeEach(() => void fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 })));

type Wrong = Record<string, unknown>;

// Each asks with any arguments at all, wrong ones included.
const suggest = async (request: Wrong = {}) => {
  const given = { input: 'Kassel', ...request } as unknown as google.maps.places.AutocompleteRequest;
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(given);
  return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
};
const newPlace = (id = 'local-kassel-hauptbahnhof') => new Place({ id, requestedLanguage: 'de' });
const fetchPlace = (request: Wrong, id?: string) => newPlace(id).fetchFields(request as never);
const geocode = async (request: Wrong) =>
  (await new Geocoder().geocode({ language: 'de', ...request } as never)).results;
const computeRoutes = async (request: Wrong) => {
  const fields = ['path', 'distanceMeters', 'durationMillis'];
  const whole = { origin: hauptbahnhof, destination: wilhelmshoehe, travelMode: 'DRIVING', fields };
  return (await Route.computeRoutes({ ...whole, ...request } as never)).routes;
};
const computeMatrix = (request: Wrong) => {
  const whole = { origins: [hauptbahnhof], destinations: [wilhelmshoehe], fields: ['condition', 'distanceMeters'] };
  return RouteMatrix.computeRouteMatrix({ ...whole, ...request } as never);
};

describe('suggestions (D26)', () => {
  it('have two lines, types and the distance from the origin', async () => {
    const [prediction] = await suggest({ input: 'Kassel Haupt', origin: { lat: 51.3183, lng: 9.4902 } });
    const [name, address] = ['Kassel Hauptbahnhof', 'Rainer-Dierichs-Platz 1, Kassel, Germany'];
    expect(String(prediction?.text)).toBe(`${name}, ${address}`);
    expect([prediction?.mainText.text, prediction?.secondaryText.text]).toEqual([name, address]);
    expect(prediction).toMatchObject({ types: expect.arrayContaining(['train_station']), distanceMeters: 0 });
    expect((await suggest())[0]?.distanceMeters).toBeNull();
  });

  it.each([
    ['in German', { input: 'München', language: 'de' }, 'München, Deutschland'],
    ['in English', { input: 'Munich', language: 'en' }, 'Munich, Germany'],
    ['places everywhere without a region', { input: 'Wien' }, 'Vienna, Austria'],
    ['Austrian ones', { input: 'Wien', includedRegionCodes: ['AT'] }, 'Vienna, Austria'],
    ['German ones', { input: 'Wien', includedRegionCodes: ['de'] }, 'Wiener Straße, Kassel, Germany'],
    ['none of a country without places', { includedRegionCodes: ['is'] }, undefined],
    ['the nearest first', { input: 'Rathaus', locationBias: kasselCircle }, expect.stringMatching(/^Rathaus Kassel,/)],
    ['none for an empty text', { input: '' }, undefined],
  ])('are %s; each question is a call', async (_where, request, first) => {
    expect((await suggest(request))[0]?.text.text).toEqual(first);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

it('a place has only what was asked for', async () => {
  const place = newPlace();
  expect(place.location).toBeUndefined();
  await place.fetchFields({ fields: ['location'] });
  expect(place.location?.toJSON().lat).toBeCloseTo(51.3183, 4);
  expect(place.addressComponents).toBeUndefined();
  await place.fetchFields({ fields: ['addressComponents'] });
  const part = (type: string) => place.addressComponents?.find(({ types }) => types.includes(type))?.longText;
  const parts = ['route', 'street_number', 'postal_code', 'locality', 'sublocality', 'country'].map(part);
  expect(parts.join()).toBe('Rainer-Dierichs-Platz,1,34117,Kassel,Mitte,Deutschland');
});

it('the addresses of a position begin with the most exact: a known house nearby, street, district, town', async () => {
  const results = await geocode({ location: hauptbahnhof, region: 'DE' });
  expect(results.map(({ types, formatted_address }) => [types[0], formatted_address])).toEqual([
    ['train_station', 'Rainer-Dierichs-Platz 1, 34117 Kassel, Deutschland'],
    ['route', 'Kurfürstenstraße, 34117 Kassel, Deutschland'],
    ['sublocality_level_1', 'Mitte, Kassel, Deutschland'],
    ['locality', 'Kassel, Deutschland'],
  ]);
  const part = (type: string) => results[0]?.address_components.find(({ types }) => types.includes(type));
  expect(part('administrative_area_level_1')).toMatchObject({ long_name: 'Hessen', short_name: 'HE' });
  expect(part('postal_code')?.long_name).toBe('34117');
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/name=geocoder\.geocode$/), expect.anything()]]);
  const [street] = await geocode({ location: { lat: 51.3136, lng: 9.4637 }, language: 'en' });
  expect(street?.formatted_address).toBe('Goethestraße, 34119 Kassel, Germany');
});

it('a route has what was asked for: a path in degrees, a distance in metres, a time in milliseconds', async () => {
  const [route] = await computeRoutes({});
  expect(route?.path?.[0]).toMatchObject({ ...hauptbahnhof, altitude: 0 });
  expect(route?.path?.at(-1)).toMatchObject(wilhelmshoehe);
  expect(route?.distanceMeters).toBeGreaterThan(3_000);
  const minutes = (route?.durationMillis ?? 0) / 60_000;
  expect([minutes > 5, minutes < 15]).toEqual([true, true]);
  const [measured] = await computeRoutes({ fields: ['distanceMeters'] });
  expect({ ...measured }).toEqual({ distanceMeters: route?.distanceMeters });
});

it('a route is none where no street leads; a matrix has a row per origin and an item per destination', async () => {
  await expect(computeRoutes({ destination: munich })).resolves.toEqual([]);
  const { matrix } = await computeMatrix({ destinations: [wilhelmshoehe, munich] });
  const there = { condition: 'ROUTE_EXISTS', distanceMeters: expect.any(Number) };
  expect(matrix.rows).toEqual([{ items: [there, { condition: 'ROUTE_NOT_FOUND' }] }]);
  expect(matrix.rows[0]?.items[0]?.distanceMeters).toBeGreaterThan(3_000);
});

const refused = { name: 'MapsRequestError' };
const invalid = { ...refused, code: 'INVALID_ARGUMENT' };
const wrong = { name: 'InvalidValueError' };

it.each([
  ['a circle over 50 km', () => suggest({ locationBias: { ...kasselCircle, radius: 50_001 } }), invalid],
  ['a negative circle', () => suggest({ locationBias: { ...kasselCircle, radius: -1 } }), invalid],
  ['a region of three letters', () => suggest({ includedRegionCodes: ['deu'] }), invalid],
  ['regions as one text', () => suggest({ includedRegionCodes: 'de' }), wrong],
  ['no input', () => suggest({ input: undefined }), wrong],
  ['a circle without a radius', () => suggest({ locationBias: { center: munich, radius: null } }), wrong],
  ['half an origin', () => suggest({ origin: { lat: 51 } }), wrong],
  ['any object as session token', () => suggest({ sessionToken: {} }), wrong],
  ['a place without a field mask', () => fetchPlace({}), wrong],
  ['a place with an empty one', () => fetchPlace({ fields: [] }), invalid],
  ['no location', () => geocode({}), wrong],
  ['a route without a field mask', () => computeRoutes({ fields: undefined }), wrong],
  ['a route without an origin', () => computeRoutes({ origin: undefined }), wrong],
  ['a matrix without a field mask', () => computeMatrix({ fields: undefined }), wrong],
  ['a matrix with one point in place of a list', () => computeMatrix({ destinations: munich }), wrong],
  ['no id of a place', async () => new Place({} as never), wrong],
  ['an empty id', async () => newPlace(''), wrong],
  ['an id that nobody knows', () => fetchPlace({ fields: ['location'] }, 'ChIJ'), { ...refused, code: 'NOT_FOUND' }],
  ['a position without an address', () => geocode({ location: munich }), { ...refused, code: 'ZERO_RESULTS' }],
])('Google refuses %s; only an answer that is not there takes a call', async (_name, ask, error) => {
  await expect(Promise.resolve().then<unknown>(ask)).rejects.toMatchObject(error);
  expect(fetched).toHaveBeenCalledTimes('code' in error && error !== invalid ? 1 : 0);
});

it.each([
  ['the option includedPrimaryTypes', () => suggest({ includedPrimaryTypes: ['airport'] })],
  ['another locationBias', () => suggest({ locationBias: 'IP_BIAS' })],
  ['google.maps.places.PlacePrediction.mainText2', async () => Reflect.get((await suggest())[0] ?? {}, 'mainText2')],
  ['the field rating', () => fetchPlace({ fields: ['rating'] })],
  ['the option address', () => geocode({ address: 'Kassel' })],
  ['google.maps.GeocoderResult.geometry', async () => (await geocode({ location: hauptbahnhof }))[0]?.geometry],
  ['the field legs', () => computeRoutes({ fields: ['legs'] })],
  ['the travel mode WALKING', () => computeRoutes({ travelMode: 'WALKING' })],
  ['the option intermediates', () => computeRoutes({ intermediates: [] })],
  ['the option extraComputations', () => computeMatrix({ extraComputations: ['TOLLS'] })],
])('what the stand-in lacks is refused by name: %s', async (what, ask) => {
  await expect(Promise.resolve().then<unknown>(ask)).rejects.toThrow(
    `The local stand-in for Google does not cover ${what}`,
  );
});
