/** The maximum length of a field with one line: an address, a name, a phone number. */
export const LINE_MAX = 200;
