import { useInsertionEffect, useRef, useState } from 'react';

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
