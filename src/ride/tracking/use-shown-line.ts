import { useEffect, useState } from 'react';
import { isUp, type LiveState } from '../../live/live-message';

/** A loss of the connection is shown after this time (D16): most are over before. */
export const LOSS_SHOWN_AFTER_MS = 3_000;

/** How the connection stands for the eye: a short loss does not show. The first connection is no loss. */
export function useShownLine(live: LiveState): LiveState {
  const [lastUp, setLastUp] = useState<LiveState | null>(null);
  const isLost = !isUp(live);

  useEffect(() => {
    if (isUp(live)) setLastUp(live);
  }, [live]);

  // The steps of a reconnect do not put it off.
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLastUp(null), LOSS_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost]);

  return isLost && lastUp !== null ? lastUp : live;
}
