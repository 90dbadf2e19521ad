import { createRequire } from 'node:module';
import path from 'node:path';

const runtime = (name: string) => path.resolve('src/i18n/runtime', name);
const ofGatsby = (name: string) => path.resolve('.cache', name);

/** A file beside a package's entry. */
const beside = (entry: string, name: string) =>
  path.join(createRequire(path.resolve('package.json')).resolve(entry), '..', name);

/**
 * webpack's aliases in the browser: whole modules that only libraries import, for something that this site does not
 * use. Behind each, what it adds to the scripts that /bookings needs, in bytes (gzip).
 */
export const unusedModules: Readonly<Record<string, string | false>> = {
  // The lookup of texts and their variables, without plurals and contexts (docs/decisions.md, a-small-text-runtime).
  i18next$: runtime('i18next.ts'),
  'react-i18next$': runtime('react-i18next.tsx'),
  // The i18n plugin's warning in development, and its redirect, which is off (gatsby-config.ts).
  outdent$: false,
  'browser-lang$': false,
  // Scripts of third parties in a worker.
  [beside('gatsby/package.json', 'dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  'gatsby-script$': false,
  // The site has no service worker.
  [ofGatsby('register-service-worker.js')]: false,
  // Prefetching is off: src/layout/gatsby/warm-up.ts does it.
  [ofGatsby('prefetch.js')]: false,
  // Gatsby's index has these for pages that use them.
  [ofGatsby('slice.js')]: false,
  [ofGatsby('public-page-renderer.js')]: false,
  [beside('gatsby-react-router-scroll', 'use-scroll-restoration.js')]: false,
  // No call that changes something is a mutation: each answers a Result.
  [beside('@tanstack/query-core', 'mutation.js')]: false,
  // The combobox scrolls in the browser's own way (src/ui/form/combobox-list.tsx) and checks no refs.
  'compute-scroll-into-view$': false,
  'react-is$': false,
};
