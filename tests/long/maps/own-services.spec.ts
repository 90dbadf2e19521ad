import type { BrowserContext, Page } from '@playwright/test';
import { readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { fillForm, german, signIn } from '../../support/browser/customer';
import { book } from '../../support/browser/ordering';
import { stopClock } from '../../support/browser/session';

// Each story is a first visit, and counts its requests.
test.use({ reuseContext: false });

/** Every request to another machine from now on. */
function watchForeign(context: BrowserContext): readonly string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

/** Every question of consent that a page shows from now on. */
async function watchQuestions(page: Page): Promise<readonly string[]> {
  const questions: string[] = [];
  await page.exposeFunction('noteQuestion', (text: string) => questions.push(text));
  await page.addInitScript(() => {
    const { noteQuestion } = window as unknown as { noteQuestion: (text: string) => void };
    const look = () => {
      for (const { textContent } of document.querySelectorAll('button')) {
        if (/^Allow | erlauben$/.test(textContent ?? '')) noteQuestion(textContent ?? '');
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return questions;
}

test('nobody is asked about the company’s own services, and nothing foreign is requested', async ({
  page,
  context,
}) => {
  const foreign = watchForeign(context);
  for (const path of ['', '/bookings', '/business', '/privacy', '/terms', '/de/bookings']) {
    await page.goto(`/website${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /Google Maps|localhost/ })).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test('from Home to feedback, in German: no question, nothing foreign, nothing of Google’s but the sign-in', async ({
  page,
  context,
}) => {
  const foreign = watchForeign(context);
  const questions = await watchQuestions(page);
  await page.clock.install();
  await page.goto(`${german.path}/`);
  await page.getByRole('link', { name: german.slide }).press('Enter');
  await expect(page).toHaveURL(`${german.path}/bookings`);
  await fillForm(page);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: german.continue }).click();
  await signIn(page, german, 'Anna Muster');
  await book(page, german);
  await expect(page.getByText('Ihr Taxi ist unterwegs')).toBeVisible();
  await expect(page.locator('[data-vehicle]')).toBeVisible();
  await expectAccessible(page);

  await expect(page).toHaveURL(/\/de\/private\/feedback#booking=\d+$/);
  await page.getByLabel('Ihre Nachricht an uns').fill('Freundlich und schnell.');
  for (const yes of await page.getByRole('radio', { name: 'Ja' }).all()) await yes.check();
  await expectAccessible(page);
  // The thanks stay for a second.
  await stopClock(page);
  await page.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank.' })).toBeVisible();

  expect({ foreign, questions }).toEqual({ foreign: [], questions: [] });
  const { google, requests } = await readLog(page);
  expect([google.mapsScripts, google.calls]).toEqual([0, {}]);
  expect(requests['GET /photon/api']).toBeGreaterThan(0);
  expect(requests['GET /valhalla/route']).toBeGreaterThan(0);
});

test('the legal pages name Google for the sign-in alone', async ({ page }) => {
  await page.goto('/website/privacy');
  await expect(page.getByRole('main')).toContainText('Map, routes and address suggestions come from our own server');
  await expect(page.getByRole('main')).toContainText('Google Ireland Limited for the login, if you allow it.');
  await expect(page.getByRole('main')).not.toContainText('Google Maps');
  await expectAccessible(page);
  for (const path of ['/terms', '/accessibility']) {
    await page.goto(`/website${path}`);
    await expect(page.getByRole('main')).not.toContainText('Google Maps');
    await expect(page.getByRole('main')).not.toContainText('service of Google');
  }
});

test('the business form names OpenStreetMap', async ({ page }) => {
  await page.goto('/website/de/business');
  await expect(page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible();
});
