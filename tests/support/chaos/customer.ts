import type { Locator, Page } from '@playwright/test';
import { PREFIX } from '../browser/built-site';
import { english, fillForm, signIn } from '../browser/customer';

/** A customer who wants one taxi, and follows the page's texts. */
export interface Customer {
  readonly name: string;
  /** The scenario of the ride (docs/local-backend.md). */
  readonly scenario: string;
  /** The token for requests to the backend about her. */
  readonly token: string;
  /** She has seen her booking, and orders no other. */
  hasOrdered: boolean;
  /** How often she has pressed a button that may order. */
  intents: number;
  /** She has seen the end of her ride. */
  hasSeenEnd: boolean;
  /** How often she has signed in: a device that was lent knows nothing of her orders any more. */
  signIns: number;
}

/** A step of a customer, in words; `waits`: there was nothing to press. */
export type Step = string;

type Choice = readonly [step: Step, control: Locator];

/** The customer's controls in a dialog, the preferred one first. Never a button that orders another taxi. */
const IN_DIALOG = {
  'orders without a bonus': /^No(, about .*)?Book with obligation to pay$/,
  orders: /^Book with obligation to pay$/,
  'goes on to the bonus': /^Continue$/,
  'opens the booking that is there': /^Show this booking$/,
  'does not order again': /^No, check again first$/,
  'checks again': /^Check again$/,
  'tries again': /^Retry$/,
  'opens the login': /^Login$/,
  'tracks the ride': /^Track Ride$/,
} as const;
/** The steps that can send an order. */
const MAY_ORDER: readonly Step[] = ['orders without a bonus', 'orders', 'tries again'];
const SEARCHES = /Searching for nearby driver\.\.\.|Connected - Searching for driver\.\.\./;
const ENDS = /Ride cancelled|This booking has been cancelled|Ride completed|How was your ride/;

/** Presses the first visible one of these; null if there is none. */
async function press(customer: Customer, choices: readonly Choice[]): Promise<Step | null> {
  for (const [step, control] of choices) {
    const found = control.and(control.page().locator(':not([aria-disabled="true"])')).filter({ visible: true }).first();
    if (!(await found.isVisible())) continue;
    if (MAY_ORDER.includes(step)) customer.intents += 1;
    await found.click();
    return step;
  }
  return null;
}

/** The customer's next step on a page. Throws for a control that cannot be pressed. */
export async function goOn(page: Page, customer: Customer): Promise<Step> {
  // At the start of the history there is no page.
  if (page.url() === 'about:blank') return openBookings(page);
  const says = (text: RegExp) => page.getByText(text).filter({ visible: true }).first().isVisible();
  if (!(await page.locator('main').first().isVisible())) {
    await page.reload({ waitUntil: 'commit' });
    return 'loads the page again';
  }
  if (await says(ENDS)) {
    customer.hasSeenEnd = true;
    customer.hasOrdered = true;
    return 'is at the end';
  }
  const loginDialog = page.getByRole('dialog', { name: english.loginRequired });
  if (await loginDialog.isVisible()) {
    const again = ['tries again', loginDialog.getByRole('button', { name: 'Try Again' })] as const;
    const pressed = await press(customer, [again]);
    if (pressed) return pressed;
    await signIn(page, english, customer.name);
    customer.signIns += 1;
    return 'signs in';
  }
  // The list of Google's accounts is a window of its own, which a dialog of the page may cover.
  const dialog = page.locator('dialog[open]').filter({ hasNotText: 'Choose a demo account' }).last();
  if (await dialog.isVisible()) {
    customer.hasOrdered ||= await says(SEARCHES);
    if (customer.hasOrdered && (await dialog.getByRole('heading', { name: english.confirm }).isVisible())) {
      await dialog.getByRole('button', { name: 'Back to the form' }).click();
      return 'does not order again';
    }
    const isSearching = await dialog.getByText('Connected - Searching for driver...').first().isVisible();
    const buttons = Object.entries(IN_DIALOG).map(
      ([step, name]) => [step, dialog.getByRole('button', { name })] as const,
    );
    // During the driver search she waits for the answer.
    return (await press(customer, isSearching ? [] : buttons)) ?? 'waits';
  }
  const main = page.getByRole('main');
  const tryAgain = ['tries again', main.getByRole('button', { name: /^(Try Again|Retry)$/ })] as const;
  const login = ['opens the login', main.getByRole('button', { name: 'Login', exact: true })] as const;
  if (page.url().includes('/booking-details/')) {
    customer.hasOrdered = true;
    return (await press(customer, [tryAgain, login])) ?? 'waits';
  }
  const toRide = [
    'goes to the ride',
    page.getByRole('link', { name: /^Track Ride|Track Ride$|Back to the search/ }),
  ] as const;
  const pressed = await press(customer, [toRide, tryAgain, login]);
  if (pressed === 'goes to the ride') customer.hasOrdered = true;
  if (pressed) return pressed;
  if (!page.url().includes('/bookings')) return openBookings(page);
  if (!customer.hasOrdered) return book(page, customer);
  const header = page.getByRole('banner').getByRole('button', { name: 'Login', exact: true });
  return (await press(customer, [['opens the login', header]])) ?? 'waits';
}

async function openBookings(page: Page): Promise<Step> {
  await page.goto(`${PREFIX}/bookings`, { waitUntil: 'commit' });
  return 'opens the booking screen';
}

/** Fills the form or sends it. */
async function book(page: Page, { name, scenario }: Customer): Promise<Step> {
  if ((await page.locator('#booking-start').inputValue()) === '') {
    await fillForm(page, scenario, name);
    return 'fills in the form';
  }
  const summary = page.getByText('Please fill in the following required fields:');
  if (await summary.isVisible()) {
    await fillForm(page, scenario, name);
    return 'fills in the form again';
  }
  await page.getByRole('button', { name: english.continue, exact: true }).click();
  return 'continues';
}
