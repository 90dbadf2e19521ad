/**
 * A file's name has so many hexadecimal digits of its content's hash: every page names all scripts that load later, and
 * digits do not compress. Of a thousand versions of a file, two share a name with a chance of 1 in two million.
 */
export const HASH_DIGITS = 10;

/** Addresses whose content never changes: files named by their hash, and Gatsby's pictures and fonts. */
export const HASHED = new RegExp(`[-.][0-9a-f]{${HASH_DIGITS}}\\.(js|css)(\\.map)?$|/static/`);
