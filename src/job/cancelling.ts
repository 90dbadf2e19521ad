import { JobStatus, jobStatusTable } from './job-status';

/** After this time without evidence, a cancellation counts as not confirmed (D23). */
export const CANCEL_WAIT_MS = 10_000;
/** The interval of HTTP reads that look for evidence. */
export const EVIDENCE_INTERVAL_MS = 4_000;

/**
 * The state of a cancellation (D23), which has no answer of its own. `no-line`: not sent; `unanswered`: sent without
 * evidence. The reason is kept for a retry.
 */
export type Cancelling =
  /** `isSent`: the customer has left a cancellation that may still be confirmed. */
  | { readonly state: 'idle'; readonly isSent: boolean }
  /** `wasSent`: an earlier attempt was sent; if this one cannot be, that one may still be confirmed. */
  | { readonly state: 'asked'; readonly reason: string; readonly wasSent: boolean }
  | { readonly state: 'confirmed' }
  | { readonly state: 'not-confirmed'; readonly reason: string; readonly why: 'no-line' | 'unanswered' };

/** The events of a cancellation. */
export type CancellingEvent =
  /** The customer cancels; `status` at the time of sending. */
  | { readonly type: 'wanted'; readonly reason: string; readonly status: JobStatus }
  | { readonly type: 'lineFoundDown' }
  | { readonly type: 'waitedLong' }
  /** A frame or an HTTP read has reported the booking's status. */
  | { readonly type: 'statusTold'; readonly status: JobStatus }
  /** The customer gives up the cancellation. */
  | { readonly type: 'withdrawn' };

/** No cancellation was requested. */
export const notCancelling: Cancelling = { state: 'idle', isSent: false };

/**
 * The transitions of a cancellation (D23). An event that does not apply changes nothing: two clicks make one case 706.
 */
export function nextCancelling(cancelling: Cancelling, event: CancellingEvent): Cancelling {
  switch (event.type) {
    case 'wanted':
      return want(cancelling, event);
    case 'lineFoundDown':
      return cancelling.state === 'asked'
        ? missed(cancelling.reason, cancelling.wasSent ? 'unanswered' : 'no-line')
        : cancelling;
    case 'waitedLong':
      return cancelling.state === 'asked' ? missed(cancelling.reason, 'unanswered') : cancelling;
    case 'statusTold':
      return hear(cancelling, event.status);
    case 'withdrawn':
      // A sent cancellation cannot be recalled: its evidence still counts.
      return cancelling.state === 'not-confirmed' ? { state: 'idle', isSent: isSent(cancelling) } : cancelling;
  }
}

function want(cancelling: Cancelling, event: Extract<CancellingEvent, { type: 'wanted' }>): Cancelling {
  const reason = event.reason.trim();
  const isOpen = cancelling.state === 'idle' || cancelling.state === 'not-confirmed';
  if (!isOpen || reason === '' || !jobStatusTable[event.status].canCancel) return cancelling;
  return { state: 'asked', reason, wasSent: isSent(cancelling) };
}

const missed = (reason: string, why: 'no-line' | 'unanswered'): Cancelling => ({
  state: 'not-confirmed',
  reason,
  why,
});

/** Whether a case 706 has no evidence yet. */
function isSent(cancelling: Cancelling): boolean {
  if (cancelling.state === 'idle') return cancelling.isSent;
  return cancelling.state === 'asked' || (cancelling.state === 'not-confirmed' && cancelling.why === 'unanswered');
}

/** Evidence counts at any time; a read may correct it (D28). What was not sent is not confirmed. */
function hear(cancelling: Cancelling, status: JobStatus): Cancelling {
  const isCanceled = status === JobStatus.CANCELED;
  if (cancelling.state === 'confirmed') return isCanceled ? cancelling : notCancelling;
  return isCanceled && isSent(cancelling) ? { state: 'confirmed' } : cancelling;
}
