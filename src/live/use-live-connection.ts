import { useCallback, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../lib/coordinates';
import { createLiveConnection, type LiveConnection } from './connection';
import type { LiveMessage, LiveState } from './live-message';

/** One followed booking. */
export interface LiveOptions {
  /** Null: no connection. */
  readonly bookingId: string | null;
  readonly customerId: string | number;
  /** The searching dialog names no coordinates (Spec §7). */
  readonly pickup?: Coordinates;
  readonly drop?: Coordinates | null;
  readonly onMessage: (message: LiveMessage) => void;
  /** After every acknowledged or assumed connection, also after reconnects (D16). */
  readonly onConnected?: () => void;
}

/** How the line stands. */
export interface LiveLine {
  readonly live: LiveState;
  /** No frame has come for 30 s (D43). */
  readonly isQuiet: boolean;
  /** A new burst of attempts (D16). */
  readonly retry: () => void;
  /** Sends case 706 (Spec §7); answers whether the line was up to take it. */
  readonly sendCancel: (reason: string) => boolean;
}

/** Follows one booking: a connection of its own per booking and customer (D28), closed with 1000 on unmount. */
export function useLiveConnection(options: LiveOptions): LiveLine {
  const { bookingId, customerId } = options;
  const [state, setState] = useState<LiveState>('idle');
  const [isQuiet, setQuiet] = useState(false);
  const connection = useRef<LiveConnection | null>(null);

  // Handlers and coordinates may change with every render; the connection asks for the latest and stays up.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  // One connection per followed booking and customer.
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
