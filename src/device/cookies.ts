/** The rows of the cookies in the table of stored data (stored-data.ts): inline scripts need no others. */
export const siteCookies = {
  'taxi-language': { place: 'cookie', lifetime: 'year' },
  'taxi-consent': { place: 'cookie', lifetime: 'halfYear' },
} as const;
/** The name of a cookie. */
export type CookieName = keyof typeof siteCookies;

const LIFETIMES_S = { year: 31_536_000, halfYear: 15_552_000 } as const;

/** The value of one of our cookies; null if missing or if cookies are blocked. */
export function readCookie(name: CookieName): string | null {
  try {
    return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a word (letters, digits, hyphen) for the cookie's lifetime in the list; does nothing if cookies are blocked.
 */
export function writeCookie(name: CookieName, value: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=${value}; path=/; max-age=${LIFETIMES_S[siteCookies[name].lifetime]}; samesite=lax`;
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
