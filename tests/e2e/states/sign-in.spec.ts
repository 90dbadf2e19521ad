import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { english, german, signIn, startSignedIn } from '../../support/browser/customer';
import { holdScripts } from '../../support/browser/take-over';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource|injectScript error|^Event \(/ });

walk('sign-in', async ({ page, language, addressOf, open, look, texts: { errors, session } }) => {
  const words = { en: english, de: german }[language];
  const main = page.getByRole('main');
  const openLogin = () => main.getByRole('button', { name: session.open }).click();

  const release = await holdScripts(page);
  await page.goto(addressOf('/booking-details/20001'), { waitUntil: 'commit' });
  await look('ride before the login is known');
  await page.goto(addressOf('/private/your-ride'), { waitUntil: 'commit' });
  await look('private page before its script');
  release();
  await page.unrouteAll({ behavior: 'wait' });

  await open('/private/your-ride');
  await look('login required');
  await openLogin();
  await expect(page.getByRole('button', { name: words.google })).toBeVisible();
  await look('login');
  await misbehave(page, { match: 'POST /google/login', status: 500, times: 1 });
  await signIn(page, words, 'Anna Muster');
  await expect(page.getByRole('alert').filter({ hasText: errors.loginServer })).toBeVisible();
  await look('login that failed');
  await misbehave(page, { google: 'identity-dead' });
  await page.reload();
  await openLogin();
  await expect(page.getByText(errors.loginUnavailable)).toBeVisible();
  await look('login without Google');
  await behave(page);

  await startSignedIn(page, 'Anna Muster');
  await misbehave(page, { match: 'GET /bookings/ongoingAndPreOrder', status: 401 });
  await page.reload();
  await expect(page.getByText(errors.unauthorized)).toBeVisible();
  await look('login that the backend refuses');
});
