import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while wanted. The browser releases the lock when the page is hidden, so it is requested again
 * afterwards.
 */
export function useWakeLock(): {
  readonly isPossible: boolean;
  readonly isWanted: boolean;
  readonly want: (isWanted: boolean) => void;
} {
  const [isWanted, want] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // Refused, for example to save battery: the button shows that it is off.
        if (!isOver) want(false);
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => {});
    };
  }, [isWanted]);

  return { isPossible: 'wakeLock' in navigator, isWanted, want };
}
