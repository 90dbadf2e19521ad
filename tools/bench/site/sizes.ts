import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressTable } from '../../../src/address-table';
import { languages, localPath } from '../../../src/i18n/languages';
import { isProgram } from '../../../src/layout/head/page-addresses';
import type { Row } from './visit-goals';

const pages = Object.keys(addressTable.pages);

/** Content pages, in the default language. */
export const MARKETING = pages.filter((page) => !isProgram(page));

/** Pages that are programs. */
const PROGRAMS = pages.filter((page) => isProgram(page));

/** The bytes of a page's document with brotli, as served by a CDN. */
const documentBytes = (html: string) => brotliCompressSync(html).length;

/** Bytes (gzip) of the inline scripts that run, without those in a template. */
function inlineScriptBytes(html: string): number {
  const running = html.replace(/<template.*?<\/template>/gs, '');
  const scripts = [...running.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  );
  return scripts.length > 0 ? gzipBytes(scripts.join('\n')) : 0;
}

const gzipBytes = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** The bytes (gzip) of every script that a page's HTML names. */
function namedScriptBytes(built: string, html: string): number {
  const names = [...html.matchAll(new RegExp(`(?:src|href)="${addressTable.prefix}/([^"]+\\.js)"`, 'g'))];
  const files = new Set(names.map(([, name = '']) => path.join(built, name)));
  return [...files].reduce((sum, file) => sum + gzipBytes(readFileSync(file)), 0);
}

/** Bytes of the inline styles of a page. */
const inlineStyleBytes = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].reduce((sum, [, text = '']) => sum + text.length, 0);

/** A page's built HTML. */
const htmlOf = (built: string, page: string) => readFileSync(path.join(built, page, 'index.html'), 'utf8');

/** The sizes of the files, next to those of the bare page. */
export function sizeGoals(site: string, bare: string): Row[] {
  const bareHtml = htmlOf(bare, '/');
  const bareScripts = namedScriptBytes(bare, bareHtml);
  const pages = languages.flatMap((language) => MARKETING.map((page) => localPath(language, page)));
  return [
    [
      'largest content page, bytes (brotli)',
      Math.max(...pages.map((page) => documentBytes(htmlOf(site, page)))),
      '13,000',
      documentBytes(bareHtml),
    ],
    ['inline script of Home, bytes (gzip)', inlineScriptBytes(htmlOf(site, '/')), '1,700', inlineScriptBytes(bareHtml)],
    ['styles in Home, bytes', inlineStyleBytes(htmlOf(site, '/')), '–', null],
    ...PROGRAMS.map(
      (page): Row => [
        `script of ${page}, bytes (gzip)`,
        namedScriptBytes(site, htmlOf(site, page)),
        '131,072',
        bareScripts,
      ],
    ),
  ];
}
