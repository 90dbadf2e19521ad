import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from '../../tests/support/backend-process';

/** A separate local backend with its own data, on loopback. */
export interface OwnBackend {
  readonly apiUrl: string;
  readonly liveUrl: string;
  stop(): Promise<void>;
}

/** Starts the backend as a process, like `npm run backend`, on two free ports. */
export async function startOwnBackend(): Promise<OwnBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-bench-'));
  const dataFile = join(folder, 'backend.json');
  const { apiUrl, liveUrl, end } = await startBackendProcess([
    '--port',
    '0',
    '--live-port',
    '0',
    '--data-file',
    dataFile,
  ]);
  return {
    apiUrl,
    liveUrl,
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
