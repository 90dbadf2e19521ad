import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import * as v from 'valibot';

const PageData = v.object({ path: v.string(), componentChunkName: v.string() });
const Stats = v.object({
  namedChunkGroups: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
});

/** A page of a built site. */
export interface BuiltPage {
  /** Its own path, without the prefix: `/de/bookings`. */
  readonly path: string;
  /** Its HTML and its data, by their paths below the site. */
  readonly file: string;
  readonly data: string;
  /** webpack's name of its component. */
  readonly component: string;
}

const readJson = (built: string, file: string): unknown => JSON.parse(readFileSync(path.join(built, file), 'utf8'));

/** The files of a folder of a built site with one of these endings, by their paths below the site. */
export const filesOf = (built: string, endings: RegExp, folder = '.'): readonly string[] =>
  readdirSync(path.join(built, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/** The pages of a built site: what Gatsby has written data for. Any other HTML file is none. */
export const pagesOf = (built: string): readonly BuiltPage[] =>
  filesOf(built, /^page-data\.json$/, 'page-data').map((data) => {
    const page = v.parse(PageData, readJson(built, data));
    const file = page.path.endsWith('.html') ? page.path : path.posix.join(page.path, 'index.html');
    return { path: page.path, file: file.slice(1), data, component: page.componentChunkName };
  });

/** Reads the scripts that a component of a page needs beside Gatsby's framework, Gatsby's app script among them. */
export function readScripts(built: string): (component: string) => readonly string[] {
  const { namedChunkGroups } = v.parse(Stats, readJson(built, 'webpack.stats.json'));
  return (component) =>
    (namedChunkGroups[component]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
}

/** Parses a page. Its text form is the same HTML, except for the slash at the end of void elements. */
export const parsePage = (html: string) =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });
