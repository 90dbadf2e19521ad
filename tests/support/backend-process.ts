import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The local backend in a separate process, on loopback. */
export interface BackendProcess {
  readonly apiUrl: string;
  readonly liveUrl: string;
  /** Ends it: SIGTERM lets it shut down properly, SIGKILL does not. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown>;
}

/** Starts the backend like `npm run backend`, with these options; resolves once it is ready. */
export async function startBackendProcess(options: readonly string[]): Promise<BackendProcess> {
  const backend: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../../mock-server/start.ts'), '--quiet', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // A failing program also ends its backend.
  const kill = () => backend.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(backend, 'exit').finally(() => process.off('exit', kill));
  const output = createInterface({ input: backend.stdout as NonNullable<typeof backend.stdout> });
  const line = await Promise.race([
    once(output, 'line').then(([said]) => String(said)),
    ended.then(() => 'It ended before it was ready'),
  ]);
  const [, apiUrl = '', liveUrl = ''] = /ready: (http:\S+) and (ws:\S+)/.exec(line) ?? [];
  if (!apiUrl) throw new Error(`The local backend did not start: ${line}`);
  return {
    apiUrl,
    liveUrl,
    end: (signal) => {
      backend.kill(signal);
      return ended;
    },
  };
}
