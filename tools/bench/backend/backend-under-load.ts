import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from '../../../tests/support/backend-process';

/** A separate local backend with its own data, on loopback. */
export interface BackendUnderLoad {
  readonly apiUrl: string;
  readonly liveUrl: string;
  stop(): Promise<void>;
}

/** Starts the backend as a process, like `npm run backend`, on two free ports; `speed` is the speed of its rides. */
export async function startBackendUnderLoad(speed: number, options: readonly string[]): Promise<BackendUnderLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-bench-'));
  const own = ['--port', '0', '--live-port', '0', '--speed', String(speed)];
  const dataFile = ['--data-file', join(folder, 'backend.json')];
  const { apiUrl, liveUrl, end } = await startBackendProcess([...own, ...dataFile, ...options]);
  return {
    apiUrl,
    liveUrl,
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
