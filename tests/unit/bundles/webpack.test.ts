import path from 'node:path';
import { textRuntime, unusedModules } from '../../../scripts/bundles/unused-modules';
import { configure, isOfGatsby, isPlainModule } from '../../../scripts/bundles/webpack';
import { sourcesOf } from '../../support/sources';

const swcMinify = () => {};
const terser = { swcMinify };
const babel = () => [];

/** What matters here of a configuration as Gatsby makes it. */
const gatsbyConfiguration = () => ({
  entry: { app: '.cache/production-app' },
  target: ['web', 'es5'],
  devtool: 'source-map',
  output: {},
  plugins: [],
  resolve: { alias: {} },
  module: {
    rules: [
      { test: /\.mjs$/i },
      { test: /\.(js|mjs|jsx|ts|tsx)$/, use: babel },
      { oneOf: [{ test: /\.module\.css$/, use: [{}, { options: { modules: { localIdentName: '[name]' } } }] }] },
    ],
  },
  optimization: {
    minimizer: [
      { constructor: terser, options: { minimizer: 'terser', parallel: 1 } },
      { constructor: {}, options: { minimizer: 'cssnano', parallel: 1 } },
    ],
  },
});

const files = sourcesOf(/\.tsx?$/);

test.each([
  ['src/booking/booking-screen.tsx', true],
  ['src/site.ts', true],
  ['src/pages/index.tsx', false],
  ['gatsby-browser.tsx', false],
  ['.cache/production-app.js', false],
  ['node_modules/gatsby-link/index.js', false],
])('%s is a module of our own without anything for Gatsby: %s', (file, isPlain) => {
  expect(isPlainModule(path.resolve(file))).toBe(isPlain);
});

test('a query stands in a page only, where Babel finds it', () => {
  const withQuery = files.filter(({ text }) => /\b(graphql`|useStaticQuery|getServerData)/.test(text));
  expect(withQuery.length).toBeGreaterThan(0);
  expect(withQuery.filter(({ name }) => !name.startsWith('pages/'))).toEqual([]);
});

test.each(['build-javascript', 'build-html'])('%s: swc transforms, short class names, no source maps', (stage) => {
  const { devtool, module } = configure(gatsbyConfiguration(), stage);
  expect(devtool).toBe(false);
  expect(module.rules[1]).toMatchObject({ exclude: [isPlainModule, isOfGatsby] });
  expect(module.rules.slice(-2)).toMatchObject([
    { include: isPlainModule, loader: 'swc-loader' },
    { include: isOfGatsby, loader: 'swc-loader' },
  ]);
  expect(module.rules[2]).toMatchObject({
    oneOf: [{ use: [{}, { options: { modules: { localIdentName: '[hash:base52:4]' } } }] }],
  });
});

test('swc minifies scripts; Gatsby’s minifier of styles stays', () => {
  const { optimization } = configure(gatsbyConfiguration(), 'build-javascript');
  const [scripts, styles] = optimization.minimizer?.map(({ options }) => options) ?? [];
  expect(scripts).toMatchObject({ minimizer: { implementation: swcMinify }, parallel: false });
  expect(styles).toEqual({ minimizer: 'cssnano', parallel: 1 });
});

test('develop and build bundle the same modules, the readable address first', () => {
  const [develop, build] = ['develop', 'build-javascript'].map((stage) => configure(gatsbyConfiguration(), stage));
  for (const config of [develop, build]) {
    expect(config?.resolve.alias).toMatchObject({ ...textRuntime, ...unusedModules });
    expect(config?.entry).toEqual({
      app: [path.resolve('src/layout/gatsby/readable-address.ts'), '.cache/production-app'],
    });
  }
  expect(develop).toMatchObject({ devtool: 'source-map', target: ['web', 'es5'] });
  expect(Object.keys(configure(gatsbyConfiguration(), 'build-html').resolve.alias)).toEqual([
    path.resolve('.cache/route-announcer-props.js'),
    ...Object.keys(textRuntime),
  ]);
});

test('at most 15 aliases, with that of the announcement; no source file imports what is left out (D56)', () => {
  const names = Object.keys(unusedModules);
  expect(Object.values(unusedModules)).toEqual(names.map(() => false));
  expect([...Object.keys(textRuntime), ...names].length).toBeLessThanOrEqual(14);
  const imported = files.flatMap(({ text }) =>
    [...text.matchAll(/ from '([^'.][^']*)';/g)].map(([, name]) => `${name}$`),
  );
  expect(names.filter((name) => imported.includes(name))).toEqual([]);
});
