import { bearer } from '../backend/bearer';
import { env } from '../env';
import { type Device, readDevice } from './device';

/** Signs of life from the page that the connection reacts to (D16). */
export type PageSign = 'online' | 'visible' | 'pageshow' | 'pagehide';

/** What the connection needs from the browser; tests pass their own. */
export interface LiveTools {
  readonly openSocket: (url: string) => WebSocket;
  readonly setTimer: (action: () => void, delayMs: number) => number;
  readonly clearTimer: (timer: number) => void;
  /** The time in ms by a clock that nobody can set. */
  readonly steadyNow: () => number;
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

/**
 * The subprotocols that prove who the customer is: a browser sends no header with a WebSocket. None where the backend is not
 * known to answer them (a browser gives up then) or nobody is logged in.
 */
export const proof = (protocol: string, token: string | null): string[] => (protocol && token ? [protocol, token] : []);

/** The browser itself. */
export const browserTools: LiveTools = {
  openSocket: (url) => new WebSocket(url, proof(env.liveTokenProtocol, bearer.get()())),
  setTimer: (action, delayMs) => window.setTimeout(action, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer),
  steadyNow: () => performance.now(),
  readDevice: () => readDevice(),
  watchPage,
};
