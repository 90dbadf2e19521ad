import { useEffect, useRef } from 'react';
import type { Tracking } from '../tracking/tracking';
import { noticeOnDevice } from './device-notice';
import { newsOf } from './told';

/** Tells the ride where nobody looks at the page: always in the document's title, and by the device when something has happened. */
export function useTold(tracking: Tracking, sentence: string): void {
  const before = useRef<Tracking | null>(null);

  useEffect(() => {
    const news = newsOf(before.current, tracking);
    before.current = tracking;
    if (news) noticeOnDevice(sentence);
  }, [tracking, sentence]);

  // The page's own title comes back with the next page; a late head of this page does not win either.
  useEffect(() => {
    const own = document.title;
    const tell = () => {
      if (!document.title.startsWith(sentence)) document.title = `${sentence} · ${own}`;
    };
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = own;
    };
  }, [sentence]);
}
