import type { GazetteerPlace } from '../../../mock-server/city/places/gazetteer';
import { placeById } from '../../../mock-server/city/search/place-lookup';
import { type PlacesSearch, searchPlaces } from '../../../mock-server/city/search/places-search';
import { mainLine } from '../../../mock-server/city/search/words';
import { distanceInMeters } from '../../../src/lib/coordinates';

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const baunatal = { lat: 51.2587, lng: 9.4186 };
const muenden = { lat: 51.4158, lng: 9.6511 };
const goettingerBahnhof = { lat: 51.5366, lng: 9.9264 };
const circle = (center: { lat: number; lng: number }, radiusMeters: number) => ({ circle: { center, radiusMeters } });

const names = (input: string, search?: PlacesSearch) => searchPlaces(input, search).map((place) => mainLine(place));
const addressOf = (input: string) => {
  const { street, houseNumber, postalCode, city } = searchPlaces(input)[0] ?? {};
  return `${street} ${houseNumber}, ${postalCode} ${city}`;
};

describe('what is suggested', () => {
  it.each([
    ['Kassel Haupt', 'Kassel Hauptbahnhof'],
    ['hauptbahnhof kassel', 'Kassel Hauptbahnhof'],
    ['Kassel Hbf', 'Kassel Hauptbahnhof'],
    ['kassel, hbf', 'Kassel Hauptbahnhof'],
    ['Bhf Wilhelmshöhe', 'Bahnhof Kassel-Wilhelmshöhe'],
    ['KLINIKUM K', 'Klinikum Kassel'],
    ['Herkules', 'Herkules'],
    ['konigsplatz', 'Königsplatz'],
    ['koenigsplatz', 'Königsplatz'],
    ['Auestad', 'Auestadion'],
    ['Gräfestrasse 8', 'Gräfestraße 8'],
    ['holländische strasse 74', 'Holländische Straße 74'],
    ['Hollaendische Str. 74', 'Holländische Straße 74'],
    ['airport', 'Kassel Airport'],
    ['Berl', 'Berlin'],
    ['Munich', 'München'],
    ['Vienna', 'Wien'],
    ['Wehlhei', 'Wehlheiden'],
    ['Rathaus Bau', 'Rathaus Baunatal'],
    ['34225 Marktplatz', 'Rathaus Baunatal'],
    ['Königsstraße', 'Obere Königsstraße'],
    ['E', 'Essen'],
    ['Wilhelmshöher Allee 71', 'Wilhelmshöher Allee 71-73'],
    ['Wilhelmshöher Allee 73', 'Wilhelmshöher Allee 71-73'],
    ['Wilhelmshöher Allee 72', 'Wilhelmshöher Allee 72'],
    ['Allee 12', 'Wilhelmshöher Allee 12'],
    ['Kassel Goethestraße 12', 'Goethestraße 12'],
  ])('"%s" finds %s first', (input, name) => {
    expect(names(input)[0]).toBe(name);
  });

  it('finds a station, an avenue and a district, and takes the e of "Aue" for no umlaut: no Austria', () => {
    const found = ['Bahnhof Kassel-Wilhelmshöhe', 'Wilhelmshöher Allee', 'Bad Wilhelmshöhe'];
    expect(names('Wilhelmsh')).toEqual(expect.arrayContaining(found));
    expect(names('Auest')).not.toContain('Wien');
  });

  it.each(['Xyzzy', '', '   ', '-', 'Kassel Xyzzy', 'uestadion'])('is nothing for "%s"', (input) => {
    expect(names(input)).toEqual([]);
  });

  it('lists a street once until a number is typed', () => {
    const isAddress = ({ city, kind }: GazetteerPlace) => city === 'Kassel' && kind === 'street_address';
    const found = searchPlaces('Holländische').filter(isAddress);
    expect(found.map((place) => mainLine(place))).toEqual(['Holländische Straße']);
  });
});

describe('the order of suggestions', () => {
  it.each([
    ['a name in full beats one that goes on', 'Kassel', 'Kassel', 'Kassel Hauptbahnhof'],
    ['in several words too', 'Universität Kassel', 'Universität Kassel', 'Universitätsbibliothek Kassel'],
    ['the beginning of a name beats the beginning of a word', 'Auest', 'Auestadion', 'Haltestelle Auestadion'],
    ['the beginning of a word beats an address', 'Auestadion', 'Haltestelle Auestadion', 'Nordhessen Arena'],
    ['a town beats what is called after it', 'Berl', 'Berlin', 'Berlin Hauptbahnhof'],
  ])('%s ("%s": %s, then %s)', (_rule, input, better, worse) => {
    const found = names(input);
    expect(found.indexOf(better)).toBeGreaterThanOrEqual(0);
    expect(found.indexOf(worse)).toBeGreaterThan(found.indexOf(better));
  });

  describe.each([50, 1_000, 30_000])('with a circle of %d m', (radiusMeters) => {
    it('puts the nearer first among equals', () => {
      const rathaus = [hauptbahnhof, baunatal, muenden].map((at) => names('Rathaus', circle(at, radiusMeters))[0]);
      expect(rathaus).toEqual(['Rathaus Kassel', 'Rathaus Baunatal', 'Rathaus Hann. Münden']);
    });

    it('is a preference, not a fence: what lies far outside is still found', () => {
      expect(names('Berlin Haupt', circle(hauptbahnhof, radiusMeters))).toEqual(['Berlin Hauptbahnhof']);
      expect(names('Hauptbahnhof', circle(hauptbahnhof, radiusMeters))).toEqual(
        expect.arrayContaining(['Kassel Hauptbahnhof', 'Marburg Hauptbahnhof']),
      );
    });

    it('leaves a name typed in full first, however far it is', () => {
      expect(names('Wien', circle(hauptbahnhof, radiusMeters)).slice(0, 2)).toEqual(['Wien', 'Wiener Straße']);
    });
  });

  it('puts a word inside the circle before the beginning of a name outside, and not so outside', () => {
    const center = { lat: 51.541, lng: 9.9264 };
    const meters = distanceInMeters(center, goettingerBahnhof);
    expect(names('Bahnhof', circle(center, meters + 1))[0]).toBe('Göttingen Bahnhof');
    expect(names('Bahnhof', circle(center, meters - 1))[0]).toBe('Bahnhof Hann. Münden');
  });

  it('never puts a word of an address inside the circle before a name outside', () => {
    const found = names('Kassel-Wilhelmsh', circle(hauptbahnhof, 1_000));
    expect(found.indexOf('Bahnhof Kassel-Wilhelmshöhe')).toBeGreaterThanOrEqual(0);
    expect(found.indexOf('Bahnhof Kassel-Wilhelmshöhe')).toBeLessThan(found.indexOf('Kreishaus Kassel'));
  });

  it('answers five places at most, and none that is not accepted', () => {
    expect(names('Ka')).toHaveLength(5);
    const accepts = ({ country }: { country: string }) => country === 'AT';
    expect(names('Wien', { accepts })).toEqual(['Wien']);
    expect(names('Kassel', { accepts })).toEqual([]);
  });
});

describe('house numbers', () => {
  it.each([
    ['Goethestraße 12', 'Goethestraße 12, 34119 Kassel'],
    ['Goethestr. 12, Kassel', 'Goethestraße 12, 34119 Kassel'],
    ['Goethestraße 12 Kassel', 'Goethestraße 12, 34119 Kassel'],
    ['Goethestrasse 12a', 'Goethestraße 12a, 34119 Kassel'],
    ['Goethestrasse 12 a', 'Goethestraße 12a, 34119 Kassel'],
    ['Wilhelmshöher Allee 12', 'Wilhelmshöher Allee 12, 34117 Kassel'],
    ['Friedrich-Ebert-Straße 25, 34117 Kassel, Deutschland', 'Friedrich-Ebert-Straße 25, 34117 Kassel'],
    ['Marktplatz 1, 34225 Baunatal', 'Marktplatz 1, 34225 Baunatal'],
    ['Marktplatz 14, 34225 Baunatal', 'Marktplatz 14, 34225 Baunatal'],
    ['Sababurg 1, Hofgeismar', 'Sababurg 1, 34369 Hofgeismar'],
    ['Sababurg 12, Hofgeismar', 'Sababurg 12, 34369 Hofgeismar'],
  ])('"%s" is %s', (input, address) => {
    expect(addressOf(input)).toBe(address);
  });

  it('finds a guessed house again by its id', () => {
    const [address] = searchPlaces('Goethestraße 12');
    expect(placeById(address?.id ?? '')).toEqual(address);
  });

  it('finds the place behind an address, and the address itself', () => {
    expect(names('Wilhelmshöher Allee 361')).toEqual(['Wilhelmshöher Allee 361', 'Kurhessen Therme']);
  });

  it.each([
    ['between two known houses', 'Wilhelmshöher Allee 300', { lat: 51.3139, lng: 9.437 }, 200],
    ['at the beginning of its street', 'Holländische Straße 1', { lat: 51.3214, lng: 9.5041 }, 100],
    ['a few houses behind the last known one', 'Kirchweg 85', { lat: 51.3087, lng: 9.4686 }, 40],
    ['at the end of its street where numbers would run on', 'Querallee 999', { lat: 51.3137, lng: 9.476 }, 600],
    ['where the known house is', 'Wilhelmshöher Allee 361', { lat: 51.3138, lng: 9.4283 }, 60],
  ])('guesses a house %s', (_where, input, spot, meters) => {
    const [house] = searchPlaces(input);
    expect(house && distanceInMeters(house, spot)).toBeLessThan(meters);
  });
});
