import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A local backend of its own, with data of its own, on loopback. */
export interface BackendUnderLoad {
  readonly apiUrl: string;
  readonly liveUrl: string;
  stop(): Promise<void>;
}

/** Starts the backend as a process, as `npm run backend` does, on two free ports; `speed` is the pace of its rides. */
export async function startBackendUnderLoad(speed: number, options: readonly string[]): Promise<BackendUnderLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-bench-'));
  const own = ['--port', '0', '--live-port', '0', '--quiet', '--speed', String(speed)];
  const dataFile = ['--data-file', join(folder, 'backend.json')];
  const backend = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../../mock-server/start.ts'), ...own, ...dataFile, ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => {
    backend.once('exit', () => resolve());
  });
  const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
    let output = '';
    backend.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /ready: (http:\S+) and (ws:\S+)/.exec(output);
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error('The backend ended before it was ready')));
  });
  const [, apiUrl = '', liveUrl = ''] = ready;
  return {
    apiUrl,
    liveUrl,
    stop: async () => {
      backend.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
