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
