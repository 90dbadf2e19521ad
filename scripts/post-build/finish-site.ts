import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readBuiltSite } from './built-site';
import { finishPage, pathOf } from './finish-page';
import { inlineScripts } from './inline-scripts';

const PAGES = /\.html$/;
const TEXTS = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

interface Folders {
  /** Where the built site is, and the path prefix that it is served under. */
  readonly built: string;
  readonly prefix: string;
  /** Where the sources of the inline scripts are. */
  readonly beforeReact: string;
}

/**
 * What happens after Gatsby's build (docs/performance.md): every page is finished, and a brotli and a gzip copy is put beside every
 * text file. A second run changes nothing.
 */
export function finishSite({ built, prefix, beforeReact }: Folders): void {
  const site = readBuiltSite(built, prefix);
  const scripts = inlineScripts(beforeReact);
  for (const file of site.files(PAGES)) {
    const html = readFileSync(file, 'utf8');
    const path = pathOf(html);
    if (path !== null) writeFileSync(file, finishPage(html, site.partsOf(path), scripts));
  }
  for (const file of site.files(TEXTS)) compress(file);
}

function compress(file: string) {
  const text = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
