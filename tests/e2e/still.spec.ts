import type { Page } from '@playwright/test';
import { type Language, localPath } from '../../src/i18n/languages';
import de from '../../src/locales/de/booking.json';
import deErrors from '../../src/locales/de/errors.json';
import deRide from '../../src/locales/de/ride.json';
import en from '../../src/locales/en/booking.json';
import enErrors from '../../src/locales/en/errors.json';
import enRide from '../../src/locales/en/ride.json';
import { behave, chooseScenario, misbehave } from '../support/backend';
import { beginToUse, builtApi, expect, test } from '../support/browser/browser';
import { PREFIX } from '../support/browser/built-site';
import { english, fillForm, german, signIn, startSignedIn, writeNote } from '../support/browser/customer';
import { countShifts } from '../support/browser/layout-shifts';
import { sendTaxi } from '../support/browser/ordering';
import { answerOwnRide, driver, OWN_RIDE, trackingFrame } from '../support/browser/own-ride';
import {
  letMinutePass,
  nextFrame,
  passUntil,
  runAtFullSpeed,
  startClient,
  watchRequests,
} from '../support/browser/session';
import { hold, holdScripts } from '../support/browser/take-over';
import { long, longUnless } from '../support/long';
import { headersWithGoogle, REDRAWN, withGooglesAddresses } from '../support/maps/google-addresses';

/**
 * No screen has a layout shift (docs/performance.md): a visit of 60 s counts none, also after a touch. Movements that a
 * visitor causes on purpose (opening a disclosure, adding a stop) are not part of it.
 */

test.describe.configure({ mode: 'parallel' });

/** The visitors: anonymous, with completed rides, with a ride under way and a pre-order, for a company. */
const visitors = {
  anonymous: null,
  'signed in': 'Jörg Beispiel',
  'with a ride under way': 'Ida Unterwegs',
  'for a company': 'Zoë Musterfirma',
} as const;
type Visitor = keyof typeof visitors;

/** Bookings of the sample data: completed, under way, unknown. */
const COMPLETED = '20001';
const UNDER_WAY = '20038';
const UNKNOWN = '99999';

/** The most used screens are visited slow and fast. */
const often: readonly (readonly [path: string, ...who: Visitor[]])[] = [
  ['/', 'anonymous', 'with a ride under way'],
  [`/booking-details/${UNDER_WAY}`, 'with a ride under way', 'with a ride under way'],
  ['/bookings', 'anonymous', 'signed in', 'with a ride under way'],
  ['/private/your-ride', 'signed in', 'with a ride under way'],
];
/** Screens that load content later: visited slow or fast, in turns. */
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
/** Complete screens in a layout that others share: visited fast. */
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
  readonly language: Language;
}

/** Each pair of speed, width and language occurs once in four visits. */
const circumstances: readonly Circumstances[] = [
  { speed: 'slow', width: 360, language: 'de' },
  { speed: 'fast', width: 1280, language: 'de' },
  { speed: 'slow', width: 1280, language: 'en' },
  { speed: 'fast', width: 360, language: 'en' },
];

/** The visits, with the circumstances in turns. */
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

const addressOf = (language: Language, path: string) => PREFIX + localPath(language, path);

/** Opens and closes the overlays of the page: the menu, and the login dialog or the account menu. */
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

/** Turns the wheel until the page is at its end, or at its start: what arrives meanwhile may move the end. */
const turnWheel = (page: Page, distance: number) =>
  expect(async () => {
    await page.mouse.wheel(0, distance);
    const isThere = await page.evaluate((isDown) => {
      const most = document.documentElement.scrollHeight - window.innerHeight;
      return isDown ? window.scrollY >= most - 1 : window.scrollY === 0;
    }, distance > 0);
    expect(isThere).toBe(true);
  }).toPass({ intervals: [100] });

/** Scrolls to the end of the page and back. */
async function scroll(page: Page) {
  for (const distance of [20_000, -20_000]) {
    await turnWheel(page, distance);
    await nextFrame(page);
  }
}

// A booking and a page that do not exist are answered with 404.
test.use({ expectedErrors: /404 \(Not Found\)/ });

/** The first visit of a ride and of the booking form; Home and the list of rides have stories of their own. */
const shortVisits = often.slice(1, 3).map(([often]) => visits.find(({ path }) => path === often));

for (const visit of visits) {
  const { path, visitor, speed, width, language } = visit;
  const title = `${addressOf(language, path)}, ${visitor}, ${speed}, ${width} px: nothing moves in 60 s`;
  test(title, longUnless(shortVisits.includes(visit)), async ({ page }) => {
    const readShifts = await countShifts(page);
    const whenQuiet = watchRequests(page);
    await page.setViewportSize(sizes[width]);
    const customer = visitors[visitor];
    if (customer) await startSignedIn(page, customer);
    await page.clock.install();
    const client = await startClient(page, speed === 'slow');
    await page.goto(addressOf(language, path));
    await beginToUse(page);
    await page.waitForLoadState('networkidle');
    await lookAround(page, whenQuiet);
    await scroll(page);
    await letMinutePass(page, client, whenQuiet);
    await nextFrame(page);
    expect(await readShifts()).toEqual([]);
  });
}

/** Private screens, each with the call that it waits for. */
const awaited: readonly (readonly [screen: string, call: string])[] = [
  ['feedback', 'missing-feedback'],
  ['profile', 'auth/me'],
  ['driver-list', 'doneOrder'],
  [`invoice/A${COMPLETED}`, 'doneOrder'],
  ['your-ride', 'ongoingAndPreOrder'],
];

for (const [screen, call] of awaited) {
  for (const width of [360, 1280] as const) {
    test(
      `/private/${screen}, ${width} px, at its end while it loads: nothing moves when the content arrives`,
      longUnless(screen === 'your-ride' && width === 360),
      async ({ page }) => {
        const readShifts = await countShifts(page);
        const whenQuiet = watchRequests(page);
        await page.setViewportSize(sizes[width]);
        await startSignedIn(page, 'Jörg Beispiel');
        let answer = () => {};
        const answered = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(new RegExp(`^${builtApi}/(bookings/)?${call}`), async (route) => {
          await answered;
          return route.continue();
        });
        const asked = page.waitForRequest((request) => request.url().includes(call));
        await page.goto(`/website/private/${screen}`);
        await asked;
        await turnWheel(page, 20_000);
        await nextFrame(page);
        answer();
        await expect(page.getByText(/^(Loading|Looking)/)).toHaveCount(0);
        await whenQuiet();
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      },
    );
  }
}

/** The stages of a ride in the order in which a customer sees them. */
const stages = ['ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD', 'CANCELED'];

for (const { speed, width, language } of circumstances) {
  test(`a ride through its stages, ${language}, ${speed}, ${width} px: nothing moves`, long, async ({ page }) => {
    const readShifts = await countShifts(page);
    const whenQuiet = watchRequests(page);
    await page.setViewportSize(sizes[width]);
    await startSignedIn(page, 'Anna Muster');
    const ride = { jobStatus: 'JOB_ACCEPTED_YN', driverName: '', carNo: '' };
    const tell = await answerOwnRide(page, ride);
    await page.clock.install();
    const client = await startClient(page, speed === 'slow');
    await page.goto(addressOf(language, OWN_RIDE));
    // As long as it takes over a slow network.
    await page.locator('gmp-advanced-marker').first().waitFor();
    await whenQuiet();
    await runAtFullSpeed(client);
    for (const job_status of stages) {
      Object.assign(ride, driver, { jobStatus: job_status });
      tell({ key: 'customer_job_update', booking_id: 'R1', driver_name: driver.driverName, job_status });
      // The line of the taxi's position, before there is one.
      if (job_status === 'ACCEPTED') {
        const { unseen } = (language === 'de' ? deRide : enRide).follow;
        await expect(page.getByText(unseen)).toBeVisible();
      }
      for (const minutes of [4, 12]) {
        if (job_status !== 'CANCELED') tell(trackingFrame({ lat: 51.31862, lng: 9.49026 }, minutes));
        await page.clock.runFor(10_000);
        await whenQuiet();
        await nextFrame(page);
      }
      expect({ job_status, shifts: await readShifts() }).toEqual({ job_status, shifts: [] });
    }
  });
}

/** On a phone, the press on Book gives the map the window's height: its own controls move with its edge. */
async function forgetPress(page: Page) {
  await nextFrame(page);
  const shifts = await page.evaluate(() => window.layoutShifts.splice(0));
  return shifts.filter(({ moved }) => moved.some(({ what }) => !/Beispielkarte|sample map/.test(what)));
}

/** Each speed, width and language once. */
const bothWays = [
  { speed: 'slow', width: 360, language: 'de' },
  { speed: 'fast', width: 1280, language: 'en' },
] as const satisfies readonly Circumstances[];

for (const { speed, width, language } of bothWays) {
  test(`an order with its dialogs, ${language}, ${speed}, ${width} px: nothing moves`, long, async ({ page }) => {
    const words = language === 'de' ? german : english;
    const readShifts = await countShifts(page);
    const whenQuiet = watchRequests(page);
    await page.setViewportSize(sizes[width]);
    await startClient(page, speed === 'slow');
    await chooseScenario(page, 'in-steps');
    await page.goto(addressOf(language, '/bookings'));
    // The visitor leaves typed text without a choice, and returns to it.
    await page.locator('#booking-end').pressSequentially('Xqz');
    await expect(page.getByText(/^(No address found|Keine Adresse gefunden)/)).toBeVisible();
    await page.keyboard.press('Escape');
    await fillForm(page);
    await expect(page.getByText(/≈/).first()).toBeVisible();
    await whenQuiet();
    await page.getByRole('button', { name: words.continue }).click();
    await signIn(page, words, 'Anna Muster');
    await page.getByRole('dialog', { name: words.confirm }).getByRole('button', { name: words.book }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await forgetPress(page)).toEqual([]);
    await sendTaxi(page);
    await expect(
      page.getByRole('heading', { level: 1, name: language === 'de' ? 'Ihre Fahrt' : 'Your ride' }),
    ).toBeAttached();
    await whenQuiet();
    await nextFrame(page);
    expect(await readShifts()).toEqual([]);
  });
}

/** Errors and delays, once on a phone and once at a desk. */
const phoneAndDesk = [
  { width: 360, path: german.path, words: german, texts: de, errors: deErrors, ride: deRide },
  { width: 1280, path: english.path, words: english, texts: en, errors: enErrors, ride: enRide },
] as const;

/** A search under way whose driver does not answer; the page's clock is installed. Returns what reads its shifts. */
async function search(page: Page, { width, path, words }: (typeof phoneAndDesk)[number]) {
  const readShifts = await countShifts(page);
  await page.setViewportSize(sizes[width]);
  await page.clock.install();
  await startSignedIn(page, 'Anna Muster');
  await page.goto(`${path}/bookings`);
  await fillForm(page);
  await writeNote(page, 'in-steps');
  // A chip that the visitor opens moves the content below it, and its own text with the note.
  await nextFrame(page);
  await page.evaluate(() => window.layoutShifts.splice(0));
  await page.getByRole('button', { name: words.continue }).click();
  await page.getByRole('button', { name: words.book }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await forgetPress(page)).toEqual([]);
  return readShifts;
}

for (const one of phoneAndDesk) {
  const { wait, changeVehicle, long: takesLong } = one.texts.search;
  test(
    `a search that takes longer than a minute, ${one.width} px: its choices move nothing, nor does their going`,
    long,
    async ({ page }) => {
      const readShifts = await search(page, one);
      for (const answer of [wait, changeVehicle]) {
        await page.clock.fastForward(60_000);
        await expect(page.getByText(takesLong)).toBeVisible();
        await nextFrame(page);
        await page.getByRole('button', { name: answer }).click();
        await expect(page.getByText(takesLong)).toHaveCount(0);
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
      }
    },
  );
}

test.describe('while the live connection fails', () => {
  test.use({ expectedErrors: /WebSocket connection/ });

  for (const one of phoneAndDesk) {
    const { retry, paused, connected } = one.texts.searching;
    test(`a search loses its connection and has it again, ${one.width} px: nothing moves`, long, async ({ page }) => {
      const whenQuiet = watchRequests(page);
      const dialog = page.locator('dialog[open]');
      const readShifts = await search(page, one);
      const expectStill = async (sentence: string) => {
        await passUntil(page, whenQuiet, dialog.getByText(sentence));
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
      };
      await misbehave(page, { live: 'refuse-upgrade' }, { live: 'close' });
      await expectStill(one.errors.dialogRetrying);
      await expectStill(paused);
      await behave(page);
      await dialog.getByRole('button', { name: retry }).click();
      await expectStill(connected);
    });
  }
});

for (const { width, path, words, texts } of phoneAndDesk) {
  for (const [what, call, waiting, answered] of [
    ['a price', 'get-categories', texts.confirm.priceLoading, '≈'],
    ['a bonus', 'get-miles', texts.confirm.bonusLate, texts.confirm.bonusNone],
  ] as const) {
    test(
      `${what} that comes while the confirm dialog waits for it, ${width} px: the dialog keeps its size`,
      long,
      async ({ page }) => {
        await page.setViewportSize(sizes[width]);
        await startSignedIn(page, 'Anna Muster');
        const answer = await hold(page, `${builtApi}/bookings/${call}`);
        await page.goto(`${path}/bookings`);
        await fillForm(page);
        await page.getByRole('button', { name: words.continue }).click();
        const dialog = page.getByRole('dialog', { name: words.confirm });
        await expect(dialog.getByText(waiting)).toBeVisible();
        await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
        const before = await dialog.boundingBox();
        answer();
        await expect(dialog.getByText(answered)).toBeVisible();
        await nextFrame(page);
        expect(await dialog.boundingBox()).toEqual(before);
      },
    );
  }
}

test.describe('while the backend does not answer', () => {
  test.use({ expectedErrors: /503 \(Service Unavailable\)/ });
  const unavailable = { status: 503, headers: { 'Access-Control-Allow-Origin': '*' } };

  for (const { width, path, texts, errors } of phoneAndDesk) {
    test(`vehicles that cannot be read, and Try Again, ${width} px: nothing moves`, long, async ({ page }) => {
      const readShifts = await countShifts(page);
      await page.setViewportSize(sizes[width]);
      const address = `${builtApi}/bookings/get-categories`;
      await page.route(address, (route) => route.fulfill(unavailable));
      await page.goto(`${path}/bookings`);
      await fillForm(page);
      const alert = page.getByRole('alert').filter({ hasText: errors.vehicles });
      await expect(alert).toBeVisible();
      await page.unroute(address);
      await alert.getByRole('button', { name: texts.vehicle.tryAgain }).click();
      await expect(alert).toBeHidden();
      await expect(page.getByText(/≈/).first()).toBeVisible();
      await nextFrame(page);
      expect(await readShifts()).toEqual([]);
    });
  }

  for (const { width, path, ride } of phoneAndDesk) {
    test(
      `a ride as it stood last, with its age, and the ride again, ${width} px: nothing moves`,
      long,
      async ({ page }) => {
        const readShifts = await countShifts(page);
        const whenQuiet = watchRequests(page);
        await page.setViewportSize(sizes[width]);
        await startSignedIn(page, 'Anna Muster');
        await answerOwnRide(page, { jobStatus: 'ON_THE_WAY', ...driver });
        await page.clock.install();
        await page.goto(path + OWN_RIDE);
        await expect(page.getByText(driver.carNo).last()).toBeVisible();
        const down = (url: URL) => url.pathname === '/bookings/R1';
        await page.route(down, (route) => route.fulfill(unavailable));
        await page.reload();
        const note = page.getByRole('status').filter({ hasText: ride.truths.lastKnown });
        await expect(note).toBeVisible();
        await page.clock.runFor(70_000);
        await expect(note).toBeVisible();
        await page.unroute(down);
        await page.clock.runFor(20_000);
        await expect(note).toBeHidden();
        await whenQuiet();
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
      },
    );
  }
});

/** Serves the built booking page as with Google's own addresses: it asks for consent to the maps. */
async function letBuiltPageAsk(page: Page, address: string, ask: string) {
  await page.goto(address);
  const question = await page
    .getByRole('heading', { name: ask })
    .locator('..')
    .evaluate((element) => element.outerHTML);
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
      // Built in this way, the page has the question's own styles, too.
      const asking = html.replace(/<p class="[^"]*" role="status">[^<]*(\.\.\.|…)<\/p>/, question);
      expect(asking).toContain(ask);
      const headers = headersWithGoogle(response);
      await route.fulfill({ response, headers, body: asking.replace('</head>', `${sheet}</head>`) });
    },
  );
}

test.describe('with Google’s own maps', () => {
  // The first visit, without the question in its HTML.
  test.use({ expectedErrors: REDRAWN });

  for (const { answer, path, ask, follows } of [
    { answer: 'yes', path: german.path, ask: 'Karte anzeigen?', follows: 'region[name="Karte"]' },
    { answer: 'no', path: english.path, ask: 'Show the map?', follows: 'heading[name="Without a map"]' },
  ]) {
    test(
      `answered with ${answer} on an earlier visit, slow, 360 px: no question, and nothing moves`,
      long,
      async ({ page, context }) => {
        await withGooglesAddresses(context);
        await page.setViewportSize(sizes[360]);
        const address = `${path}/bookings`;
        await letBuiltPageAsk(page, address, ask);
        const day = new Date().toISOString().slice(0, 10);
        await context.grantPermissions(['local-network-access']);
        await context.addCookies([{ name: 'taxi-consent', value: `1_maps-${answer}-${day}`, url: page.url() }]);
        const readShifts = await countShifts(page);
        await startClient(page, true);
        // React removes the question: it waits until the built page has been looked at.
        const arrive = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        const question = page.getByRole('heading', { name: ask });
        await expect(page.locator('h2', { hasText: ask })).toBeAttached();
        await expect(question).toBeHidden();
        arrive();
        await expect(page.locator(`role=${follows}`)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await nextFrame(page);
        expect(await readShifts()).toEqual([]);
      },
    );
  }
});
