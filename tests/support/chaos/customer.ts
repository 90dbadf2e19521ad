import type { Locator, Page } from '@playwright/test';
import { PREFIX } from '../browser/built-site';
import { english, fillForm, signIn } from '../browser/customer';

/** What the customer has done, in words; `waits`: there was nothing to press. */
export type Step = string;

/** How long the customer looks for something to press. */
const LOOK_MS = 2_000;

/** What the customer presses in a dialog, the most wanted first. Never a button that orders another taxi. */
const IN_DIALOG = [
  'Book with obligation to pay',
  'Show this booking',
  'No, check again first',
  'Check again',
  'Retry',
  'Track Ride',
] as const;

/** What leads to the ride from any other screen. */
const onPage = (page: Page): readonly (readonly [name: string, locator: Locator])[] => [
  ['Back to the search', page.getByRole('main').getByRole('link', { name: /Back to the search/ })],
  ['Track Ride', page.getByRole('link', { name: /^Track Ride|Track Ride$/ })],
  ['Try Again', page.getByRole('main').getByRole('button', { name: 'Try Again' })],
];

/** Presses the first of these that is there by now; null if none is. */
async function press(choices: readonly (readonly [name: string, locator: Locator])[]): Promise<Step | null> {
  for (const [name, locator] of choices) {
    const found = locator.filter({ visible: true }).first();
    if (!(await found.isVisible())) continue;
    await found.click({ timeout: LOOK_MS }).catch(() => {});
    return name;
  }
  return null;
}

/** Whether the ride of this page is over, as far as the page says. */
const isOver = (page: Page) =>
  page
    .getByText(/Ride cancelled|This booking has been cancelled|Ride completed|Rate your ride|How was your ride/)
    .filter({ visible: true })
    .first()
    .isVisible();

/**
 * The next thing that a customer does who wants one taxi and reads what the page says. `hasOrdered`: she has seen that
 * her booking is there, and books no other.
 */
export async function goOn(page: Page, scenario: string, hasOrdered: boolean): Promise<Step> {
  if (await isOver(page)) return 'is at the end';
  const dialog = page.locator('dialog[open]').first();
  if (await page.getByRole('dialog', { name: english.loginRequired }).isVisible()) {
    await signIn(page, english, 'Anna Muster');
    return 'signs in';
  }
  if (await dialog.isVisible()) {
    const wanted = IN_DIALOG.map((name) => [name, dialog.getByRole('button', { name, exact: true })] as const);
    // While a driver is looked for, she waits for the answer.
    const isSearching = await dialog.getByText('Connected - Searching for driver...').first().isVisible();
    return (await press(isSearching ? [] : wanted)) ?? 'waits';
  }
  if (page.url().includes('/booking-details/')) return (await press(onPage(page).slice(2))) ?? 'waits';
  const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  const pressed = await press([...onPage(page), ['Login', login]]);
  if (pressed) return pressed;
  if (!page.url().includes('/bookings')) {
    await page.goto(`${PREFIX}/bookings`);
    return 'opens the booking screen';
  }
  if (hasOrdered) return 'waits';
  if ((await page.locator('#booking-name').inputValue()) === '') return fill(page, scenario);
  await page.getByRole('button', { name: english.continue, exact: true }).click({ timeout: LOOK_MS });
  const summary = page.getByText('Please fill in the following required fields:');
  return (await summary.isVisible()) ? fill(page, scenario) : 'continues';
}

async function fill(page: Page, scenario: string): Promise<Step> {
  await fillForm(page, scenario);
  return 'fills in the form';
}
