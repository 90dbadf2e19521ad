import { createRequire } from 'node:module';
import path from 'node:path';

const runtime = (name: string) => path.resolve('src/i18n/runtime', name);
const ofGatsby = (name: string) => path.resolve('.cache', name);

/** A file beside a package's entry. */
const beside = (entry: string, name: string) =>
  path.join(createRequire(path.resolve('package.json')).resolve(entry), '..', name);

/**
 * In every stage, so that the built HTML has the browser's words: the lookup of texts and their variables, without
 * plurals and contexts (docs/decisions.md, a-small-text-runtime).
 */
export const textRuntime = {
  i18next$: runtime('i18next.ts'), // 15,239
  'react-i18next$': runtime('react-i18next.tsx'), // 6,652
} as const;

/**
 * webpack's aliases in the browser: whole modules that only libraries import, for something that this site does not
 * use. Behind each, its bytes: minified alone, gzip.
 */
export const unusedModules: Readonly<Record<string, false>> = {
  // The i18n plugin's warning in development, and its redirect, which is off (gatsby-config.ts).
  outdent$: false, // 923
  'browser-lang$': false, // 453
  // Scripts of third parties in a worker.
  [beside('gatsby/package.json', 'dist/internal-plugins/partytown/gatsby-browser.js')]: false, // 335
  'gatsby-script$': false, // 2,171
  // The site has no service worker.
  [ofGatsby('register-service-worker.js')]: false, // 551
  // Prefetching is off: src/layout/gatsby/warm-up.ts does it.
  [ofGatsby('prefetch.js')]: false, // 457
  // Gatsby's index has these for pages that use them.
  [ofGatsby('slice.js')]: false, // 1,107
  [ofGatsby('public-page-renderer.js')]: false, // 292
  [beside('gatsby-react-router-scroll', 'use-scroll-restoration.js')]: false, // 456
  // No call that changes something is a mutation: each answers a Result.
  [beside('@tanstack/query-core', 'mutation.js')]: false, // 1,188
  // The combobox scrolls in the browser's own way (src/ui/form/combobox-list.tsx).
  'compute-scroll-into-view$': false, // 1,502
};
