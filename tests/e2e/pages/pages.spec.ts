import type { Page, Request } from '@playwright/test';
import business from '../../../src/locales/en/business.json';
import { site } from '../../../src/site';
import { api, beginToUse, expect, expectAccessible, test } from '../../support/browser/browser';
import { coversWords } from '../../support/browser/covers-words';
import { startSignedIn } from '../../support/browser/customer';
import { holdScripts } from '../../support/browser/take-over';
import { long, longUnless } from '../../support/long';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('top navigation: Home, Bookings, Business, Partner, About and Contact, then Login (Spec §2)', async ({ page }) => {
  await page.goto('/website/partner');
  // The built page marks itself, before any script.
  await expect(navigation(page).getByRole('link', { name: 'Partner' })).toHaveAttribute('aria-current', 'page');
  await beginToUse(page);
  const links = navigation(page).getByRole('link');
  await expect(links).toHaveText(['Home', 'Bookings', 'Business', 'Partner', 'About', 'Contact']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track Ride' })).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: 'Partner' })).toHaveAttribute('aria-current', 'page');
  for (const [name, heading] of [
    ['Business', 'One call for the whole team.'],
    ['About', 'One call for the whole team.'],
    ['Contact', 'One call for the whole team.'],
    ['Partner', 'Partner With Us'],
    ['Bookings', 'Where to?'],
    ['Home', 'Tell us where. We’re on our way.'],
  ] as const) {
    await navigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a signed-in customer sees My Account with Profile, My Bookings and Logout, and Track Ride during a ride', async ({
  page,
}) => {
  await startSignedIn(page, 'Ida Unterwegs');
  await page.goto('/website/partner');
  await expect(page.getByRole('link', { name: 'Track Ride' })).toHaveAttribute(
    'href',
    /\/website\/booking-details\/\w+/,
  );
  await page.getByRole('button', { name: 'My Account' }).click();
  const account = page.getByRole('banner');
  await expect(account.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/website/private/profile');
  await expect(account.getByRole('link', { name: 'My Bookings' })).toBeVisible();
  await expect(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account.getByRole('link', { name: 'Profile' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'My Account' })).toBeFocused();
});

for (const [language, prefix] of [
  ['en', '/website'],
  ['de', '/website/de'],
] as const) {
  test(
    `${language}: brand, ride, account, phone and menu are in one row from 320 to 900 px, on private pages too`,
    long,
    async ({ page }) => {
      test.slow();
      const header = page.getByRole('banner');
      const [track, account] = [/^(Track Ride|Fahrt verfolgen)/, /^(My Account|Mein Konto)$/];
      const phone = /^(Book by phone|Telefonisch bestellen): 069 90009 123$/;
      const menu = /^(Menu|Menü)$/;
      const others = /^(Further rides|Weitere Fahrten)/;
      await startSignedIn(page, 'Ida Unterwegs');
      for (const path of ['/', '/partner', '/bookings', '/private/your-ride', '/private/profile']) {
        await page.setViewportSize({ width: 900, height: 640 });
        await page.goto(`${prefix}${path}`);
        await expect(header.getByRole('link', { name: track })).toBeVisible();
        for (const width of [900, 768, 412, 360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          const parts = [
            header.getByRole('link', { name: /^TAXI/ }),
            header.getByRole('link', { name: track }),
            ...(path.startsWith('/private') ? [] : [header.getByRole('button', { name: account })]),
            header.getByRole('link', { name: phone }),
            header.getByRole('button', { name: menu }),
          ];
          const boxes = [];
          for (const part of parts) boxes.push(await part.boundingBox());
          const row = boxes.map((box) => ({ left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0), ...box }));
          const where = `${path} at ${width} px`;
          for (const [index, box] of row.entries()) {
            expect(box.left, where).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
            expect((box.y ?? 0) + (box.height ?? 0) / 2, where).toBeCloseTo(
              (row[0]?.y ?? 0) + (row[0]?.height ?? 0) / 2,
              -1,
            );
          }
          expect(
            await coversWords(header.getByRole('link', { name: others }), header.getByRole('link', { name: track })),
            where,
          ).toBe(false);
          expect(row.at(-1)?.right, where).toBeLessThanOrEqual(width);
          expect(await header.evaluate(({ clientHeight }) => clientHeight), where).toBeLessThanOrEqual(72);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
        }
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, closes on Escape and on a press outside', async ({ page }) => {
    await page.goto('/website/de/partner');
    await beginToUse(page);
    const button = page.getByRole('button', { name: 'Menü' });
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await button.click();
    await expect(menu.getByRole('link', { name: 'Firmenkunden' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(20, 600);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Firmenkunden' }).click();
    await expect(page).toHaveURL(/\/de\/business$/);
    await expect(menu).toBeHidden();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and leads on', long, async ({ page }) => {
      await page.goto('/website/partner');
      await page.locator('summary').filter({ hasText: 'Menu' }).click();
      await page.getByRole('link', { name: 'Business' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One call for the whole team.');
    });
  });
});

test.describe('the business page', () => {
  test('pickups are added, moved and removed; the focus stays with what was touched', long, async ({ page }) => {
    await page.goto('/website/business');
    const pickup = (number: number) => page.getByLabel(`Pickup ${number}`, { exact: true });
    await pickup(1).fill('Königsplatz 1');
    await page.getByRole('button', { name: 'Add a pickup' }).click();
    await expect(pickup(2)).toBeFocused();
    await page.keyboard.type('Bahnhof');
    // Suggestions that are open cover the button.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Add a pickup' }).click();
    await expect(pickup(3)).toBeFocused();
    await page.keyboard.type('Zoo');

    await page.getByRole('button', { name: 'Move pickup 3 up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move pickup 2 up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pickup(1)).toHaveValue('Zoo');
    await expect(pickup(2)).toHaveValue('Königsplatz 1');
    await expect(pickup(3)).toHaveValue('Bahnhof');
    await expect(page.getByText('Pickup 2 is now pickup 1')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move pickup 1 up' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move pickup 1 down' })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Remove pickup 2' }).click();
    await expect(pickup(1)).toBeFocused();
    await expect(pickup(2)).toHaveValue('Bahnhof');
    await expect(pickup(3)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove pickup 2' }).click();
    await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  });

  test('Get Quote logs the input, shows it with a ready-made mail and the phone, and sends nothing (D22)', async ({
    page,
  }) => {
    await page.goto('/website/business');
    await page.getByLabel('Pickup 1', { exact: true }).fill('Königsplatz 1');
    await page.getByLabel('Destination', { exact: true }).fill('Flughafen');
    await page.getByLabel('Number of travellers').fill('21');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.getByRole('button', { name: 'Get Quote' }).click();
    expect(await (await logged).args()[0]?.jsonValue()).toEqual({
      pickups: ['Königsplatz 1'],
      drop: 'Flughafen',
      travellers: 1,
    });
    await expect(page.getByLabel('Number of travellers')).toHaveValue('1');
    const mail = await page.getByRole('link', { name: 'Send as email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(`mailto:${site.email}?subject=Quote request, travellers: 1`);
    expect(decodeURIComponent(mail ?? '')).toContain('Pickup 1: Königsplatz 1');
    await expect(page.getByRole('link', { name: `Call ${site.bookingPhone.shown}` })).toBeVisible();
    await expect(page).toHaveURL('/website/business');
    expect(sent).toEqual([]);
    await expectAccessible(page);
  });

  test('what is typed before the script has arrived stays', long, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/website/business', { waitUntil: 'commit' });
    await page.getByLabel('Pickup 1', { exact: true }).fill('Königsplatz 1');
    await page.getByLabel('Number of travellers').fill('3');
    release();
    await page.waitForFunction(() => window.takeOver === undefined);
    await page.getByRole('button', { name: 'Get Quote' }).click();
    await expect(page.getByText('Number of travellers: 3')).toBeVisible();
    await expect(page.getByLabel('Pickup 1', { exact: true })).toHaveValue('Königsplatz 1');
  });

  test('the fields offer addresses as on the booking screen, once somebody goes into one', long, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/website/business');
    await beginToUse(page);
    expect(asked.filter((url) => url.startsWith(api))).toEqual([]);
    await page.getByLabel('Pickup 1', { exact: true }).click();
    await page.keyboard.type('Kassel Haupt');
    await page
      .getByRole('option', { name: /Kassel Hauptbahnhof/ })
      .first()
      .click();
    await expect(page.getByLabel('Pickup 1', { exact: true })).toHaveValue(/Hauptbahnhof/);
    await expect(page.getByText(/^Selected: /)).toBeAttached();
  });

  test('the orders are called samples', long, async ({ page }) => {
    await page.goto('/website/business');
    await expect(page.getByRole('table')).toContainText('These bookings are samples.');
    await expect(page.getByRole('row')).toHaveCount(5);
  });

  const ways = [site.bookingPhone.shown, site.whatsapp.shown, site.email, site.legal.street];

  for (const width of [360, 1280]) {
    test(
      `/contact, ${width} px: phone, WhatsApp, email and address are first, signed in or not`,
      long,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/website/contact');
        const contact = page.getByRole('main').getByRole('region', { name: 'Contact' });
        for (const way of ways) await expect(contact.getByText(way)).toBeInViewport();
        await startSignedIn(page, 'Jörg Beispiel');
        await page.goto('/website/contact');
        await expect(page.getByText('No active business account: the form leads here.')).toBeVisible();
        for (const way of ways) await expect(contact.getByText(way)).toBeInViewport();
        await page.getByRole('main').getByRole('link', { name: 'Get a business account' }).click();
        await expect(page).toHaveURL('/website/private/business-account');
        await expect(page.getByText('You have no active business account.')).toBeVisible();
        for (const way of ways) await expect(contact.getByText(way)).toBeInViewport();
        await expectAccessible(page);
      },
    );
  }

  for (const path of ['business', 'about', 'contact']) {
    test(
      `/${path}: who has no active business account reads it; its form leads to /private/business-account (D2)`,
      longUnless(path === 'business'),
      async ({ page }) => {
        await startSignedIn(page, 'Jörg Beispiel');
        await page.goto(`/website/${path}`);
        await expect(page.getByText('No active business account: the form leads here.')).toBeVisible();
        await page.getByRole('button', { name: 'Get Quote' }).click();
        await expect(page).toHaveURL('/website/private/business-account');
        await page.goBack();
        await expect(page).toHaveURL(`/website/${path}`);
      },
    );
  }

  test('who has one stays and is told so; an anonymous visitor is told what ordering needs', long, async ({ page }) => {
    await page.goto('/website/de/business');
    const link = page.getByRole('link', { name: 'Firmenkonto beantragen' });
    await expect(link).toHaveAttribute('href', '/website/de/private/business-account');
    await startSignedIn(page, 'Zoë Musterfirma');
    await page.goto('/website/de/business');
    await expect(page.getByText('Ihr Firmenkonto ist aktiv.')).toBeVisible();
    await expect(page).toHaveURL('/website/de/business');
  });

  test.describe('when the status cannot be read', () => {
    test.use({ expectedErrors: /business-status/ });

    test('the customer stays and is told what ordering needs', long, async ({ page }) => {
      await startSignedIn(page, 'Jörg Beispiel');
      await page.route('**/business-status', (route) => route.fulfill({ status: 500, body: '{}' }));
      const answered = page.waitForResponse('**/business-status');
      await page.goto('/website/business');
      await answered;
      await expect(page.getByText('To book for a company you need a business account.')).toBeVisible();
      await expect(page).toHaveURL('/website/business');
    });
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'everything can be read, the company can be reached, and no address gets into the address bar',
      long,
      async ({ page }) => {
        await page.goto('/website/business');
        await expect(page.getByRole('main').getByRole('link', { name: site.email }).first()).toBeVisible();
        await expect(page.getByRole('table')).toBeVisible();
        // No button looks as if it worked.
        await expect(page.getByRole('button', { name: 'Get Quote' })).toBeHidden();
        await expect(page.getByText(business.quote.withoutScript)).toBeVisible();
        await page.getByLabel('Pickup 1', { exact: true }).fill('Königsplatz 1');
        await page.getByLabel('Pickup 1', { exact: true }).press('Enter');
        await expect(page).toHaveURL('/website/business');
      },
    );
  });
});

/** Whether a request is for the code of a page. */
const isChunkOf = (name: string) => (request: Request) => request.url().includes(`/component---src-pages-${name}-`);

test.describe('the partner page', () => {
  test('tells of reseller, technology and referral; Become a Partner opens the contact below itself', async ({
    page,
  }) => {
    // The pages behind its links load when it is idle, those of the footer with a tap.
    const behind = ['index', 'bookings', 'business'];
    const loaded = Promise.all(behind.map((name) => page.waitForEvent('requestfinished', isChunkOf(name))));
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(...request.url().split('src-pages-').slice(1)));
    await page.goto('/website/partner');
    await beginToUse(page);
    await loaded;
    expect(chunks.filter((chunk) => /^(imprint|privacy|accessibility|terms)/.test(chunk))).toEqual([]);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Reseller', 'Technology', 'Referral']);
    await expect(page.getByRole('article').getByText('For whom')).toHaveCount(3);
    await expect(page.getByRole('article').getByText('First step')).toHaveCount(3);
    const mail = page.getByRole('main').getByRole('link', { name: site.email });
    await expect(mail).toBeHidden();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Become a Partner' }).click();
    await expect(mail).toBeVisible();
    await expect(page).toHaveURL('/website/partner');
    expect(requests).toEqual([]);
    await expectAccessible(page);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('Become a Partner opens the contact too', long, async ({ page }) => {
      await page.goto('/website/partner');
      await page.getByText('Become a Partner').click();
      await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible();
    });
  });
});

const staticPages = ['', '/business', '/partner', '/imprint', '/privacy', '/accessibility', '/terms', '/404'];

for (const [width, start] of [
  [360, '/website/de'],
  [768, '/website'],
  [1280, '/website/de'],
  [1920, '/website'],
] as const) {
  test(`${start}, at ${width} px nothing runs out of its box, and axe finds nothing`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of staticPages.slice(1, 3).concat('/404')) {
      await page.goto(`${start}${path}`);
      expect(await clipped(page)).toEqual([]);
      await expectAccessible(page);
    }
  });
}

test('with texts 40 % longer nothing is clipped at 360 px', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // The pages as they are built: React would take texts that have grown before its arrival for a mistake.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of staticPages) {
    for (const start of ['/website', '/website/de']) {
      await page.goto(`${start}${path}`);
      await expect(page.getByText(/^(Loading|Wird geladen) (\.\.\.|…)$/)).toBeHidden();
      await page.evaluate(lengthenTexts);
      expect(await clipped(page)).toEqual([]);
    }
  }
});

/** A pseudo-language: every text grows by 40 %. */
function lengthenTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const text = node.data.trim();
    // Numbers are as long in every language.
    if (!/\p{L}/u.test(text) || node.parentElement?.closest('script, style, noscript, svg')) continue;
    const more = Math.ceil(text.length * 0.4);
    node.data = `${node.data}${'ab cdef '.repeat(Math.ceil(more / 8)).slice(0, more)}`;
  }
}

/** What is cut off: the page that scrolls sideways, and boxes that hide a part of their own text. */
async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth > window.innerWidth ? ['page'] : [];
    /** True if a word in the box overflows its edges; a picture may. */
    const cutsText = (box: HTMLElement) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const isForReaders = (currentNode.parentElement?.clientWidth ?? 0) === 1;
        if (isForReaders || !currentNode.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const isBeyond = [...range.getClientRects()].some(
          (word) =>
            word.width > 0 &&
            (word.left < left - 1 || word.right > right + 1 || word.top < top - 1 || word.bottom > bottom + 1),
        );
        if (isBeyond) return true;
      }
      return false;
    };
    const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isShown = display !== 'inline' && element.clientWidth > 1;
      const hides = overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden';
      return isShown && hides && cutsText(element);
    });
    return [...sideways, ...boxes.map((box) => `${box.tagName}.${box.className}`)];
  });
}
