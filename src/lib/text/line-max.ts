/**
 * The maximum length of a field with one line: an address, a name, a phone number. In a file of its own, because the
 * script before React needs it without the expressions of clean-text.ts.
 */
export const LINE_MAX = 200;
