import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/browser/browser';
import { violationsOf } from '../support/browser/violations';
import { addedUp, writtenRules } from '../support/host-headers';
import { observatoryPoints } from '../support/observatory';
import { SITE_PORT } from '../support/ports';

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ reuseContext: false });

const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The served site with the headers of deploy/static-hosts/_headers, at an address of its own. */
async function siteWithHeaders() {
  const rules = writtenRules();
  const server = createServer(({ url = '/', headers: asked }, answer) => {
    const forward = request({ port: SITE_PORT, path: url, headers: asked }, (response) => {
      const added = inLowerCase(addedUp(rules, url.replace(/\?.*$/, '')));
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...added });
      response.pipe(answer);
    });
    forward.end();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the policies in deploy/, with hashes in place of unsafe-inline, let the whole site work', async ({ page }) => {
  const site = await siteWithHeaders();
  const violations = await violationsOf(page);
  const policies = new Set<string>();
  for (const address of ['', '/de/business', '/privacy', '/private/profile', '/booking-details/none', '/bookings']) {
    const answer = await page.goto(`${site.url}/website${address}`);
    const { 'content-security-policy': policy = '' } = answer?.headers() ?? {};
    policies.add(policy);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(await violations(), address).toEqual([]);
  }
  expect(policies.size).toBe(2);
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Google/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  site.close();
});

test('by the rules of the MDN Observatory pages of content have 120 points or more, programs 100', () => {
  const rules = writtenRules();
  for (const [address, points] of [
    ['/website/', 120],
    ['/website/de/partner', 120],
    ['/website/bookings', 100],
    ['/website/de/private/wallet', 100],
    ['/website/follow', 100],
  ] as const) {
    expect(observatoryPoints(inLowerCase(addedUp(rules, address))), address).toBeGreaterThanOrEqual(points);
  }
});

test('files with a hash in their name are kept for good, pages are asked about each time (docs/operations.md)', async ({
  request,
}) => {
  const html = await (await request.get('/website/')).text();
  const [style = ''] = /\/website\/styles\.[0-9a-f]{20}\.css/.exec(html) ?? [];
  const [script = ''] = /\/website\/app-[0-9a-f]{20}\.js/.exec(html) ?? [];
  for (const file of [style, script]) {
    expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const page of ['/website/', '/website/de/bookings', '/website/private/profile']) {
    expect((await request.get(page)).headers()['cache-control']).toBe('no-cache');
  }
  for (const picture of ['/website/icon.svg', '/website/en.webmanifest', '/website/cards/en-home.png']) {
    expect((await request.get(picture)).headers()['cache-control']).toBe('public, max-age=604800');
  }
});
