import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addressTable } from '../../../src/address-table';
import { expect, test } from '../../support/browser/browser';

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ reuseContext: false });

/** Every script of the booking screen with Google's map (gzip), as measured; it may grow by 2 %. */
const GOOGLE_BYTES = 274_600;
const GROWTH = 1.02;
/** So much more the open map may bring: it has the library that Google loads from its own server. */
const OPEN_MAP_BYTES = 15 * 1_024;

const isOpen = process.env.OPEN_MAPS === 'map,addresses,ways';
const most = isOpen ? GOOGLE_BYTES + OPEN_MAP_BYTES : Math.round(GOOGLE_BYTES * GROWTH);

const limit = most.toLocaleString('en');

test(`the booking screen and its map load at most ${limit} bytes of script (gzip)`, async ({ page, baseURL }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === baseURL && request.resourceType() === 'script') scripts.add(pathname);
  });
  await page.goto('/website/bookings');
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const built = join(__dirname, '../../../public');
  const bytes = [...scripts].map((name) => statSync(`${built}${name.slice(addressTable.prefix.length)}.gz`).size);
  expect(scripts.size).toBeGreaterThan(5);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});
