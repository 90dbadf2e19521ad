import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from './command-line';

const ANSWER_WAIT_MS = 10_000;

/**
 * `npm run backend -- --reset`: restores the sample data. It uses a running backend; otherwise it deletes the data file,
 * which the next start creates again. Returns one sentence about the result; throws one after a failure.
 */
export async function reset({ apiPort, dataFile }: Pick<Settings, 'apiPort' | 'dataFile'>): Promise<string> {
  const answer = await askBackend(apiPort);
  if (answer?.status === 204) return `The backend on port ${apiPort} has its sample data back.`;
  if (answer) throw notABackend(apiPort);
  const path = resolve(dataFile);
  if (!existsSync(path)) return `No backend runs on port ${apiPort} and there is no data file ${path}: nothing to do.`;
  rmSync(path);
  return `The data file ${path} is deleted; the next start makes a new one with sample data.`;
}

/** Null if the backend is not running. */
async function askBackend(port: number): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WAIT_MS);
    return await fetch(`http://localhost:${port}/__reset`, { method: 'POST', signal });
  } catch (error) {
    if (isRefusedConnection(error)) return null;
    throw notABackend(port);
  }
}

const notABackend = (port: number) =>
  new Error(`The program on port ${port} is no local backend that can reset itself; nothing was changed.`);

const isRefusedConnection = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
