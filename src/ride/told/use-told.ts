import { useEffect, useRef } from 'react';
import { noticeOnDevice } from './device-notice';
import { newsOf, type ToldRide } from './told';

/** Tells the ride where nobody looks at the page: always in the document's title, and by the device when something has happened. */
export function useTold(ride: ToldRide, sentence: string): void {
  const before = useRef<ToldRide | null>(null);

  useEffect(() => {
    const news = newsOf(before.current, ride);
    before.current = ride;
    if (news) noticeOnDevice(sentence);
  }, [ride, sentence]);

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
