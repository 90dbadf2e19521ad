import { useEffect, useRef } from 'react';
import { showOnDevice } from './device-notification';
import { type NotifiedRide, notificationOf } from './ride-notifications';

/** Tells the ride where nobody looks at the page: always in the document's title, and by the device when something has happened. */
export function useRideNotifications(ride: NotifiedRide, sentence: string): void {
  const before = useRef<NotifiedRide | null>(null);

  useEffect(() => {
    const news = notificationOf(before.current, ride);
    before.current = ride;
    if (news) showOnDevice(sentence);
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
