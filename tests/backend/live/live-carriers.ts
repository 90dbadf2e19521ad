import type { AddressInfo } from 'node:net';
import { type Client as MockClient, Server as MockServer, WebSocket as MockWebSocket } from 'mock-socket';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { createFaultBox } from '../../../mock-server/faults/fault-box';
import { createFrameHistory } from '../../../mock-server/faults/frame-history';
import { createConnection } from '../../../mock-server/live/connection';
import {
  type Carrier,
  createFaultyConnection,
  refusedUpgradeStatus,
} from '../../../mock-server/live/faulty-connection';
import { createLiveServer, LIVE_PATH, type LiveServerParts } from '../../../mock-server/live/server';
import { ServerFrame } from '../../../src/live/wire';

/** The browser's end of a connection: frames out, frames in one after the other. */
export interface Client {
  send(frame: unknown): void;
  /** The next frame, which has to fit the site's own schema. */
  next(): Promise<v.InferOutput<typeof ServerFrame>>;
  /** The next frame, word for word, and whether it was a text. */
  nextRaw(): Promise<{ readonly text: string; readonly isText: boolean }>;
  /** How the connection ended, and how many frames were left unread; code 1006 without a goodbye. */
  readonly ended: Promise<{ readonly code: number; readonly reason: string; readonly unread: number }>;
  /** True if it was open before it ended. */
  readonly hasOpened: boolean;
  /** Makes the server look at its clock, where nothing else does. */
  tick(): void;
  close(): void;
}

/** A live side that listens. */
export interface LiveStage {
  /** Opens a connection, or fails to: see {@link Client.hasOpened}. */
  connect(): Promise<Client>;
  close(): void;
}

/** What a server side is made of; without faults when none are given. */
type Parts = Pick<LiveServerParts, 'dispatch' | 'log'> & Partial<LiveServerParts>;

const complete = (parts: Parts): LiveServerParts => ({
  faults: createFaultBox(),
  history: createFrameHistory(),
  now: Date.now,
  ...parts,
});

interface Frame {
  readonly text: string;
  readonly isText: boolean;
}

/** Puts what arrives in a line. */
function inbox() {
  const arrived: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  const nextRaw = async () => arrived.shift() ?? (await new Promise<Frame>((resolve) => waiting.push(resolve)));
  return {
    push: (frame: Frame) => {
      const taker = waiting.shift();
      if (taker) taker(frame);
      else arrived.push(frame);
    },
    nextRaw,
    next: async () => v.parse(ServerFrame, JSON.parse((await nextRaw()).text)),
    unread: () => arrived.length,
  };
}

const textOf = (frame: unknown) => (typeof frame === 'string' ? frame : JSON.stringify(frame));

const mockCarrier = (socket: MockClient): Carrier => ({
  send: (text, isBinary) => socket.send(isBinary ? new TextEncoder().encode(text).buffer : text),
  close: (code, reason) => socket.close({ code, reason, wasClean: true }),
  cut: () => socket.close({ code: 1006, reason: '', wasClean: false }),
  stopReading: () => {},
});

/** What both kinds of sockets have in common; answers once the socket has opened, or has ended without. */
async function clientOn(
  socket: { send(text: string): void; close(): void },
  opened: Promise<boolean>,
  ended: Client['ended'],
): Promise<Pick<Client, 'ended' | 'hasOpened' | 'send' | 'close'>> {
  return {
    ended,
    hasOpened: await Promise.race([opened, ended.then(() => false)]),
    send: (frame) => socket.send(textOf(frame)),
    close: () => socket.close(),
  };
}

let mockNumber = 0;
/** The handler behind mock-socket. */
export async function stageOverMockSocket(given: Parts): Promise<LiveStage> {
  const parts = complete(given);
  mockNumber += 1;
  const url = `ws://mock${mockNumber}.example${LIVE_PATH}`;
  // Its client is imported: in place of the global one, jest would take it away while it still closes.
  const server = new MockServer(url, { mock: false, verifyClient: () => refusedUpgradeStatus(parts.faults) === null });
  const ticks: (() => void)[] = [];
  server.on('connection', (socket) => {
    parts.log.socketsOpened += 1;
    const connection = createFaultyConnection({
      ...parts,
      carrier: mockCarrier(socket),
      connect: (send) => createConnection({ ...parts, send }),
    });
    socket.on('message', (message) => connection.receive(String(message)));
    socket.on('close', connection.end);
    ticks.push(connection.tick);
  });
  return {
    close: () => server.stop(),
    connect: async () => {
      const socket = new MockWebSocket(url);
      socket.binaryType = 'arraybuffer';
      const { push, next, nextRaw, unread } = inbox();
      const decoder = new TextDecoder();
      socket.onmessage = ({ data }) => {
        const isText = typeof data === 'string';
        push({ isText, text: isText ? data : decoder.decode(data) });
      };
      const ended = new Promise<Awaited<Client['ended']>>((resolve) => {
        socket.onclose = ({ code, reason }) => resolve({ code, reason, unread: unread() });
      });
      const opened = new Promise<boolean>((resolve) => {
        socket.onopen = () => resolve(true);
      });
      const tick = () => {
        for (const one of ticks) one();
      };
      return { ...(await clientOn(socket, opened, ended)), next, nextRaw, tick };
    },
  };
}

/** The handler behind a real socket. */
export async function stageOverRealSocket(given: Parts): Promise<LiveStage> {
  const live = createLiveServer(complete(given));
  await new Promise<void>((resolve) => live.server.listen(0, resolve));
  const { port } = live.server.address() as AddressInfo;
  return {
    close: live.close,
    connect: async () => {
      const socket = new WebSocket(`ws://localhost:${port}${LIVE_PATH}`);
      const { push, next, nextRaw, unread } = inbox();
      socket.on('message', (data, isBinary) => push({ text: data.toString(), isText: !isBinary }));
      // A refused upgrade is an error event before the end.
      socket.on('error', () => {});
      const ended = new Promise<Awaited<Client['ended']>>((resolve) => {
        socket.on('close', (code, reason) => resolve({ code, reason: reason.toString(), unread: unread() }));
      });
      const opened = new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
      });
      return { ...(await clientOn(socket, opened, ended)), next, nextRaw, tick: () => {} };
    },
  };
}
