/** The parts of a chosen place's address that decide which question to ask; a part that the details lack is empty. */
export interface ChosenAddress {
  /** Its text in the list of suggestions. */
  readonly label: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly town: string;
}

/** A question that prevents a ride to the wrong address; `street-missing` is about a whole town or district. */
export type AddressQuestion =
  | { readonly kind: 'number-missing'; readonly typed: string }
  | { readonly kind: 'number-changed'; readonly typed: string; readonly chosen: string }
  | { readonly kind: 'town-missing' }
  | { readonly kind: 'street-missing'; readonly chosen: string };

/**
 * A German house number: up to four digits, with a letter, a range or a part after a slash ("12", "12 a", "12-14",
 * "6/3"). Five digits are a zip code, a number with a dot is an ordinal ("17. Juni", "2. Stock"), and a number inside a
 * word is a name ("A7").
 */
const HOUSE_NUMBER =
  /(?<![\p{L}\p{N}.,/-])(\d{1,4}(?: ?[a-z](?!\p{L}))?(?: ?[-–/] ?\d{1,4}(?: ?[a-z](?!\p{L}))?)?)(?![\p{L}\p{N}.–-])/giu;

const same = (number: string) => number.toLowerCase().replace(/\s/g, '').replace('–', '-');

/**
 * Whether the chosen number contains the typed one: the same number, the start of it ("2" of "253", "12" of "12a"), or
 * a range that includes it ("72" of "71-73").
 */
function agrees(typed: string, chosen: string): boolean {
  if (same(chosen).startsWith(same(typed))) return true;
  const [first, last] = (/^(\d+)-(\d+)$/.exec(same(chosen)) ?? []).slice(1).map(Number);
  return first !== undefined && last !== undefined && Number(typed) >= first && Number(typed) <= last;
}

/** The possible house numbers in a text, in order. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(HOUSE_NUMBER)].map(([, number = '']) => number.trim());

/** The typed house number: the first after the street's name, else the first before it; empty for none. */
export function typedHouseNumber(text: string): string {
  // A number without a name beside it is not an address.
  if (!/\p{L}[\p{L}\p{N}]/u.test(text)) return '';
  const start = text.search(/\p{L}/u);
  return numbersIn(text.slice(start))[0] ?? numbersIn(text.slice(0, start))[0] ?? '';
}

/**
 * The house-number guard asks about a typed number that the chosen place lacks or changes, then about a place without a
 * town; null for no question. A number in the place's name ("Terminal 1") is accepted.
 */
export function questionAbout(typedText: string, chosen: ChosenAddress): AddressQuestion | null {
  const typed = typedHouseNumber(typedText);
  const { houseNumber, street, label } = chosen;
  const isInName =
    numbersIn(label).some((number) => same(number) === same(typed)) && !(street && label.includes(street));
  if (typed && !agrees(typed, houseNumber) && !isInName) {
    return houseNumber ? { kind: 'number-changed', typed, chosen: houseNumber } : { kind: 'number-missing', typed };
  }
  return chosen.town ? null : { kind: 'town-missing' };
}

/** A place's name with its house number, if the details have one that the name lacks. */
export function withHouseNumber({
  label,
  street,
  houseNumber,
}: Pick<ChosenAddress, 'label' | 'street' | 'houseNumber'>): string {
  if (!houseNumber || numbersIn(label).some((number) => same(number) === same(houseNumber))) return label;
  return street && label.includes(street) ? label.replace(street, `${street} ${houseNumber}`) : label;
}
