import { misbehave, readLog } from '../../support/backend';
import { api, builtApi, expect, test } from '../../support/browser/browser';
import { english, fillForm, openFilledForm, startSignedIn } from '../../support/browser/customer';
import { book, openConfirm, sendTaxi } from '../../support/browser/ordering';
import { long } from '../../support/long';

test(
  'numbers as text in every answer and frame: a ride is booked and followed like any other',
  long,
  async ({ page }) => {
    await misbehave(
      page,
      { match: '* /bookings/*', change: { numbersAsText: true, byteOrderMark: true } },
      { match: '* /vehicle-location', change: { numbersAsText: true } },
      { live: 'text-minutes' },
      { live: 'byte-order-mark' },
    );
    await startSignedIn(page, 'Anna Muster');
    await openFilledForm(page, english, 'in-steps');
    await expect(page.getByRole('radio', { name: /PKW.*€/ })).toBeVisible();
    await openConfirm(page);
    await book(page);
    await sendTaxi(page);
    await expect(page.getByText(/^in \d+ min/)).toBeVisible();
    await expect(page.getByText(/^Live($|\s*·)/)).toBeVisible();
    await expect(page.locator('[data-vehicle]')).toHaveCount(1);
    expect((await readLog(page)).ordersCreated).toBe(1);
  },
);

test('one bad taxi hides that taxi, one bad ride that ride', long, async ({ page }) => {
  await startSignedIn(page, 'Jörg Beispiel');
  const { length } = await (await page.request.get(`${api}/vehicle-location`)).json();
  await misbehave(
    page,
    { match: 'GET /vehicle-location', change: { entry: 0 } },
    { match: 'GET /bookings/doneOrder', change: { entry: 1, leaveOut: ['bookingId'] } },
  );
  await page.goto('/website/bookings');
  await expect(page.locator(`canvas[data-vehicles="${length - 1}"]`)).toBeVisible();
  await page.goto('/website/private/your-ride');
  const completed = page
    .getByRole('region', { name: 'Completed rides' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(completed).toHaveCount(19);
});

test('a page of rides without its frame is still a page: nothing but content is needed', long, async ({ page }) => {
  await misbehave(page, {
    match: 'GET /bookings/doneOrder',
    change: { leaveOut: ['number', 'size', 'totalPages', 'totalElements', 'driverName', 'invoicePrice'] },
  });
  await startSignedIn(page, 'Jörg Beispiel');
  await page.goto('/website/private/your-ride');
  const completed = page.getByRole('region', { name: 'Completed rides' });
  await expect(completed.getByRole('heading', { level: 4 })).toHaveCount(20);
  await completed.getByRole('button').last().click();
  await expect(completed.getByRole('heading', { level: 4 })).toHaveCount(25);
});

test('feedback that is answered with nothing is stored once and thanked for', long, async ({ page }) => {
  await misbehave(page, { match: 'POST /bookings/feedback', status: 204, afterCommit: true });
  await startSignedIn(page, 'Jörg Beispiel');
  await page.goto('/website/private/feedback');
  // First what waits for the form: a list of radios is taken as it is.
  await page.getByLabel('Your message to us').fill('Danke');
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  const { requests } = await (await page.request.get(`${api}/__log`)).json();
  expect(requests['POST /bookings/feedback']).toBe(1);
});

test('the taxis nearby cannot be read: the screen says so and the form stays usable', long, async ({ page }) => {
  await page.route(`${builtApi}/vehicle-location`, (route) => route.fulfill({ status: 200, body: 'null' }));
  await page.goto('/website/bookings');
  await expect(page.getByText('We cannot show the taxis nearby right now.')).toBeVisible();
  await fillForm(page);
});
