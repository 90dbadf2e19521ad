import type { Page } from '@playwright/test';
import { beginToUse, expect, test } from '../support/browser';
import { startSignedIn } from '../support/customer';
import { countShifts } from '../support/layout-shifts';
import { letMinutePass, nextFrame, startClient, watchRequests } from '../support/session';

/**
 * Nothing moves by itself (docs/performance.md): a session of 60 s on every screen counts no layout shift at all, those after a touch
 * included. What a person's own action is meant to move (opening a disclosure, adding a stop) is no part of it.
 */

test.describe.configure({ mode: 'parallel' });

/** Who comes: nobody known, a customer with completed rides, one with a ride under way and a pre-order. */
const visitors = { anonymous: null, 'signed in': 'Jörg Beispiel', 'with a ride under way': 'Ida Unterwegs' } as const;
type Visitor = keyof typeof visitors;

/** A completed ride of each customer of the sample data, and the ride that is under way. */
const completed = { 'signed in': '20001', 'with a ride under way': '20037' } as const;
const UNDER_WAY = '20039';

const everybody = Object.keys(visitors) as Visitor[];
const customers = ['signed in', 'with a ride under way'] as const;
const requireLogin: readonly Visitor[] = ['anonymous', 'signed in'];

const screens: readonly (readonly [path: string, who: readonly Visitor[]])[] = [
  ['/', everybody],
  ['/bookings', everybody],
  ['/business', ['anonymous', 'signed in']],
  ['/partner', everybody],
  ...['/imprint', '/privacy', '/accessibility', '/terms', '/nowhere'].map((path) => [path, requireLogin] as const),
  [`/booking-details/${UNDER_WAY}`, ['anonymous', 'with a ride under way']],
  ...customers.map((customer) => [`/booking-details/${completed[customer]}`, [customer]] as const),
  ['/booking-details/99999', ['with a ride under way']],
  ['/private/your-ride', everybody],
  ...['profile', 'feedback', 'wallet', 'invite-friends', 'support', 'emergency-contact', 'driver-list'].map(
    (name) => [`/private/${name}`, ['signed in']] as const,
  ),
  ...['business-account', 'apply-referral', 'change-password', 'device', 'nowhere'].map(
    (name) => [`/private/${name}`, ['signed in']] as const,
  ),
  [`/private/invoice/A${completed['signed in']}`, ['signed in']],
];

const sizes = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;
type Width = keyof typeof sizes;

interface Visit {
  readonly speed: 'fast' | 'slow';
  readonly width: Width;
  readonly language: 'en' | 'de';
}

/** Every two of speed, width and language meet once in four visits; two of them fall to each screen and visitor, in turns. */
const visits: readonly [Visit, Visit][] = [
  [
    { speed: 'slow', width: 360, language: 'de' },
    { speed: 'fast', width: 1280, language: 'en' },
  ],
  [
    { speed: 'slow', width: 1280, language: 'de' },
    { speed: 'fast', width: 360, language: 'de' },
  ],
];

const localPath = (language: 'en' | 'de', path: string) => `/website${language === 'de' ? '/de' : ''}${path}`;

/** Opens and closes what floats over the page: the menu, and the login dialog or the menu of the account. */
async function lookAround(page: Page, visitor: Visitor, whenQuiet: () => Promise<void>) {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: /^Men/ });
  const account = header.getByRole('button', { name: /^(My Account|Mein Konto)$/ });
  const login = header.getByRole('button', { name: /^(Login|Anmelden)$/ });
  for (const button of [menu, account, login]) {
    if (!(await button.isVisible())) continue;
    await button.click();
    await whenQuiet();
    if (button === login) await expect(page.getByRole('button', { name: /google/i })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(visitor === 'anonymous' || !(await login.isVisible())).toBe(true);
}

/** Scrolls to the end of the page and back. */
async function scroll(page: Page) {
  for (const distance of [20_000, -20_000]) {
    await page.mouse.wheel(0, distance);
    await page.waitForFunction(
      (isDown) => {
        const most = document.documentElement.scrollHeight - window.innerHeight;
        return isDown ? window.scrollY >= most - 1 : window.scrollY === 0;
      },
      distance > 0,
      { polling: 20 },
    );
    await nextFrame(page);
  }
}

for (const [path, who] of screens) {
  for (const visitor of who) {
    const turn =
      visits[(screens.findIndex(([one]) => one === path) + everybody.indexOf(visitor)) % visits.length] ?? [];
    for (const { speed, width, language } of turn) {
      test(`${localPath(language, path)}, ${visitor}, ${speed}, ${width} px: nothing moves in 60 s`, async ({
        page,
      }) => {
        const readShifts = await countShifts(page);
        const whenQuiet = watchRequests(page);
        await page.setViewportSize(sizes[width]);
        const customer = visitors[visitor];
        if (customer) await startSignedIn(page, customer);
        await page.clock.install();
        const client = await startClient(page, speed === 'slow');
        await page.goto(localPath(language, path));
        await beginToUse(page);
        await page.waitForLoadState('networkidle');
        await lookAround(page, visitor, whenQuiet);
        await scroll(page);
        await letMinutePass(page, client, whenQuiet);
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
      });
    }
  }
}
