import { useCallback, useEffect } from 'react';
import { useStable } from '../ui/effects';
import { useMachine } from '../ui/use-machine';
import {
  CANCEL_WAIT_MS,
  type Cancelling,
  type CancellingEvent,
  EVIDENCE_INTERVAL_MS,
  nextCancelling,
  notCancelling,
} from './cancelling';
import type { JobStatus } from './job-status';
import type { JobSources } from './use-job';

/** The booking to cancel, and the connection for it. */
interface CancellingOptions extends Pick<JobSources, 'sendCancel' | 'readAgain'> {
  /** Null: there is no booking to cancel yet. */
  readonly bookingId: string | null;
  /** The status of the job: it decides whether cancelling is allowed, and is the evidence that it happened. */
  readonly status: JobStatus;
}

/** The cancellation of one booking; another booking has its own. */
interface Held {
  readonly bookingId: string | null;
  readonly cancelling: Cancelling;
}
type HeldEvent = { readonly bookingId: string; readonly event: CancellingEvent };

function follow(held: Held, { bookingId, event }: HeldEvent): Held {
  const before = held.bookingId === bookingId ? held.cancelling : notCancelling;
  const cancelling = nextCancelling(before, event);
  return cancelling === before ? held : { bookingId, cancelling };
}

/**
 * Cancels a booking during the driver search or the ride (D23, D35): sends case 706 once, waits for evidence from
 * frames and HTTP, and reports after 10 s that there is none. Later evidence still counts.
 */
export function useCancelling({ bookingId, status, sendCancel, readAgain }: CancellingOptions): {
  readonly cancelling: Cancelling;
  /** Cancels if the status allows it (Spec §4) and the reason is not empty; else does nothing. */
  readonly cancel: (reason: string) => void;
  /** Discards an unconfirmed attempt; one that is under way continues. */
  readonly withdraw: () => void;
} {
  const readFor = useStable((id: string) => {
    if (id === bookingId) readAgain();
  });
  const { state: held, send: sendHeld } = useMachine<Held, HeldEvent>({
    initial: { bookingId: null, cancelling: notCancelling },
    next: follow,
    timers: ({ bookingId: id, cancelling: { state } }) => {
      if (id === null || state !== 'asked') return [];
      const lookThen = (event: HeldEvent | null) => () => {
        readFor(id);
        return event;
      };
      // With a last read, so that the error is soon corrected if it is wrong.
      const waited = lookThen({ bookingId: id, event: { type: 'waitedLong' } });
      return [
        { key: `read ${id}`, delayMs: EVIDENCE_INTERVAL_MS, fire: lookThen(null) },
        { key: `wait ${id}`, delayMs: CANCEL_WAIT_MS, fire: waited },
      ];
    },
    onMoved: ({ bookingId: id, cancelling: after }, { cancelling: before }, { run }) => {
      if (id === null || after.state !== 'asked' || before === after) return;
      const down: HeldEvent = { bookingId: id, event: { type: 'lineFoundDown' } };
      run(() => (sendCancel(after.reason) ? null : down), down);
    },
  });
  const cancelling = held.bookingId === bookingId ? held.cancelling : notCancelling;
  const send = useCallback(
    (event: CancellingEvent) => {
      if (bookingId !== null) sendHeld({ bookingId, event });
    },
    [bookingId, sendHeld],
  );

  useEffect(() => send({ type: 'statusTold', status }), [status, send]);

  const cancel = useCallback((reason: string) => send({ type: 'wanted', reason, status }), [status, send]);
  const withdraw = useCallback(() => send({ type: 'withdrawn' }), [send]);
  return { cancelling, cancel, withdraw };
}
