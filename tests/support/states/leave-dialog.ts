import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser/browser';

/** Escape closes the open dialog, and the focus returns to what has opened it (WAI-ARIA APG, dialog pattern). */
export async function leaveDialog(page: Page, opener: Locator) {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
}
