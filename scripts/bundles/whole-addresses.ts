import { existsSync } from 'node:fs';
import path from 'node:path';

const NAVIGATION = '.cache/navigation.js';

/**
 * webpack's rule for Gatsby's navigation. Where the page behind a link cannot be loaded, as after a new build, Gatsby
 * loads its document: by its path alone. The fragment has the places of a link to the booking screen.
 */
export function wholeAddresses() {
  if (!existsSync(NAVIGATION)) throw new Error(`${NAVIGATION} is gone: scripts/bundles/whole-addresses.ts`);
  return {
    include: path.resolve(NAVIGATION),
    enforce: 'pre',
    loader: 'string-replace-loader',
    // Strict: a Gatsby that writes it otherwise ends the build.
    options: {
      search: /window\.location = pathname$/m,
      replace: 'window.location = pathname + search + hash',
      strict: true,
    },
  };
}
