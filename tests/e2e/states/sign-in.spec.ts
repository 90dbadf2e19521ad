import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { signIn, startSignedIn, wordsIn } from '../../support/browser/customer';
import { holdScripts } from '../../support/browser/take-over';
import { endLateWait } from '../../support/states/late-page';
import { leaveDialog } from '../../support/states/leave-dialog';
import { expectSaid, phoneIn } from '../../support/states/said';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource|injectScript error|^Event \(/ });

walk('sign-in', async ({ page, language, addressOf, open, look, texts: { common, errors, session } }) => {
  const words = wordsIn(language);
  const main = page.getByRole('main');
  const login = main.getByRole('button', { name: session.open });
  const openLogin = () => login.click();

  const release = await holdScripts(page);
  await page.goto(addressOf('/booking-details/20001'), { waitUntil: 'commit' });
  await look('ride before the login is known');
  const expectLate = () =>
    expectSaid(main.getByText(session.late), main.getByRole('link', { name: common.tryAgain }), phoneIn(main));
  await endLateWait(page);
  await expectLate();
  await look('ride whose page did not load');
  await page.goto(addressOf('/private/your-ride'), { waitUntil: 'commit' });
  await look('private page before its script');
  await endLateWait(page);
  await expectLate();
  await look('private page that did not load');
  release();
  await page.unrouteAll({ behavior: 'wait' });

  await open('/private/your-ride');
  await look('login required');
  await openLogin();
  await expect(page.getByRole('button', { name: words.google })).toBeVisible();
  await look('login');
  await leaveDialog(page, login);
  await openLogin();
  const notice = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence });
  const again = (sentence: string) => notice(sentence).getByRole('button', { name: common.tryAgain });
  const expectNotice = (sentence: string) => expectSaid(notice(sentence), again(sentence), phoneIn(notice(sentence)));
  await misbehave(page, { match: 'POST /google/login', status: 500, times: 1 });
  await signIn(page, words, 'Anna Muster');
  await expectNotice(errors.loginServer);
  await look('login that failed');
  await again(errors.loginServer).click();
  await misbehave(page, { match: 'POST /google/login', body: { token: 'one' }, times: 1 });
  await signIn(page, words, 'Anna Muster');
  await expectNotice(errors.loginNoTokens);
  await misbehave(page, { google: 'identity-no-credential' });
  await page.reload();
  await openLogin();
  await signIn(page, words, 'Anna Muster');
  await expectNotice(errors.loginCredential);
  await behave(page);
  await misbehave(page, { google: 'identity-dead' });
  await page.reload();
  await openLogin();
  const dialog = page.getByRole('dialog');
  await expectSaid(dialog.getByText(errors.loginUnavailable), dialog.getByRole('button', { name: common.tryAgain }));
  await look('login without Google');
  await behave(page);

  await startSignedIn(page, 'Anna Muster');
  await misbehave(page, { match: 'GET /bookings/ongoingAndPreOrder', status: 401 });
  await page.reload();
  await expectSaid(notice(errors.unauthorized), login, phoneIn(main));
  await look('login that the backend refuses');
});
