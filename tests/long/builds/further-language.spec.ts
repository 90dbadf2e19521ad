import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { addressTable, pageTable } from '../../../src/address-table';
import booking from '../../../src/locales/en/booking.json';
import common from '../../../src/locales/en/common.json';
import { copyRepository, repository } from '../../support/folders/repository';

const { prefix } = addressTable;
const IMPRINT = 'Qui nous sommes';

/** Changes a file by a replacement that must find its text. */
function change(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** A build of this repository with a further language: one entry in a table, and one folder of texts. */
async function buildWithFrench(): Promise<string> {
  const copy = copyRepository('further-language');
  change(
    join(copy, 'src/address-table.ts'),
    "de: { locale: 'de-DE' },",
    "de: { locale: 'de-DE' }, fr: { locale: 'fr-FR' },",
  );
  const texts = join(copy, 'src/locales/fr');
  cpSync(join(copy, 'src/locales/en'), texts, { recursive: true });
  change(join(texts, 'common.json'), `"${common.legal.imprint}"`, `"${IMPRINT}"`);
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: copy });
  return join(copy, 'public');
}

test('a further language is one entry and one folder: pages, links, switch and site map', async ({ page }) => {
  const built = await buildWithFrench();
  const pages = Object.keys(pageTable);
  const below = (path: string) => `${prefix}/fr${path === '/' ? '' : path}`;
  for (const path of [...pages, '/404']) {
    const file = join(built, 'fr', path, 'index.html');
    expect(existsSync(file), file).toBe(true);
    const document = parse(readFileSync(file, 'utf8'));
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('fr');
    const links = document.querySelectorAll('a[href^="/"]').filter((link) => !link.getAttribute('hreflang'));
    const others = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^\/website\/fr(\/|$)/.test(href));
    expect(others, path).toEqual([]);
  }
  const siteMap = readFileSync(join(built, 'sitemap.xml'), 'utf8');
  expect(siteMap.match(/<loc>[^<]*\/website\/fr(\/[a-z]*)?<\/loc>/g)).toHaveLength(8);
  expect(siteMap.match(/hreflang="fr"/g)).toHaveLength(3 * 8);

  const server = fork(join(repository, 'tests/support/serve-folder.mjs'), [built], { execArgv: ['--import', 'tsx'] });
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`http://localhost:${port}${below('/imprint')}`);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/website\/de\/imprint$/);
    await page.getByRole('link', { name: 'français' }).click();
    await expect(page).toHaveURL(/\/website\/fr\/imprint$/);
    // A page with React, which takes over the texts of the folder.
    await page.goto(`http://localhost:${port}${below('/bookings')}`);
    await page.getByRole('button', { name: booking.form.continue, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: booking.required.name })).toBeVisible();
    await expect(page.getByRole('link', { name: IMPRINT })).toHaveAttribute('href', below('/imprint'));
    expect(errors).toEqual([]);
  } finally {
    server.kill();
  }
});
