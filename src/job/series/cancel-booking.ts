import { within } from '../../lib/result';
import { CANCEL_WAIT_MS, EVIDENCE_INTERVAL_MS } from '../cancelling';

/**
 * The reason in a 706 from the list of a series (Spec §7), in German and English: dispatchers read it, whatever the
 * customer's language.
 */
export const SERIES_CANCEL_REASON = 'Serie storniert / Series cancelled';

/** The state of a cancellation; a failed one may be tried again. */
export type CancelState = 'cancelling' | 'cancelled' | 'failed';

/** The live connection of one booking (D28). */
export interface CancelLine {
  /** Resolves to whether the connection is up; false once it rests without a socket. */
  readonly isUp: Promise<boolean>;
  /** Resolves when a frame says that the booking is cancelled. */
  readonly isCanceled: Promise<true>;
  /** Sends case 706; returns whether it was sent. */
  readonly send: (reason: string) => boolean;
  readonly close: () => void;
}

/**
 * Cancels one booking (D23): sends case 706 once, and waits for evidence from frames and HTTP (`readCanceled`). Returns
 * whether it is confirmed; false after 10 s without evidence, and if the connection did not come up in that time.
 */
export async function cancelBooking(line: CancelLine, readCanceled: () => Promise<boolean>): Promise<boolean> {
  try {
    const isUp = await within(CANCEL_WAIT_MS, line.isUp, false);
    if (!isUp || !line.send(SERIES_CANCEL_REASON)) return await readCanceled();
    for (let waitedMs = 0; waitedMs < CANCEL_WAIT_MS; waitedMs += EVIDENCE_INTERVAL_MS) {
      const isTold = await within<boolean>(EVIDENCE_INTERVAL_MS, line.isCanceled, false);
      if (isTold || (await readCanceled())) return true;
    }
    return false;
  } finally {
    line.close();
  }
}
