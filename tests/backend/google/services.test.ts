import {
  AutocompleteSessionToken,
  AutocompleteSuggestion,
} from '../../../mock-server/google/maps/services/autocomplete';
import { Geocoder } from '../../../mock-server/google/maps/services/geocoder';
import { announceCallsTo } from '../../../mock-server/google/maps/services/google-call';
import { Place } from '../../../mock-server/google/maps/services/place';
import { Route, RouteMatrix } from '../../../mock-server/google/maps/services/routes';

const hauptbahnhof = { lat: 51.3184, lng: 9.4903 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const munich = { lat: 48.1374, lng: 11.5755 };
const kasselCircle = { center: hauptbahnhof, radius: 1_000 };

/** The calls of the backend with their sessions. */
let calls: (string | null)[][] = [];

beforeAll(() => announceCallsTo('http://backend.test'));
beforeEach(() => {
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const query = new URL(String(address)).searchParams;
    calls.push([query.get('name'), query.get('session')]);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => jest.restoreAllMocks());

type Wrong = Record<string, unknown>;

// Each asks with any arguments at all, wrong ones included.
const suggest = (request: Wrong = {}) =>
  AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'Kassel', ...request } as unknown as never);
const fetchPlace = (request: Wrong, id = 'local-kassel-hauptbahnhof') =>
  new Place({ id, requestedLanguage: 'de' }).fetchFields(request as unknown as never);
const geocode = async (request: Wrong) =>
  (await new Geocoder().geocode({ language: 'de', ...request } as never)).results;
const computeRoutes = (request: Wrong) => {
  const whole = {
    origin: hauptbahnhof,
    destination: wilhelmshoehe,
    fields: ['path', 'distanceMeters', 'durationMillis'],
  };
  return Route.computeRoutes({ ...whole, travelMode: 'DRIVING', ...request } as unknown as never);
};
const computeMatrix = (request: Wrong) => {
  const whole = { origins: [hauptbahnhof], destinations: [wilhelmshoehe], fields: ['condition', 'distanceMeters'] };
  return RouteMatrix.computeRouteMatrix({ ...whole, ...request } as unknown as never);
};

const predictions = async (request: Wrong) =>
  (await suggest(request)).suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
const titles = async (request: Wrong) => (await predictions(request)).map(({ mainText }) => mainText.text);

describe('suggestions (D26)', () => {
  it('have two lines, types and the distance from the origin', async () => {
    const [prediction] = await predictions({ input: 'Kassel Haupt', origin: { lat: 51.3183, lng: 9.4902 } });
    const [name, address] = ['Kassel Hauptbahnhof', 'Rainer-Dierichs-Platz 1, Kassel, Germany'];
    expect(String(prediction?.text)).toBe(`${name}, ${address}`);
    expect([prediction?.mainText.text, prediction?.secondaryText.text]).toEqual([name, address]);
    expect(prediction).toMatchObject({ types: expect.arrayContaining(['train_station']), distanceMeters: 0 });
    expect((await predictions({}))[0]?.distanceMeters).toBeNull();
  });

  it.each([
    ['de', 'München', 'München, Deutschland'],
    ['en', 'Munich', 'Munich, Germany'],
  ])('speak the language "%s": %s', async (language, input, text) => {
    expect((await predictions({ input, language }))[0]?.text.text).toBe(text);
  });

  it.each([
    ['without a region', undefined, ['Wien', 'Kassel']],
    ['in Germany', ['de'], ['Kassel']],
    ['in Austria', ['AT'], ['Wien']],
    ['in a country that has no places', ['is'], []],
  ])('are found %s', async (_name, includedRegionCodes, found) => {
    const answers = await Promise.all(
      ['Wien', 'Kassel'].map((input) => titles({ input, language: 'de', includedRegionCodes })),
    );
    expect(['Wien', 'Kassel'].filter((town, index) => answers[index]?.includes(town))).toEqual(found);
  });

  it('prefer a circle, and are none for an empty text, which is a call too', async () => {
    expect((await titles({ input: 'Rathaus', locationBias: kasselCircle }))[0]).toBe('Rathaus Kassel');
    expect(await titles({ input: '' })).toEqual([]);
    expect(calls).toHaveLength(2);
  });
});

describe('a session', () => {
  it('sends one id with all its calls and ends with the first call for details', async () => {
    const sessionToken = new AutocompleteSessionToken();
    await suggest({ sessionToken });
    const [prediction] = await predictions({ input: 'Herkules', sessionToken });
    const place = prediction?.toPlace();
    await place?.fetchFields({ fields: ['location'] });
    await place?.fetchFields({ fields: ['addressComponents'] });
    await suggest({ sessionToken: new AutocompleteSessionToken() });
    const id = calls[0]?.[1];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(calls).toEqual([
      ['places.suggestions', id],
      ['places.suggestions', id],
      ['places.details', id],
      ['places.details', null],
      ['places.suggestions', expect.not.stringMatching(id ?? '')],
    ]);
    expect(Reflect.ownKeys(sessionToken)).toEqual([]);
  });
});

describe('a place', () => {
  it('has only what was asked for', async () => {
    const place = new Place({ id: 'local-kassel-hauptbahnhof', requestedLanguage: 'de' });
    expect(place.location).toBeUndefined();
    await place.fetchFields({ fields: ['location'] });
    expect(place.location?.toJSON().lat).toBeCloseTo(51.3183, 4);
    expect(place.addressComponents).toBeUndefined();
    await place.fetchFields({ fields: ['addressComponents'] });
    const part = (type: string) => place.addressComponents?.find(({ types }) => types.includes(type))?.longText;
    const parts = ['route', 'street_number', 'postal_code', 'locality', 'sublocality', 'country'].map(part);
    expect(parts.join()).toBe('Rainer-Dierichs-Platz,1,34117,Kassel,Mitte,Deutschland');
  });
});

describe('the address of a position', () => {
  it('begins with the most exact: house, street, district, town', async () => {
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
    expect(calls).toEqual([['geocoder.geocode', null]]);
  });

  it('begins with the street where no known house is near, and speaks English too', async () => {
    const [street] = await geocode({ location: { lat: 51.3136, lng: 9.4637 }, language: 'en' });
    expect(street?.formatted_address).toBe('Goethestraße, 34119 Kassel, Germany');
  });
});

describe('a route', () => {
  it('has a path in degrees, a distance in metres and a time in milliseconds', async () => {
    const [route] = (await computeRoutes({})).routes;
    expect(route?.path?.[0]).toMatchObject({ ...hauptbahnhof, altitude: 0 });
    expect(route?.path?.at(-1)).toMatchObject(wilhelmshoehe);
    expect(route?.distanceMeters).toBeGreaterThan(3_000);
    const minutes = (route?.durationMillis ?? 0) / 60_000;
    expect([minutes > 5, minutes < 15]).toEqual([true, true]);
  });

  it('has only what was asked for, and is none where no street leads', async () => {
    const [route] = (await computeRoutes({ fields: ['distanceMeters'] })).routes;
    expect([route?.path, route?.durationMillis]).toEqual([undefined, undefined]);
    await expect(computeRoutes({ destination: munich })).resolves.toEqual({ routes: [] });
  });

  it('has a row per origin and an item per destination in a matrix', async () => {
    const { matrix } = await computeMatrix({ destinations: [wilhelmshoehe, munich] });
    expect(matrix.rows.map(({ items }) => items.map(({ condition }) => condition))).toEqual([
      ['ROUTE_EXISTS', 'ROUTE_NOT_FOUND'],
    ]);
    expect(matrix.rows[0]?.items[0]?.distanceMeters).toBeGreaterThan(3_000);
    expect(matrix.rows[0]?.items[1]?.distanceMeters).toBeUndefined();
  });
});

describe('what Google refuses', () => {
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
    ['half a location', () => geocode({ location: { lat: 51.3 } }), wrong],
    ['a route without a field mask', () => computeRoutes({ fields: undefined }), wrong],
    ['a route with an empty one', () => computeRoutes({ fields: [] }), invalid],
    ['a route without an origin', () => computeRoutes({ origin: undefined }), wrong],
    ['a matrix without a field mask', () => computeMatrix({ fields: undefined }), wrong],
    ['a matrix with one point in place of a list', () => computeMatrix({ destinations: munich }), wrong],
    ['no id of a place', async () => new Place({} as never), wrong],
    ['an empty id', async () => new Place({ id: '' }), wrong],
    ['an id that is no text', async () => new Place({ id: 5 } as never), wrong],
    ['an id that nobody knows', () => fetchPlace({ fields: ['location'] }, 'ChIJ'), { ...refused, code: 'NOT_FOUND' }],
    ['a position without an address', () => geocode({ location: munich }), { ...refused, code: 'ZERO_RESULTS' }],
  ])('%s; only an answer that is not there takes a call', async (_name, ask, error) => {
    await expect(Promise.resolve().then<unknown>(ask)).rejects.toMatchObject(error);
    expect(calls).toHaveLength('code' in error && error !== invalid ? 1 : 0);
  });
});

describe('what the stand-in lacks', () => {
  const first = async () => (await predictions({}))[0] ?? {};

  it.each([
    ['the option includedPrimaryTypes', () => suggest({ includedPrimaryTypes: ['airport'] })],
    ['another locationBias', () => suggest({ locationBias: 'IP_BIAS' })],
    ['google.maps.places.PlacePrediction.mainText2', async () => Reflect.get(await first(), 'mainText2')],
    ['the field rating', () => fetchPlace({ fields: ['rating'] })],
    ['the option address', () => geocode({ address: 'Kassel' })],
    ['google.maps.GeocoderResult.geometry', async () => (await geocode({ location: hauptbahnhof }))[0]?.geometry],
    ['the field legs', () => computeRoutes({ fields: ['legs'] })],
    ['the travel mode WALKING', () => computeRoutes({ travelMode: 'WALKING' })],
    ['the option intermediates', () => computeRoutes({ intermediates: [] })],
    ['the option extraComputations', () => computeMatrix({ extraComputations: ['TOLLS'] })],
  ])('is refused by name: %s', async (what, ask) => {
    await expect(Promise.resolve().then<unknown>(ask)).rejects.toThrow(
      `The local stand-in for Google does not cover ${what}`,
    );
  });
});
