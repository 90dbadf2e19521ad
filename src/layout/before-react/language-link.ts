import { writeCookie } from '../../device/cookies';

/**
 * A link to another language keeps query and fragment, and stores the choice (D1). On a client-only page it also gets
 * the rest of the path, which the built HTML does not have.
 */
export function keepPlace(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (!link) return;
  const { pathname, search, hash } = window.location;
  const [, rest] = pathname.split(`${window.pagePath}/`);
  // Not for a second press.
  if (rest && !link.pathname.endsWith(rest)) link.pathname += `/${rest}`;
  link.search = search;
  link.hash = hash;
  writeCookie('taxi-language', link.hreflang);
}
