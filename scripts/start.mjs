import { installIfNeeded, requireNode } from './install.mjs';
import { addresses, ports, previewVariables, requireFreePorts } from './ports.mjs';
import { startBackend, succeeds } from './programs.mjs';

/** `npm run preview` also adds a strip to every page, and lists the missing parts. */
const isPreview = process.argv.includes('--preview');
/** With `--built` the last build is served. */
const isBuilt = process.argv.includes('--built');

requireNode();
// Before the installation, because a taken port would waste its minute.
await requireFreePorts();
await installIfNeeded();

// The imports below require the installed packages. The static server reads the table of addresses, which is
// TypeScript.
await import('tsx');
const { build } = await import('./build.mjs');
const { createStaticServer, HOME } = await import('./static-server.mjs');

if (!isBuilt) await build(isPreview ? previewVariables : addresses);
await startBackend();
createStaticServer({ backend: `http://localhost:${ports.API_PORT}` }).listen(ports.SITE_PORT, async () => {
  // Without the variables of the preview, so that it lists the missing parts of a production build.
  if (isPreview) await succeeds(process.execPath, ['--import', 'tsx', 'tools/setup/main.ts', '--check']);
  console.log(`Ready: http://localhost:${ports.SITE_PORT}${HOME}`);
});
