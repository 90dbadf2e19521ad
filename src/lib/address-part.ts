/** Decodes a percent-encoded part of an address; null if malformed: mail programs and messengers cut links. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * The percent sign of an id has a form of its own in a path, `$25`, which `encodeURIComponent` never writes: Gatsby
 * decodes a path up to three times (src/layout/gatsby/readable-address.ts).
 */
export const withoutPercent = (part: string): string => part.replaceAll('%25', '$25');
export const withPercent = (part: string): string => part.replaceAll('$25', '%25');

/** The path in the address bar. The router's own encodes it anew: `%2F` is `%252F` there. */
export const pathIn = ({ href, pathname }: { readonly href?: string; readonly pathname: string }): string =>
  href ? new URL(href).pathname : pathname;

/** The parameters of a fragment (`#name=value&…`). Malformed ones are left out. */
export const readFragment = (hash: string): URLSearchParams =>
  new URLSearchParams(
    hash
      .replace(/^#/, '')
      .split('&')
      .filter((part) => decodePart(part) !== null)
      .join('&'),
  );
