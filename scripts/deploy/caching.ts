/**
 * The number of hexadecimal digits of the content's hash in a file's name: every page names all scripts that load
 * later, and digits do not compress. Of a thousand versions of a file, two share a name with a chance of 1 in two
 * million.
 */
export const HASH_DIGITS = 10;

/** Addresses whose content never changes: files with a hashed name, and Gatsby's images and fonts. */
export const HASHED = new RegExp(`[-.][0-9a-f]{${HASH_DIGITS}}\\.(js|css)(\\.map)?$|/static/`);

/** A year: the name of such a file contains a hash of its content. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A week: a new drawing appears everywhere after that, and a second visit requests none of them. */
export const FOR_A_WEEK = 'public, max-age=604800';
/** Stored, and revalidated each time. */
export const CHECKED = 'no-cache';
/**
 * The same from a server that sends compressed copies: a CDN before it changes nothing, and hides no email address
 * behind a script (decision mail-addresses-survive-a-cdn).
 */
export const CHECKED_UNCHANGED = `${CHECKED}, no-transform`;

/** The cache rules for files, where the first match applies: as a pattern, and as paths for `_headers`. */
export const cacheRules = [
  {
    pattern: HASHED.source,
    globs: ['/*.js', '/*.css', '/static/*'],
    value: FOR_GOOD,
  },
  {
    pattern: String.raw`\.(svg|png|webmanifest)$`,
    globs: ['/*.svg', '/cards/*', '/icons/*', '/*.webmanifest'],
    value: FOR_A_WEEK,
  },
] as const;

/** The value of `Cache-Control` for a file of such a server. */
export const cachingOf = (file: string): string =>
  cacheRules.find(({ pattern }) => new RegExp(pattern).test(file))?.value ?? CHECKED_UNCHANGED;
