import { useEffect, useState } from 'react';
import { isUp, type LiveState } from '../../live/live-message';

/** Losses of the connection are shown after this time (D16): most are shorter. */
export const LOSS_SHOWN_AFTER_MS = 3_000;

/** The connection state as shown: short losses are hidden. The first connection is not a loss. */
export function useShownConnection(live: LiveState): LiveState {
  const [lastUp, setLastUp] = useState<LiveState | null>(null);
  const isLost = !isUp(live);

  useEffect(() => {
    if (isUp(live)) setLastUp(live);
  }, [live]);

  // The states of a reconnect do not restart the timer.
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLastUp(null), LOSS_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost]);

  return isLost && lastUp !== null ? lastUp : live;
}
