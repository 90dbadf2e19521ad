import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';

test('npm start says in one sentence that a port is taken, and ends', async () => {
  const { SITE_PORT, API_PORT, LIVE_PORT } = { SITE_PORT: '8010', API_PORT: '3011', LIVE_PORT: '55562' };
  const start = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, SITE_PORT, API_PORT, LIVE_PORT },
  });
  let errors = '';
  start.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(start, 'exit');
  expect(code).toBe(1);
  expect(errors).toBe('Port 8010 is taken by another program: stop it, or choose another port with SITE_PORT=...\n');
});
