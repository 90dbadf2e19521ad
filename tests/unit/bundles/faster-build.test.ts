import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fasterBuild, isPlainModule } from '../../../scripts/bundles/faster-build';

const swcMinify = () => {};
const terser = { swcMinify };

/** What matters here of a configuration as Gatsby makes it. */
const gatsbyConfiguration = () => ({
  devtool: 'source-map',
  module: {
    rules: [{ test: /\.mjs$/i }, { test: /\.(js|mjs|jsx|ts|tsx)$/, use: babel }, { test: /\.css$/, use: [] }],
  },
  optimization: {
    minimizer: [
      { constructor: terser, options: { minimizer: 'terser', parallel: 1 } },
      { constructor: {}, options: { minimizer: 'cssnano', parallel: 1 } },
    ],
  },
});
const babel = () => [];

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
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const withQuery = files.filter((name) =>
    /\b(graphql`|useStaticQuery|getServerData)/.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(withQuery.length).toBeGreaterThan(0);
  expect(withQuery.filter((name) => !name.startsWith('pages/'))).toEqual([]);
});

test.each(['build-javascript', 'build-html'])('%s: swc transforms and minifies, without source maps', (stage) => {
  const { devtool, module, optimization } = fasterBuild(gatsbyConfiguration(), stage);
  expect(devtool).toBe(false);
  expect(module.rules[1]).toMatchObject({ exclude: isPlainModule });
  expect(module.rules.at(-1)).toMatchObject({ include: isPlainModule, loader: 'swc-loader' });
  const [scripts, styles] = optimization.minimizer.map(({ options }) => options);
  expect(scripts).toMatchObject({ minimizer: { implementation: swcMinify }, parallel: false });
  expect(styles).toEqual({ minimizer: 'cssnano', parallel: 1 });
});

test('develop stays as it is', () => {
  expect(fasterBuild(gatsbyConfiguration(), 'develop')).toEqual(gatsbyConfiguration());
});

test('the pictures that are begun early are those that Home asks for', () => {
  const asked = (file: string) => /gatsbyImageData\([^)]*\)/.exec(readFileSync(file, 'utf8'))?.[0];
  expect(asked('gatsby-node.ts')).toBe(asked('src/pages/index.tsx'));
  expect(asked('gatsby-node.ts')).toContain('AVIF');
});
