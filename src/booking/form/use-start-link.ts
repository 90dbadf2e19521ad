import { useState } from 'react';
import { useTimeout } from '../../ui/effects';
import { readStartLink, type StartLink } from './start-link';

/** Changing the address while Gatsby updates the page's head would remove the icon. */
const CLEAN_AFTER_MS = 1_000;

/**
 * Removes the fragment from the address bar once it has been read: on a reload it would override later input, and a
 * home address does not belong in the browser history.
 */
export function useCleanAddress(isRead: boolean): void {
  useTimeout(isRead ? CLEAN_AFTER_MS : null, () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  });
}

/** The link with which the page was opened (D37), read once and then removed from the address bar. */
export function useStartLink(): StartLink {
  const [link] = useState(() => readStartLink(typeof window === 'undefined' ? '' : window.location.hash));
  useCleanAddress(link.text !== '' || link.trip !== null);
  return link;
}
