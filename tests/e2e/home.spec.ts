import { expect, test } from '../support/browser';

test('hero slides change every 3 s, until their button pauses them', async ({ page }) => {
  await page.goto('/website/');
  const banner = page.getByRole('region', { name: 'What you can expect' });
  /** Which slide shows when the animations stand at this time. */
  const slideAt = (timeMs: number) =>
    banner.getByRole('listitem').evaluateAll((slides, currentTime) => {
      for (const slide of slides) for (const animation of slide.getAnimations()) animation.currentTime = currentTime;
      return slides.map((slide) => Math.round(Number(getComputedStyle(slide).opacity))).indexOf(1);
    }, timeMs);
  expect(await slideAt(0)).toBe(0);
  expect(await slideAt(2_800)).toBe(0);
  expect(await slideAt(3_050)).toBe(1);
  expect(await slideAt(5_800)).toBe(1);
  expect(await slideAt(6_050)).toBe(2);
  expect(await slideAt(9_050)).toBe(0);

  await expect(page.getByText('Loading ...')).toBeHidden();
  await banner.getByRole('button', { name: 'Pause the pictures' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(banner.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  const states = await banner
    .getByRole('listitem')
    .evaluateAll((slides) => slides.flatMap((slide) => slide.getAnimations().map(({ playState }) => playState)));
  expect(states).toEqual(['paused', 'paused', 'paused']);
});

test.describe('without JavaScript and with reduced motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the loading screen goes by itself, and the slide control is a link to /bookings', async ({ page }) => {
    await page.goto('/website/');
    await expect(page.getByText('Loading ...')).toBeVisible();
    await expect(page.getByText('Loading ...')).toBeHidden();
    await page.getByRole('link', { name: 'Slide to Book a Cab' }).click();
    await expect(page).toHaveURL('/website/bookings');
  });
});

test('a navigation to Home within the site shows no loading screen', async ({ page }) => {
  await page.goto('/website/bookings');
  // The page's script has arrived: until then a link loads a document.
  await expect(page.locator('#booking-date')).not.toHaveValue('');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Say where. We are on our way.');
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});
