import { Geocoder } from '../../../mock-server/google/maps/services/geocoder';
import { announceCallsTo } from '../../../mock-server/google/maps/services/google-call';
import { distanceInMeters } from '../../../src/lib/coordinates';

const hauptbahnhof = { lat: 51.3184, lng: 9.4903 };
const munich = { lat: 48.1374, lng: 11.5755 };

let calls: (string | null)[] = [];

beforeAll(() => announceCallsTo('http://backend.test'));

beforeEach(() => {
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    calls.push(new URL(String(address)).searchParams.get('name'));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => jest.restoreAllMocks());

/** Asks with any arguments at all, wrong ones included, in German. */
const geocode = async (request: Record<string, unknown>) => {
  const { results } = await new Geocoder().geocode({ language: 'de', ...request } as google.maps.GeocoderRequest);
  return results;
};

const addresses = async (request: Record<string, unknown>) =>
  (await geocode(request)).map(({ formatted_address }) => formatted_address);

describe('reverse geocoding', () => {
  it('answers house, street, district and town, the most exact first', async () => {
    const results = await geocode({ location: hauptbahnhof });
    expect(results.map(({ types, formatted_address }) => [types[0], formatted_address])).toEqual([
      ['train_station', 'Rainer-Dierichs-Platz 1, 34117 Kassel, Deutschland'],
      ['route', 'Kurfürstenstraße, 34117 Kassel, Deutschland'],
      ['sublocality_level_1', 'Mitte, Kassel, Deutschland'],
      ['locality', 'Kassel, Deutschland'],
    ]);
    expect(results.map(({ geometry }) => geometry.location_type)).toEqual([
      'ROOFTOP',
      'GEOMETRIC_CENTER',
      'APPROXIMATE',
      'APPROXIMATE',
    ]);
  });

  it('begins with the street where no known house is near', async () => {
    const spot = { lat: 51.3136, lng: 9.4637 };
    const [street] = await geocode({ location: spot });
    expect(street?.formatted_address).toBe('Goethestraße, 34119 Kassel, Deutschland');
    expect(distanceInMeters(street?.geometry.location.toJSON() ?? munich, spot)).toBeLessThan(120);
  });

  it('names the town next to Kassel where it is', async () => {
    expect((await addresses({ location: { lat: 51.2587, lng: 9.416 } })).at(-1)).toBe('Baunatal, Deutschland');
  });

  it('gives every result an id that finds it again, and a viewport around it', async () => {
    for (const { place_id, formatted_address, geometry } of await geocode({ location: hauptbahnhof })) {
      expect(await addresses({ placeId: place_id })).toEqual([formatted_address]);
      expect(geometry.viewport.contains(geometry.location)).toBe(true);
    }
  });

  it('speaks English too', async () => {
    expect((await addresses({ location: hauptbahnhof, language: 'en' })).at(-1)).toBe('Kassel, Germany');
  });

  it('names the parts of an address in the older shape', async () => {
    const [house] = await geocode({ location: hauptbahnhof });
    const part = (type: string) => house?.address_components.find(({ types }) => types.includes(type));
    expect(part('postal_code')?.long_name).toBe('34117');
    expect(part('administrative_area_level_1')).toMatchObject({ long_name: 'Hessen', short_name: 'HE' });
    expect(part('country')).toMatchObject({ long_name: 'Deutschland', short_name: 'DE' });
  });
});

describe('geocoding an address', () => {
  it.each([
    ['Wilhelmshöher Allee 100, Kassel', 'Wilhelmshöher Allee 100, 34119 Kassel, Deutschland', 'ROOFTOP'],
    ['Goethestraße 12, Kassel', 'Goethestraße 12, 34119 Kassel, Deutschland', 'RANGE_INTERPOLATED'],
    ['Goethestraße, Kassel', 'Goethestraße, 34119 Kassel, Deutschland', 'GEOMETRIC_CENTER'],
    ['Kassel', 'Kassel, Deutschland', 'APPROXIMATE'],
  ])('"%s" is %s, %s', async (address, formatted, locationType) => {
    const [result] = await geocode({ address });
    expect(result?.formatted_address).toBe(formatted);
    expect(result?.geometry.location_type).toBe(locationType);
  });

  it.each([
    ['Goethestraße 45', undefined],
    ['Goethestra', true],
  ])('says whether only a part matched: "%s"', async (address, partial) => {
    expect((await geocode({ address }))[0]?.partial_match).toBe(partial);
  });

  it.each([
    ['the country', { country: 'DE' }, ['Rathaus Calden', 'Holländische Straße 35, 34379 Calden, Deutschland']],
    ['the name of the country', { country: 'Germany' }, ['Kassel', 'Kassel, Deutschland']],
    ['the town', { locality: 'Baunatal' }, ['Rathaus', 'Marktplatz 14, 34225 Baunatal, Deutschland']],
    ['the district', { locality: 'Bettenhausen' }, ['Haltestelle', 'Leipziger Straße, 34123 Kassel, Deutschland']],
    ['the postal code', { postalCode: '34212' }, ['Rathaus', 'Am Markt 1, 34212 Melsungen, Deutschland']],
    ['the street', { route: 'Obere Königsstr.' }, ['Rathaus', 'Obere Königsstraße 8, 34117 Kassel, Deutschland']],
    ['the state', { administrativeArea: 'NI' }, ['Rathaus', 'Lotzestraße 2, 34346 Hann. Münden, Deutschland']],
  ])('keeps to %s', async (_name, componentRestrictions, [address, found]) => {
    expect(await addresses({ address, componentRestrictions })).toEqual([found]);
  });

  it('finds nothing where the restrictions do not fit', async () => {
    const request = { address: 'Kassel', componentRestrictions: { country: 'AT' }, fulfillOnZeroResults: true };
    expect(await addresses(request)).toEqual([]);
  });
});

describe('what the geocoder refuses', () => {
  it.each([
    ['a spot far from every street', { location: munich }],
    ['an address that nobody knows', { address: 'Xyzzy 1' }],
  ])('%s: ZERO_RESULTS, or an empty list when that was asked for', async (_name, request) => {
    await expect(geocode(request)).rejects.toMatchObject({
      name: 'MapsRequestError',
      code: 'ZERO_RESULTS',
      message: 'GEOCODER_GEOCODE: ZERO_RESULTS: No result was found for this GeocoderRequest.',
    });
    await expect(geocode({ ...request, fulfillOnZeroResults: true })).resolves.toEqual([]);
  });

  it.each([
    ['no question at all', {}],
    ['an empty address', { address: '' }],
    ['a location and an address', { location: hauptbahnhof, address: 'Kassel' }],
    ['an id that nobody knows', { placeId: 'ChIJ-of-somewhere-else' }],
  ])('%s: INVALID_REQUEST', async (_name, request) => {
    await expect(geocode(request)).rejects.toMatchObject({
      name: 'MapsRequestError',
      code: 'INVALID_REQUEST',
      message: 'GEOCODER_GEOCODE: INVALID_REQUEST: This GeocoderRequest was invalid.',
    });
  });

  it.each([
    [
      'a place id and an address',
      { placeId: 'local-herkules', address: 'Kassel' },
      'cannot set both placeId and address',
    ],
    [
      'a place id and a location',
      { placeId: 'local-herkules', location: munich },
      'cannot set both placeId and location',
    ],
    [
      'a place id and restrictions',
      { placeId: 'local-herkules', componentRestrictions: { country: 'DE' } },
      'cannot set both placeId and componentRestrictions',
    ],
    ['an address that is no text', { address: 34117 }, 'in property address: not a string'],
    ['half a location', { location: { lat: 51.3 } }, 'in property lng: not a number'],
  ])('%s: InvalidValueError, without a call', async (_name, request, message) => {
    await expect(geocode(request)).rejects.toMatchObject({
      name: 'InvalidValueError',
      message: expect.stringContaining(message),
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['bounds', { address: 'Kassel', bounds: { south: 51, west: 9, north: 52, east: 10 } }],
    ['extraComputations', { address: 'Kassel', extraComputations: ['ADDRESS_DESCRIPTORS'] }],
  ])('%s, which the stand-in does not cover', async (_name, request) => {
    await expect(geocode(request)).rejects.toMatchObject({ name: 'NotCoveredError' });
  });
});

describe('a call of the geocoder', () => {
  it('is told to the backend once', async () => {
    await geocode({ address: 'Kassel' });
    expect(calls).toEqual(['geocoder.geocode']);
  });

  it.each([
    ['OK', { address: 'Kassel' }, 1],
    ['ZERO_RESULTS', { address: 'Xyzzy', fulfillOnZeroResults: true }, 0],
    ['ZERO_RESULTS', { address: 'Xyzzy' }, null],
    ['INVALID_REQUEST', {}, null],
  ])('calls back with %s for %o', async (status, request, count) => {
    const heard = await new Promise<[google.maps.GeocoderResult[] | null, string]>((resolve) => {
      new Geocoder().geocode(request, (results, told) => resolve([results, told]));
    });
    expect([heard[0]?.length ?? null, heard[1]]).toEqual([count, status]);
  });

  it.each([
    ['wrong arguments', { address: 5 }, 0, { name: 'InvalidValueError' }],
    ['what the callback throws', { address: 'Kassel' }, 1, { message: 'of the page' }],
  ])('does not hide %s, although there is a callback', async (_what, request, calls, error) => {
    const reportError = jest.fn();
    Object.assign(globalThis, { reportError });
    const callback = jest.fn(() => {
      throw new Error('of the page');
    });
    await new Geocoder().geocode(request as unknown as google.maps.GeocoderRequest, callback).catch(() => {});
    await new Promise(setImmediate);
    expect(callback).toHaveBeenCalledTimes(calls);
    expect(reportError.mock.calls).toMatchObject([[error]]);
  });

  it('rejects and calls back with what the backend says', async () => {
    const refusal = { code: 'OVER_QUERY_LIMIT', message: 'Too many.' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, { status: 429 }));
    const callback = jest.fn();
    await expect(new Geocoder().geocode({ address: 'Kassel' }, callback)).rejects.toMatchObject({
      code: 'OVER_QUERY_LIMIT',
    });
    expect(callback).toHaveBeenCalledWith(null, 'OVER_QUERY_LIMIT');
  });
});
