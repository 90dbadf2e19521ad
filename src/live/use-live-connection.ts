import { useCallback, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../lib/coordinates';
import { createLiveConnection, type LiveConnection } from './connection';
import type { LiveMessage, LiveState } from './live-message';

/** The booking to follow. */
export interface LiveOptions {
  /** Null: no connection. */
  readonly bookingId: string | null;
  readonly customerId: string | number;
  /** Left out by the searching dialog (Spec §7). */
  readonly pickup?: Coordinates;
  readonly drop?: Coordinates | null;
  readonly onMessage: (message: LiveMessage) => void;
  /** Called after each acknowledged or assumed connection, including reconnects (D16). */
  readonly onConnected?: () => void;
}

/** The state of the connection. */
export interface LiveConnectionState {
  readonly live: LiveState;
  /** No frame for 30 s (D43). */
  readonly isQuiet: boolean;
  /** Starts new attempts (D16). */
  readonly retry: () => void;
  /** Sends case 706 (Spec §7); returns whether the connection was up. */
  readonly sendCancel: (reason: string) => boolean;
}

/** Follows one booking with a connection per booking and customer (D28), closed with 1000 on unmount. */
export function useLiveConnection(options: LiveOptions): LiveConnectionState {
  const { bookingId, customerId } = options;
  const [state, setState] = useState<LiveState>('idle');
  const [isQuiet, setQuiet] = useState(false);
  const connection = useRef<LiveConnection | null>(null);

  // Handlers and coordinates may change with each render: in a ref they do not restart the connection.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (bookingId === null) return;
    const opened = createLiveConnection({
      bookingId,
      customerId,
      readEnds: () => ({
        ...(latest.current.pickup ? { pickup: latest.current.pickup } : {}),
        drop: latest.current.drop ?? null,
      }),
      onState: setState,
      onQuiet: setQuiet,
      onConnected: () => latest.current.onConnected?.(),
      onMessage: (message) => latest.current.onMessage(message),
    });
    connection.current = opened;
    opened.start();
    return () => {
      connection.current = null;
      opened.stop();
      setState('idle');
      setQuiet(false);
    };
  }, [bookingId, customerId]);

  const retry = useCallback(() => connection.current?.retry(), []);
  const sendCancel = useCallback((reason: string) => connection.current?.sendCancel(reason) ?? false, []);
  return { live: state, isQuiet, retry, sendCancel };
}
