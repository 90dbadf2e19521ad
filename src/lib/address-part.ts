/** A part of an address without its percent signs; null where they are malformed: mail programs and messengers cut links. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The values in a fragment (`#name=value&…`), by name. A malformed one is left out. */
export const readFragment = (hash: string): URLSearchParams =>
  new URLSearchParams(
    hash
      .replace(/^#/, '')
      .split('&')
      .filter((part) => decodePart(part) !== null)
      .join('&'),
  );
