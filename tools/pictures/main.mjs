import { mkdirSync, writeFileSync } from 'node:fs';
import { demoAccounts } from '../../mock-server/company/demo-accounts.ts';
import { makeCredential } from '../../mock-server/session.ts';
import { startChromium } from '../../scripts/browsers.mjs';
import { build } from '../../scripts/build.mjs';
import { fingerprintOf, PICTURES_OF } from '../../scripts/configuration/operator-facts.ts';
import { listenAsSite, ports, requireFreePorts, standInVariables } from '../../scripts/ports.mjs';
import { root, startBackend } from '../../scripts/programs.mjs';
import { createStaticServer } from '../../scripts/static-server.mjs';
import { addressTable } from '../../src/address-table.ts';
import { languages, localPath } from '../../src/i18n/languages.ts';
import { site as operator } from '../../src/site.ts';

/**
 * Takes the screenshots for Home: the booking and the tracking screen at the size of a phone, in every language and
 * both color schemes, from the built site and the local backend. Run it after a change of these screens, by day, since
 * they show the time, and commit the files.
 */
const FOLDER = `${root}src/marketing/home/pictures`;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };

const ride = {
  custName: 'Anna Muster',
  custMobile: '+49 171 3920002',
  pickupCoordinates: '51.3183,9.4897',
  pickupAreaName: 'Mitte',
  pickupCity: 'Kassel',
  pickupZipcode: '34117',
  dropCoordinates: '51.2963,9.4865',
  dropAreaName: 'Südstadt',
  dropCity: 'Kassel',
  dropZipcode: '34121',
  noOfPassanger: 2,
  custInstruction: '',
  isDropRequired: 1,
  carType: 'PKW',
  carCategoryIds: [],
  driverFeatureIds: [],
  useMiles: false,
};

const api = standInVariables.GATSBY_API_URL;

/** Calls the local backend; ends the script on a refusal. */
async function ask(path, body, token) {
  const answer = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

async function signIn() {
  const [account] = demoAccounts;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const idToken = makeCredential(account, { clientId: 'local-client-id', nonce: null, nowSeconds });
  const { sub: id, email, name } = account;
  return ask('/google/login', { idToken, userInfo: { id, name, email, picture: '' } });
}

/** Types into an address field and takes the first suggestion. */
async function choose(page, field, text) {
  await page.locator(`#booking-${field}`).pressSequentially(text);
  await page.locator(`#booking-${field}-menu`).getByRole('option').first().click();
}

async function photographBooking(page, language) {
  await page.goto(site + localPath(language, '/bookings'));
  await choose(page, 'start', 'Kassel Hauptbahnhof');
  await choose(page, 'end', 'Auestadion');
  await page.getByRole('radio', { name: /PKW/ }).check();
  // No element is outlined, and the map is visible.
  await page.evaluate(() => {
    document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function photographTracking(page, language) {
  await ask('/__reset', {});
  const tokens = await signIn();
  const soon = new Date(Date.now() + 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  const { tempBookingId } = await ask('/bookings/createWebsiteOrder', { ...ride, orderStartDate: soon }, tokens.token);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, tokens);
  await page.goto(site + localPath(language, `/booking-details/${tempBookingId}`));
  // The taxi is on the map and the arrival is known.
  await page.locator('[data-vehicle]').waitFor({ timeout: 90_000 });
  await page
    .getByText(/\d\d:\d\d/)
    .first()
    .waitFor({ timeout: 90_000 });
}

await requireFreePorts();
if (!process.argv.includes('--as-built')) await build(standInVariables);
const browser = await startChromium();
process.env.MOCK_SPEED ||= '4';
await startBackend(standInVariables);
await listenAsSite(createStaticServer());

const site = `http://localhost:${ports.SITE_PORT}${addressTable.prefix}`;

for (const language of languages) {
  mkdirSync(`${FOLDER}/${language}`, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, prepare] of Object.entries({ booking: photographBooking, tracking: photographTracking })) {
      const page = await browser.newPage({ ...PHONE, colorScheme, locale: language, timezoneId: 'Europe/Berlin' });
      await prepare(page, language);
      await page.waitForTimeout(1_000);
      // Only of the sample map: a real one's credits stay.
      await page.locator('.sample-map-note').evaluateAll((notes) => {
        for (const note of notes) note.remove();
      });
      await page.screenshot({ path: `${FOLDER}/${language}/${name}-${colorScheme}.png` });
      await page.close();
      console.log(`${language}/${name}-${colorScheme}.png`);
    }
  }
}
writeFileSync(`${root}${PICTURES_OF}`, `${fingerprintOf(operator)}\n`);
await browser.close();
// The backend ends with this script.
process.exit(0);
