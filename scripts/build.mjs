import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { installIfNeeded } from './install.mjs';
import { root, run } from './programs.mjs';

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/**
 * Builds the static site into `public/` and puts a brotli and a gzip copy beside every text file. Says what is local or sample; a
 * build for production is refused then.
 */
export async function build(env = {}, { production = false } = {}) {
  await installIfNeeded();
  await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-configuration.ts', ...(production ? ['--production'] : [])],
    env,
  );
  forgetLastBuild();
  await run(process.execPath, ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], {
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    ...env,
  });
  // Only now: it needs what has just been installed.
  const { keepOwnStyles } = await import('./page-styles.mjs');
  keepOwnStyles(`${root}public`);
  compress(`${root}public`);
}

/**
 * Gatsby does not render pages again whose styles alone have changed, and leaves files of earlier builds behind: only
 * webpack's own cache is kept.
 */
function forgetLastBuild() {
  rmSync(`${root}public`, { recursive: true, force: true });
  if (!existsSync(`${root}.cache`)) return;
  for (const name of readdirSync(`${root}.cache`)) {
    if (name !== 'webpack') rmSync(`${root}.cache/${name}`, { recursive: true, force: true });
  }
}

function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath ?? entry.path}/${entry.name}`;
    if (!entry.isFile() || !COMPRESSIBLE.test(file)) continue;
    const text = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build({}, { production: process.argv.includes('--production') });
}
