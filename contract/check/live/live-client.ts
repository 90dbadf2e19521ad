import { WebSocket } from 'ws';
import { cause } from '../page-answer';

/** A received frame: parsed, and whether it was text. */
export interface HeardFrame {
  readonly key: string;
  readonly frame: Readonly<Record<string, unknown>>;
}

/** A client of the live connection. */
export interface LiveClient {
  /** Sends a frame; text and bytes are sent unchanged. */
  send(frame: object | string | Buffer): void;
  /** Every frame received so far. */
  readonly heard: readonly HeardFrame[];
  /** The problems of invalid frames. */
  readonly troubles: readonly string[];
  /** Resolves when a frame fits or the time is over; returns whether one did. */
  until(fits: (heard: HeardFrame) => boolean, waitMs: number): Promise<boolean>;
  /** Every frame received within this time. */
  during(waitMs: number): Promise<readonly HeardFrame[]>;
  close(): void;
}

const OPEN_WAIT_MS = 10_000;
const LONGEST_PONG_MS = 1_000;

const pong = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    socket.once('pong', () => resolve());
    if (socket.readyState === WebSocket.OPEN) socket.ping();
  });

/** The first frame on a connection (case 700). */
export const connectFrame = (customer_id: string) => ({
  case_value: 700,
  customer_id,
  device_id: 'check',
  cav: '0.0.1',
  device_name: 'Check of the contract',
  device_type: 'Web',
});

/** Opens the live connection; throws a sentence if it does not open. */
export async function openLive(url: string, protocols: readonly string[]): Promise<LiveClient> {
  const socket = new WebSocket(url, [...protocols], { handshakeTimeout: OPEN_WAIT_MS });
  const heard: HeardFrame[] = [];
  const troubles: string[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? null : parseFrame(data.toString());
    if (frame) heard.push({ key: String(frame.key), frame });
    else troubles.push(isBinary ? 'a frame was binary' : 'a frame was no flat JSON object');
    for (const listener of listeners) listener();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', (error) => reject(new Error(`it does not open: ${cause(error)}`)));
  });
  socket.on('error', () => {});
  return {
    heard,
    troubles,
    send: (frame) => socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    during: async (waitMs) => {
      const before = heard.length;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      // Frames in transit arrive before the answer to this ping.
      await Promise.race([pong(socket), new Promise((resolve) => setTimeout(resolve, LONGEST_PONG_MS))]);
      return heard.slice(before);
    },
    until: (fits, waitMs) =>
      new Promise((resolve) => {
        const finish = (answer: boolean) => {
          listeners.delete(look);
          clearTimeout(timer);
          resolve(answer);
        };
        const look = () => {
          if (heard.some(fits)) finish(true);
        };
        const timer = setTimeout(() => finish(false), waitMs);
        listeners.add(look);
        look();
      }),
    close: () => socket.close(1000),
  };
}

function parseFrame(text: string): Record<string, unknown> | null {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 'key' in frame ? (frame as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
