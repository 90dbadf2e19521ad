import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Set by the script before React: stops its handlers and replays a stored tap on the button that is there now. */
    takeOver?: ((present: (tapped: HTMLElement) => HTMLElement | null | undefined) => void) | undefined;
  }
}

const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll('button')];

/**
 * Once React's handlers are attached, the script before React stops its own. Where hydration has failed, a tap goes to
 * the button that React has put in the same place.
 */
export function useTakeOver(): void {
  const [built] = useState(() => (typeof document === 'undefined' ? [] : buttons()));
  useEffect(() => {
    window.takeOver?.((tapped) => {
      if (tapped.isConnected) return tapped;
      const now = buttons();
      return now.length === built.length ? now[built.indexOf(tapped)] : null;
    });
    window.takeOver = undefined;
  }, [built]);
}
