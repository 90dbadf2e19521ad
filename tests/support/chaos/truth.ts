import type { Page } from '@playwright/test';
import { sampleRides } from '../../../mock-server/samples/sample-rides';
import { readStatusWord } from '../../../src/backend/status-word';
import { isCompleted, type JobStatus, jobStatusOf, jobStatusTable } from '../../../src/job/job-status';
import status from '../../../src/locales/en/status.json';
import { api } from '../browser/browser';
import { ordersCreated } from '../browser/ordering';

/** The number of the first sample ride; the first order after a reset follows the last one. */
const FIRST_BOOKING_NUMBER = 20_001;

/** A booking as the backend knows it. */
export interface Truth {
  readonly bookingId: string;
  /** The sentence of its status. */
  readonly sentence: string;
  readonly isOver: boolean;
  readonly isCompleted: boolean;
}

/** Every booking that a customer has ordered since the reset, in order, whoever of the page's customers asks. */
export async function readTruth(page: Page, token: string): Promise<readonly Truth[]> {
  const first = FIRST_BOOKING_NUMBER + sampleRides.length;
  const ids = Array.from({ length: await ordersCreated(page) }, (_, index) => String(first + index));
  const answers = await Promise.all(
    ids.map(async (bookingId) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await page.request.get(`${api}/bookings/${bookingId}`, { headers });
      // A booking of somebody else's is not found.
      return answer.ok() ? [truthOf(bookingId, (await answer.json()).jobStatus)] : [];
    }),
  );
  return answers.flat();
}

/** The sentence of a status, as the tracking screen says it. */
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
 * Whether the page says of the booking what the backend says. A ride that is completed while its customer, who knows of
 * it, looks at the booking screen leaves that screen as it is without a ride.
 */
export async function agrees(page: Page, truth: Truth, isKnown: boolean): Promise<boolean> {
  const { bookingId, sentence, isOver } = truth;
  const says = (text: string) => page.getByText(text).filter({ visible: true }).first().isVisible();
  if (page.url().endsWith(`/booking-details/${bookingId}`)) return says(sentence);
  if (page.url().includes('/private/feedback')) return isOver && says('How was your ride?');
  if (isOver && (await says('This booking has been cancelled'))) return true;
  const ofRide = page.locator('dialog[open], a[href*="/booking-details/"]').filter({ visible: true });
  return isKnown && truth.isCompleted && page.url().endsWith('/bookings') && (await ofRide.count()) === 0;
}
