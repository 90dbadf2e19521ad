import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '../support/backend';
import { expect, expectAccessible, test } from '../support/browser/browser';
import { chooseAddress, english, german } from '../support/browser/customer';

const OPENSTREETMAP = 'https://www.openstreetmap.org/copyright';

for (const [words, credit] of [
  [english, '© OpenStreetMap contributors'],
  [german, '© OpenStreetMap-Mitwirkende'],
] as const) {
  test(`${words.path}: Google draws map and way, Photon finds the addresses and is credited beside them`, async ({
    page,
  }) => {
    await page.goto(`${words.path}/bookings`);
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    await chooseAddress(page, 'end', 'Kassel-Wilhelmsh', 'Wilhelmshöhe');
    await expect(page.getByRole('link', { name: credit })).toHaveAttribute('href', OPENSTREETMAP);
    await expectAccessible(page);
    await expect.poll(async () => (await readLog(page)).google.calls['routes.route']).toBeGreaterThan(0);
    const { google, requests } = await readLog(page);
    expect(requests['GET /photon/api']).toBeGreaterThan(0);
    expect(Object.keys(google.calls).filter((call) => call.startsWith('places') || call.startsWith('geo'))).toEqual([]);
  });
}

test('the privacy page says that Google draws map and ways, and that the company finds the addresses', async ({
  page,
}) => {
  await page.goto('/website/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('Map and routes come from Google Maps');
  await expect(main).toContainText('Address suggestions come from our own server');
});

test('the output has neither the open map nor the open ways', () => {
  const built = join(__dirname, '../../public');
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(built, name), 'utf8'));
  expect(texts.filter((text) => /leaflet|valhalla|sources_to_targets/i.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('/photon'))).toBe(true);
});
