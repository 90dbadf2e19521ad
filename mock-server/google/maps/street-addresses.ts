import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { type GazetteerPlace, places, slug } from '../../data/places';
import { type StreetLine, streetGraph } from '../../simulation/street-route';
import { fold } from './folding';

/** One house every so many metres on both sides: how far along its street a house number is guessed to be. */
const METERS_PER_NUMBER = 9;
const PREFIX = 'local-street-';

/** "Goethestraße 12" is a street and a number; without a number the whole text is the street. */
function split(input: string): { street: string; number: string | null } {
  const [beforeComma = ''] = input.split(',');
  const found = /^(.*?\D)\s*(\d+\s?[a-zA-Z]?)$/.exec(beforeComma.trim());
  return { street: found?.[1] ?? beforeComma, number: found?.[2]?.replace(/\s/g, '') ?? null };
}

const lengths = (path: readonly Coordinates[]) =>
  path.slice(1).map((point, index) => distanceInMeters(path[index] ?? point, point));

/** The point so many metres along a street, its end if the street is shorter. */
function along(path: readonly Coordinates[], meters: number): Coordinates {
  let left = meters;
  for (const [index, length] of lengths(path).entries()) {
    const from = path[index];
    const to = path[index + 1];
    if (!from || !to) break;
    if (left <= length && length > 0) {
      const share = left / length;
      return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    }
    left -= length;
  }
  return path.at(-1) ?? { lat: 0, lng: 0 };
}

/** The known place whose district and postal code a spot most likely shares. */
function neighbour(spot: Coordinates): GazetteerPlace | undefined {
  const inCity = places.filter(
    (place) => place.postalCode !== null && place.district !== null && place.city === 'Kassel',
  );
  return inCity.reduce<GazetteerPlace | undefined>(
    (best, next) => (!best || distanceInMeters(next, spot) < distanceInMeters(best, spot) ? next : best),
    undefined,
  );
}

/** An address on a street of the map, at the place where its number is likely to be; without a number, the middle. */
export function streetAddress(line: StreetLine, houseNumber: string | null): GazetteerPlace {
  const whole = lengths(line.path).reduce((sum, length) => sum + length, 0);
  const digits = Number.parseInt(houseNumber ?? '', 10);
  const spot = along(line.path, Number.isNaN(digits) ? whole / 2 : Math.min(whole, digits * METERS_PER_NUMBER));
  const near = neighbour(spot);
  return {
    id: `${PREFIX}${slug(line.name)}${houseNumber === null ? '' : `-nr-${houseNumber.toLowerCase()}`}`,
    kind: 'street_address',
    name: null,
    street: line.name,
    houseNumber,
    postalCode: near?.postalCode ?? null,
    district: near?.district ?? null,
    city: 'Kassel',
    state: 'HE',
    ...spot,
  };
}

const cityStreets = () => streetGraph().lines.filter(({ kind, name }) => kind !== 'motorway' && /\D{4}/.test(name));

/** Streets whose name begins with what was typed, with the number that was typed. */
export function streetAddresses(input: string): readonly GazetteerPlace[] {
  const { street, number } = split(input);
  const typed = fold(street).trim();
  if (typed.length < 2) return [];
  return cityStreets()
    .filter(({ name }) => fold(name).startsWith(typed))
    .map((line) => streetAddress(line, number));
}

/** Finds an address again that `streetAddresses` once made. */
export function streetAddressById(id: string): GazetteerPlace | null {
  if (!id.startsWith(PREFIX)) return null;
  const [street, number] = id.slice(PREFIX.length).split('-nr-');
  const line = cityStreets().find(({ name }) => slug(name) === street);
  return line ? streetAddress(line, number ?? null) : null;
}
