import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { cause, noAnswer } from '../../../tools/shared/http-client';

/** A port of this machine where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** How a connection to a host with these addresses fails. */
async function failureOf(addresses: readonly { address: string; family: number }[]): Promise<Error> {
  const port = await closedPort();
  const socket = connect({
    port,
    host: 'backend.example',
    lookup: (_host, _options, found) => found(null, [...addresses]),
  });
  return new Promise((resolve) => socket.once('error', resolve));
}

test('a host with several addresses fails without words of its own: each address has its reason', async () => {
  const error = await failureOf([
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.2', family: 4 },
  ]);
  expect(error.name).toBe('AggregateError');
  expect(error.message).toBe('');
  expect(cause(error)).toMatch(/^connect ECONNREFUSED 127\.0\.0\.1:\d+; connect ECONNREFUSED 127\.0\.0\.2:\d+$/);
  // As `fetch` hands it on.
  expect(noAnswer(new TypeError('fetch failed', { cause: error }))).toMatch(/^no answer: connect ECONNREFUSED 127/);
});

test.each<[error: unknown, words: string]>([
  [new TypeError('fetch failed'), 'fetch failed'],
  [new TypeError('fetch failed', { cause: new Error('certificate has expired') }), 'certificate has expired'],
  [Object.assign(new Error(), { code: 'EPIPE' }), 'EPIPE'],
  [new AggregateError([]), 'AggregateError'],
  ['closed', 'closed'],
])('%s: %s', (error, words) => {
  expect(cause(error)).toBe(words);
});
