import type { Page } from '@playwright/test';
import { readAxe } from '../support/browser/axe';
import { expect, test } from '../support/browser/browser';

const open = (page: Page, main: string) =>
  page.setContent(`<html lang="en"><head><title>Sample</title></head><body><main>${main}</main></body></html>`);

test('the order of headings is decided although a part is added above them while axe runs', async ({ page }) => {
  await open(page, '<h1>Ride</h1><div><h2>Driver</h2></div><div><h2>Price</h2></div>');
  await readAxe(page);
  await page.evaluate(() => {
    const axe = window.axe;
    if (!axe) throw new Error('axe has not run.');
    const run = axe.run.bind(axe);
    let runs = 0;
    axe.run = ((...given: Parameters<typeof run>) => {
      const results = run(...given);
      runs += 1;
      // A moment later, when axe has read the headings but has not named them yet.
      if (runs === 1) setTimeout(() => document.querySelector('h1')?.before(document.createElement('section')));
      return results;
    }) as typeof axe.run;
  });
  const { violations, incomplete } = await readAxe(page);
  expect([...violations, ...incomplete].map(({ rule }) => rule)).toEqual([]);
  expect(await page.locator('section').count()).toBe(1);
});

test('a violation counts although its element has gone before the page is read again', async ({ page }) => {
  await open(page, '<h1>Ride</h1>');
  await readAxe(page);
  await page.evaluate(() => {
    const axe = window.axe;
    if (!axe) throw new Error('axe has not run.');
    document.querySelector('h1')?.after(document.createElement('button'));
    const run = axe.run.bind(axe);
    axe.run = (async (...given: Parameters<typeof run>) => {
      const results = await run(...given);
      document.querySelector('button')?.remove();
      return results;
    }) as typeof axe.run;
  });
  const { violations } = await readAxe(page);
  expect(violations.map(({ rule }) => rule)).toContain('button-name');
  expect(await page.locator('button').count()).toBe(0);
});
