import type { Page } from '@playwright/test';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import {
  chooseAddress,
  english,
  openChip,
  openFilledForm,
  signIn,
  startSignedIn,
} from '../../support/browser/customer';
import { book, openConfirm } from '../../support/browser/ordering';
import { holdScripts } from '../../support/browser/take-over';
import { long, longUnless } from '../../support/long';

const fillFeedback = async (page: Page) => {
  // First what waits for the form: a list of radios is taken as it is.
  await page.getByLabel('Your message to us').fill('The driver waited for me. 🚕');
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
};
const expectFeedback = async (page: Page) => {
  await expect(page.getByLabel('Your message to us')).toHaveValue('The driver waited for me. 🚕');
  await expect(page.getByRole('radio', { name: 'Yes', checked: true })).toHaveCount(5);
};

test.describe('with a token that is refused while feedback is being written', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });

  test('what is typed survives the lost session and a reload, and is gone once it is stored', async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await page.goto('/website/private/feedback');
    await fillFeedback(page);
    await page.reload();
    await expectFeedback(page);

    await misbehave(page, { match: 'POST /bookings/feedback', status: 401 });
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.locator('h1')).toHaveText('Login Required');
    await behave(page);
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    await signIn(page, english, 'Jörg Beispiel');
    await expectFeedback(page);

    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('taxi.feedback'))).toBeNull();
  });
});

test(
  'a phone number is shown as it was understood once its field is left, and nothing moves',
  long,
  async ({ page }) => {
    await page.goto('/website/bookings');
    const phone = page.locator('#booking-phone');
    const below = page.getByRole('button', { name: 'My addresses' });
    const hint = page.getByText(/^We will call/);
    await phone.scrollIntoViewIfNeeded();
    const place = await below.boundingBox();
    await phone.fill('0171 3920002');
    await expect(hint).toHaveCount(0);
    await phone.blur();
    await expect(hint).toHaveText('We will call +49 171 3920002');
    expect(await below.boundingBox()).toEqual(place);
    await expectAccessible(page);
    await phone.fill('at the desk');
    await expect(hint).toHaveCount(0);
    await phone.blur();
    await phone.fill('0043 664 1234567');
    await phone.blur();
    await expect(hint).toHaveText('We will call +43 664 1234567');
  },
);

test('nothing typed widens the page or runs out of its box on a phone', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/website/bookings');
  await expect(page.locator('#booking-date')).not.toHaveValue('');
  await openChip(page, 'more');
  for (const field of ['instructions', 'name', 'phone', 'end', 'start']) {
    await page.locator(`#booking-${field}`).fill('W'.repeat(300));
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english.continue }).click();
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const overflowing = await page
    .locator('main form, main form [role="alert"], main form label, main form p:not(.quiet-text)')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML));
  expect(overflowing).toEqual([]);
});

test('without its script the form is sent nowhere, not even into the address', long, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/website/bookings');
  await page.locator('#booking-name').fill('Anna Muster');
  await page.getByRole('button', { name: english.continue }).click();
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test.describe('with an extension that puts an element beside each field before React comes', () => {
  test.use({ expectedErrors: /Minified React error #(418|423|425)/ });

  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('input')) field.after(document.createElement('span'));
      }),
    ),
  );

  for (const [path, id] of [
    ['bookings', 'booking-name'],
    ['bookings', 'booking-start'],
    ['business', 'business-pickup-1'],
  ] as const) {
    test(`/${path}: text, focus and caret stay in #${id}`, longUnless(id !== 'booking-name'), async ({ page }) => {
      const arrive = await holdScripts(page);
      await page.goto(`/website/${path}`, { waitUntil: 'commit' });
      const field = page.locator(`#${id}`);
      await expect(page.locator(`#${id} + span`)).toBeAttached();
      await field.pressSequentially('Auestdion');
      for (let letter = 0; letter < 'dion'.length; letter += 1) await page.keyboard.press('ArrowLeft');
      const built = await field.evaluateHandle((element) => element);
      arrive();
      await page.waitForFunction(() => window.takeOver === undefined);
      expect(await built.evaluate((element) => element.isConnected)).toBe(false);
      await page.keyboard.type('a');
      await expect(field).toHaveValue('Auestadion');
      await expect(field).toBeFocused();
    });
  }

  test('a press on Get Quote is carried out with what was typed', long, async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/website/business', { waitUntil: 'commit' });
    await page.getByLabel('Pickup 1', { exact: true }).fill('Königsplatz 1');
    await page.getByRole('button', { name: 'Get Quote' }).click();
    arrive();
    const request = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Your request' }) });
    await expect(request).toContainText('Königsplatz 1');
  });
});

test.describe('what a password manager writes is what is confirmed and ordered', () => {
  const fill = (events: readonly string[]) => {
    for (const [id, text] of [
      ['booking-name', 'Zoë Beispiel'],
      ['booking-phone', 'tel:\u202a+49 171 3920009\u202c'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`#${id}`);
      if (!field) continue;
      field.value = text;
      for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  };
  const expectOrdered = async (page: Page) => {
    await expect(page.getByRole('dialog')).toContainText('Phone+49 171 3920009');
    const order = page.waitForRequest(/createWebsiteOrder$/);
    await book(page);
    expect((await order).postDataJSON()).toMatchObject({ custName: 'Zoë Beispiel', custMobile: '+491713920009' });
  };

  for (const events of [[], ['change']]) {
    const how = events.length > 0 ? `with ${events} alone` : 'without an event';
    test(how, longUnless(events.length === 0), async ({ page }) => {
      await startSignedIn(page, 'Anna Muster');
      await openFilledForm(page, english, 'nobody-found');
      await page.locator('#booking-name').fill('\u200b\u2066');
      await page.getByRole('button', { name: english.continue }).click();
      await expect(page.getByRole('alert').getByRole('link', { name: 'Name is required' })).toBeVisible();
      await page.evaluate(fill, events);
      await openConfirm(page);
      await expectOrdered(page);
    });
  }

  test('before React comes, without an event', long, async ({ page }) => {
    await startSignedIn(page, 'Anna Muster');
    const arrive = await holdScripts(page);
    await page.goto('/website/bookings', { waitUntil: 'commit' });
    await page.locator('#booking-phone').waitFor();
    await page.evaluate(fill, []);
    arrive();
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    await page.getByRole('radio', { name: /PKW/ }).check();
    await openConfirm(page);
    await expectOrdered(page);
  });
});
