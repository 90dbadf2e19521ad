import { addressTable } from '../../address-table';
import { whenIdle } from '../../ui/use-lazy-part';
import { clientOnlyPageOf } from '../head/page-addresses';

/** The parts of Gatsby's loader that its types leave out. */
interface Loader {
  loadPage(path: string): Promise<unknown>;
}

const readLoader = () => (window as Window & { readonly ___loader?: Loader }).___loader;

/** The pages of this site behind these links, each once: addresses below one client-only page count as one. */
export function linkedPages(
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
 * Loads the pages behind the links of the current page when it is idle, so that a tap needs no request. Few visitors
 * read those of the footer: they load with the tap.
 */
export function loadLinkedPages(prefix: string): void {
  const loader = readLoader();
  const { origin } = window.location;
  whenIdle(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang], footer a)');
    for (const page of linkedPages(links, { origin, prefix })) void loader?.loadPage(page);
  });
}
