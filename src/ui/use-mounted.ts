import { useEffect, useState } from 'react';

/**
 * False in the built HTML and the first render in the browser, then true. Content that differs between the two waits
 * for it, so that hydration finds the expected HTML.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
