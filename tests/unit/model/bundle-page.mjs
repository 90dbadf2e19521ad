import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Prints `page.tsx`, with all of the site that it needs, as one script. Compiled once, it runs for each page, which
 * then has modules of its own. (jest would compile each module for each page: three quarters of a story's time.)
 * Two arguments in JSON: the libraries that stay outside, and the modules in src that a fault may change. Such a module
 * exports what `plant(module, its own exports)` returns.
 */
const [shared, plantable] = process.argv.slice(2).map((text) => JSON.parse(text));
const here = fileURLToPath(new URL('.', import.meta.url));
const modules = new Map(plantable.map((module) => [join(here, `../../../src/${module}.ts`), module]));
const missing = new Set(plantable);

const plants = {
  name: 'plants',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^own:/ }, ({ path }) => ({ path: path.slice('own:'.length), suffix: '?own' }));
    onLoad({ filter: /\.ts$/ }, ({ path, suffix }) => {
      const module = modules.get(path);
      if (!module || suffix) return undefined;
      missing.delete(module);
      return {
        contents: `module.exports = plant('${module}', require(${JSON.stringify(`own:${path}`)}))`,
        loader: 'js',
      };
    });
  },
};

const { outputFiles } = await build({
  absWorkingDir: here,
  entryPoints: ['page.tsx'],
  bundle: true,
  write: false,
  format: 'cjs',
  target: 'es2022',
  jsx: 'automatic',
  external: shared,
  plugins: [plants],
  logLevel: 'error',
});
if (missing.size > 0) throw new Error(`The page does not use ${[...missing].join(', ')}.`);
process.stdout.write(outputFiles[0].text);
