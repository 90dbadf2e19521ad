import type { Page } from '@playwright/test';
import { misbehave } from '../../support/backend';
import { expect, expectAccessible, test } from '../../support/browser/browser';
import { startSignedIn } from '../../support/browser/customer';
import { readPdf } from '../../support/browser/read-pdf';
import { long, longUnless } from '../../support/long';

/** A4 in points. */
const A4 = { width: 595, height: 842 };

const ride = (number: number, changes: Record<string, unknown> = {}) => ({
  ...{ orderId: `A${number}`, bookingId: `${number}`, orderStartDateTime: '2026-10-25 14:05:00', isDropRequired: 1 },
  ...{ pickupAreaName: 'Mitte', pickupCity: 'Kassel', pickupZipcode: '34117' },
  ...{ dropAreaName: 'Südstadt', dropCity: 'Kassel', dropZipcode: '34121' },
  ...{ carNo: 'KS-EL 12', driverName: 'Erika Fahrerin', basePrice: 4.2, pricePerKm: 2.4 },
  ...{ distanceTraveledWithCustomer: 5.3, invoicePrice: 16.92, customerTip: 0, paymentType: 1, paymentStatus: 1 },
  ...changes,
});

const longName = `Dr. ${'Xaver'.repeat(59)}!`.slice(0, 300);
/** One of each kind, in the order of their numbers. */
const rides = [
  ride(1, { invoicePrice: 19.99, vatRate: 7, customerTip: 2 }),
  ride(2, { driverName: longName }),
  ride(3, { distanceTraveledWithCustomer: 0, invoicePrice: 4.2 }),
  ride(4, { paymentStatus: 0, paymentType: 3 }),
  ride(5, { invoicePrice: 11.92 }),
  ride(6, { invoicePrice: 312.5 }),
];

/** The completed rides of this customer are these. */
async function open(page: Page, path: string) {
  const body = JSON.stringify({ content: rides, totalPages: 1 });
  await misbehave(page, { match: 'GET /bookings/doneOrder', status: 200, body });
  await startSignedIn(page, 'Jörg Beispiel');
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function printed(page: Page) {
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

/** What no print may hold: navigation, footer, buttons, the form. */
const NOT_PRINTED =
  /Deutsch|English|Hello|Guten Tag, J|Logout|Abmelden|Wallet|Bonus und Zahlung|Print or PDF|Drucken|optional/;

test.describe('the print of one ride (D40)', () => {
  const cases: readonly [string, number, readonly string[]][] = [
    ['19.99 € at the ride’s own 7 %, with a tip', 1, ['€19.99', 'VAT 7%', '€1.31', '€18.68', '€3.07', '€2.00']],
    ['a driver’s name of 300 letters', 2, ['€16.92', 'VAT 19%', '€2.70', '€14.22', '5.3 km × €2.40 per km']],
    ['0 km', 3, ['€4.20', '€0.67', '€3.53', 'Not known and therefore not stated: distance.']],
    ['unpaid', 4, ['Statement of a taxi ride, not paid', 'Payment: Online, payment pending']],
    ['a bonus', 5, ['Bonus or other', '-€5.00', '€11.92']],
    ['above 250 euro', 6, ['€312.50', 'section 14 UStG', 'not stated: recipient.']],
  ];
  for (const [title, number, texts] of cases) {
    test(title, longUnless(number === 1), async ({ page }) => {
      await open(page, `/website/private/invoice/A${number}`);
      const pages = await printed(page);
      expect(pages).toHaveLength(1);
      const [sheet] = pages;
      expect({ width: Math.round(sheet?.width ?? 0), height: Math.round(sheet?.height ?? 0) }).toEqual(A4);
      for (const text of texts) expect(sheet?.text).toContain(text);
      for (const text of [
        `A${number}`,
        '25 Oct 2026, 14:05',
        'Mitte, 34117 Kassel',
        'Südstadt',
        'KS-EL 12',
        'DE000000000',
      ])
        expect(sheet?.text).toContain(text);
      expect(sheet?.text.replaceAll(' ', '')).toContain(String(rides[number - 1]?.driverName).replaceAll(' ', ''));
      expect(sheet?.text).not.toMatch(NOT_PRINTED);
      expect(sheet?.text).not.toMatch(/NaN|undefined|null|Invoice number:/);
      expect(sheet?.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
      expect(sheet?.fonts.length).toBeGreaterThan(0);
    });
  }
});

test(
  'recipient, cost centre and occasion are printed, stay in this tab, and leave nothing missing',
  long,
  async ({ page }) => {
    await open(page, '/website/private/invoice/A6');
    await page.getByRole('button', { name: 'Add recipient' }).click();
    await page.getByLabel('Recipient').fill('Beispiel AG\nMusterweg 1\n34117 Kassel');
    await page.getByLabel('Cost centre').fill('4711');
    await page.getByLabel('Occasion').fill('Kundenbesuch');
    await page.reload();
    await page.getByRole('button', { name: 'Add recipient' }).click();
    await expect(page.getByLabel('Cost centre')).toHaveValue('4711');
    await expectAccessible(page);
    const [sheet] = await printed(page);
    for (const text of ['Beispiel AG', 'Musterweg 1', '4711', 'Kundenbesuch']) expect(sheet?.text).toContain(text);
    expect(sheet?.text).not.toContain('not stated');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('invoice');
  },
);

test('the receipt is first: Print is beside the title, and the additions are folded below', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/website/private/invoice/A1');
  await expect(page.getByRole('button', { name: 'Print or PDF' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Receipt for a taxi ride' })).toBeInViewport();
  const more = page.getByRole('button', { name: 'Add recipient' });
  await expect(page.getByLabel('Recipient')).toBeHidden();
  const [sheet, button] = [await page.getByRole('article').boundingBox(), await more.boundingBox()];
  expect(button?.y).toBeGreaterThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
  await more.click();
  for (const label of ['Recipient', 'Cost centre', 'Occasion']) await expect(page.getByLabel(label)).toBeVisible();
});

test('several chosen rides print as one document in German: a cover list, then a page each', long, async ({ page }) => {
  await open(page, '/website/de/private/invoice/A1');
  await page.getByRole('link', { name: 'Zu meinen Fahrten' }).click();
  await page.getByRole('button', { name: 'Sammelquittung' }).click();
  for (const box of [0, 4, 5]) await page.getByRole('checkbox').nth(box).check();
  await page.getByRole('link', { name: 'Quittung für ausgewählte Fahrten (3)' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  const pages = await printed(page);
  expect(pages).toHaveLength(4);
  const texts = pages.map(({ text }) => text.replaceAll('\u00a0', ' '));
  for (const part of ['Quittungen über 3 Taxifahrten', 'A1', 'A5', 'A6', '19,99 €', '11,92 €', '312,50 €', '344,41 €'])
    expect(texts[0]).toContain(part);
  for (const part of [
    'Umsatzsteuer 7 % auf 18,68 € netto',
    '1,31 €',
    'Umsatzsteuer 19 % auf 272,63 € netto',
    '51,79 €',
  ])
    expect(texts[0]).toContain(part);
  expect(texts[1]).toContain('5,3 km × 2,40 € je km');
  expect(texts[2]).toContain('-5,00 €');
  expect(texts[3]).toContain('312,50 €');
  expect(texts.join()).not.toMatch(NOT_PRINTED);
  for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([A4.width, A4.height]);
});

test('a ride that is not there is named, and nothing is printed for it', long, async ({ page }) => {
  await open(page, '/website/private/invoice/A1,A99');
  await expect(page.getByRole('alert').filter({ hasText: 'A99' })).toHaveText(
    'No completed ride with ride number A99 was found.',
  );
  await expect(page.getByRole('article')).toHaveCount(1);
});

for (const width of [360, 1280]) {
  test(`on screen, ${width} px wide: nothing is too wide, axe is clean`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/website/de/private/invoice/A1,A2,A3,A4,A5,A6');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
