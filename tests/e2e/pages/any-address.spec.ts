import { bookingPath } from '../../../src/job/booking-path';
import { misbehave, readLog } from '../../support/backend';
import { beginToUse, expect, test } from '../../support/browser/browser';
import { english, startSignedIn } from '../../support/browser/customer';
import { order } from '../../support/browser/ordering';
import { long, longUnless } from '../../support/long';

const title = 'h1';

test.describe('a link that was cut opens its page: a malformed part of an address is no part', () => {
  for (const [address, heading] of [
    ['/website/#100%', 'Tell us where. We’re on our way.'],
    ['/website/de#%E0%A4%A', 'Sagen Sie, wo. Wir sind unterwegs.'],
    ['/website/imprint#%', 'Legal notice'],
    ['/website/bookings#from=%E0%A4%A', 'Where to?'],
    ['/website/bookings#from=Rabatt%2050%', 'Where to?'],
    ['/website/de/bookings#again=%', 'Wohin?'],
    ['/website/bookings?from=%#%', 'Where to?'],
    ['/website/booking-details/%', 'Login Required'],
    ['/website/de/private/invoice/%', 'Anmeldung erforderlich'],
  ] as const) {
    test(address, longUnless(address.endsWith('/%')), async ({ page }) => {
      await page.goto(address);
      await beginToUse(page);
      await expect(page.locator(title)).toHaveText(heading);
      if (address.includes('bookings')) await expect(page.locator('#booking-start')).toHaveValue('');
      // Also where the fragment changes under an open page, and on the way to another one.
      for (const fragment of ['#100%', '#from=%E0%A4%A']) {
        await page.evaluate((hash) => window.location.assign(hash), fragment);
        await expect(page.locator(title).first()).toBeVisible();
      }
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page.locator(title).first()).toBeVisible();
    });
  }

  test.describe('signed in', () => {
    // Chromium names every answer of 404 on the console.
    test.use({ expectedErrors: /404/ });
    test('below the pages of a customer', long, async ({ page }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      for (const [address, heading] of [
        ['/website/booking-details/%', 'Booking not found'],
        ['/website/booking-details/%E0%A4%A/', 'Booking not found'],
        ['/website/booking-details/501#%', 'Booking not found'],
        ['/website/booking-details/50%25', 'Booking not found'],
        ['/website/de/booking-details/%', 'Bestellung nicht gefunden'],
        ['/website/private/feedback#booking=%', 'How was your ride?'],
        ['/website/private/%', 'This page does not exist'],
        ['/website/private/invoice/%', 'Receipt'],
      ] as const) {
        await page.goto(address);
        await expect(page.locator(title), address).toHaveText(heading);
      }
      await expect(page.getByText('There is no ride number in this address.')).toBeVisible();
    });
  });
});

test.describe('any text of 1 to 200 characters is the id of a booking (D47)', () => {
  for (const [id, json] of [
    ['A.12', '"A.12"'],
    ['2026/0815', '"2026/0815"'],
    ['50 %, #7? ü', '"50 %, #7? ü"'],
    ['9007199254740993', '9007199254740993'],
  ] as const) {
    test(`${id}: ordered, followed, and found again after a reload`, long, async ({ page }) => {
      const details = {
        ...{ driverName: 'Jörg', carNo: 'KS TX 417', jobStatus: 'ON_THE_WAY', vehicle_name: 'PKW' },
        ...{ pickupCoordinates: '51.318,9.4895', dropCoordinates: '51.297,9.487' },
      };
      await misbehave(
        page,
        {
          match: 'POST /bookings/createWebsiteOrder',
          body: `{"tempBookingId":${json}}`,
          contentType: 'application/json',
          afterCommit: true,
        },
        { match: `GET /bookings/${encodeURIComponent(id)}`, body: details },
      );
      await order(page, english, '');
      await expect(page).toHaveURL(`/website${bookingPath(id)}`);
      for (const open of [async () => {}, () => page.reload()]) {
        await open();
        await expect(page.getByText('KS TX 417')).toBeVisible();
        await expect(page.getByText(id, { exact: true })).toBeVisible();
      }
      expect((await readLog(page)).ordersCreated).toBe(1);
    });
  }

  test(
    'orders with a slash, a comma, a hash, a question mark and a percent sign have invoices',
    long,
    async ({ page }) => {
      const ids = ['2026/0815', 'a,b', '#7', 'what?', '50%', '100%25', 'A 1 ü'];
      const content = ids.map((orderId, index) => ({
        ...{ orderId, bookingId: `${orderId}.${index}`, orderStartDateTime: '2026-10-25 14:05:00', isDropRequired: 0 },
        ...{ pickupAreaName: 'Mitte', pickupCity: 'Kassel', pickupZipcode: '34117', carNo: 'KS-EL 12' },
        ...{ basePrice: 4.2, pricePerKm: 2.4, distanceTraveledWithCustomer: 5.3, invoicePrice: 16.92 },
        ...{ paymentType: 1, paymentStatus: 1 },
      }));
      await misbehave(page, { match: 'GET /bookings/doneOrder', body: { content, totalPages: 1 } });
      await startSignedIn(page, 'Jörg Beispiel');
      for (const [index, id] of ids.entries()) {
        await page.goto('/website/private/your-ride');
        await page.getByRole('link', { name: 'Invoice', exact: true }).nth(index).click();
        for (const open of [async () => {}, () => page.reload()]) {
          await open();
          await expect(page.getByRole('article')).toHaveCount(1);
          await expect(page.getByRole('article').getByText(id, { exact: true })).toBeVisible();
        }
      }
      await page.goto(`/website/private/invoice/${ids.map(encodeURIComponent).join(',')}`);
      // The sheet in front lists them all.
      await expect(page.getByRole('rowheader', { name: '2026/0815' })).toBeVisible();
      await expect(page.getByText(/^No completed ride/)).toHaveCount(0);
    },
  );
});
