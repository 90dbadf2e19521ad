/**
 * The number of hexadecimal digits of the content's hash in a file's name: every page names all scripts that load
 * later, and digits do not compress. Of a thousand versions of a file, two share a name with a chance of 1 in two
 * million.
 */
export const HASH_DIGITS = 10;

/** Addresses whose content never changes: files with a hashed name, and Gatsby's images and fonts. */
export const HASHED = new RegExp(`[-.][0-9a-f]{${HASH_DIGITS}}\\.(js|css)(\\.map)?$|/static/`);
