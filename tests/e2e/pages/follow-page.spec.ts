import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages, localPath } from '../../../src/i18n/languages';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { built, builtPages, PREFIX } from '../../support/browser/built-site';
import { countShifts } from '../../support/browser/layout-shifts';
import { long } from '../../support/long';

// Each story is a first visit.
test.use({ reuseContext: false });

const DOCUMENT_GZIP_BYTES = 8 * 1024;
const SCRIPT_GZIP_BYTES = 60 * 1024;
const TOKEN = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';
const followed = (changes = {}) => ({
  ...{ jobStatus: 'ON_THE_WAY', location: '51.3158,9.4972', locatedAt: new Date(Date.now() - 8_000).toISOString() },
  ...{ minutesToPickup: 6, minutesToDrop: 18, vehicleName: 'VW Passat Variant', vehicleColour: 'Hellelfenbein' },
  ...{ carNo: 'KS-TX 106', driverFirstName: 'Samira', passengerFirstName: 'Jörg', dropDistrict: 'Südstadt' },
  ...changes,
});
const answer = (page: Page, changes = {}) => misbehave(page, { match: 'GET /follow/*', body: followed(changes) });
const slot = (page: Page, name: 'minutes' | 'age') => page.locator(`[data-slot="${name}"]`);

for (const language of languages) {
  const address = localPath(language, '/follow');
  const page = () => builtPages().find((one) => one.address === address);

  test(`${address}: at most 8 KB of document and 60 KB of script (gzip) before a map`, () => {
    const { file = '', html = '' } = page() ?? {};
    expect(statSync(`${built}/${file}.gz`).size).toBeLessThanOrEqual(DOCUMENT_GZIP_BYTES);
    const template = /<template id="react">.*?<\/template>/s.exec(html)?.[0] ?? '';
    expect(template).toContain(' async');
    const scripts = [...html.replace(template, '').matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const bytes = scripts.map(([, attributes = '', text = '']) => {
      const name = /src="([^"]+)"/.exec(attributes)?.[1];
      return name ? statSync(`${built}${name.slice(PREFIX.length)}.gz`).size : gzipSync(text).length;
    });
    expect(bytes).not.toEqual([]);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_GZIP_BYTES);
  });

  test(`${address}: not listed, the origin alone as referrer, and a card that names no person`, () => {
    const { document } = page() ?? {};
    const content = (selector: string) => document?.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('meta[name="referrer"]')).toBe('strict-origin');
    expect(document?.querySelector('link[rel="canonical"]')).toBeNull();
    expect(content('meta[property="og:title"]')).toBe(language === 'de' ? 'Das Taxi verfolgen' : 'Follow the taxi');
    expect(content('meta[property="og:url"]')).toMatch(new RegExp(`${PREFIX}${address}$`));
    const image = content('meta[property="og:image"]')?.split(PREFIX)[1] ?? '';
    expect(statSync(`${built}${image}`).isFile()).toBe(true);
  });
}

test('says where the taxi is without a map, and asks for its own script and the ride alone', async ({ page }) => {
  await answer(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const shifts = await countShifts(page);
  await page.goto(`${PREFIX}/follow#${TOKEN}`, { waitUntil: 'networkidle' });
  await expect(slot(page, 'minutes')).toHaveText('6 min');
  await expect(slot(page, 'age')).toHaveText(/^Seen \d+ seconds ago$/);
  for (const text of ['KS-TX 106', 'VW Passat Variant, light ivory', 'Samira', 'Südstadt']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Jörg is sharing this ride with you.')).toBeVisible();
  const asked = requests.filter((path) => path !== `/follow/${TOKEN}` && !/\.(svg|png|webmanifest)$/.test(path));
  expect(asked).toEqual([`${PREFIX}/follow`, expect.stringMatching(/^\/website\/follow-[0-9a-f]{10}\.js$/)]);
  // A touch, a key or a hover brings no library.
  await page.keyboard.press('Tab');
  await page.mouse.move(100, 300);
  expect(requests.filter((path) => /app-|component---/.test(path))).toEqual([]);
  expect(await shifts()).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: accessible and whole at 320 px, with the map and at the end`, long, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await answer(page);
    await page.goto(`${PREFIX}/de/follow#${TOKEN}`);
    await expect(slot(page, 'minutes')).toHaveText('6 min');
    await expect(slot(page, 'age')).toHaveText(/^Zuletzt gesehen vor \d+ Sekunden$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(page.locator('[data-vehicle]')).toBeVisible();
    await expect(slot(page, 'minutes')).toHaveText('6 min');
    await expect(page.getByText('KS-TX 106', { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test.describe('a backend that cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('keeps the last known ride with its age, says so calmly, and goes on', long, async ({ page }) => {
    await page.clock.install();
    await answer(page);
    await page.goto(`${PREFIX}/follow#${TOKEN}`);
    await expect(slot(page, 'minutes')).toHaveText('6 min');
    await behave(page);
    await misbehave(
      page,
      { match: 'GET /follow/*', status: 503, times: 1 },
      { match: 'GET /follow/*', body: followed({ minutesToPickup: 4 }) },
    );
    await page.clock.runFor(5_000);
    await expect(page.getByText(/^We cannot load the ride right now\./)).toBeVisible();
    await expect(slot(page, 'minutes')).toHaveText('6 min');
    await expect(slot(page, 'age')).toHaveText(/^Seen 1\d seconds ago$/);
    await page.clock.runFor(5_000);
    await expect(slot(page, 'minutes')).toHaveText('4 min');
    await expect(page.getByText(/^We cannot load the ride right now\./)).toHaveCount(0);
  });
});
