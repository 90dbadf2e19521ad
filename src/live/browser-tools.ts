import { bearer } from '../backend/request';
import { env } from '../env';
import { type Device, readDevice } from './device';

/** Page events that the connection reacts to (D16). */
export type PageEvent = 'online' | 'visible' | 'pageshow' | 'pagehide';

/** The connection's access to the browser; tests pass their own. */
export interface LiveTools {
  readonly openSocket: (url: string) => WebSocket;
  readonly setTimer: (action: () => void, delayMs: number) => number;
  readonly clearTimer: (timer: number) => void;
  readonly readDevice: () => Device;
  /** Returns a function that stops listening. */
  readonly watchPage: (listener: (sign: PageEvent) => void) => () => void;
}

function watchPage(listener: (sign: PageEvent) => void): () => void {
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
 * The subprotocols that authenticate the customer: browsers cannot send headers with a WebSocket. None while signed
 * out, or if the backend may not answer them, because the browser would then fail the connection.
 */
export const authProtocols = (protocol: string, token: string | null): string[] =>
  protocol && token ? [protocol, token] : [];

/** The browser's own functions. */
export const browserTools: LiveTools = {
  openSocket: (url) => new WebSocket(url, authProtocols(env.liveTokenProtocol, bearer.get()())),
  setTimer: (action, delayMs) => window.setTimeout(action, delayMs),
  clearTimer: (timer) => window.clearTimeout(timer),
  readDevice: () => readDevice(),
  watchPage,
};

/** A single timeout. */
export interface Timeout {
  /** Calls `action` after this time, instead of what was set before. */
  set(action: () => void, delayMs: number): void;
  clear(): void;
}

/** Creates a timeout that is not set. */
export function createTimeout({ setTimer, clearTimer }: Pick<LiveTools, 'setTimer' | 'clearTimer'>): Timeout {
  let timer: number | null = null;

  function clear() {
    if (timer !== null) clearTimer(timer);
    timer = null;
  }
  return {
    set(action, delayMs) {
      clear();
      timer = setTimer(() => {
        timer = null;
        action();
      }, delayMs);
    },
    clear,
  };
}
