import { decodePart } from './address-part';

/** The most characters of an id (D47). */
export const ID_MAX = 200;

const ID = new RegExp(`^(?!\\.{1,2}$)(?=.*\\S)\\P{Cs}{1,${ID_MAX}}$`, 'su');

/**
 * Whether a text is the id of a booking or an order (D47): any text of 1 to 200 characters that is not blank. Without half characters,
 * which no address can carry, and without "." and "..", which browsers take out of addresses.
 */
export const isId = (text: string): boolean => ID.test(text);

/** An id as one part of an address. */
export const idToPart = encodeURIComponent;

/** The id that a text is, without the blanks around it; null where it is none. */
export function readId(text: string): string | null {
  const id = text.trim();
  return isId(id) ? id : null;
}

/** The id in a part of an address; null where there is none. */
export const idFromPart = (part: string): string | null => readId(decodePart(part) ?? '');
