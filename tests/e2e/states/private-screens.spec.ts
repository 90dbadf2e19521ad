import { expect } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { walk } from '../../support/states/stage';

walk('private-screens', async ({ page, open, look, texts: { account, common, profile } }) => {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await startSignedIn(page, 'Jörg Beispiel');
  for (const name of [
    'wallet',
    'invite-friends',
    'support',
    'emergency-contact',
    'driver-list',
    'business-account',
    'apply-referral',
    'change-password',
    'device',
  ] as const) {
    await open(`/private/${name}`);
    await look(name);
  }
  await main.getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('question about the device');

  await open('/private/profile');
  await look('profile');
  await press(profile.edit);
  await main.getByLabel(profile.name).fill('');
  await press(profile.save);
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0);
  await look('incomplete profile');
  await main.getByLabel(profile.name).fill('Jörg');
  await press(profile.cancel);
  await expect(page.getByRole('dialog', { name: profile.discard.title })).toBeVisible();
  await look('question about the changes');

  await open('/private/feedback');
  await look('feedback');
  await press(account.feedback.submit);
  await expect(page.getByRole('alert').filter({ hasText: account.feedback.incomplete })).toBeVisible();
  await look('incomplete feedback');
  await press(account.feedback.skip);
  await expect(page.getByRole('heading', { name: account.feedback.skipped.title })).toBeVisible();
  await look('skipped feedback');

  await open('/private/your-ride');
  await look('completed rides');
  await page.getByRole('checkbox').first().check();
  await look('chosen rides');
  await page.locator('a[href*="/invoice/"]').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('main summary, main button[aria-expanded]').first().click();
  await look('receipt with its recipient');
  await page.getByRole('button', { name: common.navigation.menu }).click();
  await look('menu of the private pages');
  await open('/private/nowhere');
  await look('unknown private page');
});
