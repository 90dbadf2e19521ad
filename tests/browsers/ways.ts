import { tokensOf } from '../support/browser/customer';
import type { Visit } from './engines';

/** The parts of a way that more than one story goes. */

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
