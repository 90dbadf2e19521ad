import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { makeCredential } from '../../../mock-server/session';
import { addressTable } from '../../../src/address-table';
import type { BookingOption } from '../../../src/booking/form/form';
import { type Language, localPath, textIn } from '../../../src/i18n/languages';
import { api, expect } from './browser';

/** The labels that a story needs, in one language. */
export interface Words {
  readonly path: string;
  readonly slide: string;
  readonly continue: string;
  readonly loginRequired: string;
  readonly google: RegExp;
  readonly confirm: string;
  readonly book: string;
}

export const english: Words = {
  path: addressTable.prefix,
  slide: 'Slide to Book a Cab',
  continue: 'Continue',
  loginRequired: 'Login Required',
  google: /sign in with google/i,
  confirm: 'Confirm booking',
  book: 'Book with obligation to pay',
};

export const german: Words = {
  path: addressTable.prefix + localPath('de', '/'),
  slide: 'Zum Bestellen schieben',
  continue: 'Weiter',
  loginRequired: 'Anmeldung erforderlich',
  google: /google anmelden/i,
  confirm: 'Bestellung prüfen',
  book: 'Zahlungspflichtig bestellen',
};

/** The labels in a language; those of a further one are English until it has its own. */
export const wordsIn = (language: Language): Words => textIn({ en: english, de: german }, language);

/** Types into an address field and chooses the suggestion with this text. */
export async function chooseAddress(page: Page, field: 'start' | 'end', typed: string, suggestion: string) {
  const input = page.locator(`#booking-${field}`);
  await input.click();
  // The field may contain the draft of another window. One key press is enough for suggestions.
  await input.fill(typed.slice(0, -1));
  await input.press(typed.slice(-1));
  await page.locator(`#booking-${field}-menu`).getByRole('option').filter({ hasText: suggestion }).first().click();
  await expect(input).toHaveValue(new RegExp(suggestion));
}

/** Drags the slide control by a share of its width, like a thumb. */
export async function drag(page: Page, control: Locator, share: number) {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 30 + box.width * share, y, { steps: 8 });
  await page.mouse.up();
}

/** Signs in as a demo customer in the open login dialog, through the stand-in for Google. */
export async function signIn(page: Page, words: Words, name: string) {
  await expect(page.getByRole('dialog', { name: words.loginRequired })).toBeVisible();
  await page.getByRole('button', { name: words.google }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
}

/** Records every text of an element from now on, also short-lived ones. */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((watched) => {
    const texts: string[] = [];
    const look = () => {
      const text = document.querySelector(watched)?.textContent?.trim();
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { recordedTexts: texts });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { recordedTexts: string[] }).recordedTexts);
}

/** Requests a demo customer's tokens from the backend. */
export async function tokensOf(
  page: Pick<Page, 'request'>,
  name: string,
): Promise<{ token: string; refreshToken: string }> {
  const account = demoAccounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`There is no demo customer ${name}`);
  const { sub, email } = account;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const idToken = makeCredential(account, { clientId: 'local-client-id', nonce: null, nowSeconds });
  const answer = await page.request.post(`${api}/google/login`, {
    data: { idToken, userInfo: { id: sub, name, email, picture: '' } },
  });
  return answer.json();
}

/** Signs in as a demo customer without the login dialog: stores the tokens before any page loads. */
export async function startSignedIn(page: Page, name: string) {
  await storeTokens(page, await tokensOf(page, name));
}

/** Stores tokens before any page loads, once per tab. */
export async function storeTokens(page: Page, tokens: { token: string; refreshToken: string }) {
  const once = { ...tokens, mark: `tokens ${randomUUID()}` };
  await page.addInitScript((stored) => {
    // A page without an origin, such as about:blank, has no storage.
    if (origin === 'null' || window !== window.top) return;
    // A logout clears the tab's storage, and an order without storage takes its name.
    if (sessionStorage.getItem('tokensStored') || window.name === stored.mark) return;
    sessionStorage.setItem('tokensStored', 'yes');
    window.name = stored.mark;
    localStorage.setItem('token', stored.token);
    localStorage.setItem('refreshToken', stored.refreshToken);
  }, once);
}

/** Opens a chip of the booking form, unless it is open. Returns its button. */
export async function openChip(page: Page, chip: BookingOption): Promise<Locator> {
  const button = page.locator(`#booking-chip-${chip}`);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
}

/** The rows for rare needs: for someone else, way back and several days, stops, a ride to treatment. */
const ROWS = ['passenger', 'series', 'wishes', 'treatment'] as const;

/** Opens a row for rare needs. */
export async function openRow(page: Page, row: (typeof ROWS)[number]) {
  await openChip(page, 'more');
  const button = page.locator(`#booking-more-${row}`);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Opens all rows for rare needs. */
export async function openMore(page: Page) {
  for (const row of ROWS) await openRow(page, row);
  await expect(page.locator('#booking-forOther')).toBeVisible();
}

/** Writes instructions for the driver into their field. */
export async function writeNote(page: Page, text: string) {
  await openChip(page, 'more');
  await page.locator('#booking-instructions').fill(text);
}

/** Expects these instructions for the driver, also while their field is closed. */
export const expectNote = (page: Page, text: string) => expect(page.locator('#booking-chip-more')).toContainText(text);

/** Opens the fields of date and time. */
export const chooseLater = (page: Page) => openChip(page, 'when');

/** Fills the booking form with a ride through Kassel. The instructions may name a scenario of docs/local-backend.md. */
export async function fillForm(page: Page, instructions = '', name = 'Anna Muster') {
  await chooseAddress(page, 'start', 'Kassel Haupt', 'Kassel Hauptbahnhof');
  await chooseAddress(page, 'end', 'Auestad', 'Auestadion');
  await page.getByRole('radio', { name: /PKW/ }).check();
  await page.locator('#booking-name').fill(name);
  await page.locator('#booking-phone').fill('0171 3920002');
  if (instructions) await writeNote(page, instructions);
}

/** Opens the booking page and fills its form. */
export async function openFilledForm(page: Page, words: Words = english, instructions = '') {
  await page.goto(`${words.path}/bookings`);
  await fillForm(page, instructions);
}
