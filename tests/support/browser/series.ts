import type { Locator, Page } from '@playwright/test';
import { berlinWallTime } from '../../../src/lib/berlin-time';
import { expect } from './browser';
import { chooseLater, openRow } from './customer';

const DAY_MS = 86_400_000;

/** The next Monday that is at least a day ahead, in Berlin: `YYYY-MM-DD`. */
function nextMonday(): string {
  const today = Date.parse(`${berlinWallTime(new Date()).date}T00:00Z`);
  const weekday = new Date(today).getUTCDay() || 7;
  return new Date(today + (8 - weekday) * DAY_MS).toISOString().slice(0, 10);
}

/** Fills in a dialysis series: Monday, Wednesday and Friday over two weeks, there at 6:30 and back at 11:30. */
export async function fillSeries(page: Page) {
  await openRow(page, 'series');
  await page.locator('#booking-seriesBack input[value="timed"]').check();
  await page.locator('#booking-repeat').check();
  await page.locator('#booking-backTime').fill('11:30');
  for (const day of [1, 3, 5]) await page.locator(`#booking-day-${day}`).check();
  await page.locator('#booking-firstDay').fill(nextMonday());
  await page.locator('#booking-thereTime').fill('06:30');
}

/** Fills in a ride on a Monday at 6:30, and back at 11:30. */
export async function fillReturn(page: Page) {
  await chooseLater(page);
  await page.locator('#booking-date').fill(nextMonday());
  await page.locator('#booking-time').fill('06:30');
  await openRow(page, 'series');
  await page.locator('#booking-seriesBack input[value="timed"]').check();
  await page.locator('#booking-backTime').fill('11:30');
}

/** The rows of the table of rides in a dialog. */
export const ridesIn = (part: Locator) => part.locator('tbody tr');

/** The dialog lists twelve rides, all placed. */
export async function expectTwelvePlaced(dialog: Locator, state: RegExp) {
  await expect(ridesIn(dialog)).toHaveCount(12);
  await expect(ridesIn(dialog).filter({ hasText: state })).toHaveCount(12);
}
