import { readAxe } from '../support/browser/axe';
import { expect, test } from '../support/browser/browser';

test('the order of headings is decided although a part is added above them while axe runs', async ({ page }) => {
  await page.setContent(`
    <html lang="en"><head><title>Sample</title></head>
      <body><main><h1>Ride</h1><div><h2>Driver</h2></div><div><h2>Price</h2></div></main></body></html>`);
  await readAxe(page);
  await page.evaluate(() => {
    const axe = window.axe;
    if (!axe) throw new Error('axe has not run.');
    const run = axe.run.bind(axe);
    let runs = 0;
    axe.run = ((...given: Parameters<typeof run>) => {
      const results = run(...given);
      runs += 1;
      // A moment later, when axe has read the headings but has not named them yet.
      if (runs === 1) setTimeout(() => document.querySelector('h1')?.before(document.createElement('section')));
      return results;
    }) as typeof axe.run;
  });
  const { violations, incomplete } = await readAxe(page);
  expect([...violations, ...incomplete].map(({ rule }) => rule)).toEqual([]);
  expect(await page.locator('section').count()).toBe(1);
});
