import { decodePart, withoutPercent, withPercent } from './address-part';

/** The maximum length of an id (D47). */
export const ID_MAX = 200;

const ID = new RegExp(`^(?!\\.{1,2}$)(?=.*\\S)\\P{Cs}{1,${ID_MAX}}$`, 'su');

/**
 * Whether a text is the id of a booking or an order (D47): 1 to 200 characters, not blank. Lone surrogates are
 * excluded, because addresses cannot contain them, and so are "." and "..", which browsers remove from addresses.
 */
export const isId = (text: string): boolean => ID.test(text);

/** Encodes an id as a part of the path of a page. */
export const idToPart = (id: string): string => withoutPercent(encodeURIComponent(id));

/** Trims an id; null if it is invalid. */
export function readId(text: string): string | null {
  const id = text.trim();
  return isId(id) ? id : null;
}

/** Decodes the id in a part of the path of a page; null if there is none. */
export const idFromPart = (part: string): string | null => readId(decodePart(withPercent(part)) ?? '');
