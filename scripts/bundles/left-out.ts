import { createHash } from 'node:crypto';
import { type FilesCheck, pathInBundle } from './bundled-files';
import { formLibrary } from './left-out-forms';
import { type LeftOut, methods } from './left-out-part';
import { queryLibrary } from './left-out-queries';

const gatsbyLoader: LeftOut = {
  file: '.cache/loader.js',
  parts: [
    // Prefetching is off (`src/layout/warm-up.ts`), and nobody asks for the addresses of a page's resources.
    ...methods('shouldPrefetch', 'prefetch', '_processNextPrefetchBatch', 'getResourceURLsForPathname'),
    ...methods('doPrefetch', 'doPrefetch'),
    { search: /\nconst doesConnectionSupportPrefetch = [\s\S]*?\n\}\n/ },
    {
      search:
        / {4}this\.isPrefetchQueueRunning = false\n {4}this\.prefetchQueued = .*\n {4}this\.prefetchTriggered = .*\n {4}this\.prefetchCompleted = .*\n/,
    },
    // No page is hydrated in parts.
    ...methods('fetchPartialHydrationJson', 'loadPartialHydrationJson', 'loadPartialHydrationJson'),
    { search: /\nfunction waitForResponse\([\s\S]*?\n\}\n/ },
    { search: /if \(typeof rscDataResponse\?\.payload === `string`\) \{[\s\S]*?\} else (?=\{\n\s+pageResources = )/ },
    // The site has no slices.
    ...methods('loadSliceDataJson'),
    { search: /\n {6}const loadSlice = [\s\S]*?\n {6}\}\n/ },
    {
      search: /Promise\.all\(\s+dedupedSliceNames\.map\(sliceName => this\.loadSliceDataJson\(sliceName\)\)\s+\)/,
      replace: 'Promise.resolve()',
    },
    { search: /const dedupedSliceNames = .*\n/ },
    { search: /const slices = \[\]\n/ },
    { search: /for \(const \{ jsonPayload, sliceName \} of [\s\S]*?\n {8}\}\n/ },
    { search: /Promise\.all\(slices\.map\(loadSlice\)\)/, replace: '[]' },
    { search: /for \(const sliceComponent of [\s\S]*?\n {12}\}\n/ },
    // It has no static queries either (scripts/bundles/no-static-query.cjs).
    {
      search: /const staticQueryBatchPromise = Promise\.all\([\s\S]*?return staticQueryResultsMap\n {8}\}\)/,
      replace: 'const staticQueryBatchPromise = {}',
    },
  ],
};

/** What the router needs on a server, and its words for mistakes in a route: this site's only routes are Gatsby's. */
const router: LeftOut = {
  file: 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
  parts: [
    { search: /(?<=,)c=\(e="\/"\)=>\{const t=e\.indexOf.*?\}\}\}\},(?=u=!\()/ },
    { search: /c as createMemorySource,/ },
    { search: /i\(u\?window:c\(\)\)/, replace: 'i(window)' },
    { search: /t\.createServerContext\?\(.*?\)\)\(e,r\):(?=t\.createContext\(r\))/ },
    { search: /n\(r\.props\.path\|\|.*?exact same dynamic segments\.`\),/ },
    { search: /n\(e,`<Router> dynamic segment.*?`\);/ },
    { search: /import n from"invariant";/ },
  ],
};

/** Every file of the browser's bundle of which parts are left out, and why. */
export const leftOut: readonly LeftOut[] = [
  gatsbyLoader,
  ...queryLibrary,
  formLibrary,
  router,
  {
    // What React 19 needs: this is React 18.
    file: '.cache/head/head-export-handler-for-browser.js',
    parts: [{ search: /if \(reactMajor !== 18 && [\s\S]*?\.headPatched = true\n\}\n/ }],
  },
  {
    // Screen readers hear the name of a new page alone: Gatsby's words around it are English on every page, and a page
    // without a name yet would be announced by its address.
    file: '.cache/navigation.js',
    parts: [
      { search: /`new page at \$\{this\.props\.location\.pathname\}`/, replace: '``' },
      { search: /`Navigated to \$\{pageName\}`/, replace: 'pageName' },
    ],
  },
  {
    // A link fetches nothing ahead when it is seen.
    file: 'node_modules/gatsby-link/dist/index.modern.mjs',
    parts: [
      { search: /_prefetch\(\)\{.*?t\.unobserve\(e\),t\.disconnect\(\)\}/ },
      { search: /,this\.state\.IOSupported&&t&&\(this\.io=.*?\}\)\)(?=\}render\(\))/ },
      { search: /let e=!1;"undefined"!=typeof window&&.*?this\.abortPrefetch=null,/ },
    ],
  },
  {
    // The i18n plugin's options are for the build, above all the operator's facts, which src/i18n/runtime imports; and a
    // plugin that runs scripts of others in a worker.
    file: '.cache/api-runner-browser-plugins.js',
    parts: [
      { search: /(?<=options: )\{"plugins":\[\],"localeJsonSourceName".*\}(?=,\n)/, replace: '{}' },
      { search: /,\{\n {6}plugin: require\('[^']*partytown[^']*'\),\n.*\n {4}\}/ },
    ],
  },
  {
    // The redirect of the i18n plugin is off (gatsby-config.ts), and its warning is for development.
    file: 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js',
    parts: [
      { search: /\n {2}if \(isRedirect\) \{[\s\S]*?\n {2}\}\n/ },
      { search: /\n {2}if \(languages\.length > 1 && [\s\S]*?\n {2}\}\n/ },
    ],
  },
  {
    file: 'node_modules/react-dom/cjs/react-dom.production.min.js',
    parts: [
      // React listens to every event. A listener for iterations of animations wakes the page at the end of each: the
      // slides on Home would keep the main thread busy. The site does not use that event.
      { search: /\w+\(\w+,"onAnimationIteration"\);/ },
      // The roots of React 17: this site's are made by createRoot and hydrateRoot.
      ...['findDOMNode', 'hydrate', 'render', 'unmountComponentAtNode', 'unstable_renderSubtreeIntoContainer'].map(
        (name) => ({ search: new RegExp(`exports\\.${name}=function\\([\\s\\S]*?(?=exports\\.\\w+=)`) }),
      ),
    ],
  },
];

/** webpack's rules that leave these parts out. A part that is not found ends the build. */
export const leaveOut = leftOut.map(({ file, parts }) => ({
  resource: pathInBundle(file),
  enforce: 'pre',
  use: {
    loader: 'string-replace-loader',
    options: { multiple: parts.map(({ search, replace = '' }) => ({ search, replace, strict: true })) },
    // webpack's cache knows a module by the names of its loaders, not by their options.
    ident: createHash('sha256')
      .update(parts.map(({ search, replace }) => `${search}${replace}`).join())
      .digest('hex'),
  },
}));

/** Finds files that are not in the bundle any more: nothing can be left out of them. */
export const missingFiles =
  (required: readonly string[]): FilesCheck =>
  (files) =>
    required
      .filter((file) => !files.has(file))
      .map((file) => `${file} is not in the bundle: scripts/bundles names what to leave out of it.`);
