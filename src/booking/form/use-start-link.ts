import { useEffect, useState } from 'react';
import { readStartLink, type StartLink } from './start-link';

/**
 * What the page was opened with (D37). It is read once and then leaves the address bar: what is typed later must survive a reload,
 * and a home address does not belong in the history.
 */
export function useStartLink(): StartLink {
  const [link] = useState(() => readStartLink(typeof window === 'undefined' ? '' : window.location.hash));
  useEffect(() => {
    if (!link.text && !link.trip) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [link]);
  return link;
}
