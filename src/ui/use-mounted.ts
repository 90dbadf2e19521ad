import { useEffect, useState } from 'react';

/**
 * False in the built HTML and in the first frame in the browser, true from then on: what differs between the two waits
 * for it, so that hydration finds the HTML it expects.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
