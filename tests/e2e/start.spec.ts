import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
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

test('a running site stays whole while the next build in its folder replaces public/', async ({ page, request }) => {
  const built = join(__dirname, '../../public');
  const away = `${built}.away`;
  renameSync(built, away);
  try {
    const missing: string[] = [];
    page.on('response', (response) => response.ok() || missing.push(response.url()));
    await page.goto('/website/bookings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(missing).toEqual([]);
    expect((await request.get('/website/nowhere')).status()).toBe(404);
  } finally {
    renameSync(away, built);
  }
});
