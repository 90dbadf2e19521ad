import { connect } from 'node:net';
import fc from 'fast-check';
import { addressTable } from '../../src/address-table';

/** A raw request, and when its client closes the connection. */
interface RawRequest {
  readonly bytes: string;
  readonly leaves: 'after the answer' | 'after the first bytes' | 'without waiting';
}

/** The parts of generated requests. */
interface Parts {
  readonly paths: readonly string[];
  /** Whole header lines. */
  readonly headers: readonly string[];
  readonly bodies?: readonly string[];
}

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'NONE'];
/** Additions to a path that the server knows, or replacements of it. */
const ODD_PATHS = ['', '', '/', '//', '/\\', '?', '?a=%', '#', '%', '%00', '%2F..%2F', '/../..', '/%E0%A4%A', '[', 'ä'];
const STRAY_TARGETS = [
  '//',
  '///',
  '/\\',
  '//[',
  '//a:b/',
  '//:',
  '*',
  'http://',
  'http://[',
  `http://x${addressTable.prefix}/`,
  '/:',
  ':',
  '?',
];
const ODD_HEADERS = [
  'Connection: keep-alive',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Expect: 100-continue',
  'Expect: tea',
  'Transfer-Encoding: chunked',
  'Content-Length: 5',
  'Content-Length: -1',
  'Cookie: a=%',
  'no header at all',
  `X-Long: ${'x'.repeat(20_000)}`,
];

/** This many requests, the same ones for the same seed: methods, paths, headers and clients that disconnect. */
export function rawRequests(count: number, seed: number, { paths, headers, bodies = [''] }: Parts): RawRequest[] {
  const target = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...ODD_PATHS)).map((two) => two.join('')),
    },
    { weight: 1, arbitrary: fc.constantFrom(...STRAY_TARGETS) },
    { weight: 1, arbitrary: fc.webPath().map((path) => `/${path}`) },
  );
  const lines = fc.tuple(
    fc.subarray([...headers], { maxLength: 4 }),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(ODD_HEADERS, { maxLength: 2 }) },
    ),
  );
  const leaves = fc.constantFrom<RawRequest['leaves']>(
    'after the answer',
    'after the answer',
    'after the answer',
    'after the first bytes',
    'without waiting',
  );
  const request = fc
    .tuple(fc.constantFrom(...METHODS), target, lines, fc.constantFrom(...bodies), leaves)
    .map(([method, path, [known, odd], body, when]) => {
      const all = [
        'Host: localhost',
        ...known,
        ...odd,
        ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
      ];
      return { bytes: `${method} ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`, leaves: when };
    });
  return fc.sample(request, { numRuns: count, seed });
}

const AT_ONCE = 25;

/** Sends every request, several at a time, and returns those that got a status of 500 or more. */
export async function failedRequests(port: number, requests: readonly RawRequest[]): Promise<readonly string[]> {
  const failed: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const status = await statusOf(port, request);
      if (status >= 500) failed.push(`${status} ${request.bytes.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/** Sends a request and returns the status of its answer, 0 without one. Rejects if nothing listens. */
function statusOf(port: number, { bytes, leaves }: RawRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      if (leaves === 'without waiting') socket.write(bytes, () => socket.destroy());
      else socket.end(bytes);
    });
    socket.on('data', (chunk) => {
      if (answer.length < 20) answer += chunk.toString('latin1');
      if (leaves === 'after the first bytes') socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

/**
 * Waits until at most this many files are open, because a server closes the last ones after its clients have
 * disconnected.
 */
export async function untilClosed(count: () => Promise<number> | number, wanted: number): Promise<void> {
  while ((await count()) > wanted) await new Promise((resolve) => setImmediate(resolve));
}
