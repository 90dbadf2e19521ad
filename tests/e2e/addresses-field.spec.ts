import type { Page } from '@playwright/test';
import { api, expect, test } from '../support/browser';

/** Holds back the site's own scripts until the answered function is called; those of Google's stand-in are not the site's. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    if (!route.request().url().startsWith(api)) await held;
    await route.continue();
  });
  return release;
}

for (const { path, field, option } of [
  { path: '/website/bookings', field: '#booking-start', option: /Kassel Hauptbahnhof/ },
  { path: '/website/de/business', field: '#business-pickup-1', option: /Kassel Hauptbahnhof/ },
]) {
  test(`${path}: who types before the script has arrived is offered addresses all the same`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const input = page.locator(field);
    await input.click();
    await page.keyboard.type('Kassel');
    release();
    // The rest comes while the page takes its fields over.
    for (const letter of ' Haupt') {
      await page.keyboard.type(letter);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.getByRole('option', { name: option }).first().click();
    await expect(input).toHaveValue(option);
    await expect(page.locator(`${field}-menu`)).toBeHidden();
  });

  test(`${path}: a text that was complete before the script arrived opens its suggestions`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const input = page.locator(field);
    await input.click();
    await page.keyboard.type('Kassel Haupt');
    release();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('option', { name: option }).first().click();
    await expect(input).toHaveValue(option);
  });
}
