import { useEffect, useRef, useState } from 'react';
import { pageAgeMs } from '../../device/clock';

/**
 * A text for a live region, at most once in `everyMs`: the first one at once, then the latest one when the time is
 * over.
 */
export function useSlowly(text: string, everyMs: number): string {
  const [announced, setAnnounced] = useState('');
  const toldAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === announced) return;
    const tell = () => {
      toldAtMs.current = pageAgeMs();
      setAnnounced(text);
    };
    const waitMs = toldAtMs.current + everyMs - pageAgeMs();
    if (waitMs <= 0) return tell();
    const timer = setTimeout(tell, waitMs);
    return () => clearTimeout(timer);
  }, [text, announced, everyMs]);
  return announced;
}
