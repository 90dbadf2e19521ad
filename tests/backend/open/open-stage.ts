import { join } from 'node:path';
import type { Backend } from '../../../mock-server/backend';
import { createCaller, createClock, startBackend, temporaryFolder } from '../harness';

/** A backend for the tests of a file, and how it is asked. */
export function openStage() {
  const folder = temporaryFolder();
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend(join(folder, 'data.json'), createClock());
  });
  afterAll(() => backend.close());
  return {
    url: (path: string) => `http://localhost:${backend.apiPort}${path}`,
    misbehave: (fault: object) => createCaller(backend).call('POST', '/__faults', fault),
  };
}
