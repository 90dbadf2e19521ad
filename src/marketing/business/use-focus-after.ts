import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element that the next render brings or moves: a list that changes under somebody's hands must not
 * lose their place. Of several ids the first one that can take the focus has it.
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
