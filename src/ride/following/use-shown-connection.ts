import { useState } from 'react';
import { isPaused, isUp, type LiveState } from '../../live/live-message';
import { useTimeout } from '../../ui/effects';

/** Losses of the connection are shown after this time (D16): most are shorter. */
export const LOSS_SHOWN_AFTER_MS = 3_000;

/** The connection as the screen shows it. */
export interface ShownConnection {
  readonly live: LiveState;
  /** It was up and is down, or needs a retry. */
  readonly isLost: boolean;
}

/** The connection as shown: short losses are hidden. The first connection is not a loss. */
export function useShownConnection(live: LiveState): ShownConnection {
  const [lastUp, setLastUp] = useState<LiveState | null>(null);
  const [wasUp, setWasUp] = useState(false);
  const isDown = !isUp(live);

  if (!isDown && lastUp !== live) {
    setLastUp(live);
    setWasUp(true);
  }
  // The states of a reconnect do not restart the timer.
  useTimeout(isDown ? LOSS_SHOWN_AFTER_MS : null, () => setLastUp(null));

  const shown = isDown && lastUp !== null ? lastUp : live;
  return { live: shown, isLost: isPaused(shown) || (wasUp && !isUp(shown)) };
}
