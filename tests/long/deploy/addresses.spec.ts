import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { formerWorkers, pageAddresses } from '../../../scripts/deploy/addresses';
import { CHECKED_UNCHANGED, cachingOf } from '../../../scripts/deploy/caching';
import { writtenHeaders } from '../../../scripts/deploy/host-headers';
import { mediaTypes } from '../../../scripts/deploy/nginx';
import { everyAnswer } from '../../../scripts/deploy/policy';
import { built, PREFIX } from '../../support/browser/built-site';
import { inLowerCase } from '../../support/policy/in-lower-case';
import { observatoryPoints } from '../../support/policy/observatory';

/** An answer without following redirects, as for a browser without compression. */
const get = (request: APIRequestContext, address: string, headers: Record<string, string> = {}) =>
  request.get(address, { maxRedirects: 0, headers: { 'Accept-Encoding': 'identity', ...headers } });

/** The headers of a page, as nginx sends them: a page is `no-transform`, which the file for static hosts cannot say. */
const pageHeaders = (headers: Readonly<Record<string, string>>) => ({
  ...inLowerCase(headers),
  'cache-control': CHECKED_UNCHANGED,
});

const read = (file: string) => readFileSync(path.join(built, file));
const pages = pageAddresses();

test('both spellings of every address are its page, with the headers of its kind and no redirect', async ({
  request,
}) => {
  const headersOf = writtenHeaders(built);
  for (const { path: address, kind, isClientOnly } of pages) {
    const file = `${address.slice(PREFIX.length)}/index.html`;
    for (const spelling of [address, `${address}/`, ...(isClientOnly ? [`${address}/a/b?c=%25#d`] : [])]) {
      const answer = await get(request, spelling);
      expect(answer.status(), spelling).toBe(200);
      expect((await answer.body()).equals(read(file)), spelling).toBe(true);
      const expected = headersOf(spelling.replace(/[?#].*$/, ''));
      expect(answer.headers(), spelling).toMatchObject(pageHeaders(expected));
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers().server).toBe('nginx');
      expect(observatoryPoints(answer.headers()), spelling).toBeGreaterThanOrEqual(kind === 'content' ? 120 : 100);
    }
  }
});

test('every file has its type, its cache rule, its compressed copies and the headers of every answer', async ({
  request,
}) => {
  test.slow();
  const names = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)));
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const address = `${PREFIX}/${name}`;
    const plain = await get(request, address);
    expect(plain.status(), name).toBe(200);
    const ending = path.extname(name).slice(1);
    expect(plain.headers(), name).toMatchObject({
      ...inLowerCase(everyAnswer),
      'content-type': mediaTypes[ending],
      'cache-control': cachingOf(`/${name}`),
    });
    for (const [encoding, copy, unpacked] of [
      ['br', '.br', brotliDecompressSync],
      ['gzip', '.gz', gunzipSync],
    ] as const) {
      if (!existsSync(path.join(built, name + copy))) continue;
      // The client decompresses automatically: the header shows the transferred form, the body the decompressed one.
      const packed = await get(request, address, { 'Accept-Encoding': encoding });
      expect(packed.headers(), name).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(Number(packed.headers()['content-length'])).toBe(read(name + copy).length);
      expect((await packed.body()).equals(unpacked(read(name + copy))), name).toBe(true);
    }
  }
});

test('a browser that has a file is told so; another version or a part is sent', async ({ request }) => {
  const address = `${PREFIX}/imprint`;
  const first = await get(request, address, { 'Accept-Encoding': 'br' });
  const { etag = '' } = first.headers();
  const { 'last-modified': changed = '' } = (await get(request, address)).headers();
  const again = await get(request, address, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
  expect((await get(request, address, { 'If-None-Match': '"another"' })).status()).toBe(200);
  expect((await get(request, address, { 'If-Modified-Since': changed })).status()).toBe(304);
  const part = await get(request, address, { Range: 'bytes=0-14' });
  expect(part.status()).toBe(206);
  expect((await part.body()).toString().toLowerCase()).toBe('<!doctype html>');
});

test('an unknown address is the 404 page of its language with status 404, its policy, and nothing cached', async ({
  request,
}) => {
  const files = [
    ['/x', '404.html'],
    [`${PREFIX}/none/at/all`, '404.html'],
    [`${PREFIX}/bookings/none`, '404.html'],
    [`${PREFIX}/app-00000000000000000000.js`, '404.html'],
    [`${PREFIX}/.git/config`, '404.html'],
    [`${PREFIX}/dead`, '404.html'],
    [`${PREFIX}/de/none`, 'de/404/index.html'],
    [`${PREFIX}/de/bookings/none/`, 'de/404/index.html'],
  ] as const;
  const content = writtenHeaders(built)(`${PREFIX}/imprint`);
  for (const [address, file] of files) {
    const answer = await get(request, address);
    expect(answer.status(), address).toBe(404);
    expect((await answer.body()).equals(read(file)), address).toBe(true);
    expect(answer.headers(), address).toMatchObject(pageHeaders(content));
  }
});

test('the root of the host leads to the site, to its icon, robots.txt and workers; other methods are refused', async ({
  request,
}) => {
  for (const [address, target] of [
    ['/', `${PREFIX}/`],
    ['/favicon.ico', `${PREFIX}/icon.svg`],
  ] as const) {
    const answer = await get(request, address);
    expect([answer.status(), answer.headers().location]).toEqual([302, target]);
    expect(answer.headers()).toMatchObject(inLowerCase(everyAnswer));
  }
  for (const file of ['robots.txt', ...formerWorkers]) {
    const answer = await get(request, `/${file}`);
    expect(await answer.text()).toBe(read(file).toString());
    expect(answer.headers()['cache-control']).toBe(CHECKED_UNCHANGED);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await request.fetch(`${PREFIX}/`, { method, maxRedirects: 0 });
    expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
});
