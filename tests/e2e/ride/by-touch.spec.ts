import type { Locator, Page } from '@playwright/test';
import { chooseScenario, moveRides } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { english, german } from '../../support/browser/customer';
import { sendTaxi } from '../../support/browser/ordering';
import { long } from '../../support/long';
import { textsOf } from '../../support/states/texts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Taps a field and types on the keyboard of the phone. */
async function typeByTouch(field: Locator, text: string) {
  await field.tap();
  // A busy browser passes the tap on later.
  await expect(field).toBeFocused();
  await field.page().keyboard.type(text);
}

/** Chooses an address with a finger: the field, what is typed on the keyboard of the phone, the first suggestion. */
async function chooseByTouch(page: Page, field: 'start' | 'end', typed: string, suggestion: string) {
  const input = page.locator(`#booking-${field}`);
  await typeByTouch(input, typed);
  await page.locator(`#booking-${field}-menu`).getByRole('option').filter({ hasText: suggestion }).first().tap();
  await expect(input).toHaveValue(new RegExp(suggestion));
}

for (const [language, words] of [
  ['en', english],
  ['de', german],
] as const) {
  test(`one ride by touch alone, from Home to the feedback, without a drag (${language})`, long, async ({ page }) => {
    const { account, status } = textsOf(language);
    await chooseScenario(page, 'in-steps');
    await page.goto(`${words.path}/`);
    await page.getByRole('link', { name: words.slide }).tap();
    await expect(page).toHaveURL(`${words.path}/bookings`);

    await chooseByTouch(page, 'start', 'Kassel Hauptbahnhof', 'Kassel Hauptbahnhof');
    await chooseByTouch(page, 'end', 'Auestadion', 'Auestadion');
    await page.getByRole('radio', { name: /PKW/ }).tap();
    await typeByTouch(page.locator('#booking-name'), 'Anna Muster');
    await typeByTouch(page.locator('#booking-phone'), '0171 3920002');
    await page.getByRole('button', { name: words.continue }).tap();

    await page.getByRole('button', { name: words.google }).tap();
    await page.getByRole('button', { name: /Anna Muster/ }).tap();
    await page.getByRole('dialog', { name: words.confirm }).getByRole('button', { name: words.book }).tap();
    await sendTaxi(page);
    await expect(page.getByText(status.banner.onTheWay)).toBeVisible();
    await moveRides(page, 'JOB_COMPLETED');
    await expect(page).toHaveURL(/\/private\/feedback#booking=\d+$/);

    const answers = page.getByRole('radio', { name: account.feedback.yes });
    await expect(answers.first()).toBeVisible();
    for (const yes of await answers.all()) await yes.tap();
    await typeByTouch(page.getByLabel(account.feedback.message), 'Gut.');
    await page.getByRole('button', { name: account.feedback.submit }).tap();
    await expect(page.getByRole('heading', { name: account.feedback.thanked.title })).toBeVisible();
  });
}
