import { expect } from '../support/browser/browser';
import { inEveryEngine, type Visit } from './engines';
import { openFilledForm, order, sendTaxi, signIn, startSignedIn } from './ways';

/** Fills the form, signs in by the dialog, orders and sees the taxi. */
async function rideOnce(visit: Visit) {
  const { customer } = visit;
  const { booking } = customer.texts;
  await openFilledForm(visit);
  await customer.presses('button', booking.form.continue);
  await signIn(visit, 'Anna Muster');
  await customer.sees('button', booking.confirm.book);
  await customer.presses('button', booking.ended.back);
  await order(visit);
  await sendTaxi(visit);
  await customer.reads(/KS-TX \d+/);
}

inEveryEngine('a ride in a browser that stores nothing', { noStorage: true }, async (visit) => {
  const { customer, browser } = visit;
  await rideOnce(visit);
  const stored = await browser.run(() => {
    try {
      return localStorage.length;
    } catch {
      return null;
    }
  });
  expect(stored).toBeNull();
  await customer.reads(customer.texts.session.notKept);
  await customer.finds('ride of a login that is not kept');
  await browser.reload();
  await customer.sees('button', customer.texts.session.open);
});

// The driver of WebKit opens private windows in every story.
inEveryEngine('a ride in a private window', { isPrivate: true, only: ['Chromium', 'Firefox'] }, async (visit) => {
  await rideOnce(visit);
  await visit.browser.reload();
  await visit.customer.reads(/KS-TX \d+/);
});

inEveryEngine('two windows: who logs out in one is logged out in the other', {}, async (visit) => {
  const { customer } = visit;
  const { account, common, session } = customer.texts;
  await startSignedIn(visit, 'Jörg Beispiel');
  await customer.opens('/private/your-ride');
  await customer.sees('heading', account.rides.completed);
  const other = await visit.another();
  await other.customer.opens('/private/profile');
  await other.customer.reads('Jörg Beispiel');
  if ((await other.browser.run(() => innerWidth)) < 600) await other.customer.presses('button', common.navigation.menu);
  await other.customer.presses('button', common.navigation.logout);
  await customer.sees('button', session.open);
  await customer.seesNot('heading', account.rides.completed);
});

inEveryEngine('back from another site: the form, its place and its focus are as they were', {}, async (visit) => {
  const { customer, browser } = visit;
  const { form } = customer.texts.booking;
  await customer.opens('/bookings');
  await customer.fills('textbox', form.name, 'Anna Muster');
  await browser.run(() => scrollTo({ top: 300, behavior: 'instant' }));
  const top = await browser.run(() => scrollY);
  // A script that the way out cuts off is an error in WebKit's console.
  await customer.hasScripts();
  // After a page of another server WebKit's driver would never answer again.
  await browser.goto('data:text/html,outside');
  await customer.reads('outside');
  await customer.goesBack();
  await customer.isAt(/\/bookings$/);
  await expect(async () => {
    const { value, isFocused } = await customer.sees('textbox', form.name);
    expect({ value, isFocused }).toEqual({ value: 'Anna Muster', isFocused: true });
  }).toPass();
  expect(Math.abs((await browser.run(() => scrollY)) - top)).toBeLessThan(2);
});
