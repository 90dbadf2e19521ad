import type { Page } from '@playwright/test';
import { sampleRides } from '../../../mock-server/samples/sample-rides';
import { readStatusWord } from '../../../src/backend/status-word';
import { type JobStatus, jobStatusOf, jobStatusTable } from '../../../src/job/job-status';
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
  return { bookingId, sentence: sentenceOf(jobStatus), isOver: jobStatusTable[jobStatus].isOver };
}

/** Whether the page says of the booking what the backend says. */
export async function agrees(page: Page, { bookingId, sentence, isOver }: Truth): Promise<boolean> {
  const says = (text: string) => page.getByText(text).filter({ visible: true }).first().isVisible();
  if (page.url().endsWith(`/booking-details/${bookingId}`)) return says(sentence);
  if (page.url().includes('/private/feedback')) return isOver && says('How was your ride?');
  return isOver && says('This booking has been cancelled');
}
