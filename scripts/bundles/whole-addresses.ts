import { existsSync } from 'node:fs';
import path from 'node:path';

const NAVIGATION = '.cache/navigation.js';

/**
 * webpack's rule for Gatsby's navigation. If the page behind a link cannot load, for example after a new build, Gatsby
 * loads its document by path only. The fragment contains the places of a link to the booking screen.
 */
export function wholeAddresses() {
  if (!existsSync(NAVIGATION)) throw new Error(`${NAVIGATION} is gone: scripts/bundles/whole-addresses.ts`);
  return {
    include: path.resolve(NAVIGATION),
    enforce: 'pre',
    loader: 'string-replace-loader',
    // Strict: a change in Gatsby's code fails the build.
    options: {
      search: /window\.location = pathname$/m,
      replace: 'window.location = pathname + search + hash',
      strict: true,
    },
  };
}
