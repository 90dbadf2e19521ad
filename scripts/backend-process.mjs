import { ports } from './ports.mjs';
import { keepRunning, secondsSince } from './programs.mjs';

/** Starts the local backend beside this script, as one line of output; resolves once both its ports listen. */
export function startBackend() {
  const startedAt = performance.now();
  process.stdout.write('Starting the local backend ... ');
  const backend = keepRunning(process.execPath, ['--import', 'tsx', 'mock-server/start.ts', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { API_PORT: String(ports.API_PORT), LIVE_PORT: String(ports.LIVE_PORT) },
  });
  return new Promise((resolve) => {
    backend.stdout.once('data', () => {
      // With --quiet the first line is "Backend ready".
      console.log(secondsSince(startedAt));
      backend.stdout.pipe(process.stdout);
      resolve();
    });
  });
}
