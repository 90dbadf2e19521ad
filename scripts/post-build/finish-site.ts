import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf, pagesOf, readScripts } from './built-site';
import { finishPage } from './finish-page';
import { inlineScripts, scriptFile } from './inline-scripts';

const TEXTS = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

const brotliCopy = promisify(brotliCompress);
const gzipCopy = promisify(gzip);

interface Folders {
  /** The folder of the built site, and its path prefix. */
  readonly built: string;
  readonly prefix: string;
  /** The folder with the sources of the inline scripts. */
  readonly beforeReact: string;
}

/**
 * The step after Gatsby's build (docs/performance.md): it finishes every page, and writes a brotli and a gzip copy
 * beside every text file. A second run changes nothing. A page that cannot be finished fails the build: without React
 * it would lack the language choice, the slide control and the menu.
 */
export async function finishSite({ built, prefix, beforeReact }: Folders): Promise<void> {
  const scriptsOf = readScripts(built);
  const scripts = inlineScripts(beforeReact);
  const follow = scriptFile(beforeReact, 'follow');
  writeFileSync(path.join(built, follow.file), follow.text);
  const addresses = (files: readonly string[]) => files.map((file) => `${prefix}/${file}`);
  const own = { follow: `${prefix}/${follow.file}` };
  for (const { path: pagePath, file, data, component } of pagesOf(built)) {
    const chunks = addresses(scriptsOf(component));
    if (chunks.length === 0) throw new Error(`${file} cannot be finished: webpack.stats.json has no ${component}.`);
    const parts = { path: pagePath, chunks, data: addresses([data, 'page-data/app-data.json']), scripts, own };
    const whole = path.join(built, file);
    writeFileSync(whole, finishPage(readFileSync(whole, 'utf8'), parts));
  }
  await compressTexts(built);
}

/** Writes a brotli and a gzip copy beside every text file of a built site. */
export async function compressTexts(built: string): Promise<void> {
  await Promise.all(filesOf(built, TEXTS).map((file) => compress(path.join(built, file))));
}

/** Uses zlib's threads, so that each core compresses another file. */
async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const brotli = brotliCopy(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  const [br, gz] = await Promise.all([brotli, gzipCopy(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
