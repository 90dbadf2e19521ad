import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Client as MockClient, Server as MockServer, WebSocket as MockWebSocket } from 'mock-socket';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { createConnection } from '../../../mock-server/live/connection';
import {
  type Carrier,
  createFaultyConnection,
  refusedUpgradeStatus,
} from '../../../mock-server/live/faulty-connection';
import { createLiveServer, LIVE_PATH, type LiveServerParts } from '../../../mock-server/live/server';
import { ServerFrame } from '../../../src/live/wire';

interface RawFrame {
  readonly text: string;
  readonly isText: boolean;
}

/** The browser's end of a connection: frames out, frames in one after the other. */
export interface Client {
  send(frame: unknown): void;
  /** The next frame, which has to fit the site's own schema. */
  next(): Promise<v.InferOutput<typeof ServerFrame>>;
  /** The next frame, word for word, and whether it was a text. */
  nextRaw(): Promise<RawFrame>;
  /** How the connection ended, and how many frames were left unread; code 1006 without a goodbye. */
  readonly ended: Promise<{ readonly code: number; readonly unread: number }>;
  /** True if it was open before it ended. */
  readonly hasOpened: boolean;
}

/** A live side that listens. */
export interface LiveStage {
  /** Opens a connection, or fails to: see {@link Client.hasOpened}. */
  connect(): Promise<Client>;
  /** Makes the server look at its clock, where nothing else does. */
  tick(): void;
  close(): void;
}

/** A client on a socket: of the browser's kind, as mock-socket and ws both have it. */
async function clientOn(socket: MockWebSocket | WebSocket): Promise<Client> {
  socket.binaryType = 'arraybuffer';
  const arrived: RawFrame[] = [];
  const waiting: ((frame: RawFrame) => void)[] = [];
  socket.onmessage = ({ data }: { data: unknown }) => {
    const isText = typeof data === 'string';
    const frame = { isText, text: isText ? data : new TextDecoder().decode(data as ArrayBuffer) };
    const taker = waiting.shift();
    if (taker) taker(frame);
    else arrived.push(frame);
  };
  // A refused upgrade is an error event before the end.
  socket.onerror = () => {};
  const ended = new Promise<Awaited<Client['ended']>>((resolve) => {
    socket.onclose = ({ code }: { code: number }) => resolve({ code, unread: arrived.length });
  });
  const opened = new Promise<boolean>((resolve) => {
    socket.onopen = () => resolve(true);
  });
  const nextRaw = async () => arrived.shift() ?? (await new Promise<RawFrame>((resolve) => waiting.push(resolve)));
  return {
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    nextRaw,
    next: async () => v.parse(ServerFrame, JSON.parse((await nextRaw()).text)),
    ended,
    hasOpened: await Promise.race([opened, ended.then(() => false)]),
  };
}

const mockCarrier = (socket: MockClient): Carrier => ({
  send: (text, isBinary) => socket.send(isBinary ? new TextEncoder().encode(text).buffer : text),
  close: (code) => socket.close({ code, reason: '', wasClean: true }),
  cut: () => socket.close({ code: 1006, reason: '', wasClean: false }),
  stopReading: () => {},
});

let mockNumber = 0;
/** The handler behind mock-socket. */
export async function stageOverMockSocket(parts: LiveServerParts): Promise<LiveStage> {
  mockNumber += 1;
  const url = `ws://mock${mockNumber}.example${LIVE_PATH}`;
  // Its client is imported: in place of the global one, jest would take it away while it still closes.
  const server = new MockServer(url, { mock: false, verifyClient: () => refusedUpgradeStatus(parts.faults) === null });
  const ticks: (() => void)[] = [];
  const history = new Map<string, string[]>();
  server.on('connection', (socket) => {
    parts.log.socketsOpened += 1;
    const connection = createFaultyConnection({
      ...parts,
      history,
      carrier: mockCarrier(socket),
      connect: (send) => createConnection({ ...parts, send }),
    });
    socket.on('message', (message) => connection.receive(String(message)));
    socket.on('close', connection.end);
    ticks.push(connection.tick);
  });
  return {
    close: () => server.stop(),
    tick: () => {
      for (const tick of ticks) tick();
    },
    connect: () => clientOn(new MockWebSocket(url)),
  };
}

/** The handler behind a real socket. */
export async function stageOverRealSocket(parts: LiveServerParts): Promise<LiveStage> {
  const live = createLiveServer(parts);
  await once(live.server.listen(0), 'listening');
  const { port } = live.server.address() as AddressInfo;
  return {
    close: live.close,
    tick: () => {},
    connect: () => clientOn(new WebSocket(`ws://localhost:${port}${LIVE_PATH}`)),
  };
}
