import { places } from '../../mock-server/data/places';
import { formattedAddress, mainLine } from '../../mock-server/google/maps/address-format';
import { placeByAddress, placeById, placeNear } from '../../mock-server/google/maps/place-lookup';
import { AutocompleteSuggestion, Place } from '../../mock-server/google/maps/places-library';
import { searchPlaces } from '../../mock-server/google/maps/places-search';
import { distanceInMeters } from '../../src/lib/coordinates';

const names = (input: string) => searchPlaces(input, null).map(mainLine);
const fetchSuggestions = (request: Partial<google.maps.places.AutocompleteRequest>) =>
  AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'Kassel', ...request });

describe('the gazetteer', () => {
  it('gives every place an id of its own', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });

  it('lies in Germany', () => {
    for (const { lat, lng } of places) {
      expect(lat).toBeGreaterThan(47);
      expect(lat).toBeLessThan(55.1);
      expect(lng).toBeGreaterThan(5.8);
      expect(lng).toBeLessThan(15.1);
    }
  });

  it('knows street and postal code of everything but cities', () => {
    const incomplete = places.filter(({ kind, street, postalCode }) => kind !== 'locality' && !(street && postalCode));
    expect(incomplete).toEqual([]);
  });
});

describe('what is suggested', () => {
  it.each([
    ['Kassel Haupt', 'Kassel Hauptbahnhof'],
    ['hauptbahnhof kassel', 'Kassel Hauptbahnhof'],
    ['KLINIK', 'Klinikum Kassel'],
    ['Herkules', 'Herkules'],
    ['konigsplatz', 'Königsplatz'],
    ['koenigsplatz', 'Königsplatz'],
    ['Königsplatz', 'Königsplatz'],
    ['holländische strasse 74', 'Holländische Straße 74'],
    ['Hollaendische Str. 74', 'Holländische Straße 74'],
    ['Wilhelmshöher Allee 100', 'Wilhelmshöher Allee 100'],
    ['airport', 'Kassel Airport'],
    ['Göttingen', 'Göttingen Bahnhof'],
    ['Berl', 'Berlin Hauptbahnhof'],
  ])('"%s" finds %s first', (input, name) => {
    expect(names(input)[0]).toBe(name);
  });

  it('"Wilhelmsh" finds the station Kassel-Wilhelmshöhe, the avenue and the palace', () => {
    expect(names('Wilhelmsh')).toEqual(
      expect.arrayContaining(['Bahnhof Kassel-Wilhelmshöhe', 'Wilhelmshöher Allee', 'Schloss Wilhelmshöhe']),
    );
  });

  it('is five at most', () => {
    expect(names('Ka').length).toBe(5);
  });

  it('is nothing for what nobody knows', () => {
    expect(names('Xyzzy')).toEqual([]);
    expect(names('   ')).toEqual([]);
  });

  it('guesses a house number on a known street and finds the same address again by its id', () => {
    const [address] = searchPlaces('Goethestraße 12', null);
    expect(address && formattedAddress(address, 'de')).toBe('Goethestraße 12, 34119 Kassel, Deutschland');
    expect(placeById(address?.id ?? '')).toEqual(address);
  });

  it('lists a street once until a number is typed', () => {
    expect(names('Holländische').filter((name) => name.startsWith('Holländische'))).toEqual(['Holländische Straße']);
  });

  it('prefers what is near the circle, but fences nothing in', () => {
    const near = (lat: number, lng: number) =>
      searchPlaces('Bahnhof', { center: { lat, lng }, radius: 1000 }).map(mainLine);
    expect(near(51.3135, 9.4469)[0]).toBe('Bahnhof Kassel-Wilhelmshöhe');
    expect(near(51.5366, 9.9264)[0]).toBe('Göttingen Bahnhof');
    expect(near(51.3135, 9.4469)).toContain('Göttingen Bahnhof');
  });
});

describe('AutocompleteSuggestion.fetchAutocompleteSuggestions', () => {
  it('answers predictions with two lines, types and the distance from the origin', async () => {
    const { suggestions } = await fetchSuggestions({ input: 'Kassel Haupt', origin: { lat: 51.3183, lng: 9.4902 } });
    const prediction = suggestions[0]?.placePrediction;
    expect(prediction?.text.toString()).toBe('Kassel Hauptbahnhof, Rainer-Dierichs-Platz 1, Kassel, Germany');
    expect(prediction?.mainText.text).toBe('Kassel Hauptbahnhof');
    expect(prediction?.mainText.matches).toEqual([
      { startOffset: 0, endOffset: 6 },
      { startOffset: 7, endOffset: 12 },
    ]);
    expect(prediction?.types).toContain('train_station');
    expect(prediction?.distanceMeters).toBe(0);
  });

  it('answers no distance without an origin', async () => {
    const { suggestions } = await fetchSuggestions({});
    expect(suggestions[0]?.placePrediction?.distanceMeters).toBeNull();
  });

  it('knows Germany only', async () => {
    await expect(fetchSuggestions({ includedRegionCodes: ['at', 'ch'] })).resolves.toEqual({ suggestions: [] });
    expect((await fetchSuggestions({ includedRegionCodes: ['de'] })).suggestions).not.toEqual([]);
  });

  it('refuses a radius of more than 50 km', async () => {
    const locationBias = { center: { lat: 51.3, lng: 9.5 }, radius: 60_000 };
    await expect(fetchSuggestions({ locationBias })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});

describe('Place.fetchFields', () => {
  const place = () =>
    new Place({ id: 'local-kassel-hauptbahnhof', requestedLanguage: 'de' }) as unknown as google.maps.places.Place;

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
    ['without fields', undefined, 'InvalidValueError'],
    ['with a field that does not exist', ['geometry'], 'InvalidValueError'],
    ['with an empty list', [], 'MapsRequestError'],
  ])('refuses %s', async (_name, fields, error) => {
    const request = { fields } as unknown as google.maps.places.FetchFieldsRequest;
    await expect(place().fetchFields(request)).rejects.toMatchObject({ name: error });
  });

  it('refuses an id that nobody knows', async () => {
    const unknown = new Place({ id: 'ChIJ-of-somewhere-else' });
    await expect(unknown.fetchFields({ fields: ['location'] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the address of a spot', () => {
  it('is the nearest known house', () => {
    expect(placeNear({ lat: 51.3184, lng: 9.4903 })?.street).toBe('Rainer-Dierichs-Platz');
  });

  it('is the street where no known house is near', () => {
    const place = placeNear({ lat: 51.3133, lng: 9.4715 });
    expect(place && formattedAddress(place, 'de')).toBe('Goethestraße, 34119 Kassel, Deutschland');
    expect(place && distanceInMeters(place, { lat: 51.3133, lng: 9.4715 })).toBeLessThan(120);
  });

  it('is nothing far from every street', () => {
    expect(placeNear({ lat: 50.7, lng: 8.2 })).toBeNull();
  });

  it('is found again by its text', () => {
    expect(placeByAddress('Friedrich-Ebert-Straße 25, 34117 Kassel, Deutschland')?.houseNumber).toBe('25');
  });
});
