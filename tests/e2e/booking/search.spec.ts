import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import de from '../../../src/locales/de/booking.json';
import deErrors from '../../../src/locales/de/errors.json';
import deStatus from '../../../src/locales/de/status.json';
import en from '../../../src/locales/en/booking.json';
import enErrors from '../../../src/locales/en/errors.json';
import enStatus from '../../../src/locales/en/status.json';
import { behave, misbehave, readLog } from '../../support/backend';
import { builtApi, expect, expectAccessible, test } from '../../support/browser/browser';
import { chooseLater, english, german, openFilledForm, startSignedIn } from '../../support/browser/customer';
import { book, latestBookingId, ORDER_ADDRESS, openConfirm } from '../../support/browser/ordering';
import { hold } from '../../support/browser/take-over';
import { long } from '../../support/long';
import { backendPorts } from '../../support/ports';

const languages = {
  en: { words: english, texts: en, errors: enErrors, status: enStatus },
  de: { words: german, texts: de, errors: deErrors, status: deStatus },
} as const;
type Language = keyof typeof languages;

/** The customer number of Anna Muster (docs/local-backend.md). */
const ANNA = 102;

const sizes = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;

/** Signs in and fills the form at this width, with the page's clock installed. */
async function prepare(page: Page, language: Language, width: keyof typeof sizes, scenario = '') {
  const { words } = languages[language];
  await page.setViewportSize(sizes[width]);
  await page.clock.install();
  await startSignedIn(page, 'Anna Muster');
  await openFilledForm(page, words, scenario);
}

async function order(page: Page, language: Language) {
  const { words } = languages[language];
  await openConfirm(page, words);
  await book(page, words);
}

/** Orders a taxi, and waits until the live connection follows the search. */
async function search(page: Page, language: Language, width: keyof typeof sizes) {
  await prepare(page, language, width, 'in-steps');
  await order(page, language);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await readLog(page)).cases['705']).toBeGreaterThan(0);
}

/** The backend has stored this number of orders and received this number of cases 706. */
async function expectCounts(page: Page, orders: number, cancels: number) {
  const { ordersCreated, cases } = await readLog(page);
  expect({ orders: ordersCreated, cancels: cases['706'] ?? 0 }).toEqual({ orders, cancels });
}

/** The next answer with the customer's current rides. */
const ridesAnswer = (page: Page) => page.waitForResponse(/\/bookings\/ongoingAndPreOrder$/);
/** The way to the current ride, in the header of every screen. */
const trackRide = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Track Ride|Fahrt verfolgen)/ });

/** The form has its values. */
async function expectFormKept(page: Page) {
  await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
  await expect(page.locator('#booking-end')).toHaveValue(/Auestadion/);
  await expect(page.locator('#booking-name')).toHaveValue('Anna Muster');
}

async function expectGoodDialog(page: Page) {
  const dialog = page.locator('dialog[open]');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

test.describe('a search has an end', () => {
  for (const [language, width] of [
    ['en', 1280],
    ['de', 360],
  ] as const) {
    test(
      `slow: a timer, after a minute three choices; another vehicle cancels first (${language}, ${width})`,
      long,
      async ({ page }) => {
        const { texts } = languages[language];
        await search(page, language, width);
        const timer = page.getByRole('timer');
        await expect(timer).toHaveText(/0:(?!00)\d\d/);
        // A timer that announced every second would talk over everything else.
        await expect(timer).not.toHaveAttribute('aria-live');
        await expect(page.getByRole('status').filter({ has: timer })).toHaveCount(0);
        await expect(page.getByText(texts.search.long)).toHaveCount(0);

        await page.clock.fastForward(60_000);
        await expect(page.getByText(texts.search.long)).toBeVisible();
        await expect(page.locator('dialog[open]').getByRole('link')).toHaveAttribute('href', /^tel:\+/);
        await expectGoodDialog(page);
        await page.getByRole('button', { name: texts.search.wait }).click();
        await expect(page.getByText(texts.search.long)).toHaveCount(0);
        await expect(page.getByRole('button', { name: texts.searching.follow })).toBeFocused();

        await page.clock.fastForward(60_000);
        await page.getByRole('button', { name: texts.search.changeVehicle }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectFormKept(page);
        await expect(page.getByRole('radio', { name: /PKW/ })).toBeFocused();
        await expectCounts(page, 1, 1);

        await page.keyboard.press('ArrowRight');
        await order(page, language);
        await expect(timer).toBeVisible();
        await expectCounts(page, 2, 1);
      },
    );
  }

  test(
    'refused by all: nobody found, not cancelled, and the form is kept, also after a reload (de, 360)',
    long,
    async ({ page }) => {
      const { texts, words } = languages.de;
      await prepare(page, 'de', 360, 'nobody-found');
      await order(page, 'de');
      const nobody = page.getByRole('dialog', { name: texts.nobody.title });
      await expect(nobody).toBeVisible();
      await expect(nobody).not.toContainText(/storniert/i);
      await expectGoodDialog(page);
      const answer = ridesAnswer(page);
      await page.reload();
      await expectFormKept(page);
      await answer;
      await expect(trackRide(page)).toHaveCount(0);
      await page.getByRole('button', { name: words.continue }).click();
      await expect(page.getByRole('button', { name: words.book })).toBeVisible();
      await expectCounts(page, 1, 0);
    },
  );

  test(
    'nobody found: Search again leads to the confirm dialog, and orders nothing by itself (en, 1280)',
    long,
    async ({ page }) => {
      const { texts, words } = languages.en;
      const ordered = page.waitForResponse(ORDER_ADDRESS);
      await search(page, 'en', 1280);
      const booking_id = await latestBookingId(page, ordered);
      // The dispatch gives up: a refusal with no other driver, and the end.
      const tell = (job_status: string) => ({
        live: 'raw' as const,
        text: JSON.stringify({ key: 'customer_job_update', job_status, booking_id }),
      });
      await misbehave(page, tell('REJECTED'));
      await expect(page.getByText(texts.searching.rejected).first()).toBeVisible();
      await misbehave(
        page,
        { match: 'GET /bookings/*', body: { bookingId: booking_id, jobStatus: 'CANCELED' } },
        tell('REJECTED'),
        tell('CANCELED'),
      );
      await page.getByRole('button', { name: texts.nobody.again }).click();
      await expect(page.getByRole('dialog', { name: words.confirm })).toContainText('Kassel Hauptbahnhof');
      await expectCounts(page, 1, 0);
    },
  );
});

/** Cancels a booking as another device of the same customer would. */
async function cancelElsewhere(page: Page, bookingId: string) {
  const device = { device_id: 'phone', cav: '0.0.1', device_name: 'Telefon', device_type: 'Web' };
  const frames = [
    { case_value: 700, customer_id: ANNA, ...device },
    { case_value: 706, customer_id: ANNA, booking_id: bookingId, reason: 'Am Telefon' },
  ];
  await page.evaluate(
    ([address, texts]) => {
      const socket = new WebSocket(address);
      socket.onopen = () => {
        for (const text of texts) socket.send(text);
      };
    },
    [`ws://localhost:${backendPorts(0).LIVE_PORT}/taxi/wss2`, frames.map((frame) => JSON.stringify(frame))] as const,
  );
}

test.describe('a search that somebody else cancels', () => {
  for (const [language, width] of [
    ['en', 1280],
    ['de', 360],
  ] as const) {
    test(
      `by phone: cancelled, not nobody found; the kept form orders again (${language}, ${width})`,
      long,
      async ({ page }) => {
        const { texts, words } = languages[language];
        const ordered = page.waitForResponse(ORDER_ADDRESS);
        await search(page, language, width);
        await cancelElsewhere(page, await latestBookingId(page, ordered));
        const ended = page.getByRole('dialog', { name: texts.ended.cancelled });
        await expect(ended.getByRole('alert')).toHaveText(texts.ended.cancelledElsewhere);
        await expect(page.getByText(texts.nobody.title)).toHaveCount(0);
        await expect(ended.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
        await expectGoodDialog(page);
        await ended.getByRole('button', { name: texts.nobody.again }).click();
        await expect(page.getByRole('dialog', { name: words.confirm })).toContainText('Kassel Hauptbahnhof');
        await expectCounts(page, 1, 1);
        await page.getByRole('button', { name: words.book }).click();
        await expect(page.getByRole('timer')).toBeVisible();
        await expectCounts(page, 2, 1);
      },
    );
  }
});

test.describe('a search is cancelled at any second (D23, D35)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('confirmed: two clicks send one 706, and the form is back; Escape and Back cancel nothing (de, 1280)', async ({
    page,
  }) => {
    const { texts } = languages.de;
    await search(page, 'de', 1280);
    const answer = ridesAnswer(page);
    await page.getByRole('button', { name: texts.search.cancel }).dblclick();
    const ended = page.getByRole('dialog', { name: texts.ended.cancelled });
    await expect(ended).toBeVisible();
    await expectGoodDialog(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFormKept(page);
    await answer;
    await expect(trackRide(page)).toHaveCount(0);
    await expectCounts(page, 1, 1);
  });

  for (const [language, width] of [
    ['en', 360],
    ['de', 1280],
  ] as const) {
    test(
      `not confirmed, offline: phone and booking number; the search goes on (${language}, ${width})`,
      long,
      async ({ page }) => {
        const { texts, errors } = languages[language];
        await search(page, language, width);
        await misbehave(page, { live: 'silence' }, { match: 'GET /bookings/*', status: 500 });
        await page.getByRole('button', { name: texts.search.cancel }).click();
        const again = page.getByRole('button', { name: texts.search.tryAgain });
        await expect(page.getByRole('button', { name: texts.search.cancelling })).toBeFocused();
        await expect(page.getByText(texts.search.asked)).toBeVisible();
        await page.clock.fastForward(10_000);
        await expect(again).toBeVisible();
        await expect(again).toBeFocused();
        const alert = page.locator('dialog[open]').getByRole('alert');
        await expect(alert).toContainText(errors.cancel);
        await expect(alert).toContainText(/\d{4,}/);
        await expect(page.locator('dialog[open]').getByRole('link')).toHaveAttribute('href', /^tel:\+/);
        await expectGoodDialog(page);

        await page.getByRole('button', { name: texts.search.goOn }).click();
        await expect(alert).toHaveCount(0);
        await expect(page.getByRole('timer')).toBeVisible();
        await behave(page);
        await page.keyboard.press('Escape');
        await expectFormKept(page);
        await expect(trackRide(page)).toBeVisible();
        await expectCounts(page, 1, 0);
      },
    );
  }

  test(
    'crossing ACCEPTED: the driver wins, with a note; the confirmation is on the next page (en, 360)',
    long,
    async ({ page }) => {
      const { texts } = languages.en;
      const ordered = page.waitForResponse(ORDER_ADDRESS);
      await search(page, 'en', 360);
      const booking_id = await latestBookingId(page, ordered);
      // The 706 is heard and obeyed, but its answers are lost; the driver's word has been under way already.
      await misbehave(page, { live: 'mute' });
      const answer = await hold(page, `${builtApi}/bookings/${booking_id}`);
      await page.getByRole('button', { name: texts.search.cancel }).click();
      await expect.poll(async () => (await readLog(page)).cases['706']).toBe(1);
      const accepted = {
        key: 'customer_job_update_accepted',
        job_status: 'ACCEPTED',
        driver_name: 'Aylin',
        booking_id,
      };
      await misbehave(page, { live: 'raw', text: JSON.stringify(accepted) });
      await expect(page.getByText('Aylin has accepted your ride.').first()).toBeVisible();
      await expect(page.getByText(texts.search.acceptedAnyway).first()).toBeVisible();
      answer();
      await expect(page).toHaveURL(new RegExp(`/booking-details/${booking_id}$`));
      await expect(page.getByText('Ride cancelled')).toBeVisible();
      await expectCounts(page, 1, 1);
    },
  );
});

test.describe('a pre-order is booked, not searched for', () => {
  for (const [language, width] of [
    ['en', 360],
    ['de', 1280],
  ] as const) {
    test(
      `Booked for …, the price, what happens next, a calendar file, My Bookings (${language}, ${width})`,
      long,
      async ({ page }) => {
        const { status, texts } = languages[language];
        await prepare(page, language, width);
        const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
        await chooseLater(page);
        await page.locator('#booking-date').fill(tomorrow);
        await page.locator('#booking-time').fill('14:30');
        await order(page, language);
        const booked = page.getByRole('dialog', { name: new RegExp(`${texts.booked.title.split(' {{')[0]} .*14:30`) });
        await expect(booked).toContainText(texts.booked.driver);
        await expect(booked).toContainText(/≈\s*(€\d|\d+,\d\d\s*€)/);
        await expect(booked.getByRole('link', { name: /069/ })).toHaveAttribute('href', /^tel:\+/);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectGoodDialog(page);

        const download = page.waitForEvent('download');
        await booked.getByRole('button', { name: status.calendar.save }).click();
        const file = await readFile(await (await download).path(), 'utf8');
        const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
        const wallTime = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Europe/Berlin',
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(new ICAL.Event(event ?? undefined).startDate.toJSDate());
        expect(wallTime).toBe(`${tomorrow} 14:30`);
        expect(event?.getFirstPropertyValue('location')).toContain('Kassel Hauptbahnhof');
        expect(event?.getFirstPropertyValue('url')).toMatch(/\/booking-details\/\d+$/);

        // The ride is in My Bookings; Back from there, it is in the header, and Home says when it is.
        await booked.getByRole('link', { name: texts.booked.myBookings }).click();
        await expect(page).toHaveURL(/\/private\/your-ride$/);
        await expect(page.getByText(/14:30/).first()).toBeVisible();
        await page.goBack();
        await expect(trackRide(page)).toBeVisible();
        await page.goto(languages[language].words.path);
        const card = page.getByRole('main').getByRole('link').filter({ hasText: status.banner.preOrder });
        await expect(card).toContainText('14:30');
        await page.reload();
        await expect(card).toContainText('14:30');
        await expectCounts(page, 1, 0);
      },
    );
  }
});
