import { existsSync, readdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { buildVariables } from './ports.mjs';
import { root, run, step } from './programs.mjs';

/** Builds the static site into `public/`. Lists local and sample values, which a production build refuses. */
export async function build(env = {}, { production = false } = {}) {
  await installIfNeeded();
  const variables = buildVariables(`${root}.env.production`, process.env, env);
  await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-configuration.ts', ...(production ? ['--production'] : [])],
    variables,
  );
  forgetLastBuild();
  await step('Building the site', process.execPath, ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], {
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    ...variables,
  });
}

/**
 * Gatsby does not render a page again if only its styles have changed, and leaves files of earlier builds behind. Only
 * webpack's cache is kept.
 */
function forgetLastBuild() {
  rmSync(`${root}public`, { recursive: true, force: true });
  if (!existsSync(`${root}.cache`)) return;
  for (const name of readdirSync(`${root}.cache`)) {
    if (name !== 'webpack') rmSync(`${root}.cache/${name}`, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build({}, { production: process.argv.includes('--production') });
}
