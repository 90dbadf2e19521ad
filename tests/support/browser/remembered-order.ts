import type { Page } from '@playwright/test';
import { expect } from './browser';
import { english } from './customer';

interface RememberedOrder {
  readonly bookingId?: string;
  readonly vehicle?: 'PKW' | 'KOMBI';
  readonly payment?: 'card' | 'wallet';
}

/** Stores vehicle and payment type of an order of the signed-in customer, as src/session/order-choice.ts does. */
export const rememberOrder = (page: Page, order: RememberedOrder = {}) =>
  page.evaluate(({ bookingId = 'B1', vehicle = 'PKW', payment = 'card' }) => {
    const person = localStorage.getItem('taxi.person');
    const choices = [{ bookingId, vehicle: { id: vehicle, name: vehicle }, payment }];
    localStorage.setItem('taxi.orderChoices', JSON.stringify({ choices, person }));
  }, order);

/** Opens My Bookings and returns the link that repeats the latest ride. */
export async function openMyBookings(page: Page) {
  await page.goto(`${english.path}/private/your-ride`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Invoice' }) });
  await expect(row.first()).toBeVisible();
  // Beside the list only from this width on; else in the row's sheet.
  if ((page.viewportSize()?.width ?? 0) < 1280) await row.first().getByRole('button').click();
  const link = page.getByRole('link', { name: 'Book again' });
  await expect(link).toBeVisible();
  return link;
}
