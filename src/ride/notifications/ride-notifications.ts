import { JobStatus } from '../../job/job-status';

/** The facts of a ride that can lead to a notification. */
export interface NotifiedRide {
  readonly status: JobStatus;
  readonly isNewDriver: boolean;
  readonly driver: { readonly plate: string } | null;
}

/** The events that are worth an interruption. */
export type RideNotification = 'arrived' | 'canceled' | 'newDriver';

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

/** Whether this device can notify. `impossible`: the browser has no notifications, or the customer refused them. */
export type NotificationPermission = 'impossible' | 'possible' | 'granted';

const VIBRATION_MS = [200, 100, 200];

/** One notification for a ride, which alerts again with each news: `renotify` is missing in TypeScript's types. */
const NOTICE = { tag: 'taxi-ride', renotify: true };

/**
 * Whether a page of this browser may show notifications. Chrome for Android has the constructor but throws, because
 * only service workers may notify there. So this tries it before permission is granted, when nothing can appear
 * (https://developer.mozilla.org/docs/Web/API/Notification/Notification).
 */
export function readNotificationPermission(): NotificationPermission {
  if (typeof Notification !== 'function' || Notification.permission === 'denied') return 'impossible';
  if (Notification.permission === 'granted') return 'granted';
  try {
    new Notification('').close();
    return 'possible';
  } catch {
    return 'impossible';
  }
}

/** Opens the browser's permission prompt; call it from a click handler. */
export async function askForNotifications(): Promise<NotificationPermission> {
  try {
    return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'impossible';
  } catch {
    return 'impossible';
  }
}

/** Vibrates if the customer has interacted with the page, and notifies if permitted while the page is hidden. */
export function showOnDevice(text: string): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
  if (document.visibilityState === 'visible' || readNotificationPermission() !== 'granted') return;
  try {
    const notice = new Notification(text, NOTICE);
    notice.onclick = () => window.focus();
  } catch {
    // The browser grants permission but cannot notify from a page: the document's title still shows the news.
  }
}
