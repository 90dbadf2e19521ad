import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '../support/browser/browser';
import { backendPorts, SITE_PORT } from '../support/ports';

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ reuseContext: false });

const text = readFileSync(path.join(__dirname, '../../docs/operations.md'), 'utf8');
const { API_PORT, LIVE_PORT } = backendPorts(0);
const local = `http://localhost:${API_PORT}`;

/** The policies of docs/operations.md, with Google's maps and with open ones. */
const [withGoogle = '', allOpen = ''] = text
  .split('Content-Security-Policy:\n')
  .slice(1)
  .map((rest) => rest.split('```')[0]);

/** The policy for this build in one line, with the stand-ins in place of foreign hosts, as in this build. */
const policy = (process.env.OPEN_MAPS === 'map,addresses,ways' ? allOpen : withGoogle)
  .replace(/\s+/g, ' ')
  .replace(' API LIVE ', ` ${local} ws://localhost:${LIVE_PORT} `)
  .replace(/(script-src|connect-src|img-src|style-src) /g, `$1 ${local} `);

declare global {
  interface Window {
    violations: string[];
  }
}

/** The served site with further headers, at an address of its own. */
async function siteWith(headers: Record<string, string>) {
  const server = createServer(({ url = '/', headers: asked }, answer) => {
    const forward = request({ port: SITE_PORT, path: url, headers: asked }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...headers });
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

test('the content security policy of docs/operations.md lets the whole site work', async ({ page }) => {
  expect(policy).toContain("default-src 'none'");
  const site = await siteWith({ 'Content-Security-Policy': policy });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  for (const address of ['', '/de/business', '/privacy', '/private/profile', '/booking-details/none', '/bookings']) {
    await page.goto(`${site.url}/website${address}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  }
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Google/ })).toBeVisible();
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  site.close();
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
    expect((await request.get(page)).headers()['cache-control']).toBe('no-cache');
  }
  for (const picture of ['/website/icon.svg', '/website/en.webmanifest', '/website/cards/en-home.png']) {
    expect((await request.get(picture)).headers()['cache-control']).toBe('public, max-age=604800');
  }
});
