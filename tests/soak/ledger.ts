import { isStepBack, type JobStatus, jobStatusTable } from '../../src/job/job-status';

/** An order that a customer has got an id for, and the last status that the backend has said of it. */
export interface LedgerEntry {
  readonly bookingId: string;
  readonly status: JobStatus;
}

/** What a customer knows about their orders. */
export interface Ledger {
  readonly entries: () => readonly LedgerEntry[];
  /** Notes what the backend says; a status that takes back what was said before is a loss. */
  note(bookingId: string, status: JobStatus): void;
  /** Losses in words. */
  readonly losses: () => readonly string[];
}

/** The ledger of a new customer. */
export function createLedger(customer: string): Ledger {
  const known = new Map<string, JobStatus>();
  const losses: string[] = [];
  return {
    entries: () => [...known].map(([bookingId, status]) => ({ bookingId, status })),
    note: (bookingId, status) => {
      const before = known.get(bookingId) ?? status;
      const isLost = isStepBack(before, status) || (jobStatusTable[before].isOver && !jobStatusTable[status].isOver);
      if (isLost) losses.push(`${customer}: booking ${bookingId} was ${before}, and is ${status}`);
      known.set(bookingId, status);
    },
    losses: () => losses,
  };
}
