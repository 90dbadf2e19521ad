import path from 'node:path';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly rules?: readonly Rule[];
  readonly use?: readonly { readonly options?: { readonly modules?: { localIdentName?: string } } }[];
}

/** The parts of Gatsby's webpack configuration that are changed here. */
interface Configuration {
  target: unknown;
  readonly plugins: readonly Plugin[];
  readonly module: { readonly rules: unknown[] };
  readonly optimization: { readonly splitChunks: { readonly cacheGroups: { shared?: { minSize?: number } } } };
  readonly resolve: { readonly alias: Record<string, string | false> };
}

/** A file that Gatsby brings along or writes before it bundles: the only way to name one that is imported by a relative path. */
const ofGatsby = (file: string) => `${path.resolve(file)}$`;

/** What libraries bring into the browser that this site has no use for, and what stands in for it (docs/performance.md). */
const standIns = {
  i18next$: path.resolve('src/i18n/runtime/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/runtime/react-i18next.tsx'),
  // The i18n plugin's own warning in development, and its redirect, which is off.
  outdent$: false,
  'browser-lang$': false,
  // Gatsby hands these on to pages that ask for them.
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  'prop-types$': path.resolve('scripts/bundles/no-prop-types.cjs'),
  // The site has no service worker, slice or static query; what is fetched ahead is `src/layout/warm-up.ts`.
  [ofGatsby('.cache/register-service-worker.js')]: false,
  [ofGatsby('.cache/slice.js')]: false,
  [ofGatsby('.cache/static-query.js')]: path.resolve('scripts/bundles/no-static-query.cjs'),
  [ofGatsby('.cache/prefetch.js')]: false,
  [ofGatsby('.cache/public-page-renderer.js')]: false,
  [ofGatsby('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // `src/ui/combobox.tsx` scrolls in the browser's own way.
  'compute-scroll-into-view$': false,
  'react-is$': false,
} as const;

/** `CarTaxiFront` is drawn in `car-taxi-front`. */
const fileOfIcon = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The same icons, each from its own file. */
export const importIcons = (_: string, names: string) =>
  names
    .split(',')
    .flatMap((name) => name.trim() || [])
    .map((name) => `import ${name} from 'lucide-react/icons/${fileOfIcon(name)}';`)
    .join('');

/** Takes each icon from its own file: through the library's index, which names all of them, 2,359 files are read in each stage. */
const iconsByTheirOwnPath = {
  test: /\.tsx$/,
  include: path.resolve('src'),
  enforce: 'pre',
  loader: 'string-replace-loader',
  options: { search: /import \{([^}]+)\} from 'lucide-react';/g, replace: importIcons },
} as const;

/**
 * Gatsby's configuration with lighter bundles. In the browser's build also without what nothing uses, and written for the browsers that
 * package.json names: Gatsby writes for those of 2009.
 */
export function lighterBundles(config: Configuration, isForBrowsers: boolean): Configuration {
  // CSS modules do not depend on the order of their files; Gatsby merges them all into one anyway.
  for (const { constructor: kind, options } of config.plugins) {
    if (kind.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  shortenClassNames(config.module.rules as Rule[]);
  config.module.rules.push(iconsByTheirOwnPath);
  if (!isForBrowsers) return config;
  config.target = ['web', 'es2020'];
  Object.assign(config.resolve.alias, standIns);
  shareOnlyMuch(config);
  return config;
}

/** Names classes without the file that they come from, which Gatsby repeats in every page and script. */
function shortenClassNames(rules: readonly Rule[]) {
  for (const { oneOf = [], rules: inner = [], use } of rules) {
    shortenClassNames([...oneOf, ...inner]);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[local]-[hash:hex:5]';
    }
  }
}

/** So many bytes of source are worth a chunk of their own when two pages share them. */
const WORTH_SHARING_BYTES = 100_000;

/** Small chunks compress badly, and each is a request: what two pages share of little stands in both. */
function shareOnlyMuch({ optimization }: Configuration) {
  const { shared } = optimization.splitChunks.cacheGroups;
  if (shared) shared.minSize = WORTH_SHARING_BYTES;
}
