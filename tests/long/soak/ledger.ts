import { isStepBack, type JobStatus, jobStatusTable } from '../../../src/job/job-status';

/** An order with an id, and its last status from the backend. */
export interface LedgerEntry {
  readonly bookingId: string;
  readonly status: JobStatus;
}

/** A customer's record of their orders. */
export interface Ledger {
  readonly entries: () => readonly LedgerEntry[];
  /** Records a status from the backend; a status that contradicts an earlier one is a loss. */
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
