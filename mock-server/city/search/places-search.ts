import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { countries, type GazetteerPlace, places } from '../places/gazetteer';
import { streetAddresses } from './street-addresses';
import { foldedWords, mainLine, streetLine } from './words';

/** The preferred area of suggestions: a circle that ranks near places higher without excluding others (D36). */
export interface Circle {
  readonly center: Coordinates;
  readonly radiusMeters: number;
}

/** The options of a search besides the typed text. */
export interface PlacesSearch {
  readonly circle?: Circle | null;
  /** Whether a place is allowed at all: its country, its area, its kind. */
  readonly accepts?: (place: GazetteerPlace) => boolean;
  /** The maximum number of places; five if missing. */
  readonly limit?: number;
}

/** How the typed words match a place, the best match first. The gap prevents an address from overtaking a name. */
const Fit = { wholeName: 0, nameBegins: 1, wordsOfName: 2, wordsOfAddress: 4 } as const;
type Fit = (typeof Fit)[keyof typeof Fit];

/**
 * Google returns at most five suggestions.
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
const MOST_SUGGESTIONS = 5;

/** The words of a place: those of its name, once in each language, and those of its address. */
export function wordsOf(place: GazetteerPlace): { names: readonly (readonly string[])[]; address: readonly string[] } {
  const { de, en } = countries[place.country];
  const city = place.kind === 'locality' ? '' : `${place.city} ${place.district ?? ''}`;
  const street = place.name === null ? '' : (streetLine(place) ?? '');
  return {
    names: [...new Set([mainLine(place, 'de'), mainLine(place, 'en')])].map(foldedWords),
    address: foldedWords(`${street} ${place.postalCode ?? ''} ${city} ${de} ${en}`),
  };
}

/** Whether every typed word is the start of another word. A number with text after it counts as complete. */
function allBegin(typed: readonly string[], words: readonly string[]): boolean {
  const free = [...words];
  return typed.every((word, index) => {
    const isWhole = /^\d/.test(word) && index < typed.length - 1;
    const fits = (candidate: string) => (isWhole ? candidate === word : candidate.startsWith(word));
    const at = free.findIndex(fits);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
}

function fitOfName(typed: readonly string[], name: readonly string[], address: readonly string[]): Fit | null {
  const isInFull = name.every((word, index) => word === typed[index]);
  if (isInFull && allBegin(typed.slice(name.length), address)) return Fit.wholeName;
  if (name.join(' ').startsWith(typed.join(' '))) return Fit.nameBegins;
  if (allBegin(typed, name)) return Fit.wordsOfName;
  return allBegin(typed, [...name, ...address]) ? Fit.wordsOfAddress : null;
}

/** The rank of a place for the typed words, or null if it does not match. */
function fitOf(place: GazetteerPlace, typed: readonly string[]): Fit | null {
  const { names, address } = wordsOf(place);
  const fits = names.map((name) => fitOfName(typed, name, address)).filter((fit) => fit !== null);
  return fits.length === 0 ? null : (Math.min(...fits) as Fit);
}

/**
 * The suggestions for the typed text, best first:
 *
 * 1. A completely typed name is first, wherever it is: "Paderborn" typed in Kassel means Paderborn, and Google's circle
 *    is documented to allow results from outside.
 * 2. A name that begins with the text, then one whose words begin with the typed words, then the words of an address.
 *    A place outside the circle is one rank lower. The circle is therefore a preference, not a limit: the station next
 *    to the customer is above a distant name with a slightly better match, an address is never above a name, and no
 *    match is excluded.
 * 3. Among equal matches the one nearer to the circle's centre, then the earlier one in the gazetteer.
 *
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete#location-bias-restriction
 */
export function searchPlaces(
  input: string,
  { circle = null, accepts = () => true, limit = MOST_SUGGESTIONS }: PlacesSearch = {},
) {
  const typed = foldedWords(input);
  if (typed.length === 0) return [];
  const guessed = streetAddresses(input).filter((place) => !isKnownHouse(place));
  const ranked = [...places, ...guessed].flatMap((place) => {
    const fit = accepts(place) ? fitOf(place, typed) : null;
    if (fit === null) return [];
    const meters = circle === null ? 0 : distanceInMeters(circle.center, place);
    const isOutside = circle !== null && meters > circle.radiusMeters;
    return [{ place, step: fit !== Fit.wholeName && isOutside ? fit + 1 : fit, meters }];
  });
  const best = ranked
    .sort((one, other) => one.step - other.step || one.meters - other.meters)
    .map(({ place }) => place);
  return onePerStreet(best, /\d/.test(input)).slice(0, limit);
}

/** Whether the gazetteer has the house, perhaps as one end of "71-73". */
const isKnownHouse = ({ street, houseNumber, city }: GazetteerPlace) =>
  places.some(
    (place) =>
      place.kind === 'street_address' &&
      place.street === street &&
      place.city === city &&
      (place.houseNumber ?? '').split('-').includes(houseNumber ?? ''),
  );

/**
 * Before a number is typed, one suggestion per street is enough: the street itself if it is known, else a house on it.
 */
function onePerStreet(best: readonly GazetteerPlace[], hasNumber: boolean): readonly GazetteerPlace[] {
  if (hasNumber) return best;
  const streetOf = ({ street, city }: GazetteerPlace) => `${street}, ${city}`;
  const isAddress = ({ kind }: GazetteerPlace) => kind === 'street_address';
  const wholeStreets = new Set(best.filter((place) => isAddress(place) && place.houseNumber === null).map(streetOf));
  const seen = new Set<string>();
  return best.filter((place) => {
    if (!isAddress(place)) return true;
    const street = streetOf(place);
    if (seen.has(street) || (place.houseNumber !== null && wholeStreets.has(street))) return false;
    seen.add(street);
    return true;
  });
}
