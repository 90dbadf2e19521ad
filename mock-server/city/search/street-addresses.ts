import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { measureLine, nearestOnLine, pointAlong } from '../geometry/lines';
import { type GazetteerPlace, places, slug } from '../places/gazetteer';
import { type StreetLine, streets } from '../streets/street-graph';
import { foldedWords } from './words';

/** The distance between houses on a street without a known house. */
const METERS_PER_NUMBER = 9;
/** A house farther than this from its street's line does not determine positions of numbers. */
const HOUSE_REACH_METERS = 200;
const PREFIX = 'local-street-';

/** "Goethestraße 12 Kassel" is a street and a number; without a number all before the comma is the street. */
function split(input: string): { street: string; number: string | null } {
  const [beforeComma = ''] = input.split(',');
  const found = /^(.*?\D)\s*(\d+(?:\s?[a-hA-H](?![\p{L}\p{N}]))?)(?:\s+\D.*)?$/u.exec(beforeComma.trim());
  return { street: found?.[1] ?? beforeComma, number: found?.[2]?.replace(/\s/g, '') ?? null };
}

/** A house number and its position along the street. */
interface Milestone {
  readonly number: number;
  readonly meters: number;
}

/** The known houses along a street of Kassel, by number, each number once. */
function milestones({ name, path }: StreetLine): readonly Milestone[] {
  const line = measureLine(path);
  const found = places.flatMap(({ street, houseNumber, city, lat, lng }): Milestone[] => {
    if (street !== name || houseNumber === null || city !== 'Kassel') return [];
    const foot = nearestOnLine(line, { lat, lng });
    if (foot.metersAway > HOUSE_REACH_METERS) return [];
    return [{ number: Number.parseInt(houseNumber, 10), meters: foot.metersAlong }];
  });
  return [...new Map(found.map((milestone) => [milestone.number, milestone])).values()].sort(
    (one, other) => one.number - other.number,
  );
}

/** The position of a number along its street in metres: between its known neighbours, beyond the last by counting. */
function metersTo(number: number, line: StreetLine): number {
  const known = milestones(line);
  const before = known.findLast((milestone) => milestone.number <= number) ?? { number: 0, meters: 0 };
  const after = known.find((milestone) => milestone.number > number);
  if (after === undefined) return before.meters + (number - before.number) * METERS_PER_NUMBER;
  const share = (number - before.number) / (after.number - before.number);
  return before.meters + (after.meters - before.meters) * share;
}

/** The known place whose town, district and postal code a spot most likely shares. */
function neighbour(spot: Coordinates): GazetteerPlace | undefined {
  return places
    .filter(({ postalCode }) => postalCode !== null)
    .reduce<GazetteerPlace | undefined>(
      (best, next) => (!best || distanceInMeters(next, spot) < distanceInMeters(best, spot) ? next : best),
      undefined,
    );
}

/** The address of a spot on a street of the map, with or without a number. */
export function streetAddressAt(line: StreetLine, houseNumber: string | null, spot: Coordinates): GazetteerPlace {
  const near = neighbour(spot);
  return {
    id: `${PREFIX}${slug(line.name)}${houseNumber === null ? '' : `-nr-${houseNumber.toLowerCase()}`}`,
    kind: 'street_address',
    name: null,
    englishName: null,
    street: line.name,
    houseNumber,
    postalCode: near?.postalCode ?? null,
    district: near?.district ?? null,
    city: near?.city ?? 'Kassel',
    state: 'HE',
    country: 'DE',
    ...spot,
  };
}

/** An address on a street, at the likely position of its number; without a number, in the middle. */
function streetAddress(line: StreetLine, houseNumber: string | null): GazetteerPlace {
  const known = places.find(
    ({ street, city, houseNumber: number }) => street === line.name && city === 'Kassel' && number === houseNumber,
  );
  // One address has one position: that of the known house, if any.
  if (known && houseNumber !== null) return streetAddressAt(line, houseNumber, { lat: known.lat, lng: known.lng });
  const measured = measureLine(line.path);
  const meters = houseNumber === null ? measured.meters / 2 : metersTo(Number.parseInt(houseNumber, 10), line);
  return streetAddressAt(line, houseNumber, pointAlong(measured, meters));
}

/** The streets with houses: neither motorways nor streets with only a number ("B 7"). */
export const streetsWithHouses = () => streets.filter(({ kind, name }) => kind !== 'motorway' && /\D{4}/.test(name));

/** Streets with a typed word in their name, with the typed number. */
export function streetAddresses(input: string): readonly GazetteerPlace[] {
  const { street, number } = split(input);
  const typed = foldedWords(street);
  return streetsWithHouses()
    .filter(({ name }) => foldedWords(name).some((word) => typed.some((beginning) => word.startsWith(beginning))))
    .map((line) => streetAddress(line, number));
}

/** Whether the place is a generated address with an estimated position. */
export const isGuessedAddress = ({ id }: GazetteerPlace) => id.startsWith(PREFIX);

/** Finds an address of `streetAddresses` by its id; null for any other id. */
export function streetAddressById(id: string): GazetteerPlace | null {
  if (!id.startsWith(PREFIX)) return null;
  const [street, number] = id.slice(PREFIX.length).split('-nr-');
  const line = streetsWithHouses().find(({ name }) => slug(name) === street);
  return line ? streetAddress(line, number ?? null) : null;
}

/** Whether an address is a house of its street: a known one, or a number for which the street is long enough. */
export function hasHouse(place: GazetteerPlace): boolean {
  if (!isGuessedAddress(place) || place.houseNumber === null) return true;
  const number = Number.parseInt(place.houseNumber, 10);
  const line = streetsWithHouses().find(({ name }) => name === place.street);
  return line !== undefined && number >= 1 && metersTo(number, line) <= measureLine(line.path).meters;
}

/** The street of an address: the drawn one, in the middle, else the position of the known house without its number. */
export function streetOf(place: GazetteerPlace): GazetteerPlace {
  if (place.houseNumber === null) return place;
  const line = place.city === 'Kassel' ? streetsWithHouses().find(({ name }) => name === place.street) : undefined;
  if (line) return streetAddress(line, null);
  return { ...place, id: `local-${slug(`${place.city} ${place.street ?? ''}`)}`, houseNumber: null };
}
