import { existsSync } from 'node:fs';
import path from 'node:path';
import { HASH_DIGITS } from '../hashed-files';
import { checkFiles, pathInBundle } from './bundled-files';
import { createClassNames } from './class-names';
import { leaveOut, leftOut, missingFiles } from './left-out';
import { malformedAddresses } from './malformed-addresses';
import { importSheetsAsText } from './sheet-texts';
import { listShippedPackages } from './shipped-packages';
import { wholeAddresses } from './whole-addresses';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

type NameClass = (module: { readonly resourcePath: string }, template: string, name: string) => string;

interface ClassNameOptions {
  readonly localIdentName?: string;
  getLocalIdent?: NameClass;
}

interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly rules?: readonly Rule[];
  readonly use?: readonly { readonly options?: { readonly modules?: ClassNameOptions } }[];
}

/** Gatsby's rules for modules shared by several pages. */
interface CacheGroups {
  /** Large libraries, each in a separate chunk. */
  lib?: unknown;
  /** The code of every page: part of the script that every page loads. */
  readonly commons: { name: string; minChunks: number };
  /** The code shared by some pages; its chunk's name is a hash of their names. */
  readonly shared: {
    name: (...which: readonly unknown[]) => string;
    test: (module: Module, context: Context) => boolean;
    minSize?: number;
  };
}

/** The used parts of a webpack module. */
interface Module {
  nameForCondition(): string | null;
}

/** webpack's lookup of a module's chunks. Only a page's chunk has a name. */
interface Context {
  readonly chunkGraph: { getModuleChunksIterable(module: Module): Iterable<{ readonly name?: string | null }> };
}

/** The changed parts of Gatsby's webpack configuration. */
interface Configuration {
  target: unknown;
  readonly output: { hashDigestLength?: number };
  readonly plugins: (Plugin | ReturnType<typeof checkFiles | typeof listShippedPackages>)[];
  readonly module: { readonly rules: unknown[] };
  readonly optimization: {
    readonly splitChunks: { readonly cacheGroups: CacheGroups };
    runtimeChunk?: unknown;
  };
  readonly resolve: { readonly alias: Record<string, string | false> };
}

/** A pattern for a library's file, or one that Gatsby writes before bundling: its importers use a relative path. */
function ofLibrary(file: string): string {
  const absolute = pathInBundle(file);
  if (!existsSync(absolute)) throw new Error(`${file} is gone: scripts/bundles names what stands in for it.`);
  return `${absolute}$`;
}

/** The parts of libraries that this site does not use, and their replacements (docs/performance.md). */
const standIns = () => ({
  i18next$: path.resolve('src/i18n/runtime/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/runtime/react-i18next.tsx'),
  // For the i18n plugin's warning in development, and its redirect, which is disabled.
  outdent$: false,
  'browser-lang$': false,
  // Gatsby re-exports these for pages that use them.
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  'prop-types$': path.resolve('scripts/bundles/no-prop-types.cjs'),
  // The site has no service worker, slice or static query; `src/layout/warm-up.ts` does the prefetching.
  [ofLibrary('.cache/register-service-worker.js')]: false,
  [ofLibrary('.cache/slice.js')]: false,
  [ofLibrary('.cache/static-query.js')]: path.resolve('scripts/bundles/no-static-query.cjs'),
  [ofLibrary('.cache/prefetch.js')]: false,
  [ofLibrary('.cache/public-page-renderer.js')]: false,
  [ofLibrary('node_modules/gatsby-react-router-scroll/use-scroll-restoration.js')]: false,
  [ofLibrary('node_modules/@tanstack/query-core/build/modern/mutationCache.js')]: path.resolve(
    'scripts/bundles/no-mutations.mjs',
  ),
  // `src/ui/form/combobox.tsx` scrolls in the browser's own way.
  'compute-scroll-into-view$': false,
  'react-is$': false,
  leaflet$: path.resolve('scripts/bundles/leaflet-parts.mjs'),
  [ofLibrary('node_modules/lucide-react/dist/esm/createLucideIcon.mjs')]: path.resolve('src/ui/drawn-icon.ts'),
});

/** The file name of an icon: `CarTaxiFront` is in `car-taxi-front`. */
export const fileOfIcon = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The import of these icons, each from its own file. */
export const importIcons = (_: string, names: string) =>
  names
    .split(',')
    .flatMap((name) => name.trim() || [])
    .map((name) => `import ${name} from 'lucide-react/icons/${fileOfIcon(name)}';`)
    .join('');

/** Imports each icon from its own file: the library's index would add 2,359 files to each stage. */
const iconsByTheirOwnPath = {
  test: /\.tsx$/,
  include: path.resolve('src'),
  enforce: 'pre',
  loader: 'string-replace-loader',
  options: { search: /import \{([^}]+)\} from 'lucide-react';/g, replace: importIcons },
} as const;

/**
 * Gatsby's configuration with lighter bundles. The browser's build also omits unused code, and targets the browsers in
 * package.json: Gatsby's default is those of 2009.
 */
export function lighterBundles(config: Configuration, isForBrowsers: boolean): Configuration {
  // The order of CSS modules does not matter; Gatsby merges them all into one file.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && 'options' in plugin && plugin.options) {
      plugin.options.ignoreOrder = true;
    }
  }
  shortenClassNames(config.module.rules as Rule[]);
  importSheetsAsText(config.module.rules);
  config.module.rules.push(iconsByTheirOwnPath, ...malformedAddresses(), wholeAddresses());
  if (!isForBrowsers) return config;
  config.target = ['web', 'es2020'];
  config.output.hashDigestLength = HASH_DIGITS;
  Object.assign(config.resolve.alias, standIns());
  config.module.rules.push(...leaveOut);
  config.plugins.push(checkFiles(missingFiles(leftOut.map(({ file }) => file))), listShippedPackages());
  // The runtime is part of the script that every page loads.
  config.optimization.runtimeChunk = false;
  shareChunks(config.optimization.splitChunks.cacheGroups);
  return config;
}

const shortClassName = createClassNames(path.resolve('src'));
const nameClass: NameClass = ({ resourcePath }, _, name) => shortClassName(resourcePath, name);

/** Shortens class names: Gatsby's repeat the file and class name in every page and script. */
function shortenClassNames(rules: readonly Rule[]) {
  for (const { oneOf = [], rules: inner = [], use } of rules) {
    shortenClassNames([...oneOf, ...inner]);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (!options?.modules?.localIdentName) continue;
      options.modules.getLocalIdent = nameClass;
    }
  }
}

/** The minimum size of shared source code for a separate chunk. */
const WORTH_SHARING_BYTES = 100_000;

/**
 * The page of a shared ride has no React until a visitor opens its map, so code of all other pages counts as common.
 */
const PAGES_APART = 1;

/**
 * A large library is in the chunks of its importers; small shared code is repeated in each page, because larger files
 * compress better. Each page contains the names of its chunks. Parts that load later share libraries only: Gatsby puts
 * all code shared by any two of them into one chunk, so that one part would load the code of the others.
 */
function shareChunks(groups: CacheGroups) {
  const { commons, shared } = groups;
  delete groups.lib;
  commons.name = 'app';
  commons.minChunks -= PAGES_APART;
  const { name, test } = shared;
  shared.name = (...which) => name(...which).slice(0, 8);
  shared.minSize = WORTH_SHARING_BYTES;
  shared.test = (module, context) => test(module, context) && (isOfPage(module, context) || isLibrary(module));
}

const isLibrary = (module: Module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

const isOfPage = (module: Module, { chunkGraph }: Context) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name);
