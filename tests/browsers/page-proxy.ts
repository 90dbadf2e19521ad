import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The mark that the page's policy lets the added script pass by. */
const NONCE = 'nonce-added-by-the-driver';

const addTo = (policy: string) => policy.replace('script-src ', `script-src '${NONCE}' `);

/** Answers with a document that runs a script of the driver before its own. */
async function answerDocument(answer: IncomingMessage, response: ServerResponse, script: string) {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const added = `<script nonce="${NONCE.slice('nonce-'.length)}">${script}</script>`;
  const body = Buffer.concat(parts)
    .toString()
    .replace(/<head[^>]*>/, (head) => head + added);
  const headers = { ...answer.headers };
  delete headers['transfer-encoding'];
  headers['content-length'] = String(Buffer.byteLength(body));
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = addTo(String(policy));
  response.writeHead(answer.statusCode ?? 200, headers).end(body);
}

/**
 * A proxy for a browser whose driver can neither run a script before those of a page nor end the network: it adds the
 * script to each document, and cuts every connection while the network is ended.
 */
export async function startPageProxy(script: string) {
  let isOffline = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A connection that one side has cut is over, and says so to nobody.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((request, response) => {
    // A request of another program, which takes the proxy for a server.
    if (!URL.canParse(String(request.url))) return response.writeHead(400).end();
    const headers = { ...request.headers };
    // A compressed document could not be changed.
    if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
    const onward = send(String(request.url), { method: request.method, headers }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) void answerDocument(answer, response, script);
      else answer.pipe(response.writeHead(answer.statusCode ?? 200, answer.headers));
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.on('connection', (socket: Socket) => {
    keep(socket);
    if (isOffline) socket.destroy();
  });
  // A WebSocket: its request and all that follows are passed on as they are.
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const { hostname, port, pathname, search } = new URL(String(url));
    const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    const onward = connect(Number(port), hostname, () => {
      onward.write([`${method} ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    keep(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setOffline: (is: boolean) => {
      isOffline = is;
      if (is) cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
