import { decodePart, withoutPercent, withPercent } from './links';

/** The maximum length of an id (D47). */
export const ID_MAX = 200;

const ID = /* @__PURE__ */ new RegExp(`^(?!\\.{1,2}$)(?=.*\\S)\\P{Cs}{1,${ID_MAX}}$`, 'su');

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

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The entry with this id, else the one with this name in any case: two lists of the same things may have other ids. */
export function byIdOrName<Entry extends Named>(list: readonly Entry[], { id, name }: Named): Entry | null {
  const sought = name.toLowerCase();
  return list.find((entry) => entry.id === id) ?? list.find((entry) => entry.name.toLowerCase() === sought) ?? null;
}

/** FNV-1a, 32 bits: distinguishes two texts without revealing either. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

const BYTES = 16;

/** A random 128-bit id in hexadecimal. `crypto.randomUUID` is missing on pages without https, such as a test system. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Letters that cannot be mistaken for a digit on the phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Four letters by which somebody can name a failure that neither a booking nor the backend names. */
export const referenceLetters = (): string =>
  Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');

/** The characters of a shared ride's token, which is part of an address: at least 128 random bits (docs/backend.md). */
export const SHARE_TOKEN = /^[\w-]{22,200}$/;

/** Whether a text can be the token of a shared ride (D51). */
export const isShareToken = (text: string): boolean => SHARE_TOKEN.test(text);
