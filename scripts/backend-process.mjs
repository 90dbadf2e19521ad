import { spawn } from 'node:child_process';
import { root } from './install.mjs';
import { ports } from './ports.mjs';

/**
 * Starts the local backend beside this script. Answers the process once both its ports listen; a backend that ends by
 * itself ends this script too.
 */
export function startBackend() {
  const backend = spawn(process.execPath, ['--import', 'tsx', 'mock-server/start.ts', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, API_PORT: String(ports.API_PORT), LIVE_PORT: String(ports.LIVE_PORT) },
  });
  backend.once('exit', (code) => process.exit(code ?? 1));
  return new Promise((resolve) => {
    backend.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('Backend ready')) resolve(backend);
    });
  });
}

/** Stops everything on Ctrl-C or when asked to end, cleanly and once. */
export function stopOnSignal(backend, close = () => {}) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    close();
    backend.removeAllListeners('exit');
    backend.once('exit', () => process.exit(0));
    backend.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
