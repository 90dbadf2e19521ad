import { expect, test } from '../support/browser/browser';
import { measureContrasts } from '../support/states/contrast';

test('texts over a gradient whose contrast is too low are found, in view and below the window; others are not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setContent(`
    <body style="background: linear-gradient(#fff, #eee); font: 16px sans-serif">
      <p id="clear" style="color: #111">Clear text</p>
      <p id="pale" style="color: #ccc">Pale text</p>
      <p id="large" style="color: #888; font-size: 24px">Large text</p>
      <p id="small" style="color: #888">Small text</p>
      <p id="below" style="color: #ccc; margin-top: 2000px">Pale text below</p>
    </body>`);
  const targets = ['#clear', '#pale', '#large', '#small', '#below'];
  expect(await measureContrasts(page, targets)).toEqual([
    expect.stringMatching(/^contrast 1\.\d+ of 4\.5, .*: "Pale text" #pale$/),
    expect.stringMatching(/^contrast 3\.\d+ of 4\.5, .*: "Small text" #small$/),
    expect.stringMatching(/^contrast 1\.\d+ of 4\.5, .*: "Pale text below" #below$/),
  ]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await measureContrasts(page, ['#gone'])).toBeNull();
});
