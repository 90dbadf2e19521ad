import { createServer, type IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FaultBox } from '../faults/fault-box';
import type { WriteLine } from '../log';
import { customerIdOfToken } from '../session';
import { type ConnectionParts, createConnection } from './connection';
import { type Carrier, createFaultyConnection, refusedUpgradeStatus } from './faulty-connection';
import { createLiveLog } from './live-log';

/** The parts of the live side. */
export interface LiveServerParts extends Pick<ConnectionParts, 'dispatch' | 'log'> {
  readonly faults: FaultBox;
  /** Resolves once every change up to now is stored: no cancellation is answered before. */
  readonly saved: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives a line for every event; no output if missing. */
  readonly writeLine?: WriteLine | undefined;
}

/** A path ending in wss2 (Spec §7). */
export const LIVE_PATH = '/taxi/wss2';
/**
 * Authenticates a customer on the live connection. A browser cannot send headers with a WebSocket, but it can offer
 * subprotocols: the site offers this one and its token, and the server selects this one.
 */
const TOKEN_PROTOCOL = 'taxi-token';
const LOOK_AT_CLOCK_EVERY_MS = 200;
const LARGEST_FRAME_BYTES = 64 * 1024;
const GOING_AWAY = 1001;
const INTERNAL_ERROR = 1011;
const UNAUTHORIZED = 401;
const GOODBYE_WAIT_MS = 500;

/**
 * Carries the frames of every client between its socket and its own connection, faults on demand in between. Its HTTP
 * server does not listen yet.
 */
export function createLiveServer({ dispatch, log, faults, saved, now, writeLine }: LiveServerParts) {
  const server = createServer((_request, response) => {
    response.writeHead(426, { 'Content-Type': 'text/plain' }).end('This port speaks WebSocket only.\n');
  });
  const history = new Map<string, string[]>();
  const sockets = new WebSocketServer({
    server,
    path: LIVE_PATH,
    maxPayload: LARGEST_FRAME_BYTES,
    handleProtocols: (offered) => (offered.has(TOKEN_PROTOCOL) ? TOKEN_PROTOCOL : false),
    verifyClient: ({ req }, decide) => {
      const status = refusedUpgradeStatus(faults);
      if (status !== null) decide(false, status);
      else if (proofOf(req) === 'wrong') decide(false, UNAUTHORIZED);
      else decide(true);
    },
  });
  /** The customer of the request's token: a customer id, null without a token, 'wrong' for an invalid one. */
  const proofOf = ({ headers }: IncomingMessage) => {
    const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
    if (!offered.includes(TOKEN_PROTOCOL)) return null;
    const token = offered.find((one) => one !== TOKEN_PROTOCOL) ?? '';
    return customerIdOfToken(token, now()) ?? 'wrong';
  };
  // The HTTP server itself reports a taken port; ws repeats it here.
  sockets.on('error', () => {});
  sockets.on('connection', (socket, request) => {
    log.socketsOpened += 1;
    const liveLog = writeLine && createLiveLog(writeLine, now);
    // A failure for one client (a full disk, for example) closes its socket, but does not stop the backend.
    const fail = (error: unknown) => {
      console.error(error);
      socket.close(INTERNAL_ERROR);
    };
    const guarded = (action: () => void) => {
      try {
        action();
      } catch (error) {
        fail(error);
      }
    };
    let sending = Promise.resolve();
    const inOrder = (action: () => void | Promise<void>) => {
      sending = sending.then(action).catch(fail);
    };
    const holdUntilSaved = () => inOrder(saved);
    const provenCustomerId = proofOf(request);
    const connection = createFaultyConnection({
      faults,
      history,
      carrier: carrierOf(socket, inOrder, (text) => liveLog?.sent(text)),
      connect: (send) => createConnection({ dispatch, log, send, holdUntilSaved, provenCustomerId }),
    });
    const clock = setInterval(() => guarded(connection.tick), LOOK_AT_CLOCK_EVERY_MS);
    socket.on('message', (data, isBinary) => {
      liveLog?.received(isBinary ? '' : data.toString());
      // Every frame is text (docs/backend.md): a binary one is as invalid as malformed JSON.
      if (isBinary) log.framesIgnored += 1;
      else guarded(() => connection.receive(data.toString()));
    });
    socket.on('close', (code) => {
      clearInterval(clock);
      connection.end();
      liveLog?.closed(code);
    });
    // So does a frame that breaks the protocol.
    socket.on('error', () => socket.terminate());
  });
  const cutSilent = () => {
    for (const socket of sockets.clients) if (socket.isPaused) socket.terminate();
  };
  return {
    server,
    /** Forgets what was sent, and closes the sockets that a fault has silenced: they would take the next faults. */
    reset: () => {
      history.clear();
      cutSilent();
    },
    /** Closes every client's connection (1001) and stops; clients that do not answer are terminated. */
    close: () => {
      // They would not receive the close frame.
      cutSilent();
      for (const socket of sockets.clients) {
        socket.close(GOING_AWAY);
        setTimeout(() => socket.terminate(), GOODBYE_WAIT_MS).unref();
      }
      server.close();
    },
  };
}

const carrierOf = (
  socket: WebSocket,
  inOrder: (action: () => void) => void,
  onSent: (text: string) => void,
): Carrier => ({
  send: (text) =>
    inOrder(() => {
      onSent(text);
      socket.send(text);
    }),
  close: (code) => {
    // A silenced socket must read again to receive the answer to its close frame.
    socket.resume();
    inOrder(() => socket.close(code));
  },
  cut: () => socket.terminate(),
  stopReading: () => socket.pause(),
});
