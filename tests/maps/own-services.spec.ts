import { expect, expectAccessible, test } from '../support/browser/browser';

test('nobody is asked about the company’s own services, and nothing foreign is requested', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  for (const path of ['', '/bookings', '/business', '/privacy', '/terms', '/de/bookings']) {
    await page.goto(`/website${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /Google Maps|localhost/ })).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test('the legal pages name Google for the sign-in alone', async ({ page }) => {
  await page.goto('/website/privacy');
  await expect(page.getByRole('main')).toContainText('Map, routes and address suggestions come from our own server');
  await expect(page.getByRole('main')).toContainText('Google Ireland Limited for the login, if you allow it.');
  await expect(page.getByRole('main')).not.toContainText('Google Maps');
  await expectAccessible(page);
  for (const path of ['/terms', '/accessibility']) {
    await page.goto(`/website${path}`);
    await expect(page.getByRole('main')).not.toContainText('Google Maps');
    await expect(page.getByRole('main')).not.toContainText('service of Google');
  }
});

test('the business form names OpenStreetMap', async ({ page }) => {
  await page.goto('/website/de/business');
  await expect(page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible();
});
