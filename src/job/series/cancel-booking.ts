import { CANCEL_WAIT_MS, EVIDENCE_INTERVAL_MS } from '../cancelling';

/**
 * The reason in a 706 from the list of a series (Spec §7), in German and English: dispatchers read it, whatever the
 * customer's language.
 */
export const SERIES_CANCEL_REASON = 'Serie storniert / Series cancelled';

/** The live connection of one booking (D28). */
export interface CancelLine {
  /** Resolves to whether the connection is up; false once it rests without a socket. */
  readonly isUp: Promise<boolean>;
  /** Resolves when a frame says that the booking is cancelled. */
  readonly isCanceled: Promise<void>;
  /** Sends case 706; returns whether it was sent. */
  readonly send: (reason: string) => boolean;
  readonly close: () => void;
}

/** The input and output of a cancellation. */
export interface CancelTools {
  readonly open: (bookingId: string) => CancelLine;
  /** Whether an HTTP read says that the booking is cancelled. */
  readonly readCanceled: (bookingId: string) => Promise<boolean>;
  readonly wait: (delayMs: number) => Promise<void>;
}

/**
 * Cancels one booking (D23): sends case 706 once, and waits for evidence from frames and HTTP. Returns whether it is
 * confirmed; false after 10 s without evidence, and if the connection did not come up in that time.
 */
export async function cancelBooking(bookingId: string, { open, readCanceled, wait }: CancelTools): Promise<boolean> {
  const line = open(bookingId);
  const within = <Answer>(answer: Promise<Answer>, limitMs: number) =>
    Promise.race([answer, wait(limitMs).then(() => null)]);
  try {
    const isUp = await within(line.isUp, CANCEL_WAIT_MS);
    if (!isUp || !line.send(SERIES_CANCEL_REASON)) return await readCanceled(bookingId);
    for (let waitedMs = 0; waitedMs < CANCEL_WAIT_MS; waitedMs += EVIDENCE_INTERVAL_MS) {
      const told = await within(
        line.isCanceled.then(() => true),
        EVIDENCE_INTERVAL_MS,
      );
      if (told || (await readCanceled(bookingId))) return true;
    }
    return false;
  } finally {
    line.close();
  }
}
