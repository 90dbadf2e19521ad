import { installIfNeeded, requireNode } from './install.mjs';
import { listenAsSite, localVariables, ports, previewVariables, requireFreePorts } from './ports.mjs';
import { keepRunning, startBackend, succeeds } from './programs.mjs';

/** `npm run preview` also adds a strip to every page, and lists the missing parts. */
const isPreview = process.argv.includes('--preview');
/** With `--built` the last build is served. */
const isBuilt = process.argv.includes('--built');
/** `npm run dev`: Gatsby's development server, which ignores the path prefix: the site is at the root there. */
const isDevelopment = process.argv.includes('--development');

requireNode();
// Before the installation, because a taken port would waste its minute.
await requireFreePorts();
await installIfNeeded();

await (isDevelopment ? develop() : serve());

async function develop() {
  await startBackend();
  keepRunning(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', String(ports.SITE_PORT)], {
    env: { ...localVariables, GATSBY_TELEMETRY_DISABLED: '1' },
  });
}

/** Builds the site, unless the last build is wanted, and serves it. */
async function serve() {
  // These imports require the installed packages. The static server reads the table of addresses, which is TypeScript.
  await import('tsx');
  const { build } = await import('./build.mjs');
  const { createStaticServer, HOME } = await import('./static-server.mjs');

  if (!isBuilt) await build(isPreview ? previewVariables : localVariables);
  await startBackend();
  await listenAsSite(createStaticServer({ backend: `http://localhost:${ports.API_PORT}` }));
  // Without the variables of the preview, so that it lists the missing parts of a production build.
  if (isPreview) await succeeds(process.execPath, ['--import', 'tsx', 'tools/setup/main.ts', '--check']);
  console.log(`Ready: http://localhost:${ports.SITE_PORT}${HOME}`);
}
