import { useEffect, useRef } from 'react';
import { JobStatus } from '../../job/job-status';
import { showOnDevice } from './device-notification';

/** The facts of a ride that can lead to a notification. */
interface NotifiedRide {
  readonly status: JobStatus;
  readonly isNewDriver: boolean;
  readonly driver: { readonly plate: string } | null;
}

/** The events that are worth an interruption. */
type RideNotification = 'arrived' | 'canceled' | 'newDriver';

/** The notification for a change of the ride; null if there is none. The first state is not a change. */
export function notificationOf(before: NotifiedRide | null, after: NotifiedRide): RideNotification | null {
  if (before === null) return null;
  if (after.status !== before.status) {
    if (after.status === JobStatus.AT_CUSTOMER) return 'arrived';
    if (after.status === JobStatus.CANCELED) return 'canceled';
  }
  const isAnother = after.isNewDriver && (!before.isNewDriver || after.driver?.plate !== before.driver?.plate);
  return isAnother ? 'newDriver' : null;
}

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
