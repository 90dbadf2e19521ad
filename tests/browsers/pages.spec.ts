import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTable } from '../../src/address-table';
import { expect } from '../support/browser/browser';
import { inEveryEngine } from './engines';
import { SAMPLE_MAP, startSignedIn } from './ways';

/** The pages that anybody may open, and an address without one. */
const publicPages = [
  ...Object.entries(pageTable).flatMap(([page, entry]) => ('isClientOnly' in entry ? [] : [page])),
  '/home',
  '/no-such-page',
];

/** The private screens, from their table; those whose address goes on have a story of their own (job.spec.ts). */
const routes = readFileSync(path.join(__dirname, '../../src/layout/private/private-routes.tsx'), 'utf8');
const privatePages = [...routes.matchAll(/ path="([\w-]+)"/g)].map(([, screen]) => `/private/${screen}`);

/** Chromium's sentence about the address without a page. */
const expectedErrors = /status of 404/;

inEveryEngine('every page opens, has its heading and fits', { isShort: true, expectedErrors }, async (visit) => {
  const { customer, browser } = visit;
  expect(privatePages.length).toBeGreaterThan(8);
  const lookAt = async (page: string) => {
    await customer.opens(page);
    // Most pages are text until somebody uses them: a key without an effect is enough.
    await expect(async () => {
      await browser.press('Shift');
      // A shared ride has React for its map alone.
      const isWaiting = page !== '/follow' && (await browser.run(() => self.takeOver !== undefined));
      expect(isWaiting, `${page} waits for React`).toBe(false);
      const heading = await browser.run(() => {
        const isWaiting = document.querySelector('[data-waiting]') !== null;
        const found = document.querySelector<HTMLElement>('main h1');
        return !isWaiting && found?.checkVisibility() ? found.textContent : '';
      });
      expect(heading, `the heading of ${page}`).not.toBe('');
    }).toPass();
    await customer.hasScripts();
    if (page === '/bookings') await customer.reads(SAMPLE_MAP);
    await customer.finds(page.replaceAll('/', ' ').trim() || 'home');
  };
  for (const page of publicPages) await lookAt(page);
  await startSignedIn(visit, 'Jörg Beispiel');
  for (const page of privatePages) await lookAt(page);
});
