import { useState } from 'react';
import { readStartLink, type StartLink } from './start-link';
import { useCleanAddress } from './use-clean-address';

/** What the page was opened with (D37). It is read once and then leaves the address bar. */
export function useStartLink(): StartLink {
  const [link] = useState(() => readStartLink(typeof window === 'undefined' ? '' : window.location.hash));
  useCleanAddress(link.text !== '' || link.trip !== null);
  return link;
}
