import { measureLine, nearestOnLine } from '../../../mock-server/city/geometry/lines';
import { type GazetteerPlace, places, states } from '../../../mock-server/city/places/gazetteer';
import { streetAddresses, streetsWithHouses } from '../../../mock-server/city/search/street-addresses';
import { mainLine } from '../../../mock-server/city/search/words';
import { distanceInMeters } from '../../../src/lib/coordinates';

const middleOfKassel = { lat: 51.3127, lng: 9.4797 };
const isArea = ({ kind }: GazetteerPlace) => kind === 'locality' || kind === 'sublocality';
const towns = places.filter(({ kind }) => kind === 'locality');
const germanTowns = towns.filter(({ country }) => country === 'DE');
const nearKassel = places.filter((place) => !isArea(place) && distanceInMeters(middleOfKassel, place) < 40_000);
/** Where no street passes: on the slopes of the Bergpark and in the meadows of the Karlsaue. */
const inTheGreen = ['Karlsaue', 'Bergpark Wilhelmshöhe', 'Löwenburg'];

const metersToStreet = (place: GazetteerPlace) =>
  Math.min(...streetsWithHouses().map(({ path }) => nearestOnLine(measureLine(path), place).metersAway));

describe('the gazetteer', () => {
  it('gives every place an id of its own', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });

  it('names no two towns and no two places alike', () => {
    const names = places.filter(({ name }) => name !== null).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives one address one position, whatever stands there', () => {
    const known = new Map<string, GazetteerPlace>();
    const twice = places
      .filter(({ street, houseNumber }) => street !== null && houseNumber !== null)
      .filter((place) => {
        const key = `${place.street} ${place.houseNumber}, ${place.city}`;
        const other = known.get(key) ?? place;
        known.set(key, other);
        return distanceInMeters(other, place) > 50;
      });
    expect(twice.map((place) => mainLine(place))).toEqual([]);
    const guessed = ['Wigandstraße', 'Wolfhager Straße'].map((name, index) =>
      streetAddresses(`${name} ${[1, 109][index]}`).find(({ street }) => street === name),
    );
    const [clinic, museum] = ['Habichtswald-Klinik', 'Technik-Museum Kassel'].map((wanted) =>
      places.find(({ name }) => name === wanted),
    );
    for (const [index, place] of [clinic, museum].entries()) {
      expect([guessed[index]?.lat, guessed[index]?.lng]).toEqual([place?.lat, place?.lng]);
    }
  });

  it('knows at least 150 places and houses in and around Kassel, most of them with a house number', () => {
    expect(nearKassel.length).toBeGreaterThanOrEqual(150);
    expect(nearKassel.filter(({ houseNumber }) => houseNumber !== null).length).toBeGreaterThanOrEqual(150);
  });

  it('knows street and postal code of everything but districts and towns', () => {
    expect(places.filter((place) => !isArea(place) && !(place.street && place.postalCode))).toEqual([]);
  });

  it('knows the district of everything in Kassel', () => {
    const districts = new Set(places.filter(({ kind }) => kind === 'sublocality').map(({ district }) => district));
    const inKassel = places.filter((place) => place.city === 'Kassel' && place.kind !== 'locality');
    expect(inKassel.filter(({ district }) => !districts.has(district))).toEqual([]);
  });

  it('places what is in Kassel within 400 m of a street', () => {
    const inKassel = nearKassel.filter(({ city, name }) => city === 'Kassel' && !inTheGreen.includes(name ?? ''));
    expect(inKassel.filter((place) => metersToStreet(place) >= 400).map((place) => mainLine(place))).toEqual([]);
  });

  it('places a house within 400 m of its own street', () => {
    const strays = nearKassel.filter((place) => {
      const own = streetsWithHouses().find(({ name }) => name === place.street);
      if (!own || place.city !== 'Kassel' || place.kind !== 'street_address') return false;
      return nearestOnLine(measureLine(own.path), place).metersAway >= 400;
    });
    expect(strays.map((place) => mainLine(place))).toEqual([]);
  });

  it('lies in Germany, but for the towns abroad', () => {
    const astray = places
      .filter(({ country }) => country === 'DE')
      .filter(({ lat, lng }) => lat < 47.2 || lat > 55.1 || lng < 5.8 || lng > 15.1);
    expect(astray).toEqual([]);
  });
});

describe('the towns of the gazetteer', () => {
  it('are the large ones of Germany, those near Kassel, one in each federal state, and some abroad', () => {
    expect(germanTowns.length).toBeGreaterThan(80);
    const names = towns.map(({ name }) => name);
    const near = ['Baunatal', 'Vellmar', 'Lohfelden', 'Kaufungen', 'Hofgeismar', 'Melsungen', 'Wolfhagen'];
    expect(names).toEqual(expect.arrayContaining(['Berlin', 'Hamburg', 'München', ...near, 'Wien', 'Prag']));
    expect(new Set(germanTowns.map(({ state }) => state))).toEqual(new Set(Object.keys(states)));
  });
});
