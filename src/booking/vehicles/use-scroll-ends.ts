import { type RefObject, useEffect, useState } from 'react';

/** Scroll positions can be off by a fraction of a pixel on scaled screens. */
const NEARLY_PX = 1;

interface ScrollEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Tracks whether a list is scrolled to an end: on scroll, and when its size or content changes. */
export function useScrollEnds(list: RefObject<HTMLElement>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const isAtStart = element.scrollTop <= NEARLY_PX;
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - NEARLY_PX;
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // New vehicles change the scroll range but not the element's size.
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
