import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { builtTexts } from '../../support/browser/built-site';
import { backendPorts, SITE_PORT } from '../../support/ports';

const { API_PORT, LIVE_PORT } = backendPorts(0);
const root = join(__dirname, '../../..');

/** Every address and key of a build (README, Configure), each with a value of its own. */
const configuration = (company: string) => ({
  GATSBY_SITE_URL: `https://www.${company}.example`,
  GATSBY_API_URL: `https://api.${company}.example`,
  GATSBY_LIVE_URL: `wss://live.${company}.example:55552/taxi/wss2`,
  GATSBY_MAPS_URL: `https://maps.${company}.example`,
  GATSBY_IDENTITY_URL: `https://identity.${company}.example`,
  GATSBY_GOOGLE_MAPS_KEY: `key-of-${company}`,
  GATSBY_GOOGLE_MAP_ID: `map-of-${company}`,
  GATSBY_GOOGLE_CLIENT_ID: `client-of-${company}`,
  GATSBY_ORDER_KEY_HEADER: `X-Key-Of-${company}`,
});

test('each build has its own addresses and keys, not those before, and leaves the served site alone', async ({
  request,
}) => {
  const home = await (await request.get('/website/')).text();
  const files = (value: string) =>
    builtTexts(/\.(js|html|json|css|xml|txt)$/).flatMap(({ path, text }) => (text.includes(value) ? [path] : []));
  let before = [
    `localhost:${SITE_PORT}`,
    `localhost:${API_PORT}`,
    `localhost:${LIVE_PORT}`,
    'local-maps-key',
    'local-map',
    'local-client-id',
  ];
  // Twice: a new variable makes webpack forget everything, another value of the same one does not.
  for (const variables of [configuration('first'), configuration('second')]) {
    for (const value of before) expect(files(value), value).not.toEqual([]);
    const env = { ...process.env, ...variables };
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root, env });
    for (const value of before) expect(files(value), value).toEqual([]);
    before = Object.values(variables);
  }
  for (const value of before) expect(files(value), value).not.toEqual([]);
  expect(await (await request.get('/website/')).text()).toBe(home);
});
