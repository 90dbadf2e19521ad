import { env } from '../env';
import { browserTools, type LiveTools, type PageSign } from './browser-tools';
import { createGatherer } from './gather';
import { isUp, type LiveMessage, type LiveState } from './live-message';
import { cancelFrame, connectFrame, type Tracked, trackFrame } from './messages';
import { parseFrame } from './parse';
import { createQuietWatch } from './quiet';
import { createSilenceWatch } from './silence';
import type { ClientFrame } from './wire';

/** Without acknowledgement within this time the connection is treated as established (Spec §7, D15). */
export const ACK_WAIT_MS = 5_000;
/** At most this many reconnects in a row (Spec §8). */
export const RECONNECT_MAX = 5;
/** Time between two of them (Spec §8). */
export const RECONNECT_WAIT_MS = 3_000;
/** The first case 705 after the connection is established (Spec §7). */
export const TRACK_FIRST_MS = 500;
/** Time between two of them (Spec §7, §9). */
export const TRACK_EVERY_MS = 10_000;
/** A socket that has not opened after this time counts as failed; the browser alone may take minutes. */
export const OPEN_WAIT_MS = 10_000;

/** readyState of an open socket (the WebSocket standard). */
const OPEN = 1;
/** The code with which a dead line is left; browsers allow 1000 and 3000 to 4999. */
const DEAD_CLOSE = 4000;
/** The code of a normal close: ours when we leave; from the server it means "do not come back" (Spec §8). */
const NORMAL_CLOSE = 1000;

/** What is followed, and who is told. */
export interface LiveConnectionOptions {
  readonly bookingId: string;
  readonly customerId: string | number;
  /** Asked before every case 705; the searching dialog has no coordinates. */
  readonly readEnds: () => Pick<Tracked, 'pickup' | 'drop'>;
  readonly onState: (state: LiveState) => void;
  /** The line has said nothing for 30 s, whatever its state, or speaks again (D43). */
  readonly onQuiet: (isQuiet: boolean) => void;
  /** Once per socket, when it is acknowledged or assumed. */
  readonly onConnected: () => void;
  readonly onMessage: (message: LiveMessage) => void;
}

/** The live connection of one followed booking. */
export interface LiveConnection {
  start(): void;
  /** A new burst of attempts, when there is no socket now (D16). */
  retry(): void;
  /** Sends case 706 (Spec §7); answers whether the line was up to take it. Nothing is sent later. */
  sendCancel(reason: string): boolean;
  /** For good: closes with 1000 and leaves no timer and no listener. */
  stop(): void;
}

/** Creates the connection of Spec §7 and §8; nothing happens before `start`. */
export function createLiveConnection(options: LiveConnectionOptions, tools: LiveTools = browserTools): LiveConnection {
  const { bookingId, customerId, readEnds, onState, onQuiet, onConnected, onMessage } = options;
  let state: LiveState = 'idle';
  let socket: WebSocket | null = null;
  let reconnects = 0;
  let unwatchPage: (() => void) | null = null;
  const silence = createSilenceWatch();
  const quiet = createQuietWatch(tools, onQuiet);
  const gatherer = createGatherer(tools, onMessage);
  // What is waited for now: the opening, the acknowledgement or the next attempt, never two of them at once.
  let waiting: number | null = null;
  let tracking: number | null = null;

  function setState(next: LiveState) {
    if (next === state) return;
    state = next;
    onState(next);
  }

  function clearTimers() {
    if (waiting !== null) tools.clearTimer(waiting);
    if (tracking !== null) tools.clearTimer(tracking);
    waiting = null;
    tracking = null;
  }

  function wait(delayMs: number, action: () => void) {
    if (waiting !== null) tools.clearTimer(waiting);
    waiting = tools.setTimer(() => {
      waiting = null;
      action();
    }, delayMs);
  }

  /** Answers whether it went out. Never queued: a position that was asked for while offline is of no use later. */
  function send(frame: ClientFrame): boolean {
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  /** One chain of case 705 per socket; starting it anew replaces the old one. */
  function trackIn(delayMs: number) {
    if (tracking !== null) tools.clearTimer(tracking);
    tracking = tools.setTimer(trackInTurn, delayMs);
  }

  function trackInTurn() {
    if (silence.isDead()) {
      lose(DEAD_CLOSE);
      return;
    }
    silence.asked();
    trackNow();
  }

  function trackNow() {
    send(trackFrame({ customerId, bookingId, ...readEnds() }));
    trackIn(TRACK_EVERY_MS);
  }

  /** Leaves the socket; whatever it still says is not heard. */
  function abandon(code = NORMAL_CLOSE) {
    const left = socket;
    socket = null;
    clearTimers();
    left?.close(code);
  }

  function open() {
    setState('connecting');
    let opened: WebSocket;
    try {
      opened = tools.openSocket(env.liveUrl);
    } catch {
      // The browser refuses the address itself, for instance ws:// on an https:// page.
      reconnectLater();
      return;
    }
    socket = opened;
    // A socket that was left behind may still fire: only the current one is heard.
    const ifCurrent =
      <Event>(action: (event: Event) => void) =>
      (event: Event) => {
        if (socket === opened) action(event);
      };
    wait(OPEN_WAIT_MS, lose);
    opened.addEventListener('open', ifCurrent(handshake));
    opened.addEventListener(
      'message',
      ifCurrent((event: MessageEvent) => receive(event.data)),
    );
    opened.addEventListener('close', ifCurrent(hearClose));
  }

  function hearClose({ code }: CloseEvent) {
    // A server can only say goodbye where it has been reached.
    if (code === NORMAL_CLOSE && state !== 'connecting') rest('closed');
    else lose();
  }

  function handshake() {
    setState('handshaking');
    send(connectFrame(customerId, tools.readDevice()));
    wait(ACK_WAIT_MS, () => establish('assumed'));
  }

  /** The connection has proved itself, by a word or by five seconds up: only that ends a series of reconnects (D16). */
  function establish(as: 'acknowledged' | 'assumed') {
    clearTimers();
    reconnects = 0;
    silence.startOver();
    setState(as);
    trackIn(TRACK_FIRST_MS);
    onConnected();
  }

  function receive(data: unknown) {
    const received = parseFrame(data);
    if (!received) return;
    quiet.heard();
    silence.heard(received.type === 'news' && received.message.type === 'vehicle-tracked');
    if (received.type === 'connected' && !received.isAccepted) {
      rest('refused');
      return;
    }
    if (state === 'assumed') setState('acknowledged');
    if (received.type === 'connected') {
      if (state === 'handshaking') establish('acknowledged');
      return;
    }
    // News of another booking is not for this screen (D14).
    if (received.bookingId === null || received.bookingId === bookingId) gatherer.heard(received.message);
  }

  /** The socket is gone although nobody meant it to. */
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
    wait(RECONNECT_WAIT_MS, open);
  }

  /** Stays without a socket until a retry or a sign of life from the page. */
  function rest(as: 'exhausted' | 'closed' | 'refused' | 'idle') {
    abandon();
    setState(as);
  }

  function begin() {
    quiet.heard();
    startBurst();
  }

  function startBurst() {
    clearTimers();
    reconnects = 0;
    open();
  }

  function onPage(sign: PageSign) {
    if (sign === 'pagehide') {
      quiet.stop();
      rest('idle');
    } else if (sign === 'pageshow' && state === 'idle') begin();
    else if (state === 'idle') return;
    else if (socket === null) startBurst();
    else if (sign === 'visible' && isUp(state)) trackNow();
  }

  return {
    start() {
      if (unwatchPage) return;
      unwatchPage = tools.watchPage(onPage);
      begin();
    },
    retry() {
      if (unwatchPage && socket === null && state !== 'idle') startBurst();
    },
    sendCancel(reason) {
      return isUp(state) && send(cancelFrame({ customerId, bookingId }, reason));
    },
    stop() {
      unwatchPage?.();
      unwatchPage = null;
      quiet.stop();
      gatherer.stop();
      abandon();
    },
  };
}
