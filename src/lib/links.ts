/** Decodes a percent-encoded part of an address; null if malformed: mail programs and messengers cut links. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

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
