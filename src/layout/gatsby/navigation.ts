/** What Gatsby's types leave out: its loader of pages, and the function behind its links and `navigate`. */
interface GatsbyWindow {
  readonly ___loader: { loadPage(path: string): Promise<{ readonly status?: unknown } | undefined> };
  ___navigate(to: string | number, options?: { readonly replace?: boolean }): unknown;
}

/**
 * A page that cannot be loaded, for example after a new build, is opened as a document. Gatsby does so too, but by the
 * path alone: a fragment has the places of a link to the booking screen.
 */
export function keepWholeAddresses(
  gatsby = window as unknown as GatsbyWindow,
  location: Pick<Location, 'origin' | 'assign' | 'replace'> = window.location,
): void {
  const navigate = gatsby.___navigate;
  gatsby.___navigate = async (to, options) => {
    if (typeof to === 'number' || !/[?#]/.test(to)) return navigate(to, options);
    const page = await gatsby.___loader.loadPage(new URL(to, location.origin).pathname);
    if (page && page.status !== 'error') return navigate(to, options);
    location[options?.replace ? 'replace' : 'assign'](to);
  };
}

let announcement: HTMLElement | undefined;

/**
 * Tells screen readers the name of a page that has taken the place of another in the same document; the first call, for
 * the document's own page, only prepares it. Gatsby's own announcement is silent (./announcer-props.ts).
 */
export function announcePage(): void {
  if (!announcement) {
    announcement = document.createElement('p');
    announcement.className = 'quiet-text';
    announcement.style.top = '0';
    announcement.setAttribute('aria-live', 'assertive');
    document.body.append(announcement);
    return;
  }
  const here = announcement;
  requestAnimationFrame(() => {
    const name = document.querySelector('#gatsby-focus-wrapper h1')?.textContent || document.title;
    if (here.textContent !== name) here.textContent = name;
  });
}
