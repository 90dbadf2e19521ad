/** What this device can do to be noticed. `impossible`: no notifications in this browser, or they were refused. */
export type NotificationPermission = 'impossible' | 'possible' | 'granted';

const VIBRATION_MS = [200, 100, 200];

/**
 * Whether a page of this browser may show notifications. Chrome for Android has the constructor and throws on it, because there only
 * service workers may: so it is tried while it may not show anything yet
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

/** Asks in the browser's own words; to be called by a click. */
export async function askForNotifications(): Promise<NotificationPermission> {
  try {
    return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'impossible';
  } catch {
    return 'impossible';
  }
}

/** Vibrates where a finger has been before, and notifies where that is allowed and nobody is looking. */
export function showOnDevice(text: string): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
  if (document.visibilityState === 'visible' || readNotificationPermission() !== 'granted') return;
  try {
    const notice = new Notification(text, { tag: 'taxi-ride' });
    notice.onclick = () => window.focus();
  } catch {
    // A browser that allows it and cannot do it from a page: the title says it.
  }
}
