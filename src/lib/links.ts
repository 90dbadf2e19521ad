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

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly lines?: readonly string[];
}

/** A `mailto:` link with a prepared message (RFC 6068: lines end in CR LF). */
export function mailLink({ to, subject, lines = [] }: Mail): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
}

/** A link that opens WhatsApp with a prepared message to a number (digits, country code first). */
export const whatsappLink = (digits: string, lines: readonly string[]): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(lines.join('\n'))}`;
