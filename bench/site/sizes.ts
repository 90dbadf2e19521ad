import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of a page's document with brotli, as a CDN makes it. */
export const documentBytes = (html: string) => brotliCompressSync(html).length;

/** Bytes (gzip) of the scripts that stand in a page itself and run; what waits in a template does not. */
export function inlineScriptBytes(html: string): number {
  const running = html.replace(/<template.*?<\/template>/gs, '');
  const scripts = [...running.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  );
  return scripts.length > 0 ? gzipSync(scripts.join('\n'), { level: 9 }).length : 0;
}

/** Bytes (gzip) of every script that a page's HTML names. */
export function namedScriptBytes(built: string, html: string): number {
  const names = [...html.matchAll(/(?:src|href)="\/website\/([^"]+\.js)"/g)].map(([, name = '']) =>
    path.join(built, name),
  );
  return [...new Set(names)]
    .filter(existsSync)
    .reduce(
      (sum, file) =>
        sum + (existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length),
      0,
    );
}

/** Bytes of the styles that stand in a page. */
export const inlineStyleBytes = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].reduce((sum, [, text = '']) => sum + text.length, 0);
