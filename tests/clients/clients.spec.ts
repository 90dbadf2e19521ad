import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type Backend, createBackend } from '../../mock-server/backend';
import { demoAccounts } from '../../mock-server/company/demo-accounts';
import { googleScripts } from '../../mock-server/google/scripts';

/** Clients that nobody here wrote, against the local backend in place of Google: `npm run test:clients`. */
let backend: Backend;
const api = () => `http://localhost:${backend.apiPort}`;

test.beforeAll(async () => {
  backend = await createBackend({
    apiPort: 0,
    livePort: 0,
    speed: 1,
    scenario: 'happy',
    seed: 1,
    vehicles: 10,
    dataFile: join(mkdtempSync(join(tmpdir(), 'taxi-clients-')), 'backend.json'),
    isFresh: false,
    clientId: 'local-client-id',
    googleScripts,
  });
});
test.afterAll(() => backend.close());

/** A page with one of the clients, for which the local backend is Google; what goes wrong on it is collected. */
async function open(page: Page, client: string): Promise<readonly string[]> {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, client)],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.route('https://maps.googleapis.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${api()}${pathname}${search}` }) });
  });
  await page.route('http://page.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>page</title><body></body>' }),
  );
  await page.goto('http://page.example/');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return troubles;
}

for (const [version, client] of [
  ['1', 'js-api-loader-1.ts'],
  ['2', 'js-api-loader.ts'],
] as const) {
  test(`@googlemaps/js-api-loader ${version} loads libraries and shows a map with a marker`, async ({ page }) => {
    const troubles = await open(page, client);
    await expect(page).toHaveTitle('loaded');
    await expect(page.getByRole('img', { name: 'Hauptbahnhof' })).toBeVisible();
    expect(troubles).toEqual([]);
  });
}

test('@vis.gl/react-google-maps shows a map with a marker, and suggests places', async ({ page }) => {
  const troubles = await open(page, 'vis-gl.tsx');
  await expect(page.getByTitle('Hauptbahnhof')).toBeVisible();
  await expect(page.locator('output')).toContainText('Kassel Hauptbahnhof');
  expect(troubles).toEqual([]);
});

test('@googlemaps/markerclusterer lays markers together, and apart again once the map is nearer', async ({ page }) => {
  const troubles = await open(page, 'markerclusterer.ts');
  await expect(page.getByTitle('Cluster of 3 markers')).toBeVisible();
  await expect(page.getByTitle(/^Taxi/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Nearer' }).click();
  await expect(page.getByTitle(/^Taxi/)).toHaveCount(3);
  await expect(page.getByTitle('Cluster of 3 markers')).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('jose accepts a credential against the key set', async () => {
  const question = { sub: demoAccounts[0]?.sub, clientId: 'local-client-id', nonce: null, ageSeconds: 0 };
  const response = await fetch(`${api()}/gsi/credential`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const { credential } = (await response.json()) as { credential: string };
  const keys = createRemoteJWKSet(new URL(`${api()}/oauth2/v3/certs`));
  const { payload } = await jwtVerify(credential, keys, {
    issuer: 'https://accounts.google.com',
    audience: 'local-client-id',
  });
  expect(payload.sub).toBe(demoAccounts[0]?.sub);
});
