import { useState } from 'react';
import { readStartLink, type StartLink } from './start-link';
import { useCleanAddress } from './use-clean-address';

/** The link with which the page was opened (D37), read once and then removed from the address bar. */
export function useStartLink(): StartLink {
  const [link] = useState(() => readStartLink(typeof window === 'undefined' ? '' : window.location.hash));
  useCleanAddress(link.text !== '' || link.trip !== null);
  return link;
}
