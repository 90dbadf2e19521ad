import { ports } from './ports.mjs';
import { keepRunning } from './programs.mjs';

/** Starts the local backend beside this script; done once both its ports listen. */
export function startBackend() {
  const backend = keepRunning(process.execPath, ['--import', 'tsx', 'mock-server/start.ts', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { API_PORT: String(ports.API_PORT), LIVE_PORT: String(ports.LIVE_PORT) },
  });
  return new Promise((resolve) => {
    backend.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('Backend ready')) resolve();
    });
  });
}
