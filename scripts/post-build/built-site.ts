import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PageParts } from './finish-page';
import { UnfinishedPage } from './page-pieces';

const Stats = v.object({
  namedChunkGroups: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
});
const PageData = v.object({ componentChunkName: v.string() });

/** The information of Gatsby's build about itself, from its output folder. */
export interface BuiltSite {
  /** Every file with one of these extensions. */
  files(endings: RegExp): string[];
  /**
   * The chunks of a page, Gatsby's app script among them, and its data, by the path of its file. Throws
   * `UnfinishedPage` if the build has written none.
   */
  partsOf(file: string, pagePath: string): PageParts;
}

/** Reads webpack's statistics of a built site with a path prefix. */
export function readBuiltSite(built: string, prefix: string): BuiltSite {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(built, file), 'utf8'));
  const { namedChunkGroups } = v.parse(Stats, read('webpack.stats.json'));
  const scripts = (group: string) =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => `/${name}`).filter((name) => name.endsWith('.js'));
  return {
    files: (endings) =>
      readdirSync(built, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && endings.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    partsOf: (file, pagePath) => {
      const name = pagePath.replace(/\.html$|\/$/g, '') || '/index';
      const data = `/page-data${name}/page-data.json`;
      if (!existsSync(path.join(built, data))) throw new UnfinishedPage(file, `the page’s data (${data})`);
      const { componentChunkName } = v.parse(PageData, read(data));
      const chunks = scripts(componentChunkName);
      if (chunks.length === 0) throw new UnfinishedPage(file, `the chunk ${componentChunkName} (webpack.stats.json)`);
      return {
        chunks: chunks.map((chunk) => prefix + chunk),
        data: [prefix + data, `${prefix}/page-data/app-data.json`],
      };
    },
  };
}
