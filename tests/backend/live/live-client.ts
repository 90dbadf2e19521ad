import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { WebSocket } from 'ws';
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
  close(): void;
}

/** A client on a socket. */
async function clientOn(socket: WebSocket): Promise<Client> {
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

/** Starts a live side on a free port. */
export async function openLiveStage(parts: LiveServerParts): Promise<LiveStage> {
  const live = createLiveServer(parts);
  await once(live.server.listen(0), 'listening');
  const { port } = live.server.address() as AddressInfo;
  return {
    close: live.close,
    connect: () => clientOn(new WebSocket(`ws://localhost:${port}${LIVE_PATH}`)),
  };
}
