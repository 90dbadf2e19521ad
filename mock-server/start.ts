import { resolve } from 'node:path';
import { createBackend, PortTakenError } from './backend';
import { DataFileError } from './data/data-file';
import { googleScripts } from './google/scripts';
import { LIVE_PATH } from './live/server';

/** Starts the local backend as a process of its own: `npx tsx mock-server/start.ts`. */

/** What was set cannot be used; the message is one sentence for a person. */
class SettingError extends Error {}

const LARGEST_PORT = 65_535;

function port(variable: string, fallback: number): number {
  const value = Number(process.env[variable] || fallback);
  if (Number.isInteger(value) && value >= 0 && value <= LARGEST_PORT) return value;
  throw new SettingError(
    `${variable} must be a port number from 0 to ${LARGEST_PORT}, not "${process.env[variable]}".`,
  );
}

function pace(variable: string): number {
  const value = Number(process.env[variable] || 1);
  if (Number.isFinite(value) && value > 0) return value;
  throw new SettingError(`${variable} must be a number above 0, not "${process.env[variable]}".`);
}

async function start(): Promise<void> {
  const backend = await createBackend({
    apiPort: port('API_PORT', 3001),
    livePort: port('LIVE_PORT', 55_552),
    speed: pace('MOCK_SPEED'),
    dataFile: resolve(process.env.DATA_FILE || '.data/backend.json'),
    googleScripts,
  });
  const stop = () => {
    backend.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Backend ready: http://localhost:${backend.apiPort} and ws://localhost:${backend.livePort}${LIVE_PATH}`);
}

start().catch((error: unknown) => {
  const isExpected = error instanceof PortTakenError || error instanceof DataFileError || error instanceof SettingError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
