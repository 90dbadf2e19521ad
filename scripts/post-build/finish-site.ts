import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuiltSite, readBuiltSite } from './built-site';
import { finishPage } from './finish-page';
import { formerWorkers, workerCode } from './former-workers';
import { inlineScripts, scriptFile } from './inline-scripts';
import { noPages } from './no-pages';

const PAGES = /\.html$/;
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
 * The step after Gatsby's build (docs/performance.md): it finishes every page, and writes the workers that remove those
 * of a former site, and a brotli and a gzip copy beside every text file. A second run changes nothing. A page that
 * cannot be finished fails the build.
 */
export async function finishSite({ built, prefix, beforeReact }: Folders): Promise<void> {
  const site = readBuiltSite(built, prefix);
  const scripts = inlineScripts(beforeReact);
  const follow = scriptFile(beforeReact, 'follow');
  writeFileSync(path.join(built, follow.file), follow.text);
  for (const name of formerWorkers) writeFileSync(path.join(built, name), workerCode);
  const own = { follow: `${prefix}/${follow.file}` };
  for (const file of site.files(PAGES)) {
    const name = path.relative(built, file).replaceAll(path.sep, '/');
    if (noPages.includes(name)) continue;
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      finishPage(name, html, (pagePath) => site.partsOf(name, pagePath), scripts, own),
    );
  }
  await compressTexts(site);
}

/** Writes a brotli and a gzip copy beside every text file of a built site. */
export async function compressTexts(site: Pick<BuiltSite, 'files'>): Promise<void> {
  await Promise.all(site.files(TEXTS).map(compress));
}

/** Uses zlib's threads, so that each core compresses another file. */
async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const brotli = brotliCopy(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  const [br, gz] = await Promise.all([brotli, gzipCopy(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
