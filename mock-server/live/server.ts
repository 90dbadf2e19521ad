import { createServer, type Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { type ConnectionParts, createConnection } from './connection';

/** The live side: its HTTP server, not yet listening, and a way to end it. */
interface LiveServer {
  readonly server: Server;
  /** Says goodbye to every client (1001) and stops; clients that do not answer are cut off. */
  close(): void;
}

/** A path ending in wss2 (Spec §7). */
export const LIVE_PATH = '/taxi/wss2';
const LOOK_AT_CLOCK_EVERY_MS = 200;
const LARGEST_FRAME_BYTES = 64 * 1024;
const GOING_AWAY = 1001;
const INTERNAL_ERROR = 1011;
const GOODBYE_WAIT_MS = 500;

/** Carries the frames of every client between its socket and its own {@link createConnection}. */
export function createLiveServer({ dispatch, log }: Omit<ConnectionParts, 'send'>): LiveServer {
  const server = createServer((_request, response) => {
    response.writeHead(426, { 'Content-Type': 'text/plain' }).end('This port speaks WebSocket only.\n');
  });
  const sockets = new WebSocketServer({ server, path: LIVE_PATH, maxPayload: LARGEST_FRAME_BYTES });
  // A taken port is reported by the HTTP server itself; ws repeats it here.
  sockets.on('error', () => {});
  sockets.on('connection', (socket) => {
    log.socketsOpened += 1;
    const connection = createConnection({ dispatch, log, send: (text) => socket.send(text) });
    // Whatever fails for one client (a full disk, say) ends its socket, not the backend.
    const guarded = (action: () => void) => {
      try {
        action();
      } catch (error) {
        console.error(error);
        socket.close(INTERNAL_ERROR);
      }
    };
    const clock = setInterval(() => guarded(connection.tick), LOOK_AT_CLOCK_EVERY_MS);
    socket.on('message', (data) => guarded(() => connection.receive(data.toString())));
    socket.on('close', () => clearInterval(clock));
    // So does a frame that breaks the protocol.
    socket.on('error', () => socket.terminate());
  });
  return {
    server,
    close: () => {
      for (const socket of sockets.clients) {
        socket.close(GOING_AWAY);
        setTimeout(() => socket.terminate(), GOODBYE_WAIT_MS).unref();
      }
      server.close();
    },
  };
}
