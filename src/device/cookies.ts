import { siteCookies } from './site-cookies';
import type { CookieName, StorageLifetime } from './stored-data';

const LIFETIMES_S: Partial<Record<StorageLifetime, number>> = { year: 31_536_000, halfYear: 15_552_000 };

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
  const lifetime: StorageLifetime = siteCookies[name].lifetime;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=${value}; path=/; max-age=${LIFETIMES_S[lifetime] ?? 0}; samesite=lax`;
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
