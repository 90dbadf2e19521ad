import type { AddressInfo } from 'node:net';
import { Server as MockServer, WebSocket as MockWebSocket } from 'mock-socket';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { createConnection } from '../../mock-server/live/connection';
import { createLiveServer, LIVE_PATH } from '../../mock-server/live/server';
import { ServerFrame } from '../../src/live/wire';

/** The browser's end of a connection: frames out, frames in one after the other. */
export interface Client {
  send(frame: unknown): void;
  next(): Promise<v.InferOutput<typeof ServerFrame>>;
  /** Makes the server look at its clock, where nothing else does. */
  tick(): void;
  close(): void;
}

/** What a server side is made of. */
type Parts = Parameters<typeof createLiveServer>[0];

/** Puts what arrives in a line; every frame has to fit the site's own schema. */
function inbox() {
  const arrived: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  return {
    push: (text: string) => {
      const taker = waiting.shift();
      if (taker) taker(text);
      else arrived.push(text);
    },
    next: async () => {
      const first = arrived.shift();
      const text = first ?? (await new Promise<string>((resolve) => waiting.push(resolve)));
      return v.parse(ServerFrame, JSON.parse(text));
    },
  };
}

const textOf = (frame: unknown) => (typeof frame === 'string' ? frame : JSON.stringify(frame));

let mockNumber = 0;
/** The handler behind mock-socket. */
export async function overMockSocket(parts: Parts): Promise<Client> {
  mockNumber += 1;
  const url = `ws://mock${mockNumber}.example${LIVE_PATH}`;
  const server = new MockServer(url);
  const { push, next } = inbox();
  let tick = () => {};
  server.on('connection', (socket) => {
    const connection = createConnection({ ...parts, send: (text) => socket.send(text) });
    socket.on('message', (message) => connection.receive(String(message)));
    tick = connection.tick;
  });
  const socket = new MockWebSocket(url);
  socket.onmessage = ({ data }) => push(String(data));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  return { next, send: (frame) => socket.send(textOf(frame)), tick: () => tick(), close: () => server.stop() };
}

/** The handler behind a real socket. */
export async function overRealSocket(parts: Parts): Promise<Client> {
  const live = createLiveServer(parts);
  await new Promise<void>((resolve) => live.server.listen(0, resolve));
  const { port } = live.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://localhost:${port}${LIVE_PATH}`);
  const { push, next } = inbox();
  socket.on('message', (data) => push(data.toString()));
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    next,
    send: (frame) => socket.send(textOf(frame)),
    tick: () => {},
    close: () => live.close(),
  };
}
