import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formerWorkers } from '../../../scripts/deploy/addresses';
import { HASH_DIGITS } from '../../../scripts/deploy/caching';
import { addressTable } from '../../../src/address-table';
import { languageOf, pathWithoutLanguage } from '../../../src/i18n/languages';
import { canonicalPath, clientOnlyPageOf } from '../../../src/layout/head/page-addresses';

/** A site's answer; header names in lower case. */
export interface ServedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A request to the site: its path, and its headers by their lower-case names. */
export interface SiteRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const { prefix, pages } = addressTable;
const HASH = '0123456789abcdef'.slice(0, HASH_DIGITS);
/** A script in every page of the site. */
export const SCRIPT = `${prefix}/app-${HASH}.js`;
const KEPT = 'public, max-age=31536000, immutable';

const headers = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src 'self' 'sha256-AAAA'; connect-src *",
};

const html = (language: string, title: string) =>
  `<!doctype html><html lang="${language}"><head><script src="${SCRIPT}"></script></head><h1>${title}</h1></html>`;

/** The text of a path, its type and its cache rule; null for an unknown path. */
function fileOf(path: string, origin: string): { text: string; type: string; caching: string } | null {
  if (path === SCRIPT) return { text: 'start();', type: 'text/javascript', caching: KEPT };
  if (path === `${prefix}/icon.svg`) {
    return { text: '<svg/>', type: 'image/svg+xml', caching: 'public, max-age=604800' };
  }
  if (path === '/robots.txt') {
    return { text: `Sitemap: ${origin}${prefix}/sitemap.xml\n`, type: 'text/plain', caching: 'no-cache' };
  }
  if (formerWorkers.some((file) => path === `/${file}`)) {
    return { text: 'leave();', type: 'text/javascript', caching: 'no-cache' };
  }
  if (path === `${prefix}/sitemap.xml`) {
    return { text: `<loc>${origin}${prefix}</loc>`, type: 'application/xml', caching: 'no-cache' };
  }
  const below = path.slice(prefix.length);
  const page = canonicalPath(pathWithoutLanguage(clientOnlyPageOf(below) ?? below) || '/');
  if (!path.startsWith(prefix) || !(page in pages)) return null;
  return { text: html(languageOf(below), page), type: 'text/html; charset=utf-8', caching: 'no-cache' };
}

const compressed = {
  br: (body: Buffer) => brotliCompressSync(body),
  gzip: (body: Buffer) => gzipSync(body),
};

/** Answers according to docs/operations.md. */
export function rightAnswer({ path, headers: asked }: SiteRequest, origin: string): ServedAnswer {
  const file = fileOf(path, origin);
  if (!file) {
    const language = languageOf(path.slice(prefix.length));
    const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    return { status: 404, headers: { ...headers, ...type }, body: Buffer.from(html(language, 'Not found')) };
  }
  const accepted = String(asked['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const plain = Buffer.from(file.text);
  const body = encoding ? compressed[encoding](plain) : plain;
  const tag = `"${body.toString('base64url').slice(0, 20)}"`;
  const described = {
    ...headers,
    'content-type': file.type,
    'cache-control': file.caching,
    etag: tag,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  };
  if (asked['if-none-match'] === tag) return { status: 304, headers: described, body: Buffer.alloc(0) };
  return { status: 200, headers: described, body };
}
