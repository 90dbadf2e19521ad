import { useEffect, useRef } from 'react';

/**
 * Moves the focus after the next render, so that a change of the list does not lose it: to the first of these ids that
 * can take it.
 */
export function useFocusAfter(): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    elements.find((element) => element && !element.matches(':disabled'))?.focus();
  });
  return (...ids) => {
    wanted.current = ids;
  };
}
