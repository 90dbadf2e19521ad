import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/**
 * `useLayoutEffect` in the browser: runs before the paint, so that no keystroke can come in between. The built HTML
 * runs no effects, and React warns about layout effects there.
 */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A function that stays the same object and does what the latest render says: React's `useEffectEvent`, which React 18
 * lacks. For a subscription, a timer or a memo that must not begin anew with each render.
 */
export function useStable<Given extends readonly unknown[], Answer>(
  does: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(does);
  // Before any other effect of the commit.
  useInsertionEffect(() => {
    latest.current = does;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return stable;
}

/** Does something once after a delay, at once if it is 0; null waits for nothing. Only another delay begins anew. */
export function useTimeout(delayMs: number | null, does: () => void): void {
  const onTime = useStable(does);
  useEffect(() => {
    if (delayMs === null) return;
    if (delayMs <= 0) return onTime();
    const timer = setTimeout(onTime, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, onTime]);
}

const nothingChanges = () => () => {};

/**
 * False in the built HTML and while React takes it over, then true. Content that differs between the two waits for it, so
 * that hydration finds the expected HTML.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
