import { join } from 'node:path';
import type { Backend } from '../../../mock-server/backend';
import { createClock, startBackend, temporaryFolder } from '../harness';

/** A backend for the tests of a file, and how it is asked. */
export function openStage() {
  const folder = temporaryFolder();
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend(join(folder, 'data.json'), createClock());
  });
  afterAll(() => backend.close());
  const url = (path: string) => `http://localhost:${backend.apiPort}${path}`;
  return {
    url,
    ask: (path: string, init: RequestInit = {}) => fetch(url(path), init),
    askJson: async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(url(path), init);
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    misbehave: (fault: object) =>
      fetch(url('/__faults'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      }),
  };
}
