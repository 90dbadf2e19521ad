import {
  AutocompleteSessionToken,
  AutocompleteSuggestion,
  FormattableText,
} from '../../../mock-server/google/maps/services/autocomplete';
import { announceCallsTo } from '../../../mock-server/google/maps/services/google-call';
import { Place } from '../../../mock-server/google/maps/services/place';

type Request = google.maps.places.AutocompleteRequest;

const kasselCircle = { center: { lat: 51.3183, lng: 9.4902 }, radius: 1_000 };
const kasselBounds = { south: 51.26, west: 9.37, north: 51.37, east: 9.56 };

/** What the backend was asked, as `GET /maps/api/call?…` without the path. */
let calls: string[] = [];

beforeAll(() => announceCallsTo('http://backend.test'));

beforeEach(() => {
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    calls.push(new URL(String(address)).search);
    return new Response(null, { status: 204 });
  });
});

afterEach(() => jest.restoreAllMocks());

/** The call of the backend and the session in it. */
const heard = () =>
  calls.map((search) => {
    const query = new URLSearchParams(search);
    return [query.get('name'), query.get('session')];
  });

/** Asks with any arguments at all, wrong ones included. */
const suggest = (request: Record<string, unknown> = {}) =>
  AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'Kassel', ...request } as unknown as Request);

const predictions = async (request: Record<string, unknown>) =>
  (await suggest(request)).suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);

const titles = async (request: Record<string, unknown>) =>
  (await predictions(request)).map(({ mainText }) => mainText.text);

describe('AutocompleteSuggestion.fetchAutocompleteSuggestions', () => {
  it('answers predictions with two lines, types and the distance from the origin', async () => {
    const [prediction] = await predictions({ input: 'Kassel Haupt', origin: { lat: 51.3183, lng: 9.4902 } });
    expect(prediction?.text.toString()).toBe('Kassel Hauptbahnhof, Rainer-Dierichs-Platz 1, Kassel, Germany');
    expect(prediction?.mainText.text).toBe('Kassel Hauptbahnhof');
    expect(prediction?.secondaryText.text).toBe('Rainer-Dierichs-Platz 1, Kassel, Germany');
    expect(prediction?.mainText.matches).toEqual([
      { startOffset: 0, endOffset: 6 },
      { startOffset: 7, endOffset: 12 },
    ]);
    expect(prediction?.types).toContain('train_station');
    expect(prediction?.distanceMeters).toBe(0);
  });

  it('answers no distance without an origin', async () => {
    expect((await predictions({}))[0]?.distanceMeters).toBeNull();
  });

  it.each([
    ['de', 'München', 'München, Deutschland'],
    ['en', 'Munich', 'Munich, Germany'],
  ])('speaks the language "%s": %s', async (language, input, text) => {
    expect((await predictions({ input, language }))[0]?.text.text).toBe(text);
  });

  it.each([
    ['one character', 'H', true],
    ['an empty text', '', false],
    ['blanks', '  ', false],
  ])('answers suggestions for %s', async (_name, input, isFound) => {
    expect((await titles({ input })).length > 0).toBe(isFound);
  });

  it('searches for what stands before the cursor', async () => {
    expect(await titles({ input: 'Herkulesxyz', inputOffset: 8 })).toContain('Herkules');
    expect(await titles({ input: 'Herkulesxyz' })).toEqual([]);
  });

  it.each([
    ['without a region', undefined, ['Wien', 'Kassel']],
    ['with an empty list of regions', [], ['Wien', 'Kassel']],
    ['in Germany', ['de'], ['Kassel']],
    ['in Austria', ['at'], ['Wien']],
    ['in Germany and Austria', ['DE', 'AT'], ['Wien', 'Kassel']],
    ['in a country that has no places', ['is'], []],
  ])('finds %s', async (_name, includedRegionCodes, found) => {
    const whole = await Promise.all(
      ['Wien', 'Kassel'].map(async (input) =>
        (await titles({ input, language: 'de', includedRegionCodes })).includes(input),
      ),
    );
    expect(['Wien', 'Kassel'].filter((_town, index) => whole[index])).toEqual(found);
  });

  it('finds only what has one of the types that are asked for', async () => {
    expect(await titles({ input: 'Kassel', includedPrimaryTypes: ['train_station', 'airport'] })).toEqual([
      'Kassel Hauptbahnhof',
      'Kassel Airport',
      'Bahnhof Kassel-Wilhelmshöhe',
      'Bahnhof Kassel-Oberzwehren',
      'Bahnhof Kassel-Harleshausen',
    ]);
  });

  it('fences in with locationRestriction, and not with the same bounds as locationBias', async () => {
    const input = 'Hauptbahnhof';
    expect(await titles({ input, locationRestriction: kasselBounds })).not.toContain('Marburg Hauptbahnhof');
    expect(await titles({ input, locationBias: kasselBounds })).toContain('Marburg Hauptbahnhof');
  });

  it.each([
    ['a circle', kasselCircle],
    ['a circle of 0 m', { ...kasselCircle, radius: 0 }],
    ['a circle of 50 km', { ...kasselCircle, radius: 50_000 }],
    ['a point', kasselCircle.center],
    ['bounds', kasselBounds],
    ['IP_BIAS', 'IP_BIAS'],
    ['nothing', null],
  ])('takes %s as bias', async (_name, locationBias) => {
    expect((await titles({ input: 'Rathaus', locationBias }))[0]).toBe('Rathaus Kassel');
  });

  const fifteen = 'de at ch fr nl cz be lu pl dk it li se no fi'.split(' ');
  it('takes 15 regions and 5 types', async () => {
    const includedPrimaryTypes = ['locality', 'train_station', 'airport', 'hospital', 'museum'];
    expect(await titles({ includedRegionCodes: fifteen, includedPrimaryTypes })).toContain('Kassel');
  });

  it.each([
    ['a circle over 50 km', { locationBias: { ...kasselCircle, radius: 50_001 } }],
    ['a negative circle', { locationBias: { ...kasselCircle, radius: -1 } }],
    ['16 regions', { includedRegionCodes: [...fifteen, 'gb'] }],
    ['a region of three letters', { includedRegionCodes: ['deu'] }],
    ['a region of digits', { includedRegionCodes: ['49'] }],
    ['6 types', { includedPrimaryTypes: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['bias and restriction together', { locationBias: kasselCircle, locationRestriction: kasselBounds }],
    ['a cursor behind the text', { inputOffset: 7 }],
  ])('refuses %s with INVALID_ARGUMENT', async (_name, request) => {
    await expect(suggest(request)).rejects.toMatchObject({ name: 'MapsRequestError', code: 'INVALID_ARGUMENT' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['no input', { input: undefined }],
    ['an input that is no text', { input: 5 }],
    ['regions as one text', { includedRegionCodes: 'de' }],
    ['a region that is no text', { includedRegionCodes: [49] }],
    ['a circle without a radius', { locationBias: { center: kasselCircle.center, radius: null } }],
    ['a bias that is any text', { locationBias: 'Kassel' }],
    ['a circle as restriction', { locationRestriction: kasselCircle }],
    ['half an origin', { origin: { lat: 51 } }],
    ['a text as session token', { sessionToken: 'token' }],
    ['any object as session token', { sessionToken: {} }],
  ])('refuses %s with InvalidValueError', async (_name, request) => {
    await expect(suggest(request)).rejects.toMatchObject({ name: 'InvalidValueError' });
    expect(calls).toEqual([]);
  });
});

describe('AutocompleteSuggestion without a request', () => {
  it.each([
    [{ country: 'de' }, 'InvalidValueError'],
    [{ componentRestrictions: { country: 'de' } }, 'InvalidValueError'],
    [{ includedRegioncodes: ['de'] }, 'InvalidValueError'],
    [{ pureServiceAreaBusinessesIncluded: true }, 'NotCoveredError'],
    [{ includedPrimaryTypes: ['(cities)', 'airport'] }, 'MapsRequestError'],
  ])('ignores no property: %j', async (request, name) => {
    await expect(suggest(request)).rejects.toMatchObject({ name });
  });

  it('finds towns under the collection (cities)', async () => {
    expect(await titles({ input: 'Kassel', includedPrimaryTypes: ['(cities)'] })).toEqual(['Kassel']);
  });

  it('throws InvalidValueError', async () => {
    const nothing = undefined as unknown as Request;
    await expect(AutocompleteSuggestion.fetchAutocompleteSuggestions(nothing)).rejects.toMatchObject({
      name: 'InvalidValueError',
    });
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
    const id = heard()[0]?.[1];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(heard()).toEqual([
      ['places.suggestions', id],
      ['places.suggestions', id],
      ['places.details', id],
      ['places.details', null],
    ]);
  });

  it('is another one for another token, and none without', async () => {
    await suggest({ sessionToken: new AutocompleteSessionToken() });
    await suggest({ sessionToken: new AutocompleteSessionToken() });
    await suggest();
    await new Place({ id: 'local-herkules' }).fetchFields({ fields: ['location'] });
    const [one, other, ...without] = heard().map(([, id]) => id);
    expect(one).not.toBe(other);
    expect(without).toEqual([null, null]);
  });

  it('shows nothing of its token to the page', () => {
    expect(Reflect.ownKeys(new AutocompleteSessionToken())).toEqual([]);
  });

  it('counts an empty text as a call too', async () => {
    await suggest({ input: '' });
    expect(heard()).toEqual([['places.suggestions', null]]);
  });

  it('fails as the backend says', async () => {
    const refusal = { code: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded.' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, { status: 429 }));
    const message = 'PLACES_AUTOCOMPLETE: RESOURCE_EXHAUSTED: Quota exceeded.';
    await expect(suggest()).rejects.toMatchObject({ name: 'MapsRequestError', message });
  });
});

describe('Place.fetchFields', () => {
  const place = (id = 'local-kassel-hauptbahnhof') =>
    new Place({ id, requestedLanguage: 'de' }) as unknown as google.maps.places.Place;

  it('fills in only what was asked for', async () => {
    const asked = place();
    expect(asked.location).toBeUndefined();
    await asked.fetchFields({ fields: ['location', 'formattedAddress'] });
    expect(asked.location?.lat()).toBeCloseTo(51.3183, 4);
    expect(asked.formattedAddress).toBe('Rainer-Dierichs-Platz 1, 34117 Kassel, Deutschland');
    expect(asked.addressComponents).toBeUndefined();
  });

  it('answers the parts of an address with their types', async () => {
    const { place: fetched } = await place().fetchFields({ fields: ['addressComponents'] });
    const part = (type: string) => fetched.addressComponents?.find(({ types }) => types.includes(type))?.longText;
    expect(['street_number', 'route', 'sublocality', 'locality', 'postal_code', 'country'].map(part)).toEqual([
      '1',
      'Rainer-Dierichs-Platz',
      'Mitte',
      'Kassel',
      '34117',
      'Deutschland',
    ]);
  });

  it.each([
    ['de', 'local-city-wien', 'Wien', 'Wien, Österreich', ['Wien', 'Österreich']],
    ['en', 'local-city-wien', 'Vienna', 'Vienna, Austria', ['Vienna', 'Austria']],
    ['en', 'local-city-hamburg', 'Hamburg', 'Hamburg, Germany', ['Hamburg', 'Hamburg', 'Germany']],
  ])('speaks the language "%s" of the place: %s', async (language, id, displayName, formattedAddress, parts) => {
    const asked = place(id);
    asked.requestedLanguage = language;
    await asked.fetchFields({ fields: ['*'] });
    expect(asked).toMatchObject({ displayName, formattedAddress });
    expect(asked.addressComponents?.map(({ longText }) => longText)).toEqual(parts);
  });

  it('shows a house closely and a town from far', async () => {
    const height = async (id: string) => {
      const { place: fetched } = await place(id).fetchFields({ fields: ['viewport'] });
      return fetched.viewport?.toSpan().lat() ?? Number.NaN;
    };
    expect(await height('local-city-kassel')).toBeGreaterThan(await height('local-rathaus-kassel'));
  });

  it.each([
    ['without fields', undefined, 'InvalidValueError'],
    ['with a field that does not exist', ['geometry'], 'InvalidValueError'],
    ['with a field that only Google has', ['location', 'rating'], 'NotCoveredError'],
    ['with another one', ['plusCode'], 'NotCoveredError'],
    ['with an empty list', [], 'MapsRequestError'],
  ])('refuses %s, without a call', async (_name, fields, error) => {
    const request = { fields } as unknown as google.maps.places.FetchFieldsRequest;
    await expect(place().fetchFields(request)).rejects.toMatchObject({ name: error });
    expect(calls).toEqual([]);
  });

  it('refuses an id that nobody knows, after a call', async () => {
    const asked = place('ChIJ-of-somewhere-else').fetchFields({ fields: ['location'] });
    await expect(asked).rejects.toMatchObject({ name: 'MapsRequestError', code: 'NOT_FOUND' });
    expect(heard()).toEqual([['places.details', null]]);
  });

  it.each([[undefined], [{}], [{ id: '' }], [{ id: 5 }]])('is not made from %o', (options) => {
    expect(() => new Place(options as unknown as google.maps.places.PlaceOptions)).toThrow('in property id');
  });
});

describe('FormattableText', () => {
  it.each([
    ['Königsplatz', 'konigs', [{ startOffset: 0, endOffset: 6 }]],
    [
      'Obere Königsstraße',
      'ob kö',
      [
        { startOffset: 0, endOffset: 2 },
        { startOffset: 6, endOffset: 8 },
      ],
    ],
    ['Königsplatz', 'platz', []],
  ])('marks in "%s" what "%s" has found', (text, input, matches) => {
    expect(new FormattableText(text, input).matches).toEqual(matches);
  });
});
