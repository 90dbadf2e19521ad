import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * False in the built HTML and the first render in the browser, then true. Content that differs between the two waits
 * for it, so that hydration finds the expected HTML.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}

/**
 * `useLayoutEffect` in the browser: runs before the paint, so that no keystroke can come in between. The built HTML
 * runs no effects, and React warns about layout effects there.
 */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
