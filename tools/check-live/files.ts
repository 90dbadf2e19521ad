import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HASHED } from '../../scripts/deploy/caching';
import { type Finding, found } from '../shared/report';
import { type AskSite, lookAtEach, type SiteAnswer } from './site-client';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const YEAR_S = 31_536_000;

/** The paths of the scripts and style sheets with a hashed name that a page loads, without duplicates. */
export const hashedFilesOf = (html: string, prefix: string): readonly string[] =>
  [...new Set([...html.matchAll(/\b(?:src|href)="([^"?#]+)"/g)].map(([, path = '']) => path))].filter(
    (path) => path.startsWith(`${prefix}/`) && HASHED.test(path) && /\.(js|css)$/.test(path),
  );

const headerOf = ({ headers }: SiteAnswer, name: string) => String(headers[name] ?? '').toLowerCase();

async function compressionProblems(ask: AskSite, path: string, encoding: keyof typeof UNPACK) {
  const plain = await ask(path, { 'Accept-Encoding': 'identity' });
  const packed = await ask(path, { 'Accept-Encoding': encoding });
  const named = headerOf(packed, 'content-encoding');
  if (headerOf(plain, 'content-encoding') !== '') return [`${path}: is compressed for a client that cannot read it`];
  if (named !== encoding) return [`${path}: ${named === '' ? 'is not compressed' : `is compressed with ${named}`}`];
  if (!/\baccept-encoding\b|\*/.test(headerOf(packed, 'vary'))) return [`${path}: Vary does not name Accept-Encoding`];
  return UNPACK[encoding](packed.body).equals(plain.body) ? [] : [`${path}: the compressed copy is another file`];
}

/** Checks the compressed copies of pages and files: one line for brotli, one line for gzip. */
export const checkCompression = (ask: AskSite, paths: readonly string[]): Promise<readonly Finding[]> =>
  Promise.all(
    (Object.keys(UNPACK) as (keyof typeof UNPACK)[]).map((encoding) =>
      lookAtEach(`compressed: ${encoding}`, paths, (path) => compressionProblems(ask, path, encoding)),
    ),
  );

const maxAgeOf = (caching: string) => Number(/\bmax-age=(\d+)/.exec(caching)?.[1] ?? Number.NaN);
/** Whether a browser revalidates a stored copy before it shows it. */
const isRevalidated = (caching: string) => /\bno-cache\b/.test(caching) || maxAgeOf(caching) === 0;

async function pageCachingProblems(ask: AskSite, path: string): Promise<readonly string[]> {
  const answer = await ask(path);
  const caching = headerOf(answer, 'cache-control');
  if (!isRevalidated(caching)) return [`${path}: Cache-Control is ${caching || 'missing'}, not no-cache`];
  const { etag, 'last-modified': modified } = answer.headers;
  if (etag === undefined && modified === undefined) return [`${path}: has neither ETag nor Last-Modified`];
  const condition = etag === undefined ? { 'If-Modified-Since': modified ?? '' } : { 'If-None-Match': etag };
  const { status } = await ask(path, condition);
  return status === 304 ? [] : [`${path}: asked again with what it named, expected 304, got ${status}`];
}

const KEPT = 'files with a hash are kept for good';

/** Checks the cache rules: hashed files are cached permanently, pages are revalidated each time. */
export const checkCaching = (
  ask: AskSite,
  pages: readonly string[],
  hashed: readonly string[],
): Promise<readonly Finding[]> =>
  Promise.all([
    hashed.length === 0
      ? found(KEPT, ['the page loads no such file'])
      : lookAtEach(KEPT, hashed, async (path) => {
          const caching = headerOf(await ask(path), 'cache-control');
          const isKept = maxAgeOf(caching) >= YEAR_S && /\bimmutable\b/.test(caching);
          return isKept ? [] : [`${path}: Cache-Control is ${caching || 'missing'}`];
        }),
    lookAtEach('pages are asked about each time', pages, (path) => pageCachingProblems(ask, path)),
  ]);
