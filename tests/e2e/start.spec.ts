import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { SITE_PORT } from '../support/ports';

test('npm start says in one sentence that a port is taken, and ends', async () => {
  const start = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, SITE_PORT: String(SITE_PORT) },
  });
  let errors = '';
  start.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(start, 'exit');
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${SITE_PORT} is taken by another program: stop it, or choose another port with SITE_PORT=...\n`,
  );
});
