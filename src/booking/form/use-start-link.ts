import { useEffect, useState } from 'react';
import { startFromLink } from './start-link';

/**
 * The pickup that the page was opened with (D37), empty for none. It is read once and then leaves the address bar: what is typed later
 * must survive a reload, and a home address does not belong in the history.
 */
export function useStartLink(): string {
  const [start] = useState(() => (typeof window === 'undefined' ? '' : startFromLink(window.location.hash)));
  useEffect(() => {
    if (!start) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [start]);
  return start;
}
