import { chooseScenario, moveRides } from '../support/backend';
import { expect } from '../support/browser/browser';
import { tokensOf } from '../support/browser/customer';
import type { Visit } from './engines';

/** What the stand-in for Google writes on its map, once that is drawn: the last script of a page has arrived. */
export const SAMPLE_MAP = /Local sample map|Beispielkarte \(lokal\)/;

/** A touch on Home asks for scripts and leaves the page: Firefox reports those that it stops, until it has left. */
const stoppedScripts = /^page resources for \S+ not found|ChunkLoadError/;

/** Waits until a touch on Home has led to the booking form. */
export async function leavesHome({ customer, browser, engine }: Visit) {
  await customer.isAt(/\/bookings$/);
  const errors = await browser.takeErrors();
  expect(errors.filter((text) => engine !== 'Firefox' || !stoppedScripts.test(text))).toEqual([]);
}

/** Fills the open booking form with a ride through Kassel, without a name. */
export async function fillRide({ customer }: Visit) {
  const { form } = customer.texts.booking;
  await customer.fills('combobox', new RegExp(`^${form.start}`), 'Kassel Haupt');
  await customer.presses('option', /Kassel Hauptbahnhof/);
  await customer.fills('combobox', new RegExp(`^${form.end}`), 'Auestad');
  await customer.presses('option', /Auestadion/);
  await customer.reads('≈');
  await customer.presses('radio', /PKW/);
}

/** Opens the booking form and fills all of it. */
export async function openFilledForm(visit: Visit) {
  const { customer, browser } = visit;
  const { form } = customer.texts.booking;
  await customer.opens('/bookings');
  await fillRide(visit);
  // On a phone, what is known and was below the window is one line.
  const isFolded = await browser.run(() => document.querySelector('[data-step="folded"] #booking-name') !== null);
  if (isFolded) await customer.presses('button', form.knownLabel);
  await customer.fills('textbox', form.name, 'Anna Muster');
  await customer.fills('textbox', form.phone, '0171 3920002');
}

/** Signs in as a demo customer in the open login dialog, through the stand-in for Google. */
export async function signIn({ customer }: Visit, name: string) {
  await customer.presses('button', /sign in with google|google anmelden/i);
  await customer.presses('button', new RegExp(name));
}

/** Signs in without the login dialog: stores the tokens of a demo customer. */
export async function startSignedIn(visit: Visit, name: string) {
  await visit.customer.opens('/imprint');
  await visit.browser.run(
    ({ token, refreshToken }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('refreshToken', refreshToken);
    },
    await tokensOf(visit, name),
  );
}

/** Orders what the form holds, from Continue on. The customer is signed in; the search has no end. */
export async function order(visit: Visit) {
  const { customer } = visit;
  const { booking } = customer.texts;
  await chooseScenario(visit, 'in-steps');
  await customer.presses('button', booking.form.continue);
  await customer.presses('button', booking.confirm.book);
}

/** A driver accepts, and the taxi is on its way. */
export async function sendTaxi(visit: Visit) {
  const { customer } = visit;
  await customer.reads(customer.texts.booking.searching.connected);
  await moveRides(visit, 'ACCEPTED');
  await customer.isAt(/\/booking-details\/[\w-]+$/);
  await moveRides(visit, 'ON_THE_WAY');
  await customer.reads(customer.texts.status.banner.onTheWay);
}
