import type { Page } from '@playwright/test';
import { pageAddresses } from '../../../scripts/deploy/addresses';
import { beginToUse, expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { startSignedIn } from '../../support/browser/customer';
import { violationsOf } from '../../support/policy/violations';

/** Screens below the client-only pages. */
const below: Readonly<Record<string, readonly string[]>> = {
  'booking-details': ['20001', 'none'],
  private: [
    ...['your-ride', 'profile', 'feedback', 'wallet', 'invite-friends', 'support', 'emergency-contact'],
    ...['driver-list', 'business-account', 'apply-referral', 'change-password', 'device', 'invoice/20001', 'none'],
  ],
};

const screens = pageAddresses().flatMap(({ path, isClientOnly }) =>
  isClientOnly ? (below[path.split('/').at(-1) ?? ''] ?? []).map((screen) => `${path}/${screen}`) : [path],
);

/** Opens screens one after the other, uses them, and returns the blocked requests and code of each. */
async function blockedIn(page: Page, addresses: readonly string[]) {
  const violations = await violationsOf(page);
  const blocked: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    // A content page loads React at the first interaction; the page of a shared ride has none.
    if (!address.endsWith('/follow')) await beginToUse(page);
    await page.waitForLoadState('networkidle');
    blocked.push(...(await violations()).map((violation) => `${address}: ${violation}`));
  }
  return blocked;
}

test.describe('nothing of the site is blocked', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('on any screen, for a visitor', async ({ page }) => {
    test.slow();
    expect(screens.length).toBeGreaterThan(50);
    expect(await blockedIn(page, screens)).toEqual([]);
  });

  test('on any screen of a customer', async ({ page }) => {
    test.slow();
    await startSignedIn(page, 'Jörg Beispiel');
    expect(
      await blockedIn(
        page,
        screens.filter((address) => !address.includes('/de')),
      ),
    ).toEqual([]);
  });
});

test('a link from content to the booking page loads a document whose policy allows map and sign-in', async ({
  page,
}) => {
  const violations = await violationsOf(page);
  await page.goto(`${PREFIX}/partner`);
  await beginToUse(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Google/ })).toBeVisible();
  expect(await violations()).toEqual([]);
});

/** The last attempt: once it is blocked, all earlier ones have been decided. */
const LAST = 'https://last.example.org/';
/** The minimum number of attempts below that a browser reports; others fail silently. */
const REPORTED = 5;

test.describe('what somebody else has put into a page', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedHTML|TrustedScript|SyntaxError|404 \(Not Found\)/ });

  /** Runs in the page: tries every way to run foreign code, and returns those that ran. */
  const intrude = async (last: string) => {
    const ran: string[] = [];
    const blocked = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        if (blockedURI.startsWith(last)) resolve();
      });
    });
    Object.assign(window, { ran: (way: string) => ran.push(way) });
    const attempt = (way: () => void) => {
      try {
        way();
      } catch {
        // Trusted Types throw an error.
      }
    };
    const insert = (change: (script: HTMLScriptElement) => void) =>
      attempt(() => {
        const script = document.createElement('script');
        change(script);
        document.body.append(script);
      });
    insert((script) => script.append("ran('inline')"));
    insert((script) => Object.assign(script, { src: 'https://example.org/foreign.js' }));
    insert((script) => Object.assign(script, { src: "data:text/javascript,ran('data')" }));
    attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="ran(\'handler\')">'));
    attempt(() => document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>parent.ran(1)</script>">'));
    const link = document.createElement('a');
    link.href = "javascript:ran('link')";
    document.body.append(link);
    link.click();
    const frame = document.querySelector('iframe');
    const loaded = frame && new Promise((resolve) => frame.addEventListener('load', resolve));
    await loaded;
    new Image().src = last;
    await blocked;
    return ran;
  };

  for (const address of ['/', '/partner', '/de/none', '/business', '/bookings', '/follow', '/private/profile']) {
    test(`${address}: neither an inline script nor a foreign one runs`, async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(/example\.org/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: "ran('foreign')" });
      });
      const violations = await violationsOf(page);
      await page.goto(PREFIX + address);
      expect(await page.evaluate(intrude, LAST)).toEqual([]);
      expect(asked).toEqual([]);
      expect((await violations()).length).toBeGreaterThanOrEqual(REPORTED);
    });
  }

  for (const address of ['/', '/de/partner', '/none']) {
    test(`${address} refuses HTML with an element, text as code and a script of others (Trusted Types)`, async ({
      page,
    }) => {
      await page.goto(PREFIX + address);
      const refused = await page.evaluate(() => {
        const ways: Record<string, () => unknown> = {
          html: () => Object.assign(document.createElement('p'), { innerHTML: '<b>1</b>' }),
          text: () => Object.assign(document.createElement('p'), { innerHTML: 'only text' }),
          url: () => Object.assign(document.createElement('script'), { src: 'https://example.org/a.js' }),
          own: () => Object.assign(document.createElement('script'), { src: '/website/a.js' }),
          code: () => Object.assign(document.createElement('script'), { text: 'ran()' }),
        };
        return Object.keys(ways).filter((name) => {
          try {
            ways[name]?.();
            return false;
          } catch {
            return true;
          }
        });
      });
      expect(refused).toEqual(['html', 'url', 'code']);
    });
  }
});
