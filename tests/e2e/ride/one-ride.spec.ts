import type { Page } from '@playwright/test';
import { chooseScenario, moveRides, readLog } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, german, recordTexts } from '../../support/browser/customer';
import { type KeyHand, keysOf } from '../../support/browser/keys';
import { listen } from '../../support/browser/live-regions';
import { stopAnimations, stopClock } from '../../support/browser/session';
import { longUnless } from '../../support/long';
import { type Texts, textsOf } from '../../support/states/texts';

/** Chooses an address by keys, with the first suggestion. */
async function chooseByKeys(page: Page, keys: KeyHand, field: 'start' | 'end', typed: string, suggestion: string) {
  const input = page.locator(`#booking-${field}`);
  await keys.goTo(input);
  await keys.type(typed);
  await expect(page.locator(`#booking-${field}-menu`).getByRole('option').first()).toContainText(suggestion);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(input).toHaveValue(new RegExp(suggestion));
}

/** A search that takes longer than 10 s has further announcements, and so has a screen that loads (docs/testing.md). */
const dependsOnTime = ({ booking, common, ride }: Texts, text: string) =>
  text.startsWith(booking.searching.nearby) ||
  text.startsWith(booking.searching.connected) ||
  [common.loading, ride.loading].includes(text);

for (const { words, language, colorScheme, viewport, customer, phone, vehicle } of [
  {
    words: english,
    language: 'en',
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
    customer: 'Anna Muster',
    phone: '0171 3920002',
    vehicle: 'PKW',
  },
  {
    words: german,
    language: 'de',
    colorScheme: 'dark',
    viewport: { width: 412, height: 740 },
    customer: 'Anna Muster',
    phone: '0171 3920002',
    vehicle: 'KOMBI',
  },
] as const) {
  test(
    `one ride by keys alone, from Home to the feedback, each focus seen (${language}, ${colorScheme})`,
    longUnless(language === 'en'),
    async ({ page }) => {
      const texts = textsOf(language);
      const { account, booking, errors, home, ride, status } = texts;
      const { path } = words;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: language === 'de' ? 'reduce' : 'no-preference' });
      const heard = await listen(page);
      const keys = keysOf(page);
      await chooseScenario(page, 'in-steps');
      // As over a network: no answer comes before the page has said its name.
      await page.route(/\/bookings\/\d+$/, async (route) => {
        if (page.url().includes('/booking-details/')) await expect.poll(() => heard).toContain(ride.title);
        await route.continue();
      });
      await page.clock.install();

      await test.step('Home: a loading screen with the text Loading ... shows first', async () => {
        await page.goto(`${path}/`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const loading = page.getByRole('status', { includeHidden: true }).filter({ hasText: home.loading });
        await stopAnimations(loading, 999);
        await expect(loading).toBeVisible();
        await stopAnimations(loading, 1_000);
        await expect(loading).toBeHidden();
      });

      await test.step('the slide control is a link to /bookings', async () => {
        await keys.use(page.getByRole('link', { name: words.slide }));
        await expect(page).toHaveURL(`${path}/bookings`);
      });

      await test.step('addresses are suggested and chosen, vehicles get their price', async () => {
        await chooseByKeys(page, keys, 'start', 'Kassel Hauptbahnhof', 'Kassel Hauptbahnhof');
        await chooseByKeys(page, keys, 'end', 'Auestad', 'Auestadion');
        await expect(page.getByText('≈').first()).toBeVisible();
        await keys.goTo(page.getByRole('radio', { name: /PKW/ }));
        await keys.press('Space');
        if (vehicle === 'KOMBI') await keys.press('ArrowRight');
        await expect(page.getByRole('radio', { name: vehicle })).toBeChecked();
      });

      await test.step('a submit without name and phone says the exact sentences and loses nothing', async () => {
        await keys.use(page.getByRole('button', { name: words.continue }));
        const summary = page.getByRole('alert').filter({ hasText: booking.required.heading });
        await expect(page.locator('#booking-name')).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText([
          `- ${booking.required.name}`,
          `- ${booking.required.phone}`,
        ]);
        await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
        await keys.use(summary.getByRole('link').last());
        await expect(page.locator('#booking-phone')).toBeFocused();
        await keys.type(phone);
        await keys.goTo(page.locator('#booking-name'), 'Shift+Tab');
        await keys.type(customer);
        await keys.press('Enter');
      });

      await test.step('login popup if not logged in; on success the confirm dialog opens', async () => {
        await expect(page.getByRole('dialog', { name: words.loginRequired })).toBeVisible();
        await keys.use(page.getByRole('button', { name: words.google }));
        await keys.use(page.getByRole('button', { name: new RegExp(customer) }));
        const dialog = page.getByRole('dialog', { name: words.confirm });
        for (const text of ['Kassel Hauptbahnhof', 'Auestadion', vehicle, '≈']) {
          await expect(dialog).toContainText(text);
        }
        await expectAccessible(page);
      });

      await test.step('the search shows its three texts, then the accepting driver, then the ride', async () => {
        heard.splice(0);
        const readProgress = await recordTexts(page, 'dialog[open] p[aria-hidden="true"]');
        await keys.use(page.getByRole('button', { name: words.book }));
        await expect(page.getByText(booking.searching.connected).first()).toBeVisible();
        await moveRides(page, 'ACCEPTED');
        await expect(page).toHaveURL(/\/booking-details\/[\w-]+$/);
        await expect(page.getByText(status.banner.accepted)).toBeVisible();
        await moveRides(page, 'ON_THE_WAY');
        await expect(page.getByText(status.banner.onTheWay)).toBeVisible();
        expect(await readProgress()).toEqual([
          booking.searching.confirming,
          booking.searching.nearby,
          booking.searching.connected,
          expect.stringMatching(booking.searching.accepted.replace('{{driver}}', '.+')),
        ]);
      });

      await test.step('tracking: minutes, plate, and a car that moves; its buttons by keys', async () => {
        const car = page.locator('[data-vehicle]');
        await expect(page.getByText(/KS-TX \d+$/)).toBeVisible();
        await expect(page.getByText(/\bin \d+ min/).first()).toBeVisible();
        await expectAccessible(page);
        await keys.use(page.getByRole('button', { name: ride.actions.sos }));
        await expect(page.getByRole('dialog', { name: 'SOS' })).toBeVisible();
        await keys.press('Escape');
        await expect(page.getByRole('button', { name: ride.actions.sos })).toBeFocused();
        const first = await car.getAttribute('data-position');
        await moveRides(page, 'AT_CUSTOMER');
        await expect(car).not.toHaveAttribute('data-position', String(first));
      });

      await test.step('each status is announced once, minutes whole, and nothing with a position', async () => {
        await expect(page.getByText(status.banner.atCustomer)).toBeVisible();
        await moveRides(page, 'CUSTOMER_ONBOARD');
        await expect(page.getByText(status.banner.onboard)).toBeVisible();
        await moveRides(page, 'JOB_COMPLETED');
        await expect(page).toHaveURL(/\/private\/feedback#booking=\d+$/);
        const told = heard.slice(0, heard.indexOf(status.banner.completed) + 1);
        const isMinutes = (text: string) => /\d+ (minutes?|Minuten?)\b/.test(text);
        expect(told.filter((text) => !isMinutes(text) && !dependsOnTime(texts, text))).toEqual([
          booking.searching.confirming,
          expect.stringMatching(booking.searching.accepted.replace('{{driver}}', '.+')),
          // The name of the page that follows.
          ride.title,
          status.banner.accepted,
          expect.stringMatching(/^\p{L}.* · KS-TX \d+$/u),
          status.banner.onTheWay,
          status.banner.atCustomer,
          status.banner.onboard,
          status.banner.completed,
        ]);
        expect(told.filter(isMinutes)[0]).toMatch(
          new RegExp(ride.follow.pickup.replace('{{minutes}}', '\\d+ [Mm]inut(es?|en?)')),
        );
      });

      await test.step('feedback needs all five answers, then thanks and reloads', async () => {
        const send = page.getByRole('button', { name: account.feedback.submit });
        await keys.use(send);
        await expect(page.getByRole('alert').filter({ hasText: errors.feedbackCategories })).toBeVisible();
        await keys.goTo(page.getByRole('radio', { name: account.feedback.yes }).first(), 'Shift+Tab');
        for (const yes of await page.getByRole('radio', { name: account.feedback.yes }).all()) {
          await keys.use(yes, 'Space');
          await expect(yes).toBeChecked();
        }
        await keys.goTo(page.getByLabel(account.feedback.message));
        await keys.type('Gut.');
        // The thanks stay for a second.
        await stopClock(page);
        const reloaded = page.waitForEvent('load');
        await keys.use(send);
        await expect(page.getByRole('heading', { name: account.feedback.thanked.title })).toBeVisible();
        await page.clock.resume();
        await reloaded;
      });

      await test.step('My Bookings, which opens then, lists exactly this ride under completed rides', async () => {
        await expect(page).toHaveURL(`${path}/private/your-ride`);
        await expect(page.getByText(account.rides.noCurrent)).toBeVisible();
        const completed = page.getByRole('region', { name: account.rides.completed });
        await expect(completed.getByRole('heading', { level: 3 })).toHaveCount(1);
        await expect(completed.getByRole('listitem').filter({ hasText: 'Kassel Hauptbahnhof' })).not.toHaveCount(0);
        // Without the operator's own town, which the open addresses know with its postcode.
        await expect(completed.getByText('Am Auestadion 1', { exact: true })).toBeVisible();
      });

      await test.step('the backend has taken every frame that the site sent', async () => {
        const { framesIgnored, ordersCreated } = await readLog(page);
        expect({ framesIgnored, ordersCreated }).toEqual({ framesIgnored: 0, ordersCreated: 1 });
      });
    },
  );
}
