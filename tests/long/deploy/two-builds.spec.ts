import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NGINX } from '../../../scripts/deploy/nginx-path.mjs';
import { beginToUse, expect, test } from '../../support/browser/browser';
import { built, PREFIX } from '../../support/browser/built-site';
import { english, fillForm, signIn, startSignedIn } from '../../support/browser/customer';
import { asNobody, nginxFolder } from './nginx-folder.mjs';
import { NEW_TITLE, writeSecondBuild } from './second-build';

// Each story is a first visit, with an empty cache.
test.use({ reuseContext: false });

const builds = mkdtempSync(path.join(tmpdir(), 'taxi-builds-'));
const first = { built, deploy: path.join(built, '../deploy') };
let second: typeof first;
let server: ChildProcess;
let folder: ReturnType<typeof nginxFolder>;
let site: string;

const portIsFree = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};

test.beforeAll(() => {
  second = writeSecondBuild(built, builds);
});
test.afterAll(() => rmSync(builds, { recursive: true }));

test.beforeEach(async ({ request }) => {
  const port = await portIsFree();
  folder = nginxFolder(port);
  folder.publish(NGINX, first);
  server = spawn(NGINX, ['-c', folder.configuration, '-g', 'daemon off;'], { stdio: 'inherit', ...asNobody });
  site = `http://localhost:${port}${PREFIX}`;
  await expect(async () => expect((await request.get(`${site}/`)).status()).toBe(200)).toPass();
});
test.afterEach(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

/** The second build replaces the first while pages are open: its files at once, its policy with nginx's new workers. */
async function publishSecond(page: Page) {
  const policy = async () => (await page.request.get(`${site}/bookings`)).headers()['content-security-policy'];
  const former = await policy();
  folder.publish(NGINX, second);
  execFileSync(NGINX, ['-c', folder.configuration, '-s', 'reload'], asNobody);
  await expect(async () => {
    expect(await (await page.request.get(`${site}/bookings`)).text()).toContain(NEW_TITLE);
    expect(await policy()).not.toBe(former);
  }).toPass();
}

/** A day later only the second build’s files are left. */
function endDay() {
  for (const entry of readdirSync(folder.site, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !existsSync(path.join(second.built, path.relative(folder.site, file)))) rmSync(file);
  }
}

/** Opens the booking page of the first build and fills in the form, without prefetching. */
async function openForm(page: Page) {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(`${site}/bookings`);
  await beginToUse(page);
  await fillForm(page);
}

test('an open page goes on with its own files: the form is sent; a link then loads the new site', async ({ page }) => {
  await openForm(page);
  await publishSecond(page);
  await page.getByRole('button', { name: english.continue }).click();
  await expect(page.getByRole('dialog', { name: english.loginRequired })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Where to?');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const loaded = page.waitForEvent('domcontentloaded');
  await menu.getByRole('link', { name: 'Partner' }).click();
  await loaded;
  await beginToUse(page);
  await menu.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
});

test.describe('a day later', () => {
  // For a missing script the server sends the 404 page.
  test.use({ expectedErrors: /404 \(Not Found\)|its MIME type/ });

  test('a part of the page that is gone loads the page anew, once; the form is filled in, and goes on', async ({
    page,
  }) => {
    await openForm(page);
    await publishSecond(page);
    endDay();
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.getByRole('button', { name: english.continue }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
    await beginToUse(page);
    await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
    await page.getByRole('button', { name: english.continue }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByRole('button', { name: english.book })).toBeVisible();
    expect(loads).toHaveLength(1);
  });

  test('a page that is gone is loaded as a document of the new site', async ({ page }) => {
    await openForm(page);
    await publishSecond(page);
    endDay();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Partner' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner With Us');
    const html = readFileSync(path.join(second.built, 'partner/index.html'), 'utf8');
    const [sheet = ''] = /styles\.[0-9a-f]+\.css/.exec(html) ?? [];
    await expect(page.locator(`[data-href$="${sheet}"]`)).toHaveCount(1);
  });

  test('a link with places keeps them when its page is gone', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await startSignedIn(page, 'Jörg Beispiel');
    await page.goto(`${site}/private/your-ride`);
    await beginToUse(page);
    const again = page.getByRole('link', { name: 'Book again' }).first();
    await expect(again).toHaveAttribute('href', /#/);
    await publishSecond(page);
    endDay();
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
    await expect(page.locator('#booking-start')).not.toHaveValue('');
    await expect(page.locator('#booking-end')).not.toHaveValue('');
  });
});
