import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { type GazetteerPlace, places } from '../../data/places';
import { mainLine } from './address-format';
import { fold, foldedWords } from './folding';
import { streetAddresses } from './street-addresses';

/** Where suggestions should rather lie: a circle that draws near places up and fences nobody in. */
export interface Bias {
  readonly center: Coordinates;
  readonly radius: number;
}

/** A found place and how well it fits; higher is better. */
interface FoundPlace {
  readonly place: GazetteerPlace;
  readonly score: number;
}

/** Google answers five suggestions at most. */
const MOST_SUGGESTIONS = 5;

/** Every typed word must begin a word of the place, each another one; the first words of the name count most. */
function wordScore(typed: readonly string[], name: readonly string[], rest: readonly string[]): number | null {
  const free = [...name, ...rest];
  let score = 0;
  for (const [index, word] of typed.entries()) {
    const at = free.findIndex((candidate) => candidate !== '' && candidate.startsWith(word));
    if (at < 0) return null;
    const isName = at < name.length;
    score += isName ? 20 : 6;
    if (isName && at === index) score += 10;
    if (free[at] === word) score += 6;
    free[at] = '';
  }
  return score;
}

/** Who types the beginning of a name more often means the station than the museum, and the museum than a house. */
function kindScore({ kind }: GazetteerPlace): number {
  if (kind === 'street_address') return 0;
  if (kind === 'locality') return 3;
  return kind === 'train_station' || kind === 'airport' ? 14 : 8;
}

/** How well a place fits what was typed, or null when it does not fit at all. */
export function scoreOf(place: GazetteerPlace, input: string, bias: Bias | null): number | null {
  const typed = foldedWords(input);
  if (typed.length === 0) return null;
  const main = mainLine(place);
  const street = place.name === null ? '' : `${place.street ?? ''} ${place.houseNumber ?? ''}`;
  const rest = `${street} ${place.postalCode ?? ''} ${place.city} ${place.district ?? ''} Deutschland Germany`;
  const score = wordScore(typed, foldedWords(main), foldedWords(rest));
  if (score === null) return null;
  const whole = fold(main).startsWith(fold(input).trim()) ? 12 : 0;
  const meters = bias ? Math.max(0, distanceInMeters(bias.center, place) - bias.radius) : 0;
  // A kilometre outside the circle costs less and less: far away is far away.
  return score + whole + kindScore(place) - 6 * Math.log2(1 + meters / 2_000);
}

/** The suggestions for what was typed, best first. */
export function searchPlaces(input: string, bias: Bias | null): readonly GazetteerPlace[] {
  const known = places.flatMap((place): FoundPlace[] => {
    const score = scoreOf(place, input, bias);
    return score === null ? [] : [{ place, score }];
  });
  const guessed = streetAddresses(input)
    .filter((address) => !known.some(({ place }) => mainLine(place) === mainLine(address)))
    .map((place) => ({ place, score: scoreOf(place, input, bias) ?? 0 }));
  const best = [...known, ...guessed].sort((one, other) => other.score - one.score).map(({ place }) => place);
  return onePerStreet(best, /\d/.test(input)).slice(0, MOST_SUGGESTIONS);
}

/** Until a number is typed one suggestion per street is enough: the street itself if it is known, else a house on it. */
function onePerStreet(best: readonly GazetteerPlace[], hasNumber: boolean): readonly GazetteerPlace[] {
  if (hasNumber) return best;
  const wholeStreets = new Set(
    best.filter(({ name, houseNumber }) => name === null && houseNumber === null).map(({ street }) => street),
  );
  const seen = new Set<string | null>();
  return best.filter(({ name, street, houseNumber }) => {
    if (name !== null) return true;
    if (seen.has(street) || (houseNumber !== null && wholeStreets.has(street))) return false;
    seen.add(street);
    return true;
  });
}
