import type { Page } from '@playwright/test';
import type { Fault } from '../../../mock-server/faults/fault';
import { behave, misbehave } from '../../support/backend';
import { expect, expectAccessible, fetchOwn, test } from '../../support/browser/browser';
import { english, signIn, startSignedIn } from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { nextFrame } from '../../support/browser/session';
import { long } from '../../support/long';

/** Every private screen by its address, with its heading in both languages (Spec §2, D8). */
const screens = [
  ['your-ride', 'My Bookings', 'Meine Fahrten'],
  ['profile', 'Profile', 'Profil'],
  ['feedback', 'How was your ride?', 'Wie war Ihre Fahrt?'],
  ['wallet', 'Wallet', 'Bonus und Zahlung'],
  ['invite-friends', 'Invite friends', 'Freunde einladen'],
  ['support', 'Support', 'Hilfe'],
  ['emergency-contact', 'Emergency contact', 'Notfallkontakt'],
  ['driver-list', 'Driver list', 'Meine Fahrer'],
  ['business-account', 'Business account', 'Firmenkonto'],
  ['apply-referral', 'Apply referral', 'Empfehlung einlösen'],
  ['change-password', 'Change password', 'Passwort ändern'],
  ['device', 'Data on this device', 'Daten auf diesem Gerät'],
] as const;

const privatePage = (name: string) => `/website/private/${name}`;
const isLoaded = (page: Page) => expect(page.getByText(/^(Loading|Wird geladen)/)).toHaveCount(0);

for (const [language, width] of [
  ['de', 360],
  ['en', 1280],
] as const) {
  test(
    `each private screen, ${language}, ${width} px wide: its heading and title, nothing too wide, axe is clean`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await startSignedIn(page, 'Jörg Beispiel');
      for (const [name, english, german] of screens) {
        await test.step(name, async () => {
          await page.goto(language === 'en' ? privatePage(name) : `/website/de/private/${name}`);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveText(language === 'en' ? english : german);
          await isLoaded(page);
          await expect(page).not.toHaveTitle(/^(My account|Mein Konto) /);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      }
    },
  );
}

test.describe('what cannot be read is said and can be tried again (Spec §8)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const failures: readonly [string, string, readonly string[]][] = [
    [
      'your-ride',
      'GET /bookings/ongoingAndPreOrder',
      ['Failed to load ride data. Please try again.', 'Failed to fetch current ride list'],
    ],
    [
      'your-ride',
      'GET /bookings/doneOrder',
      ['Failed to load ride data. Please try again.', 'Failed to fetch completed rides'],
    ],
    ['feedback', 'GET /bookings/missing-feedback', ['Failed to load ride data. Please try again.']],
    ['profile', 'GET /auth/me', ['Failed to fetch profile']],
    ['driver-list', 'GET /bookings/doneOrder', ['Failed to fetch completed rides']],
    ['wallet', 'GET /bookings/get-miles', ['We cannot load your bonus right now. Your bookings are not affected.']],
    [
      'business-account',
      'GET /business-status',
      ['We cannot load the status of your business account right now. Your bookings are not affected.'],
    ],
  ];
  for (const [name, match, sentence] of [
    ['wallet', 'GET /bookings/get-miles', /^A bonus of €\d+\.\d\d is ready for your next ride\.$/],
    ['business-account', 'GET /business-status', 'You have no active business account.'],
  ] as const) {
    test(
      `${name}, 360 px: the box of the answer ends with its text; failure and Try Again move nothing`,
      long,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const readShifts = await countShifts(page);
        await startSignedIn(page, 'Jörg Beispiel');
        await misbehave(page, { match, status: 500 });
        await page.goto(privatePage(name));
        await expect(page.getByRole('alert').filter({ hasText: 'We cannot load' })).toBeVisible();
        await behave(page);
        await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
        const answer = page.getByText(sentence);
        await expect(answer).toBeVisible();
        const below = await answer.evaluate((box) => {
          const text = document.createRange();
          text.selectNodeContents(box);
          return box.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
        });
        expect(below).toBeLessThanOrEqual(16);
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
      },
    );
  }
  for (const [name, match, sentences] of failures) {
    test(`${name}: ${match} fails`, long, async ({ page }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      await misbehave(page, { match, status: 500 });
      await page.goto(privatePage(name));
      const alert = page.getByRole('alert').filter({ hasText: sentences[0] ?? '' });
      for (const sentence of sentences) await expect(alert).toContainText(sentence);
      await expectAccessible(page);
      await behave(page);
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).press('Enter');
      await expect(alert).toHaveCount(0);
      await isLoaded(page);
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test('the bonus: there is one, there is none; points are never shown', long, async ({ page }) => {
    await startSignedIn(page, 'Anna Muster');
    await page.goto(privatePage('wallet'));
    await expect(page.getByText('You have no bonus at the moment.')).toBeVisible();
    await expect(page.getByText('With more than 50 miles points you may use a 5 euro bonus.')).toBeVisible();
    await misbehave(page, { match: 'GET /bookings/get-miles', status: 200, body: '{"milesDiscount":5}' });
    await page.reload();
    await expect(page.getByText('A bonus of €5.00 is ready for your next ride.')).toBeVisible();
  });
});

test.describe('Profile: view mode and edit mode (Spec §2)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test(
    'a failed save keeps what is typed, each failure has its sentence, and a save greets anew at once',
    long,
    async ({ page }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      await page.goto(privatePage('profile'));
      await expect(page.getByText('Account type')).toBeVisible();
      await page.getByRole('button', { name: 'Edit profile' }).click();
      const name = page.getByLabel('Name');
      await expect(name).toBeFocused();

      await test.step('what is missing is listed', async () => {
        await name.fill('');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('alert').getByRole('link', { name: '- Please enter your name' })).toBeVisible();
        await expectAccessible(page);
      });
      await name.fill('Jörg B. Beispiel');

      const failures: readonly [Fault, string][] = [
        [{ match: 'PUT /auth/me', status: 500, times: 1 }, 'Failed to update profile. Please try again.'],
        [
          { match: 'PUT /auth/me', status: 200, body: '<html>', times: 1 },
          'An error occurred while updating profile. Please try again.',
        ],
      ];
      for (const [fault, sentence] of failures) {
        await misbehave(page, fault);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
        await expect(name).toHaveValue('Jörg B. Beispiel');
      }

      await test.step('the language switch keeps the typed text', async () => {
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
        await expect(page.locator('#profile-name')).toHaveValue('Jörg B. Beispiel');
      });
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Guten Tag, Jörg B. Beispiel').filter({ visible: true })).toBeVisible();
      await expect(page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Profil bearbeiten' })).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('customerName'))).toBe('Jörg B. Beispiel');
      await page.reload();
      await expect(page.getByText('Guten Tag, Jörg B. Beispiel').filter({ visible: true })).toBeVisible();
    },
  );

  test('cancel asks before changes are lost', long, async ({ page }) => {
    await startSignedIn(page, 'Anna Muster');
    await page.goto(privatePage('profile'));
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Name').fill('Somebody');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Somebody');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('main').getByText('Anna Muster', { exact: true })).toBeVisible();
  });
});

test(
  'a login that ends while the profile is open asks for it again; what was typed is there after it',
  long,
  async ({ page }) => {
    await page.clock.install();
    await startSignedIn(page, 'Anna Muster');
    await page.goto(privatePage('profile'));
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Name').fill('Anna Maria Muster');
    await page.clock.fastForward(8.1 * 3_600_000);
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await expect(page.getByText('Hello', { exact: true }).filter({ visible: true })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    // Google's clock did not jump: the stand-in, which uses the device's, is corrected.
    await page.clock.setSystemTime(new Date());
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByLabel('Name')).toHaveValue('Anna Maria Muster');
  },
);

test.describe('My Bookings', () => {
  test('a month reads on until it is complete; only then its total is shown, tips apart', long, async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    const ride = (number: number, date: string, invoicePrice: number, customerTip = 0) => ({
      ...{ orderId: `A${number}`, bookingId: `${number}`, orderStartDateTime: `${date} 10:00:00`, isDropRequired: 0 },
      ...{ invoicePrice, customerTip, paymentType: 2, paymentStatus: number % 2, driverName: 'Erika', carNo: 'KS 1' },
    });
    await page.goto(privatePage('your-ride'));
    const options = page.getByLabel('Month').locator('option');
    await expect(options).toHaveCount(37);
    const months = await Promise.all((await options.all()).map((option) => option.getAttribute('value')));
    const [, , last = null, before] = months;
    const pages = [[ride(1, `${last}-20`, 10.1)], [ride(2, `${last}-01`, 20.2, 2)], [ride(3, `${before}-28`, 40)]];
    await page.route('**/bookings/doneOrder*', (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('pageNo'));
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill({ headers, json: { content: pages[number], totalPages: pages.length } });
    });
    await page.reload();
    await expect(page.getByText('€10.10').first()).toBeVisible();
    // Older rides of this month may be on the next page: it has no total yet.
    await expect(page.getByRole('region', { name: 'Completed rides' }).getByText('Total')).toHaveCount(0);
    await page.getByLabel('Month').selectOption(last);
    await expect(page.getByText('€30.30')).toBeVisible();
    await expect(page.getByText('Tips €2.00')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Completed rides' }).getByText('payment pending')).toHaveCount(1);
    await expect(page.getByText('€40.00')).toHaveCount(0);
    await page.getByLabel('Month').selectOption(months.at(-1) ?? '');
    await expect(page.getByText('You have no completed rides in this month.')).toBeVisible();
  });

  test(
    'the ride under way is first, and each ride shows its kind (under way or pre-order), date and time',
    long,
    async ({ page }) => {
      await startSignedIn(page, 'Ida Unterwegs');
      // Tomorrow's pre-order is the last of the list.
      await page.route('**/bookings/ongoingAndPreOrder', async (route) => {
        const response = await fetchOwn(route);
        return route.fulfill({ response, json: ((await response.json()) as object[]).reverse() });
      });
      await page.goto(privatePage('your-ride'));
      const cards = page
        .getByRole('region', { name: 'Current rides' })
        .getByRole('listitem')
        .filter({ hasText: 'Track Ride' });
      await expect(cards).toHaveCount(2);
      for (const [index, state] of ['Under way', 'Pre-ordered'].entries()) {
        await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(/\d{4}, \d{2}:\d{2}/);
        await expect(cards.nth(index).getByText(state, { exact: true })).toBeVisible();
      }
    },
  );

  test(
    'a ride is rated from its card: the form names it; two tabs send one feedback',
    long,
    async ({ page, context }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      await page.goto(privatePage('your-ride'));
      await page.setViewportSize({ width: 360, height: 640 });
      const rate = page.getByRole('dialog').getByRole('link', { name: 'Rate' });
      // On a phone a row opens as a sheet; some rides are rated already.
      const rows = page.getByRole('heading', { level: 4 }).getByRole('button');
      await expect(rows).toHaveCount(20);
      for (const row of await rows.all()) {
        await row.click();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Book again' })).toBeVisible();
        if (await rate.isVisible()) break;
        await page.keyboard.press('Escape');
      }
      const when = (await page.getByRole('dialog').getByRole('heading').textContent()) ?? '';
      await rate.click();
      await expect(page.getByRole('main').getByText(when)).toBeVisible();
      const address = page.url();

      const second = await context.newPage();
      let sent = 0;
      for (const tab of [page, second]) {
        tab.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith('/bookings/feedback')) sent += 1;
        });
      }
      await second.goto(address);
      for (const tab of [page, second]) {
        await expect(tab.getByRole('main').getByText(when)).toBeVisible();
        for (const yes of await tab.getByRole('radio', { name: 'Yes', exact: true }).all()) await yes.check();
        await tab.getByLabel('Your message to us').fill('Danke');
      }
      // The thanks are visible for a second before the page reloads: the test looks for them before the press.
      const isThanked = (tab: Page) => expect(tab.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
      await Promise.all(
        [page, second].flatMap((tab) => [isThanked(tab), tab.getByRole('button', { name: 'Send feedback' }).click()]),
      );
      expect(sent).toBe(1);
      // Each page then reloads: here, not under the next story.
      for (const tab of [page, second]) await expect(tab.getByRole('heading', { name: 'Thank you.' })).toHaveCount(0);
    },
  );
});

test.describe('skipping that fails says so and keeps the answers', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test('Failed to skip feedback. Please try again.', async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await misbehave(page, { match: 'POST /bookings/feedback', status: 500, times: 1 });
    await page.goto(privatePage('feedback'));
    await page.getByLabel('Your message to us').fill('Danke');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to skip feedback. Please try again.' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('#feedback-message')).toHaveValue('Danke');
  });
});

test.describe('the side menu (Spec §2)', () => {
  const entries = [
    ...['Home', 'Book a taxi', 'My Bookings', 'Feedback', 'Driver list'],
    ...['Wallet', 'Invite friends', 'Apply referral', 'Business account'],
    ...['Emergency contact', 'Support'],
    ...['Profile', 'Change password', 'Data on this device'],
  ];
  const groups = { Rides: 5, Money: 4, Safety: 2, Account: 3 };

  test('on a desk it stands beside the page with all its entries', long, async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await page.goto(privatePage('wallet'));
    const menu = page.getByRole('navigation', { name: 'My account' });
    await expect(menu.getByRole('link')).toHaveText(entries);
    for (const [name, size] of Object.entries(groups)) {
      await expect(menu.getByRole('group', { name }).getByRole('link')).toHaveCount(size);
    }
    await expect(menu.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/website\/?$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
    test('it is a drawer, by key and by touch', async ({ page }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      await page.goto(privatePage('wallet'));
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toHaveCount(0);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link')).toHaveText(entries);
      await expectAccessible(page);
      await test.step('its head has greeting and language, the header the booking phone (Spec §2)', async () => {
        const header = page.getByRole('banner');
        await expect(header.getByText('Hello Jörg Beispiel').filter({ visible: true })).toHaveCount(1);
        const phone = header.getByRole('link', { name: /^Book by phone: / });
        await expect(phone).toHaveAttribute('href', /^tel:\+49\d+$/);
        await page.keyboard.press('Tab');
        await expect(header.getByRole('link', { name: 'Deutsch' })).toBeFocused();
      });
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.tap();
      await menu.getByRole('link', { name: 'Support' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
      await expect(menu).toHaveCount(0);
    });
  });
});

test('support: the reason and both numbers of the ride stand in mail and WhatsApp', long, async ({ page }) => {
  await startSignedIn(page, 'Jörg Beispiel');
  await page.goto(privatePage('support'));
  await page.getByLabel('What is it about?').selectOption('Charged twice');
  const ride = page.getByLabel('Which ride?');
  await expect(ride.locator('option').nth(1)).toBeAttached();
  await ride.selectOption({ index: 1 });
  const orderId = await ride.inputValue();
  const number = orderId.replace(/^A/, '');
  for (const name of ['Send an email', 'Write on WhatsApp']) {
    const href = decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(href).toContain(`Charged twice, booking number ${number}`);
    expect(href).toMatch(new RegExp(`Booking number: ${number}\\s+Ride number: ${orderId}\\s`));
  }
});

test(
  'the device: an emergency contact is checked and kept, listed, written into the file, and cleared',
  long,
  async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await page.goto(privatePage('emergency-contact'));
    await page.getByLabel('Name').fill('Erika');
    await page.getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please enter a complete phone number')).toBeVisible();
    await page.getByLabel('Phone number').fill('0171 3920009');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your emergency contact has been saved on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Phone number')).toHaveValue('+49 171 3920009');

    await page.goto(privatePage('device'));
    await expect(page.getByText('The emergency contact you have entered.')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a file (JSON)' }).click();
    const stream = await (await downloading).createReadStream();
    const text = (await stream.toArray()).join('');
    const file = JSON.parse(text);
    expect(file['taxi.emergencyContact']).toMatchObject({ name: 'Erika', phone: '+49 171 3920009' });
    expect([file.token, file.refreshToken]).toEqual([null, null]);

    await page.getByRole('button', { name: 'Clear everything' }).click();
    const question = page.getByRole('dialog', { name: 'Clear everything?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Clear everything' }).click();
    await expect(page).toHaveURL(/\/website\/?$/);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  },
);

test.describe('another customer on the device', () => {
  test('sees nothing of the former one, in either tab, on any private screen', long, async ({ page, context }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await page.goto(privatePage('emergency-contact'));
    await page.getByLabel('Name').fill('Erika Vertraute');
    await page.getByLabel('Phone number').fill('0171 3920009');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(privatePage('profile'));
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Name').fill('Jörg Unsaved');

    const second = await context.newPage();
    await second.goto(privatePage('wallet'));
    await second.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Logout' }).click();
    await expect(second).toHaveURL(/\/website\/?$/);
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await second.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await signIn(second, english, 'Anna Muster');
    await expect(page.getByText('Hello Anna Muster').filter({ visible: true })).toBeVisible();

    for (const tab of [page, second]) {
      for (const [name, heading] of screens) {
        await tab.goto(privatePage(name));
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
        await isLoaded(tab);
        const shown = await tab.evaluate(() => {
          const typed = [...document.querySelectorAll('input, textarea')].map(
            (field) => (field as HTMLInputElement).value,
          );
          return [document.body.textContent, ...typed].join('\n');
        });
        expect(shown).not.toMatch(/Jörg|Erika|joerg|3920001|3920009/);
      }
    }
  });
});

test.describe('Google’s sign-in script failed (Spec §4, §8)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test('it says so, and is asked for again without a reload', long, async ({ page }) => {
    await misbehave(page, { google: 'identity-dead' });
    await page.goto(privatePage('wallet'));
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    const sentence = 'Google Sign-In unavailable. Please refresh the page. Your bookings are not affected.';
    await expect(dialog.getByRole('alert')).toHaveText(new RegExp(`^${sentence} Reference:\\xa0[A-Z]{4}$`));
    await expectAccessible(page);
    await behave(page);
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await signIn(page, english, 'Anna Muster');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallet');
  });
});
