import { spawn } from 'node:child_process';
import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

const { addresses, ports, requireFreePorts } = await import('./ports.mjs');
const { startBackend, stopOnSignal } = await import('./backend-process.mjs');

await requireFreePorts();
const backend = await startBackend();
// Gatsby's development server knows no path prefix: the site is at the root here.
const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', String(ports.SITE_PORT)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...addresses, GATSBY_TELEMETRY_DISABLED: '1' },
});
stopOnSignal(backend, () => gatsby.kill('SIGTERM'));
gatsby.once('exit', () => backend.kill('SIGTERM'));
