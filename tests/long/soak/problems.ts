import { sentenceOf } from '../../support/chaos/truth';
import type { MortalBackend } from './backend';
import type { FollowedPage } from './followed-page';
import type { VirtualCustomer } from './virtual-customer';

/** A real page, and the customer whose ride it follows. */
export interface Visit {
  readonly customer: VirtualCustomer;
  readonly bookingId: string;
  readonly page: FollowedPage;
}

/** A ride may progress while its page is checked: then both are read again. */
const LOOKS = 3;

/** The backend's lost or duplicate bookings, in words; `before`: the bookings of the sample data. */
export async function findLosses(
  backend: MortalBackend,
  before: ReadonlySet<string>,
  customers: readonly VirtualCustomer[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { ledger, read } of customers) {
    for (const { bookingId } of ledger.entries()) await read(bookingId).catch((error) => problems.push(String(error)));
    problems.push(...ledger.losses());
  }
  const known = new Set(customers.flatMap(({ ledger }) => ledger.entries().map(({ bookingId }) => bookingId)));
  const further = backend.storedIds().filter((bookingId) => !known.has(bookingId) && !before.has(bookingId));
  problems.push(...further.map((bookingId) => `Nobody has ordered booking ${bookingId}: an order is there twice`));
  return problems;
}

/** Differences between the pages and the backend, and uncaught errors, in words. */
export async function findLies(visits: readonly Visit[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, visit] of visits.entries()) {
    const lie = await lieOf(visit);
    for (const problem of [...(lie ? [lie] : []), ...visit.page.uncaught])
      problems.push(`Page ${index + 1}: ${problem}`);
  }
  return problems;
}

async function lieOf({ customer, bookingId, page }: Visit): Promise<string | null> {
  let sentence = '';
  for (let look = 0; look < LOOKS; look++) {
    sentence = sentenceOf(await customer.read(bookingId));
    if (await page.comesToSay(sentence)) return null;
  }
  return `it says "${await page.says()}", the backend "${sentence}"`;
}
