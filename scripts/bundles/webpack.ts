import path from 'node:path';
import { HASH_DIGITS } from '../deploy/caching';
import { textRuntime, unusedModules } from './unused-modules';

interface Rule {
  readonly test?: unknown;
  exclude?: unknown;
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
  readonly [more: string]: unknown;
}

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** terser-webpack-plugin, which includes functions for other minifiers. */
interface Minimizer {
  readonly constructor: object & { readonly swcMinify?: unknown };
  readonly options: object;
}

/** The changed parts of Gatsby's webpack configuration. */
interface Configuration {
  entry: Record<string, string | readonly string[]>;
  target: unknown;
  devtool: unknown;
  readonly output: object;
  readonly plugins: readonly Plugin[];
  readonly module: { readonly rules: Rule[] };
  readonly resolve: { readonly alias: Record<string, string | false> };
  readonly optimization: {
    readonly minimizer?: readonly Minimizer[];
    readonly splitChunks?: { readonly cacheGroups: CacheGroups };
    runtimeChunk?: unknown;
  };
}

/** Gatsby's rules for modules shared by several pages. */
interface CacheGroups {
  /** Large libraries, each in a separate chunk. */
  lib?: unknown;
  /** The code of every page. */
  readonly commons: { name: string; minChunks: number };
  /** The code shared by some pages or parts. */
  readonly shared: { name?: unknown; minSize?: number };
}

const src = path.resolve('src');
const pages = path.join(src, 'pages') + path.sep;

/** This site's own modules except its pages, whose queries and exports Gatsby's Babel plugins remove. */
export const isPlainModule = (file: string) => file.startsWith(src + path.sep) && !file.startsWith(pages);

const cache = path.resolve('.cache') + path.sep;

/** Gatsby's own modules in the bundle except those that it makes up while it builds. */
export const isOfGatsby = (file: string) => file.startsWith(cache) && !file.includes('_this_is_virtual');

/** swc only removes types and JSX: every browser in the list of package.json supports ES2022. */
const bySwc = (include: (file: string) => boolean, parser: object, importSource: string) => ({
  test: /\.[jt]sx?$/,
  include,
  loader: 'swc-loader',
  options: { jsc: { parser, transform: { react: { runtime: 'automatic', importSource } }, target: 'es2022' } },
});

/** Smaller output than with Gatsby's terser, in a tenth of the time. */
const minifyOptions = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 4, sequences: false },
  mangle: true,
  format: { comments: false },
};

/**
 * The open map's style sheets are text in its chunk (src/maps/open/map/canvas.tsx): Gatsby would put them into the one
 * sheet of all pages.
 */
const openMapSheets = /[\\/](leaflet[\\/]dist[\\/]leaflet|src[\\/]maps[\\/]open[\\/]map[\\/]open-map)\.css$/;

/** Every page and script names its classes: Gatsby's have the names of file and class, and a hash. */
const classNames = { localIdentName: '[hash:base52:4]' };

/** In every stage, so that the browser's page is that of the built HTML. */
const announcerProps = path.resolve('src/layout/gatsby/announcer-props.ts');

/** Gatsby's webpack configuration of a stage with lighter bundles, in half the time (docs/performance.md). */
export function configure(config: Configuration, stage: string): Configuration {
  const { rules } = config.module;
  const styles = rules.flatMap((rule) => (rule.oneOf ? [rule] : []));
  for (const rule of styles) rule.exclude = openMapSheets;
  rules.push({ test: openMapSheets, type: 'asset/source' });
  for (const { options, constructor: kind } of config.plugins) {
    // Of CSS modules, which Gatsby merges into one file, the order does not matter.
    if (kind.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  config.resolve.alias[path.resolve('.cache/route-announcer-props.js')] = announcerProps;
  Object.assign(config.resolve.alias, textRuntime);
  if (!stage.endsWith('html')) forBrowsers(config);
  if (stage.startsWith('build')) forBuilds(config, styles);
  if (stage === 'build-javascript') forBuiltScripts(config);
  return config;
}

/** Also in development, so that what works there works in the build. */
function forBrowsers(config: Configuration) {
  Object.assign(config.resolve.alias, unusedModules);
  for (const [name, entry] of Object.entries(config.entry)) {
    // Before Gatsby, which reads the address as soon as its modules run.
    config.entry[name] = [path.resolve('src/layout/gatsby/readable-address.ts'), ...[entry].flat()];
  }
}

/** `gatsby develop` keeps Babel, which its fast refresh needs, source maps, and class names that say their file. */
function forBuilds(config: Configuration, styles: readonly Rule[]) {
  config.devtool = false;
  for (const { use } of styles.flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { options } of use as readonly { options?: { modules?: { localIdentName?: string } } }[]) {
      if (options?.modules?.localIdentName) Object.assign(options.modules, classNames);
    }
  }
  for (const rule of config.module.rules) {
    // Gatsby's rule for sources: the only one for scripts with a function for its loaders.
    if (rule.test instanceof RegExp && rule.test.test('module.tsx') && typeof rule.use === 'function')
      rule.exclude = [isPlainModule, isOfGatsby];
  }
  config.module.rules.push(
    bySwc(isPlainModule, { syntax: 'typescript', tsx: true }, '#site'),
    bySwc(isOfGatsby, { syntax: 'ecmascript', jsx: true }, 'react'),
  );
}

function forBuiltScripts(config: Configuration) {
  const { minimizer = [], splitChunks } = config.optimization;
  for (const { constructor: kind, options } of minimizer) {
    if (!kind.swcMinify) continue;
    const swc = { implementation: kind.swcMinify, options: minifyOptions };
    // swc has its own threads. A script's licences are in a separate file, its .LICENSE.txt.
    Object.assign(options, { minimizer: swc, parallel: false, extractComments: { banner: false } });
  }
  // The browsers in package.json: Gatsby's default is those of 2009.
  config.target = ['web', 'es2020'];
  // A name of the site's own is in each chunk, for pages with scripts of several sites.
  Object.assign(config.output, { hashDigestLength: HASH_DIGITS, uniqueName: 't' });
  // webpack's runtime is part of the script that every page loads.
  config.optimization.runtimeChunk = false;
  // The shortest numbers and letters, in place of parts of hashes, which do not compress.
  Object.assign(config.optimization, { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' });
  if (splitChunks) shareChunks(splitChunks.cacheGroups);
}

/** The minimum size of shared source code for a separate chunk. */
const WORTH_SHARING_BYTES = 300_000;

/**
 * A large library is in the chunks of its importers; small shared code is repeated in each, because larger files
 * compress better.
 */
function shareChunks(groups: CacheGroups) {
  const { commons, shared } = groups;
  delete groups.lib;
  commons.name = 'app';
  // The page of a shared ride has no React until a visitor opens its map: code of all other pages counts as common.
  commons.minChunks -= 1;
  // Gatsby gives one name to all code that any two later parts share: one part would load the code of the others.
  delete shared.name;
  shared.minSize = WORTH_SHARING_BYTES;
}
