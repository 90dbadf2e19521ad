import { useEffect, useRef } from 'react';
import { type NotifiedRide, notificationOf, showOnDevice } from './ride-notifications';

/**
 * Reports the ride outside the page: always in the document's title, and as a device notification for important events.
 */
export function useRideNotifications(ride: NotifiedRide, sentence: string): void {
  const before = useRef<NotifiedRide | null>(null);

  useEffect(() => {
    const news = notificationOf(before.current, ride);
    before.current = ride;
    if (news) showOnDevice(sentence);
  }, [ride, sentence]);

  // The next page sets its own title; a late `Head` of this page must not overwrite the ride's.
  useEffect(() => {
    let own = '';
    const tell = () => {
      // Without a title, `Head` is about to set one: ours would be an element of its own, and stay before it.
      if (document.title === '' || document.title.startsWith(sentence)) return;
      own = document.title;
      document.title = `${sentence} · ${own}`;
    };
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(sentence)) document.title = own;
    };
  }, [sentence]);
}
