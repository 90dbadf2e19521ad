import { createHash } from 'node:crypto';
import { type FilesCheck, pathInBundle } from './bundled-files';
import { formLibrary } from './left-out-forms';
import { type LeftOut, methods } from './left-out-part';
import { queryLibrary } from './left-out-queries';

const gatsbyLoader: LeftOut = {
  file: '.cache/loader.js',
  parts: [
    // Prefetching is disabled (`src/layout/warm-up.ts`), and nothing uses the URLs of a page's resources.
    ...methods('shouldPrefetch', 'prefetch', '_processNextPrefetchBatch', 'getResourceURLsForPathname'),
    ...methods('doPrefetch', 'doPrefetch'),
    { search: /\nconst doesConnectionSupportPrefetch = [\s\S]*?\n\}\n/ },
    {
      search:
        / {4}this\.isPrefetchQueueRunning = false\n {4}this\.prefetchQueued = .*\n {4}this\.prefetchTriggered = .*\n {4}this\.prefetchCompleted = .*\n/,
    },
    // Partial hydration is not used.
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
    // The site has no static queries (scripts/bundles/no-static-query.cjs).
    {
      search: /const staticQueryBatchPromise = Promise\.all\([\s\S]*?return staticQueryResultsMap\n {8}\}\)/,
      replace: 'const staticQueryBatchPromise = {}',
    },
  ],
};

/** The router's server code, and its error messages for routes: this site's only routes are Gatsby's. */
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

/** Every file of the browser's bundle with omitted parts, and the reasons. */
export const leftOut: readonly LeftOut[] = [
  gatsbyLoader,
  ...queryLibrary,
  formLibrary,
  router,
  {
    // Code for React 19: this is React 18.
    file: '.cache/head/head-export-handler-for-browser.js',
    parts: [{ search: /if \(reactMajor !== 18 && [\s\S]*?\.headPatched = true\n\}\n/ }],
  },
  {
    // Screen readers announce only the name of a new page: Gatsby's text around it is English in all languages, and a
    // page without a name yet would be announced by its address.
    file: '.cache/navigation.js',
    parts: [
      { search: /`new page at \$\{this\.props\.location\.pathname\}`/, replace: '``' },
      { search: /`Navigated to \$\{pageName\}`/, replace: 'pageName' },
    ],
  },
  {
    // A visible link prefetches nothing.
    file: 'node_modules/gatsby-link/dist/index.modern.mjs',
    parts: [
      { search: /_prefetch\(\)\{.*?t\.unobserve\(e\),t\.disconnect\(\)\}/ },
      { search: /,this\.state\.IOSupported&&t&&\(this\.io=.*?\}\)\)(?=\}render\(\))/ },
      { search: /let e=!1;"undefined"!=typeof window&&.*?this\.abortPrefetch=null,/ },
    ],
  },
  {
    // The i18n plugin's options are for the build, mainly the operator's facts, which src/i18n/runtime imports. The
    // other plugin runs third-party scripts in a worker.
    file: '.cache/api-runner-browser-plugins.js',
    parts: [
      { search: /(?<=options: )\{"plugins":\[\],"localeJsonSourceName".*\}(?=,\n)/, replace: '{}' },
      { search: /,\{\n {6}plugin: require\('[^']*partytown[^']*'\),\n.*\n {4}\}/ },
    ],
  },
  {
    // The i18n plugin's redirect is disabled (gatsby-config.ts), and its warning is for development.
    file: 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js',
    parts: [
      { search: /\n {2}if \(isRedirect\) \{[\s\S]*?\n {2}\}\n/ },
      { search: /\n {2}if \(languages\.length > 1 && [\s\S]*?\n {2}\}\n/ },
    ],
  },
  {
    file: 'node_modules/react-dom/cjs/react-dom.production.min.js',
    parts: [
      // React listens for every event. A listener for animation iterations wakes the page after each one: the slides on
      // Home would keep the main thread busy. The site does not use that event.
      { search: /\w+\(\w+,"onAnimationIteration"\);/ },
      // The root functions of React 17: this site uses createRoot and hydrateRoot.
      ...['findDOMNode', 'hydrate', 'render', 'unmountComponentAtNode', 'unstable_renderSubtreeIntoContainer'].map(
        (name) => ({ search: new RegExp(`exports\\.${name}=function\\([\\s\\S]*?(?=exports\\.\\w+=)`) }),
      ),
    ],
  },
];

/** webpack's rules that remove these parts. A missing part fails the build. */
export const leaveOut = leftOut.map(({ file, parts }) => ({
  resource: pathInBundle(file),
  enforce: 'pre',
  use: {
    loader: 'string-replace-loader',
    options: { multiple: parts.map(({ search, replace = '' }) => ({ search, replace, strict: true })) },
    // webpack's cache identifies a module by its loaders' names without their options.
    ident: createHash('sha256')
      .update(parts.map(({ search, replace }) => `${search}${replace}`).join())
      .digest('hex'),
  },
}));

/** Finds files that are no longer in the bundle, from which nothing can be omitted. */
export const missingFiles =
  (required: readonly string[]): FilesCheck =>
  (files) =>
    required
      .filter((file) => !files.has(file))
      .map((file) => `${file} is not in the bundle: scripts/bundles names what to leave out of it.`);
