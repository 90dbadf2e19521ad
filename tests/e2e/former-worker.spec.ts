import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/browser/browser';
import { PREFIX } from '../support/browser/built-site';

// The worker of the former site must not stay in the context of other stories.
test.use({ reuseContext: false });

/** A site that serves its one page from a cache for ever, as many app shells do. */
const formerSite: Readonly<Record<string, readonly [type: string, text: string]>> = {
  page: ['text/html', '<!doctype html><title>Old</title><h1>The former site</h1><p>v1</p>'],
  worker: [
    'text/javascript',
    `const fill = async () => (await caches.open('v1')).add('${PREFIX}/');
     addEventListener('install', (event) => event.waitUntil(fill()));
     addEventListener('activate', (event) => event.waitUntil(clients.claim()));
     addEventListener('fetch', (event) => {
       if (event.request.mode === 'navigate') event.respondWith(caches.match('${PREFIX}/'));
     });`,
  ],
};

/** An origin of its own: the former site until `moveIn`, then the built one, which is served at `site`. */
async function openOrigin(site: string) {
  let isFormer = true;
  const server = createServer((request, response) => {
    if (!isFormer) {
      return void get(`${site}${request.url}`, { headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
    }
    const [type = '', text] = formerSite[request.url?.endsWith('.js') ? 'worker' : 'page'] ?? [];
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=31536000' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    moveIn: () => {
      isFormer = false;
    },
    close: () => server.close(),
  };
}

for (const [where, script] of [
  ['at the root of the host', '/sw.js'],
  ['below the prefix', `${PREFIX}/service-worker.js`],
] as const) {
  test(`a visitor with the worker of a former site ${where} gets this site, once`, async ({ page, baseURL }) => {
    const { origin, moveIn, close } = await openOrigin(baseURL ?? '');
    const former = page.getByRole('heading', { name: 'The former site' });
    await page.goto(`${origin}${PREFIX}/`);
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(file);
      await navigator.serviceWorker.ready;
    }, script);
    moveIn();
    await page.goto(`${origin}${PREFIX}/partner#offers`);
    await expect(page.getByRole('heading', { level: 1, name: 'Partner With Us' })).toBeVisible();
    await expect(former).toHaveCount(0);
    const left = () =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
    await expect.poll(left).toEqual([0, []]);
    close();
  });
}
