import { WebSocket } from 'ws';

/** A frame as it came: parsed, and whether it was a text. */
export interface HeardFrame {
  readonly key: string;
  readonly frame: Readonly<Record<string, unknown>>;
}

/** The other end of the live connection. */
export interface LiveClient {
  send(frame: object): void;
  /** Every frame so far. */
  readonly heard: readonly HeardFrame[];
  /** What was wrong with frames that are none. */
  readonly troubles: readonly string[];
  /** Once a frame fits, or the time is over; answers whether one did. */
  until(fits: (heard: HeardFrame) => boolean, waitMs: number): Promise<boolean>;
  close(): void;
}

const OPEN_WAIT_MS = 10_000;

/** Opens the live connection; throws a sentence when it does not open. */
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
    socket.once('error', (error) => reject(new Error(`it does not open: ${error.message}`)));
  });
  socket.on('error', () => {});
  return {
    heard,
    troubles,
    send: (frame) => socket.send(JSON.stringify(frame)),
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
