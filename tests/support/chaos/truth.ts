import type { Page } from '@playwright/test';
import { sampleRides } from '../../../mock-server/samples/sample-rides';
import { readStatusWord } from '../../../src/backend/status-word';
import { isCompleted, type JobStatus, jobStatusOf, jobStatusTable } from '../../../src/job/job-status';
import status from '../../../src/locales/en/status.json';
import { api } from '../browser/browser';
import { ordersCreated } from '../browser/ordering';
import type { Customer } from './customer';

/** The number of the first sample ride; the first order after a reset follows the last one. */
const FIRST_BOOKING_NUMBER = 20_001;

/** A booking in the backend's data. */
export interface Truth {
  readonly bookingId: string;
  /** The sentence of its status. */
  readonly sentence: string;
  readonly isOver: boolean;
  readonly isCompleted: boolean;
}

/**
 * Every booking that a customer has ordered since the reset, in order, whichever of the page's customers owns the
 * token.
 */
export async function readTruth(page: Page, token: string): Promise<readonly Truth[]> {
  const first = FIRST_BOOKING_NUMBER + sampleRides.length;
  const ids = Array.from({ length: await ordersCreated(page) }, (_, index) => String(first + index));
  const answers = await Promise.all(
    ids.map(async (bookingId) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await page.request.get(`${api}/bookings/${bookingId}`, { headers });
      // Another customer's booking is not found.
      return answer.ok() ? [truthOf(bookingId, (await answer.json()).jobStatus)] : [];
    }),
  );
  return answers.flat();
}

/** The sentence of a status on the tracking screen. */
export function sentenceOf(jobStatus: JobStatus): string {
  const [, name] = jobStatusTable[jobStatus].banner.split('.') as [string, keyof typeof status.banner];
  return status.banner[name];
}

function truthOf(bookingId: string, word: string): Truth {
  const jobStatus = jobStatusOf(readStatusWord(word));
  const { isOver } = jobStatusTable[jobStatus];
  return { bookingId, sentence: sentenceOf(jobStatus), isOver, isCompleted: isCompleted(jobStatus) };
}

/**
 * Whether the page shows the backend's status of the booking. The booking screen shows no ride after the end: of a ride
 * that is completed while its customer, who knows of it, is there, and of any ride whose end the customer knows, or
 * cannot know because she was signed out meanwhile.
 */
export async function agrees(
  page: Page,
  truth: Truth,
  { hasOrdered, hasSeenEnd, signIns }: Customer,
): Promise<boolean> {
  const { bookingId, sentence, isOver } = truth;
  const says = (text: string) => page.getByText(text).filter({ visible: true }).first().isVisible();
  if (page.url().endsWith(`/booking-details/${bookingId}`)) return says(sentence);
  if (page.url().includes('/private/feedback')) return isOver && says('How was your ride?');
  if (isOver && (await says('This booking has been cancelled'))) return true;
  const ofRide = page.locator('dialog[open], a[href*="/booking-details/"]').filter({ visible: true });
  const showsNoRide = page.url().endsWith('/bookings') && (await ofRide.count()) === 0;
  return showsNoRide && hasOrdered && (truth.isCompleted || (isOver && (hasSeenEnd || signIns > 0)));
}
