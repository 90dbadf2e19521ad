import { siteCookies } from './site-cookies';
import type { CookieName, StorageLifetime } from './stored-data';

const LIFETIMES_S: Partial<Record<StorageLifetime, number>> = { year: 31_536_000, halfYear: 15_552_000 };

/** The value of one of our cookies; null without it and where cookies are forbidden. */
export function readCookie(name: CookieName): string | null {
  try {
    return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Keeps a word (letters, digits, hyphen) for as long as the list says; where cookies are forbidden, nothing happens. */
export function writeCookie(name: CookieName, value: string): void {
  const lifetime: StorageLifetime = siteCookies[name].lifetime;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=${value}; path=/; max-age=${LIFETIMES_S[lifetime] ?? 0}; samesite=lax`;
  } catch {
    // The choice holds for this page only.
  }
}

/** Forgets one of our cookies. */
export function removeCookie(name: CookieName): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  } catch {
    // Where cookies are forbidden there is none.
  }
}
