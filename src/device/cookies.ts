/** How long a browser keeps each cookie, in seconds: a year, half a year. Their rows are in stored-data.ts. */
const maxAgesS = { 'taxi-language': 31_536_000, 'taxi-consent': 15_552_000 } as const;
/** The name of a cookie. */
export type CookieName = keyof typeof maxAgesS;

/** The value of one of our cookies; null if missing or if cookies are blocked. */
export function readCookie(name: CookieName): string | null {
  try {
    return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a word (letters, digits, hyphen) for the cookie's lifetime; does nothing if cookies are blocked.
 */
export function writeCookie(name: CookieName, value: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgesS[name]}; samesite=lax`;
  } catch {
    // Cookies are blocked: the value applies to this page only.
  }
}

/** Removes one of our cookies. */
export function removeCookie(name: CookieName): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  } catch {
    // Cookies are blocked: there is none.
  }
}
