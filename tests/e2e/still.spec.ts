import type { Page } from '@playwright/test';
import { beginToUse, builtApi, expect, test } from '../support/browser';
import { english, fillForm, german, signIn, startSignedIn } from '../support/customer';
import { countShifts } from '../support/layout-shifts';
import { letMinutePass, nextFrame, startClient, watchRequests } from '../support/session';

/**
 * Nothing moves by itself (docs/performance.md): a session of 60 s on every screen counts no layout shift at all, those after a touch
 * included. What a person's own action is meant to move (opening a disclosure, adding a stop) is no part of it.
 */

test.describe.configure({ mode: 'parallel' });

/** Who comes: nobody known, a customer with completed rides, one with a ride under way and a pre-order, a company. */
const visitors = {
  anonymous: null,
  'signed in': 'Jörg Beispiel',
  'with a ride under way': 'Ida Unterwegs',
  'for a company': 'Zoë Musterfirma',
} as const;
type Visitor = keyof typeof visitors;

/** Bookings of the sample data: completed ones of both customers, the one that is under way, and none. */
const COMPLETED = '20001';
const UNDER_WAY = '20038';
const UNKNOWN = '99999';

/** The screens that people spend their time on are visited slow and fast. */
const often: readonly (readonly [path: string, ...who: Visitor[]])[] = [
  ['/', 'anonymous', 'with a ride under way'],
  [`/booking-details/${UNDER_WAY}`, 'with a ride under way', 'with a ride under way'],
  ['/bookings', 'anonymous', 'signed in', 'with a ride under way'],
  ['/private/your-ride', 'signed in', 'with a ride under way'],
];
/** Something comes later: visited slow or fast, in turns. */
const late: readonly (readonly [path: string, ...who: Visitor[]])[] = [
  ['/business', 'anonymous', 'for a company'],
  ['/partner', 'with a ride under way'],
  [`/booking-details/${COMPLETED}`, 'signed in'],
  [`/booking-details/${UNKNOWN}`, 'with a ride under way'],
  ['/private/profile', 'signed in'],
  ['/private/feedback', 'signed in'],
  ['/private/wallet', 'signed in'],
  ['/private/support', 'signed in'],
  ['/private/driver-list', 'signed in'],
  ['/private/business-account', 'signed in', 'for a company'],
  [`/private/invoice/A${COMPLETED}`, 'signed in'],
];
/** Everything is there from the start, in a layout that the others share: visited fast. */
const plain: readonly (readonly [path: string, ...who: Visitor[]])[] = [
  ['/imprint', 'anonymous'],
  ['/privacy', 'signed in'],
  ['/accessibility', 'with a ride under way'],
  ['/terms', 'anonymous'],
  ['/nowhere', 'signed in'],
  ['/private/your-ride', 'anonymous'],
  ['/private/invite-friends', 'signed in'],
  ['/private/emergency-contact', 'signed in'],
  ['/private/apply-referral', 'signed in'],
  ['/private/change-password', 'signed in'],
  ['/private/device', 'signed in'],
  ['/private/nowhere', 'signed in'],
];

const sizes = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;

interface Circumstances {
  readonly speed: 'fast' | 'slow';
  readonly width: keyof typeof sizes;
  readonly language: 'en' | 'de';
}

/** Every two of speed, width and language meet once in four visits. */
const circumstances: readonly Circumstances[] = [
  { speed: 'slow', width: 360, language: 'de' },
  { speed: 'fast', width: 1280, language: 'de' },
  { speed: 'slow', width: 1280, language: 'en' },
  { speed: 'fast', width: 360, language: 'en' },
];

/** Who visits what how: the circumstances by turns. */
const visitsTo = (screens: typeof often, ways: readonly Circumstances[]) =>
  screens
    .flatMap(([path, ...who]) => who.map((visitor) => ({ path, visitor })))
    .map((visit, index) => ({ ...visit, ...(ways[index % ways.length] as Circumstances) }));
const visits = [
  ...visitsTo(often, circumstances),
  ...visitsTo(late, circumstances),
  ...visitsTo(
    plain,
    circumstances.filter(({ speed }) => speed === 'fast'),
  ),
];

const localPath = (language: 'en' | 'de', path: string) => `/website${language === 'de' ? '/de' : ''}${path}`;

/** Opens and closes what floats over the page: the menu, and the login dialog or the menu of the account. */
async function lookAround(page: Page, whenQuiet: () => Promise<void>) {
  const header = page.getByRole('banner');
  const floating = { menu: /^Men/, account: /^(My Account|Mein Konto)$/, login: /^(Login|Anmelden)$/ };
  for (const [what, name] of Object.entries(floating)) {
    const button = header.getByRole('button', { name });
    if (!(await button.isVisible())) continue;
    await button.click();
    await whenQuiet();
    if (what === 'login')
      await expect(page.getByRole('dialog').getByRole('button', { name: /in with google|über google/i })).toBeVisible();
    await page.keyboard.press('Escape');
  }
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

// A booking and a page that do not exist are answered with 404.
test.use({ expectedErrors: /404 \(Not Found\)/ });

test('what moves by itself is counted, also under the test’s own clock, and told with its place', async ({ page }) => {
  const readShifts = await countShifts(page);
  await page.clock.install();
  await page.goto('/website/imprint');
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('h1')?.style.setProperty('margin-top', '100px'), 30_000);
  });
  await page.clock.runFor(29_000);
  await nextFrame(page);
  expect(await readShifts()).toEqual([]);
  await page.clock.runFor(1_000);
  await nextFrame(page);
  expect(await readShifts()).toEqual([
    {
      value: expect.any(Number),
      moved: expect.arrayContaining([expect.objectContaining({ what: expect.stringContaining('h1') })]),
    },
  ]);
});

for (const { path, visitor, speed, width, language } of visits) {
  test(`${localPath(language, path)}, ${visitor}, ${speed}, ${width} px: nothing moves in 60 s`, async ({ page }) => {
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
    await lookAround(page, whenQuiet);
    await scroll(page);
    await letMinutePass(page, client, whenQuiet);
    await nextFrame(page);
    expect(await readShifts()).toEqual([]);
  });
}

/** A ride whose stages come when the story says so. */
async function followRide(page: Page, car: { jobStatus: string; driverName: string; carNo: string }) {
  let tell = (_: object) => {};
  await page.route(`${builtApi}/bookings/R1`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: {
        bookingId: 'R1',
        ...car,
        pickupCoordinates: '51.31262,9.47931',
        dropCoordinates: '51.29941,9.49622',
      },
    }),
  );
  await page.routeWebSocket(/wss2/, (socket) => {
    tell = (frame) => socket.send(JSON.stringify(frame));
    socket.onMessage((text) => {
      if (JSON.parse(String(text)).case_value === 700) tell({ key: 'customer_connected', status: true });
    });
  });
  return (frame: object) => tell(frame);
}

const driver = { driverName: 'Jörg Fahrer', carNo: 'KS-TX 417' };

/** The stages of a ride in the order in which a customer sees them. */
const stages = ['ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD', 'CANCELED'];

for (const { speed, width, language } of circumstances) {
  test(`a ride through its stages, ${language}, ${speed}, ${width} px: nothing moves`, async ({ page }) => {
    const readShifts = await countShifts(page);
    const whenQuiet = watchRequests(page);
    await page.setViewportSize(sizes[width]);
    await startSignedIn(page, 'Anna Muster');
    const ride = { jobStatus: 'JOB_ACCEPTED_YN', driverName: '', carNo: '' };
    const tell = await followRide(page, ride);
    await page.clock.install();
    await startClient(page, speed === 'slow');
    await page.goto(localPath(language, '/booking-details/R1'));
    await expect(page.locator('gmp-advanced-marker').first()).toBeVisible();
    await whenQuiet();
    for (const job_status of stages) {
      Object.assign(ride, driver, { jobStatus: job_status });
      tell({ key: 'customer_job_update', booking_id: 'R1', driver_name: driver.driverName, job_status });
      for (const minutes of [4, 12]) {
        if (job_status !== 'CANCELED')
          tell({
            key: 'customer_job_driver_tracking',
            status: true,
            driver_location: { lat: 51.31862, lng: 9.49026 },
            time_to_reach_pickup_in_min: minutes,
            time_to_reach_drop_in_min: minutes + 9,
          });
        await page.clock.runFor(10_000);
        await whenQuiet();
        await nextFrame(page);
      }
      expect({ job_status, shifts: await readShifts() }).toEqual({ job_status, shifts: [] });
    }
  });
}

/** Each speed, width and language once. */
const bothWays = [
  { speed: 'slow', width: 360, language: 'de' },
  { speed: 'fast', width: 1280, language: 'en' },
] as const satisfies readonly Circumstances[];

for (const { speed, width, language } of bothWays) {
  test(`an order with its dialogs, ${language}, ${speed}, ${width} px: nothing moves`, async ({ page }) => {
    const words = language === 'de' ? german : english;
    const readShifts = await countShifts(page);
    const whenQuiet = watchRequests(page);
    await page.setViewportSize(sizes[width]);
    await startClient(page, speed === 'slow');
    await page.goto(localPath(language, '/bookings'));
    await fillForm(page);
    await whenQuiet();
    await nextFrame(page);
    // The form answers whoever types; from here on nothing is typed.
    const whileTyping = await readShifts();
    await page.getByRole('button', { name: words.continue }).click();
    await signIn(page, words, 'Anna Muster');
    await page.getByRole('dialog', { name: words.confirm }).getByRole('button', { name: words.book }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: language === 'de' ? 'Ihre Fahrt' : 'Your ride' }),
    ).toBeAttached({ timeout: 40_000 });
    await whenQuiet();
    await nextFrame(page);
    expect((await readShifts()).slice(whileTyping.length)).toEqual([]);
  });
}
