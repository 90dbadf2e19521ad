import type { Page } from '@playwright/test';
import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { expectSaid } from '../../support/states/said';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource/ });

const failing = (page: Page, match: string) => misbehave(page, { match, status: 500 });
const hanging = (page: Page, match: string) => misbehave(page, { match, hang: true });

walk('private-failures', async ({ page, open, look, texts: { account, common, errors, profile } }) => {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await startSignedIn(page, 'Anna Muster');
  await open('/private/your-ride');
  await look('no rides');
  await open('/private/invoice/99999');
  await look('receipt of an unknown ride');
  const alert = (sentence: string) => main.getByRole('alert').filter({ hasText: sentence });
  const again = main.getByRole('button', { name: common.tryAgain });
  for (const [screen, match, loading, failed, sentence] of [
    ['your-ride', 'GET /bookings/ongoingAndPreOrder', 'rides that load', 'rides that did not load', errors.rides],
    ['wallet', 'GET /bookings/get-miles', 'bonus that loads', 'bonus that did not load', common.reference.apart],
    ['profile', 'GET /auth/me', 'profile that loads', 'profile that did not load', errors.profileCall],
    [
      'invoice/20001',
      'GET /bookings/doneOrder',
      'receipt that loads',
      'receipt that did not load',
      errors.completedRidesCall,
    ],
    ['feedback', 'GET /bookings/missing-feedback', 'feedback that loads', 'feedback that did not load', errors.rides],
    [
      'driver-list',
      'GET /bookings/doneOrder',
      'drivers that load',
      'drivers that did not load',
      errors.completedRidesCall,
    ],
  ] as const) {
    await hanging(page, match);
    await open(`/private/${screen}`);
    await look(loading);
    await behave(page);
    await failing(page, match);
    await page.reload();
    await expectSaid(alert(sentence), again);
    await look(failed);
    await behave(page);
  }

  await open('/private/feedback');
  const myBookings = main.getByRole('link', { name: account.feedback.myBookings });
  await expectSaid(main.getByText(errors.noRidesForFeedback), myBookings);
  await open('/private/profile');
  await press(profile.edit);
  await main.getByLabel(profile.name).fill('Anna');
  await failing(page, 'PUT /auth/me');
  await press(profile.save);
  const save = main.getByRole('button', { name: profile.save });
  await expectSaid(alert(errors.profileUpdate), save);
  await look('profile that was not saved');
  await behave(page);
  await misbehave(page, { match: 'PUT /auth/me', status: 200, body: '<html>', times: 1 });
  await press(profile.save);
  await expectSaid(alert(errors.profileUpdateError), save);
  await expect(main.getByLabel(profile.name)).toHaveValue('Anna');
});
