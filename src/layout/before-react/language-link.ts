import { writeCookie } from '../../device/cookies';

/** A link to another language keeps query and fragment, and stores the choice (D1). */
export function keepPlace(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (!link) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
  writeCookie('taxi-language', link.hreflang);
}
