import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { misbehave, readLog } from '../../support/backend';
import { beginToUse, expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import {
  chooseAddress,
  english,
  expectNote,
  openFilledForm,
  signIn,
  startSignedIn,
  tokensOf,
  writeNote,
} from '../../support/browser/customer';
import { countWork, noWork, readRendering, type Work, workOf, workSince } from '../../support/browser/page-work';
import { stopAnimations, stopClock } from '../../support/browser/session';
import { waitForLinkedPages } from '../../support/browser/take-over';
import { long } from '../../support/long';

// Each story is a first visit: nothing is in the browser’s cache.
test.use({ reuseContext: false });

// Playwright starts Chromium with the back/forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});
test.describe.configure({ mode: 'parallel' });

const SECOND_MS = 1_000;
const home = `${PREFIX}/`;

test.describe('the loading screen costs nothing', () => {
  test.use({ javaScriptEnabled: false });

  const loadingScreen = (page: Page) => page.locator('[role="status"]', { hasText: 'Loading ...' });

  test('without script it is gone after 1000 ms, and nothing is in the way of a tap', async ({ page }) => {
    await page.goto(home);
    /** Sets the animations of the loading screen to a time: is it visible, and does it take a tap in the middle? */
    const at = async (timeMs: number) => {
      await stopAnimations(loadingScreen(page), timeMs);
      return loadingScreen(page).evaluate((screen) => {
        const tapped = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        return { isSeen: screen.checkVisibility({ visibilityProperty: true }), isInTheWay: screen.contains(tapped) };
      });
    };
    expect(await at(999)).toEqual({ isSeen: true, isInTheWay: true });
    expect(await at(1_000)).toEqual({ isSeen: false, isInTheWay: false });
    expect(await at(60_000)).toEqual({ isSeen: false, isInTheWay: false });
  });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`the hero is painted under it with the first paint, ${viewport.width} px wide`, long, async ({ page }) => {
      await page.setViewportSize(viewport);
      const client = await page.context().newCDPSession(page);
      const largest: number[] = [];
      client.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
        if (event.lcpDetails) largest.push(event.lcpDetails.renderTime * SECOND_MS);
      });
      await client.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
      await page.goto(home);
      const hero = page.getByRole('region', { name: 'What you can expect' });
      const shown = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      const firstPicture = hero.getByRole('listitem').first();
      // Its three seconds are over when a slow machine gets here.
      await stopAnimations(firstPicture, 0);
      for (const part of [page.getByRole('heading', { level: 1 }), firstPicture])
        expect(await part.evaluate((element, how) => element.checkVisibility(how), shown)).toBe(true);
      await expect(loadingScreen(page)).toBeHidden();
      const firstPaint = await page.evaluate(
        () => performance.timeOrigin + Number(performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
      );
      expect(largest.map((time) => Math.round(time - firstPaint))).toEqual([0]);
    });
  }
});

test.describe('a tap', () => {
  const look = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity);

  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'a link, the login and the menu show at once that they are pressed, by styles alone',
      long,
      async ({ page }) => {
        const banner = page.getByRole('banner');
        for (const [part, width, then] of [
          [banner.getByRole('link', { name: 'Bookings' }), 1280, '/bookings'],
          [banner.getByRole('link', { name: 'Login' }), 1280, '/bookings#login=open'],
          [banner.locator('summary').filter({ visible: true }), 390, '/partner'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${PREFIX}/partner`);
          await part.hover();
          expect(await look(part)).toBe('1');
          await page.mouse.down();
          expect(await look(part)).toBe('0.6');
          await page.mouse.up();
          // The link opens its page: the next part is pressed after that.
          await page.waitForURL(`${PREFIX}${then}`);
        }
      },
    );
  });

  test(
    'after idle shows the new page within two commits of React, a map’s aside, without waiting',
    long,
    async ({ page }) => {
      await countWork(page);
      // A document that began with the booking page can show every page.
      await page.goto(`${PREFIX}/bookings`);
      await beginToUse(page);
      const navigation = page.getByRole('navigation', { name: 'Main menu' });
      await waitForLinkedPages(page);
      for (const [name, requests, commits] of [
        ['Partner', 0, 2],
        ['Home', 0, 2],
        ['Business', 0, 2],
        ['Home', 0, 2],
        // Its taxis, extras and map are there: no request, and one more commit.
        ['Bookings', 0, 3],
      ] as const) {
        const link = navigation.getByRole('link', { name, exact: true });
        await link.hover();
        await page.waitForLoadState('networkidle');
        // The page's work counts from the tap until the new heading.
        const done = page.evaluate(() => {
          const read = () => ({ ...(window as unknown as { work: Work }).work, frames: 0 });
          const heading = () => document.querySelector('h1')?.textContent;
          const old = heading();
          return new Promise<{ before: Work; after: Work }>((resolve) => {
            let before = read();
            document.addEventListener('pointerdown', () => (before = read()), { capture: true, once: true });
            const watch = new MutationObserver(() => {
              if (!heading() || heading() === old) return;
              watch.disconnect();
              resolve({ before, after: read() });
            });
            watch.observe(document, { subtree: true, childList: true, characterData: true });
          });
        });
        await link.click();
        const { before, after } = await done;
        // One commit for the page, one for a form that renders again before the paint.
        expect(after.commits - before.commits, name).toBeLessThanOrEqual(commits);
        expect(after, name).toEqual({ ...before, commits: after.commits, requests: before.requests + requests });
      }
    },
  );
});

/** The counts of {@link readRendering} when two readings in a row are equal. */
async function settledRendering(client: CDPSession) {
  let counts = { layouts: 0, styles: 0 };
  await expect(async () => {
    const last = counts;
    counts = await readRendering(client);
    expect(counts).toEqual(last);
  }).toPass({ intervals: [100] });
  return counts;
}

// With React, Chromium draws a few frames at each change: a goal that is not reached (docs/performance.md).
for (const [state, isHydrated, cost] of [
  ['script-free', false, 'no timer, no layout and no computed style'],
  ['hydrated', true, 'no timer and no layout'],
] as const) {
  test(`Home, ${state}: the slides of one round cost ${cost}`, long, async ({ page }) => {
    /** Three hero slides of 3 s, and half a second more. */
    const ROUND_MS = 9_500;
    /** The time before a change of slides from which on the page is watched. */
    const LEAD_MS = 1_000;
    await page.clock.install();
    await countWork(page);
    await page.goto(home);
    if (isHydrated) {
      await beginToUse(page);
      await waitForLinkedPages(page);
    }
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Loading ...')).toBeHidden();
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const slide = page.getByRole('region', { name: 'What you can expect' }).getByRole('listitem').first();
    // Once, three seconds later, Gatsby prefetches the pages behind the links.
    await page.clock.runFor(ROUND_MS);
    const work = await workOf(page);
    await page.clock.runFor(ROUND_MS);
    for (const changeMs of [3_000, 6_000, 9_000]) {
      let soughtAt: number;
      let before: Awaited<ReturnType<typeof settledRendering>>;
      do {
        soughtAt = Date.now();
        await page.evaluate((timeMs) => {
          for (const animation of document.getAnimations())
            if (animation.playState === 'running') animation.currentTime = timeMs;
        }, changeMs - LEAD_MS);
        before = await settledRendering(client);
      } while (Date.now() - soughtAt > LEAD_MS);
      // In real time: a faster pace, or any wait inside the page, moves the animations to its main thread.
      await wait(LEAD_MS + SECOND_MS / 2);
      const { layouts, styles } = await readRendering(client);
      expect(layouts).toBe(before.layouts);
      if (!isHydrated) expect(styles).toBe(before.styles);
      const timeMs = await slide.evaluate((element) => Number(element.getAnimations()[0]?.currentTime));
      expect(timeMs).toBeGreaterThan(changeMs);
    }
    expect(await workSince(page, work)).toEqual(noWork);
  });
}

/** Opens the signed-in customer's ride under way, and waits for its taxi on the map. */
async function openRide(page: Page) {
  await page.goto(`${PREFIX}/partner`);
  await page.goto((await page.getByRole('link', { name: 'Track Ride' }).getAttribute('href')) ?? '');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.locator('[data-vehicle]')).toBeVisible();
}

test.describe('a followed ride', () => {
  /** Opens the ride of a demo customer with the page's clock paused. */
  async function follow(page: Page) {
    await page.clock.install();
    await countWork(page);
    await startSignedIn(page, 'Ida Unterwegs');
    await openRide(page);
    await stopClock(page);
    // The route and its markers follow the taxi.
    await pass(page, 20);
  }

  /** Advances the page's clock second by second. Each message is answered before the next second. */
  async function pass(page: Page, seconds: number, isAnswered = true) {
    const before = await workOf(page);
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(SECOND_MS);
      if (isAnswered) {
        await expect
          .poll(async () => {
            const { sends, messages } = await workSince(page, before);
            return messages >= sends;
          })
          .toBe(true);
      }
    }
    return workSince(page, before);
  }

  test(
    'one message costs at most one commit, and without one the page is drawn every 10 s at most',
    long,
    async ({ page }) => {
      await follow(page);
      const minute = await pass(page, 60);
      expect(minute.messages).toBeGreaterThanOrEqual(6);
      expect(minute.timers).toBeGreaterThan(60);
      expect(minute.commits).toBeGreaterThan(0);
      expect(minute.commits).toBeLessThanOrEqual(minute.messages);
      // The silence begins at a message and ends before the site reads over HTTP.
      while ((await pass(page, 1)).messages === 0);
      await misbehave(page, { live: 'silence' });
      const { messages, commits } = await pass(page, 28, false);
      expect(messages).toBe(0);
      expect(commits).toBeLessThanOrEqual(3);
    },
  );

  test('a hidden tab does nothing but the send every 10 s', long, async ({ page }) => {
    await follow(page);
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        Object.defineProperty(document, 'hidden', { value: visibilityState === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await show('hidden');
    const { commits, messages, ...work } = await pass(page, 60);
    expect(work).toEqual({ timers: 6, sends: 6, frames: 0, requests: 0 });
    expect(messages).toBeGreaterThanOrEqual(6);
    expect(commits).toBeLessThanOrEqual(messages);
    const { sends } = await workOf(page);
    await show('visible');
    await expect.poll(async () => (await workOf(page)).sends).toBe(sends + 1);
  });
});

test.describe('every page comes back from the back/forward cache', () => {
  const everyPage = ['/', '/home', '/business', '/partner', '/imprint', '/privacy', '/accessibility', '/terms', '/de/'];
  /** A customer's ride is in the header of each page, and its status on one of them. */
  const withCustomer = ['/', '/business', '/terms', '/de/'];

  type Shown = Window & { readonly shows: boolean[] };

  /** Records each `pageshow`: true if the page came from the back/forward cache. */
  const noteShows = (page: Page) =>
    page.addInitScript(() => {
      const shows: boolean[] = [];
      Object.assign(window, { shows });
      window.addEventListener('pageshow', ({ persisted }) => shows.push(persisted));
    });

  /** Leaves the page for another document and returns to the same page, restored from the cache. */
  async function leaveAndComeBack(page: Page, meanwhile: () => Promise<void> = async () => {}) {
    const address = page.url();
    await page.evaluate(() => (window as unknown as Shown).shows.splice(0));
    await page.goto(`${PREFIX}/de/terms`);
    await meanwhile();
    // A restored page fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(address);
    const seen = () =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        const { notRestoredReasons = null } = visit as PerformanceEntry & { notRestoredReasons?: unknown };
        return { shows: (window as unknown as Shown).shows, notRestoredReasons };
      });
    await expect.poll(seen, address).toEqual({ shows: [true], notRestoredReasons: null });
  }

  /** Taps a link that React handles: no document is loaded. */
  async function tapLink(page: Page) {
    const name = /^(Legal notice|Impressum)$/;
    const other = page.url().endsWith('/imprint') ? /^Partner/ : name;
    await page.getByRole('link', { name: other }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    expect(await page.evaluate(() => (window as unknown as Shown).shows)).toEqual([true]);
  }

  for (const isSignedIn of [false, true]) {
    test(
      `a marketing page, ${isSignedIn ? 'signed in' : 'not signed in'}; a tap in it works`,
      long,
      async ({ page }) => {
        await noteShows(page);
        if (isSignedIn) await startSignedIn(page, 'Zoë Musterfirma');
        for (const path of isSignedIn ? withCustomer : everyPage) {
          await page.goto(`${PREFIX}${path}`);
          await beginToUse(page);
          await leaveAndComeBack(page);
          await tapLink(page);
        }
      },
    );
  }

  test('an untouched marketing page; the first touch loads React', long, async ({ page }) => {
    await noteShows(page);
    await page.goto(`${PREFIX}/partner`, { waitUntil: 'networkidle' });
    await leaveAndComeBack(page);
    expect(await page.evaluate(() => typeof window.takeOver)).toBe('function');
    await beginToUse(page);
    await tapLink(page);
  });

  test('the booking screen: what was typed is there, and addresses are suggested', long, async ({ page }) => {
    await noteShows(page);
    await page.goto(`${PREFIX}/bookings`);
    await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
    await writeNote(page, 'Two suitcases');
    await page.locator('#booking-end').fill('Auest');
    await leaveAndComeBack(page);
    await expect(page.locator('#booking-start')).toHaveValue(/Kassel Hauptbahnhof/);
    await expectNote(page, 'Two suitcases');
    await expect(page.locator('#booking-end')).toHaveValue('Auest');
    await chooseAddress(page, 'end', 'Auestad', 'Auestadion');
    await expect(page.getByText(/≈ €\d+\.\d\d/).first()).toBeVisible();
  });

  test('the ride: its connection opens again, and the taxi moves on', async ({ page }) => {
    await noteShows(page);
    await startSignedIn(page, 'Ida Unterwegs');
    await openRide(page);
    const { socketsOpened, cases } = await readLog(page);
    const car = page.locator('[data-vehicle]');
    const before = String(await car.getAttribute('data-position'));
    await leaveAndComeBack(page);
    await expect.poll(async () => (await readLog(page)).cases['705'] ?? 0).toBeGreaterThan(cases['705'] ?? 0);
    expect((await readLog(page)).socketsOpened).toBe(socketsOpened + 1);
    await expect(car).not.toHaveAttribute('data-position', before);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });

  test('the private pages, not signed in: the login opens', long, async ({ page }) => {
    await noteShows(page);
    await page.goto(`${PREFIX}/private/your-ride`);
    await expect(page.getByRole('main')).toContainText(english.loginRequired);
    await leaveAndComeBack(page);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signIn(page, english, 'Ida Unterwegs');
    await expect(page.getByText('Hello Ida Unterwegs').filter({ visible: true })).toBeVisible();
  });

  test(
    'the private pages, signed in; if the session has ended, the page shows nothing about the customer',
    long,
    async ({ page }) => {
      await noteShows(page);
      await startSignedIn(page, 'Ida Unterwegs');
      await page.goto(`${PREFIX}/private/your-ride`);
      const rides = page.getByRole('main').getByRole('link', { name: 'Track Ride' }).first();
      await expect(rides).toBeVisible();
      await leaveAndComeBack(page);
      await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
      await page.getByRole('link', { name: 'My Bookings', exact: true }).first().click();
      await expect(rides).toBeVisible();
      await leaveAndComeBack(page, () => page.evaluate(() => localStorage.clear()));
      await expect(page.getByRole('main')).toContainText(english.loginRequired);
      await expect(page.getByText('Ida Unterwegs')).toHaveCount(0);
    },
  );
});

test(
  'a page from the back/forward cache belongs to the customer who is signed in by then (D45)',
  long,
  async ({ page }) => {
    const field = (name: string) => page.locator(`#booking-${name}`);
    await startSignedIn(page, 'Jörg Beispiel');
    await openFilledForm(page);
    await page.evaluate((next) => {
      Object.assign(window, { isSamePage: true });
      window.location.assign(next);
    }, `${PREFIX}/imprint`);
    await page.waitForURL(/imprint/);
    const { token } = await tokensOf(page, 'Anna Muster');
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    // A restored page fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/bookings$/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(field('name')).toHaveValue('Anna Muster');
    await expect(field('start')).toHaveValue('');
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    await expect.poll(kept).not.toMatch(/Jörg|Hauptbahnhof/);
  },
);
