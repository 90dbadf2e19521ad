/** No longer text than this travels in a link; nothing longer is an address that somebody has typed. */
const MAX_LENGTH = 200;

/** Characters that no address has: control, invisible and unassigned ones, broken encoding, marks of code. */
const FORBIDDEN = /[\p{C}\u2028\u2029\ufffd<>]/u;

/**
 * The pickup that a link to the booking screen carries in its fragment, `#from=…` (D37): plain text of at most 200 characters, given once.
 * Anything else is no pickup, empty.
 */
export function startFromLink(hash: string): string {
  const texts = new URLSearchParams(hash.replace(/^#/, '')).getAll('from');
  const text = texts.length === 1 ? (texts[0] ?? '').trim() : '';
  return text.length > MAX_LENGTH || FORBIDDEN.test(text) ? '' : text;
}
