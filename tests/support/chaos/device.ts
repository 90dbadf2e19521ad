import type { BrowserContext, Page } from '@playwright/test';
import { api, expect } from '../browser/browser';
import { PREFIX } from '../browser/built-site';
import { english, signIn } from '../browser/customer';
import { ORDER_ADDRESS } from '../browser/ordering';

/** A customer's device with its tabs, and the possible events on it. */
export interface Device {
  readonly context: BrowserContext;
  /** The tab in the foreground. */
  page: Page;
  /** Uncaught errors of all pages. */
  readonly uncaught: readonly string[];
  /** Navigates; a missing network does not end the story. */
  move(go: (page: Page) => Promise<unknown>): Promise<void>;
  /** Opens a second tab; if there are two, it switches to the other one. */
  openTab(): Promise<void>;
  otherTab(): Promise<void>;
  /** Sets the device's clock forward or back. */
  setClock(byMs: number): Promise<void>;
  /** Duplicates the next order, as a proxy that repeats requests would. */
  sendOrderTwice(): Promise<unknown>;
  /** Another customer signs in on the device, opens the booking screen, and signs out. */
  lend(): Promise<void>;
}

/** The customers' personal data. */
const HERS = /Anna|Jörg|0171 3920002/;
/** The customer presses something else after this time: a trouble may have taken the control away. */
const PATIENCE_MS = 3_000;

/** The device of one customer, with one tab. Its clock runs, and can be set. */
export async function createDevice(page: Page): Promise<Device> {
  const context = page.context();
  const uncaught: string[] = [];
  const watch = (tab: Page) => {
    tab.setDefaultTimeout(PATIENCE_MS);
    // A page opens when the machine has time for it.
    tab.setDefaultNavigationTimeout(0);
    tab.on('pageerror', (error) => uncaught.push(String(error)));
  };
  watch(page);
  context.on('page', watch);
  await context.clock.install();
  await context.addInitScript(reportErrorsOfTimers);

  const device: Device = {
    context,
    page,
    uncaught,
    move: (go) =>
      go(device.page).then(
        () => {},
        () => {},
      ),
    openTab: async () => {
      if (context.pages().length > 1) return device.otherTab();
      device.page = await context.newPage();
      await device.move((tab) => tab.goto(`${PREFIX}/bookings`));
    },
    otherTab: async () => {
      device.page = context.pages().find((tab) => tab !== device.page) ?? device.page;
      await device.page.bringToFront();
    },
    setClock: async (byMs) => {
      const now = await device.page.evaluate(() => Date.now());
      await context.clock.setSystemTime(now + byMs);
    },
    sendOrderTwice: () => repeatOrders(context, 1, ({ ...headers }) => headers),
    lend: async () => {
      await context.setOffline(false);
      const tab = await context.newPage();
      // Here a control that does not come is a fault.
      tab.setDefaultTimeout(0);
      await logOut(tab);
      await tab.goto(`${PREFIX}/bookings`);
      const isNobodysForm = await tab.evaluate(isDraftOfNobody);
      await tab.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
      await signIn(tab, english, 'Zoë Musterfirma');
      // A form that was filled in while nobody was signed in belongs to the first person who signs in (decision
      // personal-data-has-one-rule).
      if (!isNobodysForm) {
        await expect(tab.locator('#booking-name')).toHaveValue('Zoë Musterfirma');
        for (const each of context.pages()) await expectNothingOfHers(each);
      }
      await logOut(tab);
      await tab.close();
      await device.page.bringToFront();
    },
  };
  return device;
}

/** Duplicates this many orders: first with the changed headers, then unchanged. */
export const repeatOrders = (
  context: BrowserContext,
  times: number,
  change: (headers: Record<string, string>) => Record<string, string>,
) =>
  context.route(
    ORDER_ADDRESS,
    async (route) => {
      const { host: _host, 'content-length': _length, ...headers } = await route.request().allHeaders();
      const data = route.request().postData() ?? '';
      try {
        await context.request.post(`${api}/bookings/createWebsiteOrder`, { headers: change(headers), data });
        await route.continue();
      } catch (error) {
        // The copy itself may be the order that hangs; Playwright passes the order on when another route changes meanwhile.
        if (!/Test ended|Request context disposed|Route is already handled/.test(String(error))) throw error;
      }
    },
    { times },
  );

/** Playwright's clock does not report exceptions of timers. */
function reportErrorsOfTimers() {
  const guarded = (callback: TimerHandler) => {
    if (typeof callback !== 'function') return callback;
    return (...values: unknown[]) => {
      try {
        callback(...values);
      } catch (error) {
        reportError(error);
      }
    };
  };
  const { setTimeout: once, setInterval: often } = window;
  window.setTimeout = ((callback: TimerHandler, ...rest: [number?]) => once(guarded(callback), ...rest)) as typeof once;
  window.setInterval = ((callback: TimerHandler, ...rest: [number?]) =>
    often(guarded(callback), ...rest)) as typeof often;
}

async function logOut(page: Page) {
  await page.goto(`${PREFIX}/private/device`);
  const logout = page.getByRole('navigation').getByRole('button', { name: 'Logout' }).filter({ visible: true });
  const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await expect(logout.or(login).first()).toBeVisible();
  if (await login.isVisible()) return;
  await logout.first().click();
  await expect(page).toHaveURL(new RegExp(`${PREFIX}/?$`));
}

/** Whether the device has a booking form that was filled in while nobody was signed in. */
function isDraftOfNobody(): boolean {
  const draft = JSON.parse(localStorage.getItem('taxi.draft') ?? 'null');
  return draft !== null && draft.person === null;
}

/** Expects no tab to show the customer's input while another customer is signed in. */
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
