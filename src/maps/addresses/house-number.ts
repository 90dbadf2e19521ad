/** What is known of a chosen place's address for the question below; empty texts for what its details do not name. */
export interface ChosenAddress {
  /** What the list called it. */
  readonly label: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly town: string;
  /** It is a whole town, district or larger area: nowhere in particular. */
  readonly isArea: boolean;
}

/** What a customer is asked before a taxi drives to the wrong door. */
export type AddressQuestion =
  | { readonly kind: 'number-missing'; readonly typed: string }
  | { readonly kind: 'number-changed'; readonly typed: string; readonly chosen: string }
  | { readonly kind: 'town-missing' }
  | { readonly kind: 'street-missing'; readonly chosen: string };

/**
 * A house number as Germans write it: up to four digits, with a letter, a range or a part after a slash ("12", "12 a",
 * "12-14", "6/3"). Five digits are a zip code, a number with a dot is an ordinal ("17. Juni", "2. Stock"), and a number
 * inside a word is a name ("A7").
 */
const HOUSE_NUMBER =
  /(?<![\p{L}\p{N}.,/-])(\d{1,4}(?: ?[a-z](?!\p{L}))?(?: ?[-–/] ?\d{1,4}(?: ?[a-z](?!\p{L}))?)?)(?![\p{L}\p{N}.–-])/giu;

const same = (number: string) => number.toLowerCase().replace(/\s/g, '').replace('–', '-');

/**
 * True if the chosen number contains the typed one: the same number, one that was typed in part ("2" of "253", "12" of
 * "12a"), or a range that includes it ("72" of "71-73").
 */
function agrees(typed: string, chosen: string): boolean {
  if (same(chosen).startsWith(same(typed))) return true;
  const [first, last] = (/^(\d+)-(\d+)$/.exec(same(chosen)) ?? []).slice(1).map(Number);
  return first !== undefined && last !== undefined && Number(typed) >= first && Number(typed) <= last;
}

/** The numbers of a text that may be house numbers, in its order. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(HOUSE_NUMBER)].map(([, number = '']) => number.trim());

/** The typed house number: the first after the street's name, else the first before it; empty for none. */
export function typedHouseNumber(text: string): string {
  // Without a name beside it a number is no address.
  if (!/\p{L}[\p{L}\p{N}]/u.test(text)) return '';
  const start = text.search(/\p{L}/u);
  return numbersIn(text.slice(start))[0] ?? numbersIn(text.slice(0, start))[0] ?? '';
}

/**
 * The house-number guard asks about a whole town or district, then about a typed number that the chosen place lacks or
 * changes, then about a place without a town; null for no question. A number in the place's name ("Terminal 1") counts.
 */
export function questionAbout(typedText: string, chosen: ChosenAddress): AddressQuestion | null {
  const typed = typedHouseNumber(typedText);
  const { houseNumber, street, label } = chosen;
  if (chosen.isArea) return { kind: 'street-missing', chosen: label };
  const isInName =
    numbersIn(label).some((number) => same(number) === same(typed)) && !(street && label.includes(street));
  if (typed && !agrees(typed, houseNumber) && !isInName) {
    return houseNumber ? { kind: 'number-changed', typed, chosen: houseNumber } : { kind: 'number-missing', typed };
  }
  return chosen.town ? null : { kind: 'town-missing' };
}

/** A place's name with its house number, where the details know one that the name does not show. */
export function withHouseNumber({
  label,
  street,
  houseNumber,
}: Pick<ChosenAddress, 'label' | 'street' | 'houseNumber'>): string {
  if (!houseNumber || numbersIn(label).some((number) => same(number) === same(houseNumber))) return label;
  return street && label.includes(street) ? label.replace(street, `${street} ${houseNumber}`) : label;
}
