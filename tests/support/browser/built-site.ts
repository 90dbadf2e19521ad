import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { addressTable } from '../../../src/address-table';

/** The built site on disk and where it is served. */
export const built = path.join(__dirname, '../../../public');
export const PREFIX = addressTable.prefix;

/** A built page: its file, its address below the prefix, and its parsed HTML. */
export interface BuiltPage {
  readonly file: string;
  readonly address: string;
  readonly html: string;
  readonly document: HTMLElement;
}

/** Content for browsers without JavaScript is parsed like the rest. */
const WITH_NOSCRIPT = { blockTextElements: { script: true, style: true } } as const;

/** Every HTML page of the build. */
export function builtPages(): BuiltPage[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.html') && !name.startsWith('_gatsby') && statSync(path.join(built, name)).isFile(),
    )
    .map((file) => {
      const html = readFileSync(path.join(built, file), 'utf8');
      const address = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      return { file, address, html, document: parse(html, { comment: false, ...WITH_NOSCRIPT }) };
    });
}

/** The file with which a server answers a path below the prefix; null if there is none. */
export function fileOf(address: string): string | null {
  const clean = decodeURI(address).replace(/\/$/, '');
  const candidates = [clean, `${clean}/index.html`, `${clean}.html`].map((name) => path.join(built, name));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** The text files of the build of one kind; the compressed copies beside them are made from them. */
export const builtTexts = (kind: RegExp) =>
  readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

/** The places in scripts, pages, styles and data of the build that contain one of the words, ignoring case. */
export function wordsInBuild(words: readonly string[]): readonly string[] {
  const files = builtTexts(/\.(js|html|css|json)$/);
  if (files.length < 20) throw new Error(`The build has ${files.length} files only`);
  return files.flatMap(({ path: file, text }) => {
    const small = text.toLowerCase();
    return words.filter((word) => small.includes(word.toLowerCase())).map((word) => `${file}: ${word}`);
  });
}
