import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PageParts } from './finish-page';

const Stats = v.object({
  namedChunkGroups: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
});
const PageData = v.object({ componentChunkName: v.string() });

/** What Gatsby's build says about itself, in the folder it has built into. */
export interface BuiltSite {
  /** Every file with one of these endings. */
  files(endings: RegExp): string[];
  /** What a page by its path needs beside Gatsby's own scripts. */
  partsOf(pagePath: string): PageParts;
}

/** Reads webpack's statistics of a built site that is served under a prefix. */
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
    partsOf: (pagePath) => {
      const name = pagePath.replace(/\.html$|\/$/g, '') || '/index';
      const data = `/page-data${name}/page-data.json`;
      const { componentChunkName } = v.parse(PageData, read(data));
      return {
        chunks: scripts(componentChunkName).map((name) => prefix + name),
        data: [prefix + data, `${prefix}/page-data/app-data.json`],
      };
    },
  };
}
