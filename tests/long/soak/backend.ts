import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { State } from '../../../mock-server/storage';
import { startBackendProcess } from '../../support/backend-process';
import type { Addresses } from './virtual-customer';

/** A local backend that is killed during the run; its ports and its data stay. */
export interface MortalBackend extends Addresses {
  /** Kills it with SIGKILL, and restarts it; rides ordered from then on have this speed. */
  dieAndReturn(speed: number): Promise<void>;
  /** The id of every booking in its data file. */
  storedIds(): readonly string[];
  stop(): Promise<void>;
}

/** Starts it on two free ports. */
export async function startMortalBackend(speed: number): Promise<MortalBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-soak-'));
  const file = join(folder, 'backend.json');
  const start = (pace: number, port: string, livePort: string) =>
    startBackendProcess(['--port', port, '--live-port', livePort, '--speed', String(pace), '--data-file', file]);
  let running = await start(speed, '0', '0');
  const { apiUrl, liveUrl } = running;
  return {
    apiUrl,
    liveUrl,
    dieAndReturn: async (pace) => {
      await running.end('SIGKILL');
      running = await start(pace, new URL(apiUrl).port, new URL(liveUrl).port);
    },
    storedIds: () => v.parse(State, JSON.parse(readFileSync(file, 'utf8'))).bookings.map(({ bookingId }) => bookingId),
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
