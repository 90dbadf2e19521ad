import { type RefObject, useEffect, useState } from 'react';

/** A scrolled place is a fraction of a pixel off where the screen's pixels are not the page's. */
const NEARLY_PX = 1;

/** Whether a list that scrolls sideways can go no further in either direction. */
interface ScrollEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Watches where a list stands: while it is scrolled, and when it or what is in it gets another size. */
export function useScrollEnds(list: RefObject<HTMLElement>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const isAtStart = element.scrollLeft <= NEARLY_PX;
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - NEARLY_PX;
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Another list of vehicles changes how far it can be scrolled, but not its size.
    const content = new MutationObserver(look);
    content.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return ends;
}
