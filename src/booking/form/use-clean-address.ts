import { useEffect } from 'react';

/** So long the address stays as it came: one that changes while Gatsby puts the new page's head together loses the icon. */
const CLEAN_AFTER_MS = 1_000;

/**
 * Takes the fragment that the page was opened with out of the address bar, once it has been read: what is typed later must survive a
 * reload, and a home address does not belong in the history.
 */
export function useCleanAddress(isRead: boolean): void {
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    }, CLEAN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRead]);
}
