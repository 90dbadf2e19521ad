import { installIfNeeded, requireNode } from './install.mjs';
import { addresses, ports, requireFreePorts } from './ports.mjs';

requireNode();
// Before the installation, because it takes no time: an installation of a minute would be for nothing.
await requireFreePorts();
await installIfNeeded();

// The imports below need the installed packages. The static server reads the table of addresses, which is TypeScript.
await import('tsx');
const { build } = await import('./build.mjs');
const { createStaticServer, HOME } = await import('./static-server.mjs');
const { startBackend } = await import('./backend-process.mjs');

await build(addresses);
await startBackend();
createStaticServer({ backend: `http://localhost:${ports.API_PORT}` }).listen(ports.SITE_PORT, () =>
  console.log(`Ready: http://localhost:${ports.SITE_PORT}${HOME}`),
);
