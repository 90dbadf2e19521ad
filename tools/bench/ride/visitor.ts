import { type Browser, expect } from '@playwright/test';
import { english, fillForm, signIn } from '../../../tests/support/browser/customer';
import { openPage } from '../browser';
import { type Cost, type Servers, watchTraffic } from './traffic';

const STATUS_WAIT_MS = 240_000;
const MINUTE_MS = 60_000;

/**
 * One customer on a phone: visits Home twice, orders a taxi with a new login, follows it to the end. Returns the cost
 * of each part. The ride has its usual speed; one minute of it is measured separately, because real rides last longer.
 */
export async function rideOnce(browser: Browser, servers: Servers): Promise<readonly Cost[]> {
  const { page, client, close } = await openPage(browser);
  const traffic = await watchTraffic(client, servers);
  // Google bills each map that a page creates; the stand-in's are Leaflet's.
  await page.exposeBinding('countMap', () => traffic.addGoogle('map loads'));
  await page.addInitScript(() => {
    const seen = new WeakSet();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (seen.has(target) || !(target as Element).classList.contains('leaflet-container')) continue;
        seen.add(target);
        (window as unknown as { countMap(): void }).countMap();
      }
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
  const home = `${servers.site}${english.path}/`;
  const visit = async (name: string) => {
    await page.goto(home, { waitUntil: 'networkidle' });
    return traffic.endPart(name);
  };
  const costs = [await visit('Home, first visit'), await visit('Home, second visit')];

  await page.goto(`${servers.site}${english.path}/bookings`, { waitUntil: 'networkidle' });
  costs.push(traffic.endPart('Booking screen, first visit'));
  await fillForm(page);
  await page.getByRole('button', { name: english.continue }).click();
  await signIn(page, english, 'Anna Muster');
  await page.getByRole('button', { name: english.book }).click();
  const status = (words: string) => expect(page.getByText(words).first()).toBeVisible({ timeout: STATUS_WAIT_MS });
  await status('Driver on the way');
  await page.waitForLoadState('networkidle');
  costs.push(traffic.endPart('Order, login to the driver on the way'));
  // This measures a time: there is no event at its end to wait for.
  await page.waitForTimeout(MINUTE_MS);
  costs.push(traffic.endPart('A minute of the ride'));
  await page.waitForURL(/\/private\/feedback(#|$)/, { timeout: STATUS_WAIT_MS, waitUntil: 'networkidle' });
  costs.push(traffic.endPart('The rest of the sample ride, to the feedback'));
  await close();
  return costs;
}
