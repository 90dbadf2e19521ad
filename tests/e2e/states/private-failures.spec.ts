import type { Page } from '@playwright/test';
import { behave, misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource/ });

const failing = (page: Page, match: string) => misbehave(page, { match, status: 500 });
const hanging = (page: Page, match: string) => misbehave(page, { match, hang: true });

walk('private-failures', async ({ page, open, look, texts: { profile } }) => {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await startSignedIn(page, 'Anna Muster');
  await open('/private/your-ride');
  await look('no rides');
  await open('/private/invoice/99999');
  await look('receipt of an unknown ride');
  for (const [screen, match, loading, failed] of [
    ['your-ride', 'GET /bookings/ongoingAndPreOrder', 'rides that load', 'rides that did not load'],
    ['wallet', 'GET /bookings/get-miles', 'bonus that loads', 'bonus that did not load'],
    ['profile', 'GET /auth/me', 'profile that loads', 'profile that did not load'],
    ['invoice/20001', 'GET /bookings/doneOrder', 'receipt that loads', 'receipt that did not load'],
    ['feedback', 'GET /bookings/missing-feedback', 'feedback that loads', 'feedback that did not load'],
    ['driver-list', 'GET /bookings/doneOrder', 'drivers that load', 'drivers that did not load'],
  ] as const) {
    await hanging(page, match);
    await open(`/private/${screen}`);
    await look(loading);
    await behave(page);
    await failing(page, match);
    await page.reload();
    await expect(main.getByRole('alert').filter({ hasText: /\S/ })).not.toHaveCount(0);
    await look(failed);
    await behave(page);
  }

  await open('/private/profile');
  await press(profile.edit);
  await main.getByLabel(profile.name).fill('Anna');
  await failing(page, 'PUT /auth/me');
  await press(profile.save);
  await expect(main.getByRole('alert').filter({ hasText: /\S/ })).not.toHaveCount(0);
  await look('profile that was not saved');
  await behave(page);
});
