import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in the browser: runs before the paint, so that no keystroke can come in between. The built HTML
 * runs no effects, and React warns about layout effects there.
 */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
