import { readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { wordsInBuild } from '../../support/browser/built-site';
import { chooseAddress, english, german } from '../../support/browser/customer';
import { googleAddressesWords, openMapWords, openWaysWords } from '../../support/maps/adapter-words';

const OPENSTREETMAP = 'https://www.openstreetmap.org/copyright';

for (const [words, credit] of [
  [english, '© OpenStreetMap contributors'],
  [german, '© OpenStreetMap-Mitwirkende'],
] as const) {
  test(`${words.path}: Google draws map and way, Photon finds the addresses and is credited beside them`, async ({
    page,
  }) => {
    const script = page.waitForRequest((request) => new URL(request.url()).pathname === '/maps/api/js');
    await page.goto(`${words.path}/bookings`);
    expect(new URL((await script).url()).searchParams.get('libraries')).toBe('marker,routes');
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

test('the output has neither the open map nor the open ways, nor Google’s addresses', () => {
  expect(wordsInBuild([...openMapWords, ...openWaysWords, ...googleAddressesWords])).toEqual([]);
  expect(wordsInBuild(['/photon'])).not.toEqual([]);
});
