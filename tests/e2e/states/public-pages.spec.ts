import { listedPages } from '../../../src/layout/head/page-addresses';
import { beginToUse, test } from '../../support/browser/browser';
import { walk } from '../../support/states/stage';
import type { StateOf } from '../../support/states/states';

// A page that does not exist is answered with 404.
test.use({ expectedErrors: /404 \(Not Found\)/ });

walk('public-pages', async ({ page, open, look, texts }) => {
  const { common, partner } = texts;
  await open('/');
  await look('home');
  await beginToUse(page);
  await page.getByRole('banner').getByRole('button', { name: common.navigation.menu }).click();
  await look('menu of the site');
  await open('/bookings');
  await look('bookings');
  await open('/business');
  await look('business');
  await page.locator('main details').first().locator('summary').click();
  await look('question about the company');
  await open('/partner');
  await look('partner');
  await beginToUse(page);
  await page.getByRole('button', { name: partner.become.button }).click();
  await look('becoming a partner');
  const read = new Set(['/', '/bookings', '/business', '/partner']);
  for (const path of listedPages().filter((each) => !read.has(each))) {
    await open(path);
    await look(path.slice(1) as StateOf<'public-pages'>);
  }
  await open('/unknown');
  await look('unknown page');
});
