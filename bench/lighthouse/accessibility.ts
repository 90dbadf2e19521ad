import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import * as v from 'valibot';
import { demoCustomers } from '../../mock-server/company/demo-accounts';
import { makeCredential } from '../../mock-server/google/identity/credential';
import { addressTable } from '../../src/address-table';
import { CreateOrderResponse, GoogleLoginResponse } from '../../src/backend/wire';
import { type Language, languages, localPath } from '../../src/i18n/languages';
import { sampleOrder } from '../../tests/support/sample-order';
import { findFreePort } from './free-port';

const PERFECT = 100;

/** A customer of the local backend with completed rides and a current one, and the link for a friend who follows it. */
interface Visitor {
  readonly tokens: v.InferOutput<typeof GoogleLoginResponse>;
  readonly bookingId: string;
  readonly completedId: string;
  readonly shareToken: string;
}

async function becomeVisitor(apiUrl: string): Promise<Visitor> {
  const { sub, name, email } = demoCustomers.regular;
  let token = '';
  const call = async <Answer>(shape: v.GenericSchema<unknown, Answer>, route: string, body?: object) => {
    const response = await fetch(apiUrl + route, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return v.parse(shape, await response.json());
  };
  const nowSeconds = Math.floor(Date.now() / 1000);
  const idToken = makeCredential({ sub, name, email }, { clientId: 'local-client-id', nonce: null, nowSeconds });
  const tokens = await call(GoogleLoginResponse, '/google/login', {
    idToken,
    userInfo: { id: sub, name, email, picture: '' },
  });
  token = tokens.token ?? '';
  const order = await call(CreateOrderResponse, '/bookings/createWebsiteOrder', sampleOrder(Date.now()));
  const bookingId = order.tempBookingId;
  const share = await call(v.object({ token: v.string() }), `/bookings/${bookingId}/share`, {});
  const Done = v.object({ content: v.array(v.object({ orderId: v.union([v.string(), v.number()]) })) });
  const { content } = await call(Done, '/bookings/doneOrder?pageNo=0&pageSize=1');
  return { tokens, bookingId, completedId: String(content[0]?.orderId), shareToken: share.token };
}

/** Signs in on the site, and reads the entries of the private menu: every private page has one, except the receipt. */
async function privatePages(context: BrowserContext, site: string, { tokens }: Visitor): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(`${site}/imprint`);
  await page.evaluate((stored) => {
    localStorage.setItem('token', stored.token ?? '');
    localStorage.setItem('refreshToken', stored.refreshToken ?? '');
  }, tokens);
  await page.goto(`${site}/private/profile`);
  // The language link has this page's own path.
  const links = page.locator('a[href*="/private/"]:not([hreflang])');
  await links.first().waitFor({ state: 'attached' });
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await page.close();
  return [...new Set(paths.map((each) => each.slice(addressTable.prefix.length)))];
}

/**
 * Lighthouse's accessibility score of every page in every language, for a signed-in customer with a ride: a table,
 * header first, and whether all have the full score. The failed audits are printed.
 */
export async function accessibilityOfEachPage(
  site: string,
  apiUrl: string,
  executablePath: string,
): Promise<{ readonly lines: string[][]; readonly isPerfect: boolean }> {
  const port = await findFreePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'taxi-lighthouse-'));
  // Lighthouse opens its tabs in the browser's default context, which therefore needs the login.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const visitor = await becomeVisitor(apiUrl);
  const withRide = ['/booking-details', '/private', '/follow'];
  const pages = [
    ...Object.keys(addressTable.pages).filter((page) => !withRide.includes(page)),
    `/follow#${visitor.shareToken}`,
    `/booking-details/${visitor.bookingId}`,
    ...(await privatePages(context, site, visitor)),
    `/private/invoice/${visitor.completedId}`,
  ];
  const lines = [['page', ...languages]];
  for (const page of pages) {
    const scores: number[] = [];
    for (const language of languages) scores.push(await scoreOf(site, page, language, port));
    // Numbers and tokens differ in each run.
    lines.push([page.replace(/#.*|(?<=\/)\d+$/, ' …'), ...scores.map(String)]);
    console.log(lines.at(-1)?.join('  '));
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  return { lines, isPerfect: lines.slice(1).every(([, ...scores]) => scores.every((one) => Number(one) === PERFECT)) };
}

async function scoreOf(site: string, page: string, language: Language, port: number): Promise<number> {
  // Imported dynamically, because it is an ES module and this file is compiled to require().
  const { default: lighthouse } = await import('lighthouse');
  const address = site + localPath(language, page);
  const flags = { port, logLevel: 'error', onlyCategories: ['accessibility'], disableStorageReset: true } as const;
  const result = await lighthouse(address, { ...flags, onlyCategories: [...flags.onlyCategories] });
  const category = result?.lhr.categories.accessibility;
  for (const { id, weight } of category?.auditRefs ?? [])
    if (weight > 0 && (result?.lhr.audits[id]?.score ?? 1) < 1) console.log(`${page}, ${language}: ${id}`);
  return Math.round((category?.score ?? 0) * PERFECT);
}
