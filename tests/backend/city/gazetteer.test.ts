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
const inKassel = places.filter(({ city, kind }) => city === 'Kassel' && kind !== 'locality');
const districts = new Set(places.filter(({ kind }) => kind === 'sublocality').map(({ district }) => district));
/** Where no street passes: on the slopes of the Bergpark and in the meadows of the Karlsaue. */
const inTheGreen = ['Karlsaue', 'Bergpark Wilhelmshöhe', 'Löwenburg'];
const isInTheGreen = ({ name }: GazetteerPlace) => inTheGreen.includes(name ?? '');

const streets = streetsWithHouses().map(({ name, path }) => ({ name, line: measureLine(path) }));
const metersTo = (place: GazetteerPlace, some: typeof streets) =>
  Math.min(...some.map(({ line }) => nearestOnLine(line, place).metersAway));
/** Whether an earlier place has the same value; places without one are all different. */
const isTaken = (name: 'id' | 'name') => (place: GazetteerPlace, index: number) =>
  place[name] !== null && places.findIndex((other) => other[name] === place[name]) < index;
const addressOf = ({ street, houseNumber, city }: GazetteerPlace) =>
  street === null || houseNumber === null ? null : `${street} ${houseNumber}, ${city}`;
const isAwayFromItsAddress = (place: GazetteerPlace) => {
  const first = places.find((other) => addressOf(other) === addressOf(place)) ?? place;
  return addressOf(place) !== null && distanceInMeters(first, place) > 50;
};

describe('the gazetteer', () => {
  it.each<[rule: string, wrong: readonly GazetteerPlace[]]>([
    ['gives every place an id of its own', places.filter(isTaken('id'))],
    ['names no two towns and no two places alike', places.filter(isTaken('name'))],
    ['gives one address one position, whatever stands there', places.filter(isAwayFromItsAddress)],
    [
      'knows street and postal code of everything but districts and towns',
      places.filter((place) => !isArea(place) && !(place.street && place.postalCode)),
    ],
    ['knows the district of everything in Kassel', inKassel.filter(({ district }) => !districts.has(district))],
    [
      'places what is in Kassel within 400 m of a street',
      inKassel.filter((place) => !isArea(place) && !isInTheGreen(place) && metersTo(place, streets) >= 400),
    ],
    [
      'places a house within 400 m of its own street',
      inKassel.filter((place) => {
        const own = streets.filter(({ name }) => name === place.street);
        return place.kind === 'street_address' && own.length > 0 && metersTo(place, own) >= 400;
      }),
    ],
    [
      'lies in Germany, but for the towns abroad',
      places.filter(
        ({ country, lat, lng }) => country === 'DE' && (lat < 47.2 || lat > 55.1 || lng < 5.8 || lng > 15.1),
      ),
    ],
  ])('%s', (_rule, wrong) => {
    expect(wrong.map((place) => mainLine(place))).toEqual([]);
  });

  it.each([
    ['Habichtswald-Klinik', 'Wigandstraße', 1],
    ['Technik-Museum Kassel', 'Wolfhager Straße', 109],
  ])('puts %s where the address alone is: %s %i', (wanted, name, number) => {
    const guessed = streetAddresses(`${name} ${number}`).find(({ street }) => street === name);
    const place = places.find((one) => one.name === wanted);
    expect([guessed?.lat, guessed?.lng]).toEqual([place?.lat, place?.lng]);
  });

  it('knows at least 150 houses in and around Kassel', () => {
    expect(nearKassel.filter(({ houseNumber }) => houseNumber !== null).length).toBeGreaterThanOrEqual(150);
  });

  it('knows the large towns of Germany, those near Kassel, one in each federal state, and some abroad', () => {
    expect(germanTowns.length).toBeGreaterThan(80);
    const names = towns.map(({ name }) => name);
    const near = ['Baunatal', 'Vellmar', 'Lohfelden', 'Kaufungen', 'Hofgeismar', 'Melsungen', 'Wolfhagen'];
    expect(names).toEqual(expect.arrayContaining(['Berlin', 'Hamburg', 'München', ...near, 'Wien', 'Prag']));
    expect(new Set(germanTowns.map(({ state }) => state))).toEqual(new Set(Object.keys(states)));
  });
});
