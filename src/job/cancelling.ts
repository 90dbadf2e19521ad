import { JobStatus, jobStatusTable } from './job-status';

/** Without evidence for this long a cancellation counts as not confirmed (D23). */
export const CANCEL_WAIT_MS = 10_000;
/** How often HTTP is asked for evidence meanwhile. */
export const EVIDENCE_EVERY_MS = 4_000;

/**
 * Where a cancellation stands (D23): cancelling has no answer of its own. `no-line`: nothing was sent; `unanswered`: nobody knows
 * whether it was heard. The reason is kept for another try.
 */
export type Cancelling =
  | { readonly state: 'idle' }
  | { readonly state: 'asked'; readonly reason: string; readonly askedAtMs: number }
  | { readonly state: 'confirmed' }
  | { readonly state: 'not-confirmed'; readonly reason: string; readonly why: 'no-line' | 'unanswered' };

/** What can happen to a cancellation. */
export type CancellingEvent =
  /** The customer asks for it; the status is that of the moment of sending. */
  | { readonly type: 'wanted'; readonly reason: string; readonly status: JobStatus; readonly nowMs: number }
  | { readonly type: 'lineFoundDown' }
  | { readonly type: 'waitedLong' }
  /** A frame or an HTTP read has told the booking's status. */
  | { readonly type: 'statusTold'; readonly status: JobStatus }
  /** The customer does not want it any more. */
  | { readonly type: 'withdrawn' };

/** Nobody has asked. */
export const notCancelling: Cancelling = { state: 'idle' };

/** The one rule of cancelling (D23). What does not belong to the state changes nothing: two clicks are one case 706. */
export function nextCancelling(cancelling: Cancelling, event: CancellingEvent): Cancelling {
  switch (event.type) {
    case 'wanted':
      return want(cancelling, event);
    case 'lineFoundDown':
      return cancelling.state === 'asked' ? missed(cancelling.reason, 'no-line') : cancelling;
    case 'waitedLong':
      return cancelling.state === 'asked' ? missed(cancelling.reason, 'unanswered') : cancelling;
    case 'statusTold':
      return hear(cancelling, event.status);
    case 'withdrawn':
      // What has been sent cannot be called back: its evidence is still waited for.
      return cancelling.state === 'not-confirmed' ? notCancelling : cancelling;
  }
}

function want(cancelling: Cancelling, event: Extract<CancellingEvent, { type: 'wanted' }>): Cancelling {
  const reason = event.reason.trim();
  const isOpen = cancelling.state === 'idle' || cancelling.state === 'not-confirmed';
  if (!isOpen || reason === '' || !jobStatusTable[event.status].canCancel) return cancelling;
  return { state: 'asked', reason, askedAtMs: event.nowMs };
}

const missed = (reason: string, why: 'no-line' | 'unanswered'): Cancelling => ({
  state: 'not-confirmed',
  reason,
  why,
});

/** Evidence counts whenever it comes; a read may correct it (D28). Who never asked has nothing confirmed. */
function hear(cancelling: Cancelling, status: JobStatus): Cancelling {
  const isCanceled = status === JobStatus.CANCELED;
  if (cancelling.state === 'confirmed') return isCanceled ? cancelling : notCancelling;
  return isCanceled && cancelling.state !== 'idle' ? { state: 'confirmed' } : cancelling;
}
