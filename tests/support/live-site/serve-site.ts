import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { WebSocketServer } from 'ws';
import { rightAnswer, type ServedAnswer, type SiteRequest } from './right-site';

/** The differences of a server's answers from the correct ones. */
export type BendSite = (answer: ServedAnswer, request: SiteRequest, origin: string) => ServedAnswer;

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;

/** A certificate of a separate authority, for hosts and this many days; below 0 it has expired. */
export async function certificateFor(hosts: string | readonly string[], days: number): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: randomUUID() }], {
    keyType: 'ec',
    notBeforeDate: new Date(Date.now() - 30 * DAY_MS),
    notAfterDate: new Date(Date.now() + days * DAY_MS + DAY_MS / 2),
    extensions: [{ name: 'subjectAltName', altNames: [hosts].flat().map((value) => ({ type: 2, value })) }],
  });
  return { cert, key };
}

/** A server on this machine, and how to end it. */
export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Ends a server with its connections; a worker of jest waits for each that is open. */
async function end(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Serves a site over https, correct except for the changes of `bend`. */
export async function serveSite(certificate: Certificate, bend: BendSite = (answer) => answer): Promise<Served> {
  const server = createServer(certificate, ({ url: path = '/', headers }, response) => {
    const request = { path, headers };
    const answer = bend(rightAnswer(request, origin()), request, origin());
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`;
  await once(server.listen(0), 'listening');
  return {
    origin: origin(),
    close: () => end(server),
  };
}

/** Answers everything over http with a status and an address. */
export async function servePlain(status: number, location: string): Promise<Served> {
  const server = createPlainServer((_, response) => response.writeHead(status, { location }).end());
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => end(server),
  };
}

/** A live connection over wss that opens and sends nothing. */
export async function serveLive(certificate: Certificate): Promise<Served> {
  const server = createServer(certificate);
  const sockets = new WebSocketServer({ server });
  await once(server.listen(0), 'listening');
  return {
    origin: `wss://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      return end(server);
    },
  };
}
