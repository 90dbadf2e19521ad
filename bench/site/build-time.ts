import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildTime, copySite } from './site-copy';
import { documentBytes, namedScriptBytes } from './sizes';
import type { Row } from './table';

/** The number of added pages, each in both languages. */
const ADDED = [0, 25, 250];

/** The copy's gatsby-node: the site's own, with added pages that use the terms' component. */
const nodeWithPages = (count: number) => `
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createPages as createOwn } from './own-node';

export * from './own-node';
export const createPages: GatsbyNode['createPages'] = async (api, ...rest) => {
  await createOwn?.(api, ...rest);
  for (let page = 0; page < ${count}; page += 1) {
    api.actions.createPage({ path: \`/added-\${page}\`, component: path.resolve('src/pages/terms.tsx'), context: {} });
  }
};
`;

/** A build of the site with pages added. */
interface LargerSite extends BuildTime {
  readonly pages: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
}

/**
 * Builds a copy of the site several times from scratch, each time with more pages. Returns the cost of a page: build
 * time, as the slope over all builds, and bytes for a visitor of another page.
 */
export function timePerAddedPage(root: string): Row[] {
  const copy = copySite(root);
  const node = path.join(copy.folder, 'gatsby-node.ts');
  renameSync(node, path.join(copy.folder, 'own-node.ts'));
  const sites = ADDED.map((count): LargerSite => {
    writeFileSync(node, nodeWithPages(count));
    const time = copy.build();
    const terms = readFileSync(path.join(copy.built, 'terms/index.html'), 'utf8');
    return {
      ...time,
      pages: 2 * count,
      documentBytes: documentBytes(terms),
      scriptBytes: namedScriptBytes(copy.built, terms),
    };
  });
  copy.remove();
  const perPage = (part: 'wallMs' | 'processorMs') => Math.round(slope(sites.map((site) => [site.pages, site[part]])));
  const added = (part: 'documentBytes' | 'scriptBytes') => (sites.at(-1)?.[part] ?? 0) - (sites[0]?.[part] ?? 0);
  return [
    ['a page more: time of the build, ms', perPage('wallMs'), '–', null],
    ["a page more: the processor's time, ms", perPage('processorMs'), '–', null],
    [`${2 * (ADDED.at(-1) ?? 0)} pages more: bytes in the document of another page`, added('documentBytes'), '0', null],
    [`${2 * (ADDED.at(-1) ?? 0)} pages more: bytes of its script (gzip)`, added('scriptBytes'), '0', null],
  ];
}

/** The slope of the line with the least squares. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const along = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return along / spread;
}
