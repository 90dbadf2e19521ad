import { useState } from 'react';
import { useTimeout } from '../../ui/effects';
import { readSearchLink, readStartLink, type SearchField, type StartLink } from './start-link';

/** Changing the address while Gatsby updates the page's head would remove the icon. */
const CLEAN_AFTER_MS = 1_000;

/**
 * The content of the link with which the page was opened (D37), read once. If it has any, the fragment is then removed
 * from the address bar: on a reload it would override later input, and a home address does not belong in the browser
 * history.
 */
export function useLink<Link>(
  read: (hash: string) => Link,
  hasContent: (link: Link) => boolean = (link) => link !== null,
): Link {
  const [link] = useState(() => read(typeof window === 'undefined' ? '' : window.location.hash));
  useTimeout(hasContent(link) ? CLEAN_AFTER_MS : null, () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  });
  return link;
}

/** Pickup and destination of the link. */
export const useStartLink = (): StartLink => useLink(readStartLink, ({ text, trip }) => text !== '' || trip !== null);

/** The address field that the link opens. */
export const useSearchLink = (): SearchField | null => useLink(readSearchLink);
