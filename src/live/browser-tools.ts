import { type Device, readDevice } from './device';

/** Signs of life from the page that the connection reacts to (D16). */
export type PageSign = 'online' | 'visible' | 'pageshow' | 'pagehide';

/** What the connection needs from the browser; tests pass their own. */
export interface LiveTools {
  readonly openSocket: (url: string) => WebSocket;
  readonly setTimer: (action: () => void, delayMs: number) => number;
  readonly clearTimer: (timer: number) => void;
  readonly readDevice: () => Device;
  /** Answers how to stop listening. */
  readonly watchPage: (listener: (sign: PageSign) => void) => () => void;
}

function watchPage(listener: (sign: PageSign) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const sign of ['online', 'pageshow', 'pagehide'] as const)
    window.addEventListener(sign, () => listener(sign), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') listener('visible');
    },
    { signal },
  );
  return () => stopping.abort();
}

/** The browser itself. */
export const browserTools: LiveTools = {
  openSocket: (url) => new WebSocket(url),
  setTimer: (action, delayMs) => window.setTimeout(action, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer),
  readDevice: () => readDevice(),
  watchPage,
};
