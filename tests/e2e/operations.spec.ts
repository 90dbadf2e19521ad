import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployFiles, headersOfBuild } from '../../scripts/deploy/write-deploy';
import { expect, test } from '../support/browser/browser';
import { built } from '../support/browser/built-site';
import { observatoryPoints } from '../support/policy/observatory';
import { services } from '../support/policy/services';
import { violationsOf } from '../support/policy/violations';

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ reuseContext: false });

const deploy = path.join(built, '../deploy');

test('deploy/ belongs to the build that is served: every file of it, and no other', () => {
  const written = Object.entries(deployFiles(headersOfBuild(built, services), services.site));
  for (const [name, text] of written) expect(readFileSync(path.join(deploy, name), 'utf8'), name).toBe(text);
  const files = readdirSync(deploy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files).toHaveLength(written.length);
});

test('the policies have hashes in place of unsafe-inline for scripts, and let every kind of page work', async ({
  page,
}) => {
  const violations = await violationsOf(page);
  const policies = new Set<string>();
  for (const address of ['', '/privacy', '/de/business', '/private/profile', '/booking-details/none', '/bookings']) {
    const answer = await page.goto(`/website${address}`);
    const { 'content-security-policy': policy = '' } = answer?.headers() ?? {};
    policies.add(policy);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(await violations(), address).toEqual([]);
  }
  expect(policies.size).toBe(3);
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Google/ })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.describe('a script that somebody has put into a page', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('does not run, and is an error in the console, which fails any other story', async ({ page }) => {
    await page.goto('/website/bookings');
    const named = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('Content Security Policy'),
    );
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.intruder = true');
      document.body.append(script);
      return 'intruder' in window;
    });
    expect(hasRun).toBe(false);
    await named;
  });
});

test('by the rules of the MDN Observatory pages of content have 120 points or more, the others 100', async ({
  request,
}) => {
  for (const [address, points] of [
    ['/website/', 120],
    ['/website/de/partner', 120],
    ['/website/no/such/page', 120],
    ['/website/business', 100],
    ['/website/bookings', 100],
    ['/website/de/private/wallet', 100],
    ['/website/follow', 100],
  ] as const) {
    const answer = await request.get(address);
    expect(observatoryPoints(answer.headers()), address).toBeGreaterThanOrEqual(points);
  }
});

test('files with a hash in their name are kept for good, pages are asked about each time (docs/operations.md)', async ({
  request,
}) => {
  const html = await (await request.get('/website/')).text();
  const [style = ''] = /\/website\/styles\.[0-9a-f]{10}\.css/.exec(html) ?? [];
  const [script = ''] = /\/website\/app-[0-9a-f]{10}\.js/.exec(html) ?? [];
  for (const file of [style, script]) {
    expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const page of ['/website/', '/website/de/bookings', '/website/private/profile']) {
    expect((await request.get(page)).headers()['cache-control']).toBe('no-cache, no-transform');
  }
  for (const picture of ['/website/icon.svg', '/website/en.webmanifest', '/website/cards/en-home.png']) {
    expect((await request.get(picture)).headers()['cache-control']).toBe('public, max-age=604800');
  }
});
