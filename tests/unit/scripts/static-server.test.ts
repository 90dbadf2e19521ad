import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HASH_DIGITS } from '../../../scripts/deploy/caching';
import { failedRequests, rawRequests, untilClosed } from '../../support/raw-requests';

const folder = mkdtempSync(join(tmpdir(), 'taxi-served-'));
const BUILT_AT = new Date('2026-06-09T10:00:00Z');
const HASH = '0123456789abcdef'.slice(0, HASH_DIGITS);
const digits = '0123456789'.repeat(10);
const files: Readonly<Record<string, string>> = {
  '/index.html': '<h1>Home</h1>',
  '/about/index.html': '<h1>About</h1>',
  '/private/index.html': '<h1>Private</h1>',
  '/404.html': '<h1>Not here</h1>',
  '/de/404/index.html': '<h1>Nicht hier</h1>',
  '/fr/private/index.html': '<h1>Espace client</h1>',
  '/fr/404/index.html': '<h1>Pas ici</h1>',
  '/digits.txt': digits,
  '/other.txt': digits,
  '/taxi.svg': '<svg/>',
  [`/app-${HASH}.js`]: 'go()',
  '/large.bin': 'x'.repeat(4_000_000),
};
/** A backend that answers with what it was asked. */
const backend = createServer(({ method, url, headers }, response) => {
  response.writeHead(url === '/tiles/99' ? 404 : 200, { ETag: '"1"', 'Content-Type': 'image/png' });
  response.end(`${method} ${url} ${headers.accept ?? ''}`);
});
let child: ChildProcess;
let port = 0;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, BUILT_AT, BUILT_AT);
    if (!/\.(html|js|svg)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  backend.listen(0);
  const origin = `http://localhost:${(backend.address() as AddressInfo).port}`;
  child = fork(join(__dirname, '../../support/serve-folder.mjs'), [folder, origin], { execArgv: ['--import', 'tsx'] });
  [{ port }] = await once(child, 'message');
});
afterAll(async () => {
  child.disconnect();
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a target to the letter: `fetch` would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

async function openFiles(): Promise<number> {
  child.send('count');
  const [{ openFiles: count }] = await once(child, 'message');
  return count;
}

describe('The address of a page', () => {
  it.each([
    ['/website', 'Home'],
    ['/website/', 'Home'],
    ['/website/about', 'About'],
    ['/website/about/', 'About'],
    ['/website/about?x=//', 'About'],
    ['/website/private/your-ride', 'Private'],
    ['/website/private/a%0Ab', 'Private'],
    ['/website/private/%', 'Private'],
    ['/website/private/invoice/%E0%A4%A?x=%', 'Private'],
    ['/website/fr/private/%', 'Espace client'],
    ['http://elsewhere.example/website/about', 'About'],
  ])('%s is answered with the page, without a redirect', async (path, heading) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, `<h1>${heading}</h1>`]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['/', 302, ''],
    ['/favicon.ico', 302, ''],
    ['/website/nowhere', 404, 'Not here'],
    ['/website/about//', 404, 'Not here'],
    ['/website/%00', 404, 'Not here'],
    ['/website/de/nowhere', 404, 'Nicht hier'],
    ['/website/fr/nowhere', 404, 'Pas ici'],
    ['/website/france', 404, 'Not here'],
    ['/elsewhere', 404, 'Not Found'],
    ['/website/%', 400, 'Bad Request'],
    ['*', 400, 'Bad Request'],
    ['http://', 400, 'Bad Request'],
    ['//', 404, 'Not Found'],
    ['///', 404, 'Not Found'],
    ['/\\', 404, 'Not Found'],
    ['//[', 404, 'Not Found'],
    ['//a:b/', 404, 'Not Found'],
    ['/website/..%2F..%2Fetc%2Fpasswd', 404, 'Not here'],
  ])('%s is answered with %i', async (path, status, words) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(words);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is no method of files: 405', async (method) => {
    const { status, headers } = await ask('/website/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('HEAD is answered like GET, without the body', async () => {
    const { status, headers, body } = await ask('/website/digits.txt', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '100', 0]);
  });
});

describe('A range', () => {
  it.each([
    ['bytes=0-4', 206, '01234', 'bytes 0-4/100'],
    ['bytes=95-', 206, '56789', 'bytes 95-99/100'],
    ['bytes=-10', 206, '0123456789', 'bytes 90-99/100'],
    ['bytes=98-200', 206, '89', 'bytes 98-99/100'],
    ['bytes=-200', 206, digits, 'bytes 0-99/100'],
    ['bytes=100-', 416, 'Range Not Satisfiable', 'bytes */100'],
    ['bytes=5-2', 200, digits, undefined],
    ['bytes=-', 200, digits, undefined],
    ['bytes=', 200, digits, undefined],
    ['bytes=a-b', 200, digits, undefined],
    ['bytes=0x1-2', 200, digits, undefined],
    ['lines=1-2', 200, digits, undefined],
    ['bytes=0-1,3-4', 200, digits, undefined],
  ])('%s is answered with %i', async (range, status, text, contentRange) => {
    const { headers, body, ...answer } = await ask('/website/digits.txt', { Range: range });
    expect([answer.status, body.toString(), headers['content-range']]).toEqual([status, text, contentRange]);
  });

  it('counts only for the file that the client knows', async () => {
    const { headers } = await ask('/website/digits.txt');
    const half = { Range: 'bytes=0-4' };
    expect((await ask('/website/digits.txt', { ...half, 'If-Range': String(headers.etag) })).status).toBe(206);
    expect((await ask('/website/digits.txt', { ...half, 'If-Range': '"older"' })).status).toBe(200);
  });
});

describe('A file that the client has', () => {
  const tag = async (path: string, encoding = '') =>
    String((await ask(path, { 'Accept-Encoding': encoding })).headers.etag);

  it('depends on the content: two files with the same content share an ETag, two encodings do not', async () => {
    expect(await tag('/website/digits.txt')).toBe(await tag('/website/other.txt'));
    expect(await tag('/website/about')).not.toBe(await tag('/website/about', 'br'));
  });

  it.each([
    ['its ETag', (known: string) => ({ 'If-None-Match': known })],
    ['a list of ETags', (known: string) => ({ 'If-None-Match': `"a", ${known}, "b"` })],
    ['a weak ETag', (known: string) => ({ 'If-None-Match': `W/${known}` })],
    ['any', () => ({ 'If-None-Match': '*' })],
    ['the time of the build', () => ({ 'If-Modified-Since': BUILT_AT.toUTCString() })],
  ])('is not sent again: %s', async (_what, headersFor) => {
    const answer = await ask('/website/digits.txt', headersFor(await tag('/website/digits.txt')));
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
  });

  it.each([
    { 'If-None-Match': '"a", "b"' },
    { 'If-Modified-Since': 'Mon, 08 Jun 2026 10:00:00 GMT' },
    { 'If-Modified-Since': 'yesterday' },
    // The ETag decides where both are there.
    { 'If-None-Match': '"a"', 'If-Modified-Since': BUILT_AT.toUTCString() },
  ])('is sent when it is another one: %j', async (headers) => {
    expect((await ask('/website/digits.txt', headers)).status).toBe(200);
  });
});

describe('Compressed copies', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['broken', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const { headers } = await ask(`/website/app-${HASH}.js`, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('An open map service', () => {
  it.each([
    ['/karte/12/2164/1364.png', '/tiles/12/2164/1364.png'],
    ['/adressen/api?q=K%C3%B6nigs&lat=51', '/photon/api?q=K%C3%B6nigs&lat=51'],
    ['/wege/route?json={}', '/valhalla/route?json={}'],
  ])('%s is answered by the local backend, as an operator’s web server does', async (path, asked) => {
    const { status, headers, body } = await ask(path, { Accept: 'image/png' });
    expect([status, body.toString()]).toEqual([200, `GET ${asked} image/png`]);
    expect(headers).toMatchObject({ etag: '"1"', 'content-type': 'image/png' });
  });

  it('has the status of the backend, and other paths of the backend are not reached', async () => {
    expect((await ask('/karte/99')).status).toBe(404);
    for (const path of ['/karte', '/karte/../__reset', '/karte/%2e%2e/__reset', '/__log'])
      expect([(await ask(path)).status, (await ask(path)).body.toString()]).toEqual([404, 'Not Found']);
  });

  it('is only read', async () => {
    expect((await ask('/wege/route', {}, 'POST')).status).toBe(405);
  });

  it('is a bad gateway while the backend is away, and the site is still served', async () => {
    backend.closeAllConnections();
    backend.close();
    await once(backend, 'close');
    expect((await ask('/karte/1/0/0.png')).status).toBe(502);
    expect((await ask('/website/about')).status).toBe(200);
  });
});

it('No request ends the server: after 2,000 raw ones it answers, without an error or an open file', async () => {
  await ask('/website/');
  const before = await openFiles();
  const requests = rawRequests(2_000, 19, {
    paths: ['/', '/website', '/website/about', '/website/large.bin', '/website/private', `/website/app-${HASH}.js`],
    headers: [
      'Accept-Encoding: br, gzip',
      'Accept-Encoding: *;q=0',
      'Range: bytes=5-2',
      'Range: bytes=-10',
      'Range: bytes=1000-',
      'Range: bytes=0-0,5-6',
      'Range: bytes',
      'If-None-Match: *',
      'If-None-Match: "a',
      'If-Modified-Since: never',
      'If-Match: "a"',
      'If-Range: "a"',
      'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT',
    ],
  });
  expect(await failedRequests(port, requests)).toEqual([]);
  expect((await ask('/website/about')).status).toBe(200);
  await untilClosed(openFiles, before);
});
