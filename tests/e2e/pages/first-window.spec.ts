import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser';
import { english, german, startSignedIn } from '../../support/browser/customer';
import { longUnless } from '../../support/long';

/**
 * The main action of each screen, and the phone number in the header, are in the first window, without scrolling. Those
 * of a booking's dialogs are in one-sheet.spec.ts.
 */

type Find = (page: Page) => Locator;
const button =
  (name: RegExp): Find =>
  (page) =>
    page.getByRole('main').getByRole('button', { name });
const link =
  (name: RegExp): Find =>
  (page) =>
    page.getByRole('main').getByRole('link', { name });

const screens: readonly (readonly [path: string, visitor: string | null, action: Find])[] = [
  ['/', null, link(/^(Slide to Book|Zum Bestellen)/)],
  ['/bookings', null, button(/^(Continue|Weiter)$/)],
  ['/business', null, (page) => page.getByText(/^(Get Quote|Angebot anfragen)$/).filter({ visible: true })],
  ['/partner', null, (page) => page.getByRole('main').locator('summary')],
  ['/private/profile', 'Jörg Beispiel', button(/^(Edit profile|Profil bearbeiten)$/)],
  ['/private/feedback', 'Jörg Beispiel', button(/^(Send feedback|Bewertung senden)$/)],
  ['/private/invoice/A20001', 'Jörg Beispiel', button(/^(Print or PDF|Drucken)/)],
  ['/private/your-ride', 'Ida Unterwegs', link(/^(Track Ride|Fahrt verfolgen)/)],
  ['/booking-details/20038', 'Ida Unterwegs', button(/^(Share live|Standort)/)],
];

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

/** Home, and the screens with a form or a list. */
const inShort = ['/', '/bookings', '/private/profile', '/private/your-ride'];

// A page loads in one size and is resized to the other: in English a phone is first, in German a desk.
for (const [{ path: prefix }, ordered] of [
  [english, sizes],
  [german, sizes.toReversed()],
] as const) {
  for (const [path, visitor, action] of screens) {
    test(
      `${prefix}${path}: the main action and the phone number are in the first window, on a phone and at a desk`,
      longUnless(prefix === (path === '/bookings' ? german : english).path && inShort.includes(path)),
      async ({ page }) => {
        if (visitor) await startSignedIn(page, visitor);
        for (const [place, size] of ordered.entries()) {
          await page.setViewportSize(size);
          if (place === 0) await page.goto(prefix + path);
          const main = action(page).first();
          await expect(main).toBeInViewport({ ratio: 1 });
          // Home has its loading screen first.
          const isOnTop = () =>
            main.evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            });
          await expect.poll(isOnTop, 'nothing lies over it').toBe(true);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
          const phone = page.getByRole('banner').getByRole('link', { name: /: 069 90009 123$/ });
          await expect(phone).toBeInViewport({ ratio: 1 });
          const { width = 0, height = 0 } = (await phone.boundingBox()) ?? {};
          expect(height).toBeGreaterThanOrEqual(44);
          // A handset on a phone, the number in words on a desk.
          expect(width > 100 ? 'words' : 'handset').toBe(size.width > 1_000 ? 'words' : 'handset');
        }
      },
    );
  }
}
