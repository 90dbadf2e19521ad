import type { Page } from '@playwright/test';
import { api, expect } from '../browser/browser';
import { PREFIX } from '../browser/built-site';
import { english, signIn } from '../browser/customer';

/** The pages of the customer's device, and what may happen to them. */
export interface ChaosStage {
  /** The tab that the customer looks at. */
  page: Page;
  /** Goes somewhere; a network that is away does not end the story. */
  move(go: () => Promise<unknown>): Promise<void>;
  openTab(): Promise<void>;
  otherTab(): Promise<void>;
  /** Sets the device's clock forward or back. */
  setClock(byMs: number): Promise<void>;
  /** Lets the next order arrive twice, as behind a proxy that repeats requests. */
  sendOrdersTwice(): Promise<void>;
  /** Somebody else signs in on the device, looks at the booking screen, and signs out. */
  lend(): Promise<void>;
  /** Errors that no page has caught. */
  readonly uncaught: readonly string[];
}

const CREATE_ORDER = '/bookings/createWebsiteOrder';
/** What the customer has told the site about herself. */
const HERS = /Anna|0171 3920002/;
const NAVIGATION_MS = 5_000;

/** The device of one customer, with one tab. */
export function createStage(first: Page): ChaosStage {
  const context = first.context();
  const uncaught: string[] = [];
  context.on('page', (page) => page.on('pageerror', (error) => uncaught.push(String(error))));

  const stage: ChaosStage = {
    page: first,
    uncaught,
    move: async (go) => {
      await go().catch(() => {});
    },
    openTab: async () => {
      if (context.pages().length > 1) return stage.otherTab();
      stage.page = await context.newPage();
      await stage.move(() => stage.page.goto(`${PREFIX}/bookings`, { timeout: NAVIGATION_MS }));
    },
    otherTab: async () => {
      const others = context.pages().filter((page) => page !== stage.page);
      stage.page = others[0] ?? stage.page;
      await stage.page.bringToFront();
    },
    setClock: async (byMs) => {
      const now = await stage.page.evaluate(() => Date.now());
      await context.clock.setSystemTime(now + byMs);
    },
    sendOrdersTwice: async () => {
      await context.route(
        `**${CREATE_ORDER}`,
        async (route) => {
          const { host: _host, 'content-length': _length, ...headers } = await route.request().allHeaders();
          await first.request.post(`${api}${CREATE_ORDER}`, { headers, data: route.request().postData() ?? '' });
          await route.continue();
        },
        { times: 1 },
      );
    },
    lend: async () => {
      await context.setOffline(false);
      const page = await context.newPage();
      await logOut(page);
      await page.goto(`${PREFIX}/bookings`);
      await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
      await signIn(page, english, 'Zoë Musterfirma');
      await expect(page.locator('#booking-name')).toHaveValue('Zoë Musterfirma');
      for (const each of context.pages()) await expectNothingOfHers(each);
      await logOut(page);
      await page.close();
      await stage.page.bringToFront();
    },
  };
  return stage;
}

async function logOut(page: Page) {
  await page.goto(`${PREFIX}/private/device`);
  const logout = page.getByRole('navigation').getByRole('button', { name: 'Logout' }).filter({ visible: true });
  const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await expect(logout.or(login).first()).toBeVisible();
  if (await login.isVisible()) return;
  await logout.first().click();
  await expect(page).toHaveURL(`${PREFIX}/`);
}

/** No tab shows what the customer has typed while somebody else is signed in. */
async function expectNothingOfHers(page: Page) {
  const shown = () =>
    page.evaluate(() =>
      [
        document.querySelector('main')?.textContent,
        ...[...document.querySelectorAll('input, textarea')].map((field) => 'value' in field && field.value),
      ].join('\n'),
    );
  await expect.poll(shown, { message: 'what the other tabs show' }).not.toMatch(HERS);
}
