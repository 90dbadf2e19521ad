import { pageAgeMs } from '../device/clock';
import { env } from '../env';
import { browserTools, createTimeout, type LiveTools, type PageEvent } from './browser-tools';
import { addToBatch, isUp, type LiveMessage, type LiveState } from './live-message';
import { cancelFrame, connectFrame, type Tracked, trackFrame } from './messages';
import { parseFrame } from './parse';
import type { ClientFrame } from './wire';

/** Without an acknowledgement in this time, the connection is treated as established (Spec §7, D15). */
export const ACK_WAIT_MS = 5_000;
/** The maximum number of reconnects in a row (Spec §8). */
export const RECONNECT_MAX = 5;
/** The time between two reconnects (Spec §8). */
export const RECONNECT_WAIT_MS = 3_000;
/** The delay of the first case 705 after the connection is established (Spec §7). */
export const TRACK_FIRST_MS = 500;
/** A socket that has not opened by then counts as failed; browsers alone may take minutes. */
export const OPEN_WAIT_MS = 10_000;

/** Messages that follow one another are delivered together after this time: one render, however many there are. */
export const BATCH_MS = 16;

/** `readyState` of an open socket (the WebSocket standard). */
const OPEN = 1;
/** The close code for a dead connection; browsers allow 1000 and 3000 to 4999. */
const DEAD_CLOSE = 4000;
/** The code of a normal close, sent on leaving. From the server it means "do not reconnect" (Spec §8). */
const NORMAL_CLOSE = 1000;

/** The followed booking, and the listeners. */
export interface LiveConnectionOptions {
  readonly bookingId: string;
  readonly customerId: string | number;
  /** Called before each case 705 for its coordinates; the searching dialog has none. */
  readonly readEnds: () => Pick<Tracked, 'pickup' | 'drop'>;
  readonly onState: (state: LiveState) => void;
  /** Called for each valid frame; `isAnswer`: it answers a case 705. */
  readonly onFrame: (isAnswer: boolean) => void;
  /** The page has become visible while the connection is up. */
  readonly onSeen: () => void;
  /** Called once per socket, when it is acknowledged or assumed. */
  readonly onConnected: () => void;
  readonly onMessage: (message: LiveMessage) => void;
}

/** The live connection of one followed booking. */
export interface LiveConnection {
  start(): void;
  /** Starts new attempts if there is no socket (D16). */
  retry(): void;
  /** Sends case 705, if the connection is up (Spec §7). */
  track(): void;
  /** Leaves a dead socket and reconnects. */
  drop(): void;
  /** Sends case 706 (Spec §7). Returns whether the connection was up; otherwise it is never sent. */
  sendCancel(reason: string): boolean;
  /** Stops permanently: closes with 1000 and removes all timers and listeners. */
  stop(): void;
}

/** Creates the connection of Spec §7 and §8; it does nothing before `start`. */
export function createLiveConnection(options: LiveConnectionOptions, tools: LiveTools = browserTools): LiveConnection {
  const { bookingId, customerId, readEnds, onState, onFrame, onSeen, onConnected, onMessage } = options;
  let state: LiveState = 'idle';
  let socket: WebSocket | null = null;
  let reconnects = 0;
  let unwatchPage: (() => void) | null = null;
  let batch: readonly LiveMessage[] = [];
  let deliveredAtMs = Number.NEGATIVE_INFINITY;
  const delivery = createTimeout(tools);
  // The one current timeout: for the opening, the acknowledgement or the next attempt.
  const waiting = createTimeout(tools);

  function setState(next: LiveState) {
    if (next === state) return;
    state = next;
    onState(next);
  }

  /** Returns whether the frame was sent. Never queued: a position request from an offline period is of no use later. */
  function send(frame: ClientFrame): boolean {
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  /** Drops the socket; its later events are ignored. */
  function abandon(code = NORMAL_CLOSE) {
    const left = socket;
    socket = null;
    waiting.clear();
    left?.close(code);
  }

  function open() {
    setState('connecting');
    let opened: WebSocket;
    try {
      opened = tools.openSocket(env.liveUrl);
    } catch {
      // The browser rejects the address, for example ws:// on an https:// page.
      reconnectLater();
      return;
    }
    socket = opened;
    // A dropped socket may still fire events: only the current one counts.
    const ifCurrent =
      <Event>(action: (event: Event) => void) =>
      (event: Event) => {
        if (socket === opened) action(event);
      };
    waiting.set(lose, OPEN_WAIT_MS);
    opened.addEventListener('open', ifCurrent(handshake));
    opened.addEventListener(
      'message',
      ifCurrent((event: MessageEvent) => receive(event.data)),
    );
    opened.addEventListener('close', ifCurrent(hearClose));
  }

  function hearClose({ code }: CloseEvent) {
    // A close code comes from the server only if the connection was open.
    if (code === NORMAL_CLOSE && state !== 'connecting') rest('closed');
    else lose();
  }

  function handshake() {
    setState('handshaking');
    send(connectFrame(customerId, tools.readDevice()));
    waiting.set(() => establish('assumed'), ACK_WAIT_MS);
  }

  /**
   * The connection works, shown by a frame or by staying open for five seconds: only that ends a series of reconnects
   * (D16).
   */
  function establish(as: 'acknowledged' | 'assumed') {
    waiting.clear();
    reconnects = 0;
    setState(as);
    onConnected();
  }

  function receive(data: unknown) {
    const received = parseFrame(data);
    if (!received) return;
    onFrame(received.type === 'news' && received.message.type === 'vehicle-tracked');
    if (received.type === 'connected' && !received.isAccepted) {
      rest('refused');
      return;
    }
    if (state === 'assumed') setState('acknowledged');
    if (received.type === 'connected') {
      if (state === 'handshaking') establish('acknowledged');
      return;
    }
    // Messages about another booking are ignored (D14).
    if (received.bookingId === null || received.bookingId === bookingId) queue(received.message);
  }

  /** A single message is delivered at once and sets no timer, so that a hidden tab has only those of its own sends. */
  function queue(message: LiveMessage) {
    const isDue = batch.length === 0;
    batch = addToBatch(batch, message);
    const leftMs = deliveredAtMs + BATCH_MS - pageAgeMs();
    if (leftMs <= 0) deliver();
    else if (isDue) delivery.set(deliver, leftMs);
  }

  function deliver() {
    const messages = batch;
    batch = [];
    delivery.clear();
    deliveredAtMs = pageAgeMs();
    for (const message of messages) onMessage(message);
  }

  function lose(code = NORMAL_CLOSE) {
    abandon(code);
    reconnectLater();
  }

  function reconnectLater() {
    if (reconnects >= RECONNECT_MAX) {
      rest('exhausted');
      return;
    }
    reconnects += 1;
    setState('waiting');
    waiting.set(open, RECONNECT_WAIT_MS);
  }

  /** Stays without a socket until a retry or a page event. */
  function rest(as: 'exhausted' | 'closed' | 'refused' | 'idle') {
    abandon();
    setState(as);
  }

  function startBurst() {
    waiting.clear();
    reconnects = 0;
    open();
  }

  function onPage(sign: PageEvent) {
    if (sign === 'pagehide') rest('idle');
    else if (sign === 'pageshow' && state === 'idle') startBurst();
    else if (state === 'idle') return;
    else if (socket === null) startBurst();
    else if (sign === 'visible' && isUp(state)) onSeen();
  }

  return {
    start() {
      if (unwatchPage) return;
      unwatchPage = tools.watchPage(onPage);
      startBurst();
    },
    retry() {
      if (unwatchPage && socket === null && state !== 'idle') startBurst();
    },
    track() {
      if (isUp(state)) send(trackFrame({ customerId, bookingId, ...readEnds() }));
    },
    drop: () => lose(DEAD_CLOSE),
    sendCancel(reason) {
      return isUp(state) && send(cancelFrame({ customerId, bookingId }, reason));
    },
    stop() {
      unwatchPage?.();
      unwatchPage = null;
      delivery.clear();
      abandon();
    },
  };
}
