import { useEffect, useState } from 'react';
import { readStartLink, type StartLink } from './start-link';

/** So long the address stays as it came: one that changes while Gatsby puts the new page's head together loses the icon. */
const CLEAN_AFTER_MS = 1_000;

/**
 * What the page was opened with (D37). It is read once and then leaves the address bar: what is typed later must survive a reload,
 * and a home address does not belong in the history.
 */
export function useStartLink(): StartLink {
  const [link] = useState(() => readStartLink(typeof window === 'undefined' ? '' : window.location.hash));
  useEffect(() => {
    if (!link.text && !link.trip) return;
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    }, CLEAN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return link;
}
