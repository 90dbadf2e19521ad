import { installIfNeeded, requireNode } from './install.mjs';
import { addresses, ports, requireFreePorts } from './ports.mjs';
import { keepRunning, startBackend } from './programs.mjs';

requireNode();
await requireFreePorts();
await installIfNeeded();

await startBackend();
// Gatsby's development server ignores the path prefix: the site is at the root here.
keepRunning(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', String(ports.SITE_PORT)], {
  env: { ...addresses, GATSBY_TELEMETRY_DISABLED: '1' },
});
