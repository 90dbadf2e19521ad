import type { ByRoleMatcher } from '@testing-library/dom';
import { chooseScenario, moveRides } from '../support/backend';
import { expect } from '../support/browser/browser';
import { inEveryEngine, type Visit } from './engines';
import { leavesHome, openFilledForm, order, sendTaxi, startSignedIn } from './ways';

/** Goes to an element by Tab and presses a key there. */
async function use({ customer, browser }: Visit, role: ByRoleMatcher, name: string | RegExp, key = 'Enter') {
  await customer.tabsTo(role, name);
  await browser.press(key);
}

/** Types into an address field and takes the first suggestion. */
async function choose({ customer, browser }: Visit, label: string, typed: string, suggestion: RegExp) {
  await customer.tabsTo('combobox', new RegExp(`^${label}`));
  await browser.type(typed);
  await customer.sees('option', suggestion);
  await browser.press('ArrowDown');
  await browser.press('Enter');
  await customer.seesNot('option', suggestion);
}

inEveryEngine('a ride by keys alone, which skip links as in Safari', {}, async (visit) => {
  const { customer, browser } = visit;
  const { account, booking, home, ride, status } = customer.texts;
  await chooseScenario(visit, 'in-steps');
  await customer.opens('/');
  await use(visit, 'button', home.pickup.label);
  await leavesHome(visit);

  await choose(visit, booking.form.start, 'Kassel Haupt', /Kassel Hauptbahnhof/);
  await choose(visit, booking.form.end, 'Auestad', /Auestadion/);
  await customer.reads('≈');
  await use(visit, 'radio', /PKW/, 'Space');
  await use(visit, 'button', booking.form.continue);
  await customer.reads(booking.required.heading);
  await customer.tabsTo('textbox', booking.form.name);
  await browser.type('Anna Muster');
  await customer.tabsTo('textbox', booking.form.phone);
  await browser.type('0171 3920002');
  await browser.press('Enter');

  await use(visit, 'button', /sign in with google|google anmelden/i);
  await use(visit, 'button', /Anna Muster/);
  await use(visit, 'button', booking.confirm.book);
  await sendTaxi(visit);
  await use(visit, 'button', ride.actions.sos);
  await customer.sees('dialog', ride.sos.title);
  await browser.press('Escape');
  for (const reached of ['AT_CUSTOMER', 'CUSTOMER_ONBOARD'] as const) await moveRides(visit, reached);
  await customer.reads(status.banner.onboard);
  await moveRides(visit, 'JOB_COMPLETED');
  await customer.isAt(/\/private\/feedback$/);
  for (const question of [0, 1, 2, 3, 4]) {
    await customer.tabsTo('radio', account.feedback.yes, question);
    await browser.press('Space');
  }
  await customer.tabsTo('textbox', new RegExp(account.feedback.message));
  await browser.type('Gut.');
  await use(visit, 'button', account.feedback.submit);
  await customer.reads(account.feedback.thanked.title);
});

/** In the page: the controls of the open dialog that Tab can reach, and which of them has the focus. */
function readStops(skipsLinks: boolean) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const all = [
    ...(dialog?.querySelectorAll<HTMLInputElement>('a[href], button, input, select, textarea, summary') ?? []),
  ];
  const stops = all.filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.disabled &&
      control.tabIndex >= 0 &&
      !(skipsLinks && control.matches('a')) &&
      // Of a group of choices the chosen one is a stop, else the first.
      (control.type !== 'radio' ||
        control.checked ||
        (!all.some((other) => other.name === control.name && other.checked) &&
          control === all.find((other) => other.name === control.name))),
  );
  const { activeElement } = document;
  return {
    stops: stops.length,
    at: stops.indexOf(activeElement as HTMLInputElement),
    isInside: dialog?.contains(activeElement) ?? false,
  };
}

/**
 * A dialog opened by a key has the focus and keeps it: Tab comes to each of its controls. Escape closes it, and so does
 * Back; the focus is on its opener again. The address stays. `late` is a control that arrives after the dialog.
 */
async function expectDialog(visit: Visit, opener: string, title: string, late?: RegExp) {
  const { customer, browser, engine } = visit;
  const skipsLinks = engine === 'WebKit';
  const address = await browser.run(() => location.href);
  await use(visit, 'button', opener);
  await customer.sees('dialog', title);
  if (late) await customer.sees('button', late);
  await expect(async () => expect((await browser.run(readStops, skipsLinks)).isInside).toBe(true)).toPass();
  const { stops, at: first } = await browser.run(readStops, skipsLinks);
  const reached = new Set(first < 0 ? [] : [first]);
  for (let step = 0; reached.size < stops && step < stops; step += 1) {
    await browser.press('Tab');
    const { at, isInside } = await browser.run(readStops, skipsLinks);
    expect(isInside, `${title}: the focus after ${step + 1} Tab`).toBe(true);
    reached.add(at);
  }
  expect([...reached].sort(), `${title}: the controls that Tab reaches`).toEqual(
    Array.from({ length: stops }, (_, at) => at).sort(),
  );
  await customer.finds(title);
  await browser.press('Escape');
  await customer.seesNot('dialog', title);
  await expect(async () => expect((await customer.sees('button', opener)).isFocused).toBe(true)).toPass();
  await browser.press('Enter');
  await customer.sees('dialog', title);
  await customer.goesBack();
  await customer.seesNot('dialog', title);
  expect(await browser.run(() => location.href)).toBe(address);
}

inEveryEngine('dialogs have the focus and keep it; Escape and Back close them', {}, async (visit) => {
  const { customer } = visit;
  const { booking, ride, session } = customer.texts;
  await openFilledForm(visit);
  await expectDialog(visit, booking.form.continue, session.loginRequired, /google/i);
  await startSignedIn(visit, 'Anna Muster');
  await customer.opens('/bookings');
  await customer.reads('≈');
  await expectDialog(visit, booking.form.continue, booking.confirm.title);
  await order(visit);
  await sendTaxi(visit);
  await expectDialog(visit, ride.actions.share, ride.share.link.title);
  await expectDialog(visit, ride.actions.sos, ride.sos.title);
  await expectDialog(visit, ride.actions.cancel, ride.cancel.title);
});
