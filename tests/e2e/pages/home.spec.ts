import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import readQrCode from 'jsqr';
import { misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { english, signIn, startSignedIn } from '../../support/browser/customer';
import { countShifts } from '../../support/browser/layout-shifts';
import { openMyBookings, rememberOrder } from '../../support/browser/remembered-order';
import { stopAnimations } from '../../support/browser/session';
import { long, longUnless } from '../../support/long';

const built = join(__dirname, '../../../public');

const languages = {
  en: {
    path: '/website/',
    pause: 'Pause the pictures',
    hero: 'What you can expect',
    customer: 'Customer app',
    colorScheme: 'light',
  },
  de: {
    path: '/website/de/',
    pause: 'Bilder anhalten',
    hero: 'Was Sie erwartet',
    customer: 'Kunden-App',
    colorScheme: 'dark',
  },
} as const;

const heroSlides = (page: Page) => page.getByRole('region', { name: 'What you can expect' }).getByRole('listitem');
const featureImages = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).locator('li:has(img)');

/** The visible slide at a time of the animations. */
const shownAt = (pictures: ReturnType<typeof heroSlides>, timeMs: number) =>
  pictures.evaluateAll((list, currentTime) => {
    for (const picture of list) for (const animation of picture.getAnimations()) animation.currentTime = currentTime;
    return list.map((picture) => Math.round(Number(getComputedStyle(picture).opacity))).indexOf(1);
  }, timeMs);

/** The states of all animations on the page, each once. */
const states = (page: Page) =>
  page.evaluate(() => {
    const turning = [...document.querySelectorAll('main li')].flatMap((picture) => picture.getAnimations());
    return [...new Set(turning.map(({ playState }) => playState))];
  });

test('hero slides and feature images change every 3 s', async ({ page }) => {
  await page.goto('/website/');
  for (const [timeMs, slide] of [
    [0, 0],
    [2_800, 0],
    [3_050, 1],
    [5_800, 1],
    [6_050, 2],
    [9_050, 0],
  ] as const) {
    expect(await shownAt(heroSlides(page), timeMs)).toBe(slide);
  }
  for (const title of [
    'Customer app',
    'Driver app',
    'Butler app',
    'Booking via WhatsApp',
    'Scan and book',
    'Call and book',
  ]) {
    const images = featureImages(page, title);
    await expect(images).toHaveCount(2);
    for (const [timeMs, image] of [
      [0, 0],
      [2_800, 0],
      [3_050, 1],
      [5_800, 1],
      [6_050, 0],
    ] as const) {
      expect(await shownAt(images, timeMs)).toBe(image);
    }
  }
});

test(
  'a caption of the hero is there or not, at every moment: half faded, its contrast would be too low',
  long,
  async ({ page }) => {
    await page.goto('/website/');
    for (let timeMs = 2_500; timeMs <= 9_500; timeMs += 20) {
      const shown = await heroSlides(page).evaluateAll((list, currentTime) => {
        for (const slide of list) for (const animation of slide.getAnimations()) animation.currentTime = currentTime;
        return list.map((slide) => Number(getComputedStyle(slide).opacity)).sort();
      }, timeMs);
      expect(shown, `at ${timeMs} ms`).toEqual([0, 0, 1]);
    }
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'one control, the first one of the carousel, pauses hero and feature images, and lets them go on',
      longUnless(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/website/');
        await expect(page.getByText('Loading ...')).toBeHidden();
        const pause = page.getByRole('checkbox', { name: 'Pause the pictures' });
        await expect(page.getByRole('region', { name: 'What you can expect' }).locator('input, a, button')).toHaveCount(
          1,
        );
        await page.getByRole('heading', { level: 1 }).hover();
        expect(await states(page)).toEqual(['running']);
        await pause.check();
        await page.getByRole('heading', { level: 1 }).hover();
        await pause.blur();
        expect(await states(page)).toEqual(['paused']);
        await pause.uncheck();
        await pause.blur();
        await page.getByRole('heading', { level: 1 }).hover();
        expect(await states(page)).toEqual(['running']);
      },
    );

    test('pictures stand while the pointer or the focus is on them', long, async ({ page }) => {
      await page.goto('/website/');
      await expect(page.getByText('Loading ...')).toBeHidden();
      const isPaused = (pictures: ReturnType<typeof heroSlides>) =>
        pictures.evaluateAll((list) => list.every((one) => one.getAnimations()[0]?.playState === 'paused'));
      await page.getByRole('region', { name: 'What you can expect' }).hover();
      expect(await isPaused(heroSlides(page))).toBe(true);
      await page.getByRole('heading', { level: 1 }).hover();
      expect(await isPaused(heroSlides(page))).toBe(false);
      await page.getByRole('checkbox', { name: 'Pause the pictures' }).focus();
      expect(await isPaused(heroSlides(page))).toBe(true);
      await featureImages(page, 'Butler app').first().hover({ force: true });
      expect(await isPaused(featureImages(page, 'Butler app'))).toBe(true);
    });

    test(
      'six ways to a taxi: three apps, WhatsApp, the code to scan, the phone; tariff, bonus, area, fleet and hours',
      longUnless(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/website/');
        const titles = await page.getByRole('article').getByRole('heading').allTextContents();
        expect(titles.sort()).toEqual([
          'Booking via WhatsApp',
          'Butler app',
          'Call and book',
          'Customer app',
          'Driver app',
          'Scan and book',
        ]);
        const link = (title: string) => page.getByRole('article').filter({ hasText: title }).getByRole('link');
        await expect(link('Call and book')).toHaveAttribute('href', /^tel:\+49\d+$/);
        await expect(link('Booking via WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/49\d+\?text=Hello/);
        await expect(page.getByRole('region', { name: 'A price you can check.' })).toContainText('Base fare€');
        await expect(page.getByText('With more than 50 points you can use a 5 euro bonus')).toBeVisible();
        const local = page.getByRole('region', { name: 'At home in Kassel.' });
        for (const title of ['Where we drive', 'Station and airport', 'Our taxis', 'When we drive'])
          await expect(local.getByRole('heading', { name: title })).toBeVisible();
        // What is only a sample here is nobody's voice, and nobody's face.
        for (const name of ['What passengers say', 'Who looks after your ride'])
          await expect(page.getByRole('region', { name })).toHaveCount(0);
      },
    );
  });
}

for (const [language, { path, colorScheme }] of Object.entries(languages)) {
  test(`${language}: a scanner reads the booking address out of the code`, long, async ({ page, baseURL }) => {
    await page.goto(path);
    const code = page.getByRole('img', { name: /^QR/ });
    await code.scrollIntoViewIfNeeded();
    const pixels = await code.evaluate(async (svg) => {
      const side = 400;
      const copy = svg.cloneNode(true) as SVGElement;
      copy.setAttribute('width', String(side));
      copy.setAttribute('height', String(side));
      // The copy is outside of the page, whose colours it needs.
      copy.style.setProperty('--black', getComputedStyle(svg).getPropertyValue('--black'));
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
      await image.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('No canvas');
      canvas.canvas.width = side;
      canvas.canvas.height = side;
      canvas.fillStyle = getComputedStyle(svg).backgroundColor;
      canvas.fillRect(0, 0, side, side);
      canvas.drawImage(image, 0, 0);
      return [...canvas.getImageData(0, 0, side, side).data];
    });
    expect(readQrCode(Uint8ClampedArray.from(pixels), 400, 400)?.data).toBe(`${baseURL}${path}bookings`);
  });

  test(`${language}: the built page weighs at most 13,000 bytes on the wire`, async () => {
    expect(statSync(join(built, path.replace('/website', ''), 'index.html.br')).size).toBeLessThanOrEqual(13_000);
  });

  test(
    `${language}, ${colorScheme}: accessible, nothing shifts, nothing comes from elsewhere`,
    longUnless(language === 'de'),
    async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme });
      const readShifts = await countShifts(page);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: /^(Loading|Wird)/ })).toBeHidden();
      for (const section of await page.getByRole('region').all()) await section.scrollIntoViewIfNeeded();
      const picture = page
        .getByRole('article')
        .filter({ hasText: languages[language as 'en' | 'de'].customer })
        .getByRole('img')
        .first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
        .toMatch(new RegExp(`booking-${colorScheme}\\.webp$`));
      expect(await readShifts()).toEqual([]);
      expect([...hosts]).toEqual([baseURL]);
      await page.getByRole('checkbox').check();
      // Not in the middle of a turn.
      await shownAt(page.locator('main li'), 0);
      await expectAccessible(page);
    },
  );
}

test('German that is 40 % longer fits a phone of 360 px', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/website/de/');
  const tooWide = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      // Numbers stay as long as they are.
      node.textContent = (node.textContent ?? '').replace(
        /\p{L}{4,}/gu,
        (word) => word + word.slice(0, word.length * 0.4),
      );
    }
    const cut = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, dt, dd, li, blockquote, label)')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
    );
    return { cut: cut.map((element) => element.textContent), page: document.documentElement.scrollWidth };
  });
  expect(tooWide).toEqual({ cut: [], page: 360 });
});

test.describe('the first window has the booking: field and slide control', () => {
  for (const [language, slide, label] of [
    ['en', 'Slide to Book a Cab', 'Where are you?'],
    ['de', 'Zum Bestellen schieben', 'Wo sind Sie?'],
  ] as const) {
    test(
      `${language}: both are in view, and the title has two lines, from 320 to 1920 px`,
      longUnless(language === 'de'),
      async ({ page }) => {
        await page.goto(languages[language].path);
        await expect(page.getByRole('status').filter({ hasText: /^(Loading|Wird)/ })).toBeHidden();
        for (const [width, height] of [
          [320, 640],
          [360, 640],
          [768, 1024],
          [1280, 720],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect(page.getByRole('button', { name: label })).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('link', { name: slide })).toBeInViewport({ ratio: 1 });
          const lines = await page.locator('h1 > span').evaluateAll((sentences) =>
            sentences.map((sentence) => {
              const range = document.createRange();
              range.selectNodeContents(sentence);
              return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
            }),
          );
          expect(lines, `each sentence has a line at ${width} px`).toEqual([1, 1]);
        }
      },
    );
  }
});

test.describe('a returning customer', () => {
  const again = (page: Page) => page.getByRole('link', { name: /^(Again to|Your last ride again)/ });

  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    test(
      `who logs in on Home is offered the last ride at once, in view, and nothing moves (${width} px)`,
      long,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        const readShifts = await countShifts(page);
        await page.goto('/website/');
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
        await signIn(page, english, 'Jörg Beispiel');
        await expect(page).toHaveURL('/website/');
        await expect(again(page)).toBeInViewport({ ratio: 1 });
        await expectAccessible(page);
        expect(await readShifts()).toEqual([]);
        await again(page).click();
        await expect(page.getByText('We have filled in the addresses of your earlier ride.')).toBeVisible();
      },
    );
  }

  test('sees neither offer nor price of the customer before', long, async ({ page }) => {
    await startSignedIn(page, 'Jörg Beispiel');
    await openMyBookings(page);
    await rememberOrder(page);
    await page.goto('/website/');
    await expect(again(page)).toHaveText(/^Your last ride again.+, about €\d+\.\d\d, taxi in \d+ min$/);
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(again(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('taxi.orderChoices'))).toBeNull();
  });

  test.describe('with a ride that the backend no longer finds', () => {
    test.use({ expectedErrors: /404 \(Not Found\)/ });

    test(
      'without an order on this device sees the first vehicle, and during a ride no offer',
      long,
      async ({ page }) => {
        await startSignedIn(page, 'Jörg Beispiel');
        await page.goto('/website/');
        await expect(again(page)).toHaveText(/^Your last ride again.+, about €/);
        await misbehave(page, {
          match: 'GET /bookings/ongoingAndPreOrder',
          status: 200,
          body: '[{"orderId":"A1","bookingId":"1","orderStartDateTime":"2026-11-20 14:05:00","isDropRequired":0}]',
        });
        await page.reload();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Track Ride' })).toBeVisible();
        await expect(again(page)).toHaveCount(0);
      },
    );
  });
});

test.describe('a booking starts on Home', () => {
  for (const [name, field, width] of [
    ['Where are you?', 'Start location', 360],
    ['Where to? (optional)', 'End location', 1280],
  ] as const) {
    test(`by "${name}": its field has the focus, on a phone as a search; no address for a server`, async ({ page }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/website/');
      await page.getByRole('button', { name }).click();
      const combobox = page.getByRole('combobox', { name: field });
      await expect(combobox).toBeFocused();
      await expect(page.locator('[data-search="true"]')).toHaveCount(width === 360 ? 1 : 0);
      await expect(page).toHaveURL('/website/bookings');
      await combobox.pressSequentially('Kassel Haupt');
      await page.getByRole('option').filter({ hasText: 'Kassel Hauptbahnhof' }).first().click();
      await expect(combobox).toHaveValue(/Kassel Hauptbahnhof,/);
      expect(urls.filter((url) => url.includes('/bookings') && /\?./.test(url))).toEqual([]);
    });
  }

  test(
    'by a link from elsewhere: the page opens with it, and a reload keeps what came after',
    long,
    async ({ page }) => {
      await page.goto('/website/de/bookings#from=Auestad');
      const pickup = page.getByRole('combobox', { name: 'Abholort' });
      await expect(pickup).toHaveValue('Auestad');
      await expect(pickup).toBeFocused();
      await expect(page.getByRole('option').filter({ hasText: 'Auestadion' }).first()).toBeVisible();
      await page.getByRole('option').filter({ hasText: 'Auestadion' }).first().click();
      await expect(pickup).toHaveValue(/^Auestadion/);
      await expect(page).toHaveURL('/website/de/bookings');
      await page.reload();
      await expect(pickup).toHaveValue(/^Auestadion/);
    },
  );
});

test.describe('without JavaScript and with reduced motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the loading screen goes by itself (D19), the pictures stand, and the slide control is a link to /bookings', async ({
    page,
  }) => {
    await page.goto('/website/');
    const loading = page.getByRole('status', { includeHidden: true }).filter({ hasText: 'Loading ...' });
    await stopAnimations(loading, 999);
    await expect(loading).toBeVisible();
    await stopAnimations(loading, 1_000);
    await expect(loading).toBeHidden();
    expect(await states(page)).toEqual([]);
    await expect(page.getByText('Your taxi comes to you.')).toBeVisible();
    await page.getByRole('link', { name: 'Slide to Book a Cab' }).click();
    await expect(page).toHaveURL('/website/bookings');
  });
});

test('a navigation to Home within the site shows no loading screen', long, async ({ page }) => {
  await page.goto('/website/bookings');
  // The page's script has arrived: until then a link loads a document.
  await expect(page.locator('#booking-date')).not.toHaveValue('');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us where. We’re on our way.');
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});
