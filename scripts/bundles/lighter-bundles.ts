import path from 'node:path';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean; minimizer?: { options: Record<string, unknown> } };
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
  readonly optimization: { readonly minimizer: readonly Plugin[] };
  readonly resolve: { readonly alias: Record<string, string | false> };
}

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
 * React listens to every event there is. Where somebody listens to the rounds of animations, the browser wakes the page at the end of
 * each: Home's turning pictures would keep its main thread busy for ever. Nothing here asks for that event.
 */
const deafToAnimationRounds = {
  test: /react-dom\.production\.min\.js$/,
  loader: 'string-replace-loader',
  // Strict: a React that is written otherwise ends the build.
  options: { search: /\w+\(\w+,"onAnimationIteration"\);/, replace: '', strict: true },
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
  config.module.rules.push(deafToAnimationRounds);
  for (const { constructor: kind, options } of config.optimization.minimizer) {
    if (kind.name !== 'TerserPlugin' || !options?.minimizer) continue;
    options.minimizer.options = { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { comments: false } };
  }
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
