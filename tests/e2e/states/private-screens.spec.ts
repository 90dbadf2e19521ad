import type { HttpFault } from '../../../mock-server/faults/fault';
import { misbehave } from '../../support/backend';
import { expect, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { leaveDialog } from '../../support/states/leave-dialog';
import { expectSaid } from '../../support/states/said';
import { walk } from '../../support/states/stage';

test.use({ expectedErrors: /Failed to load resource/ });

walk('private-screens', async ({ page, open, look, texts }) => {
  const { account, common, errors, profile } = texts;
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
  const clear = main.getByRole('button', { name: texts['customer-pages'].device.clear });
  await clear.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('question about the device');
  await leaveDialog(page, clear);

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
  await leaveDialog(page, main.getByRole('button', { name: profile.cancel }));

  await open('/private/feedback');
  await look('feedback');
  await press(account.feedback.submit);
  const alert = (sentence: string) => main.getByRole('alert').filter({ hasText: sentence });
  await expectSaid(
    alert(account.feedback.incomplete).filter({ hasText: errors.feedbackCategories }),
    alert(account.feedback.incomplete).getByRole('link'),
  );
  await look('incomplete feedback');
  for (const yes of await main.getByRole('radio', { name: account.feedback.yes, exact: true }).all()) await yes.check();
  await main.getByLabel(account.feedback.message).fill('Danke!');
  const failing = async (button: string, fault: Omit<HttpFault, 'match'>, ...sentences: readonly string[]) => {
    await misbehave(page, { match: 'POST /bookings/feedback', times: 1, ...fault });
    await press(button);
    for (const sentence of sentences) await expectSaid(alert(sentence), main.getByRole('button', { name: button }));
    await expect(main.getByLabel(account.feedback.message)).toHaveValue('Danke!');
  };
  const { submit, skip } = account.feedback;
  await failing(submit, { status: 500 }, errors.feedback, errors.feedbackCall);
  await failing(submit, { status: 200, body: '<html>' }, errors.feedbackError, errors.feedbackCall);
  await failing(skip, { status: 500 }, errors.feedbackSkip);
  await press(account.feedback.skip);
  await expect(page.getByRole('heading', { name: account.feedback.skipped.title })).toBeVisible();
  await look('skipped feedback');

  await open('/private/your-ride');
  await look('completed rides');
  await page.locator('main h4 button').first().click();
  await look('opened ride');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: account.rides.combine }).click();
  await page.getByRole('checkbox').first().check();
  await look('chosen rides');
  await page.getByRole('button', { name: account.rides.combine }).click();
  await page.locator('a[href*="/invoice/"]').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('main summary, main button[aria-expanded]').first().click();
  await look('receipt with its recipient');
  await page.evaluate(() => {
    window.print = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await press(texts.invoice.print);
  await look('receipt that cannot be printed');
  await page.getByRole('button', { name: common.navigation.menu }).click();
  await look('menu of the private pages');
  await open('/private/nowhere');
  await look('unknown private page');
});
