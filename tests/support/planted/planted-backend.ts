import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import { parsed } from '../../backend/harness';

/** An answer of the backend in transit to the client. */
export interface PassingAnswer {
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON. */
  body: unknown;
}

/** A request in transit to the backend. */
export interface PassingRequest {
  /** `GET /auth/me`, without a query. */
  readonly call: string;
  readonly query: URLSearchParams;
  headers: Record<string, string>;
  readonly body: unknown;
}

/** A frame in either direction; the tests change any field of it. */
// biome-ignore lint/suspicious/noExplicitAny: frames are bent in every way.
export type Frame = any;

/** The defects of the planted backend: each part may change the traffic. */
export interface Plant {
  /** The path that the backend is asked for instead. */
  path?(path: string): string;
  /** Before the request reaches the backend. */
  request?(request: PassingRequest): void;
  answer?(answer: PassingAnswer, request: PassingRequest): void;
  /** The frames that the client receives instead of one of the backend's; bytes are a binary one. */
  told?(frame: Frame): readonly object[];
  /** The frames that the backend receives instead of one of the client's; `say` sends the client one at once. */
  heard?(text: string, isBinary: boolean, say: (frame: object) => void): readonly string[] | null;
  /** The subprotocols that are offered to the backend instead of the client's. */
  protocols?(offered: readonly string[]): readonly string[];
}

const PASSED_ON = /^(authorization|content-type|idempotency-key|origin|access-control-request-.*)$/;
const NOT_PASSED_BACK = /^(content-length|content-encoding|transfer-encoding|connection)$/;

/** A proxy with planted defects in front of a true backend, on ports of its own. */
export async function createPlantedBackend({ url, live }: Readonly<Record<'url' | 'live', string>>) {
  let wrong: Plant = {};

  // A busy machine is late: a connection that waits for its next request is not cut.
  const api = createServer({ keepAliveTimeout: 120_000 }, async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const address = new URL(wrong.path?.(path) ?? path, url);
    const passedOn = Object.entries(incoming.headers).filter(([name]) => PASSED_ON.test(name));
    const headers = Object.fromEntries(passedOn.map(([name, value]) => [name, String(value)]));
    const body = await text(incoming);
    const { pathname, searchParams: query } = address;
    const passing = { call: `${incoming.method} ${pathname}`, query, headers, body: parsed(body) };
    wrong.request?.(passing);
    const response = await fetch(address, { method: incoming.method ?? 'GET', headers, body: body || null });
    const kept = [...response.headers].filter(([name]) => !NOT_PASSED_BACK.test(name));
    const answer = { status: response.status, headers: Object.fromEntries(kept), body: parsed(await response.text()) };
    wrong.answer?.(answer, passing);
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });

  const upstreams = new WeakMap<IncomingMessage, WebSocket>();
  const sockets = new WebSocketServer({
    port: 0,
    handleProtocols: (offered) => [...offered][0] ?? false,
    verifyClient: ({ req }, decide) => {
      const offered = req.headers['sec-websocket-protocol']?.split(/, */) ?? [];
      const upstream = new WebSocket(live, [...(wrong.protocols?.(offered) ?? offered)]);
      upstreams.set(req, upstream);
      upstream.on('open', () => decide(true));
      upstream.on('unexpected-response', (_request, response) => decide(false, response.statusCode));
      upstream.on('error', () => {});
    },
  });
  sockets.on('connection', (socket, request) => {
    const upstream = upstreams.get(request);
    const say = (frame: object) => socket.send(Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
    socket.on('message', (data, isBinary) => {
      const instead = wrong.heard?.(data.toString(), isBinary, say) ?? null;
      if (instead === null) upstream?.send(data, { binary: isBinary });
      else for (const frame of instead) upstream?.send(frame);
    });
    upstream?.on('message', (data) => {
      const frame = JSON.parse(data.toString());
      for (const told of wrong.told?.(frame) ?? [frame]) say(told);
    });
    socket.on('close', () => upstream?.close());
  });

  api.listen(0);
  await once(api, 'listening');
  return {
    url: `http://localhost:${(api.address() as AddressInfo).port}`,
    live: `ws://localhost:${(sockets.address() as AddressInfo).port}`,
    /** Sets the defects from now on. */
    plant: (planted: Plant) => {
      wrong = planted;
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      api.close();
      api.closeAllConnections();
      await once(api, 'close');
    },
  };
}
