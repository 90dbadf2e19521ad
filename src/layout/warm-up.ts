import { addressTable } from '../address-table';
import { whenIdle } from '../ui/time/when-idle';
import { clientOnlyPageOf } from './page-addresses';

/** What Gatsby's loader offers to pages; its types do not name it. */
interface Loader {
  loadPage(path: string): Promise<unknown>;
}

const readLoader = () => (window as Window & { readonly ___loader?: Loader }).___loader;

/** The pages of this site that links lead to, each once: addresses below one client-only page are one. */
export function pagesBehind(
  links: Iterable<{ readonly href: string }>,
  { origin, prefix }: { origin: string; prefix: string },
  table = addressTable,
) {
  const start = `${origin}${prefix}`;
  const pages = new Map<string, string>();
  for (const { href } of links) {
    if (href !== start && !href.startsWith(`${start}/`)) continue;
    const path = new URL(href).pathname.slice(prefix.length) || '/';
    const page = (clientOnlyPageOf(path, table) ?? path).replace(/\/$/, '');
    if (!pages.has(page)) pages.set(page, prefix + path);
  }
  return [...pages.values()];
}

/**
 * Ends Gatsby's own prefetching, which its links ask for when they come into view (`enqueue`): it wants `app-data.json` on every tap and the
 * page's chunk only then, and keeps a timer of 3 s for every four links.
 */
export const endPrefetching = (): void => void Object.assign(readLoader() ?? {}, { enqueue: () => {} });

/** Loads the pages behind the links of the page that is shown, once it has nothing else to do: a tap then needs no request. */
export function warmUp(prefix: string): void {
  const loader = readLoader();
  const { origin } = window.location;
  whenIdle(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])');
    for (const page of pagesBehind(links, { origin, prefix })) void loader?.loadPage(page);
  });
}
