import { useEffect } from 'react';

/** Changing the address while Gatsby updates the page's head would remove the icon. */
const CLEAN_AFTER_MS = 1_000;

/**
 * Removes the fragment from the address bar once it has been read: on a reload it would override later input, and a
 * home address does not belong in the browser history.
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
