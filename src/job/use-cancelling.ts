import { useCallback, useEffect } from 'react';
import { useMachine } from '../ui/use-machine';
import {
  CANCEL_WAIT_MS,
  type Cancelling,
  type CancellingEvent,
  EVIDENCE_EVERY_MS,
  nextCancelling,
  notCancelling,
} from './cancelling';
import type { JobStatus } from './job-status';
import type { JobSources } from './use-job';

/** Which booking is cancelled, and over what. */
interface CancellingOptions extends Pick<JobSources, 'sendCancel' | 'readAgain'> {
  /** Null: there is nothing to cancel yet. */
  readonly bookingId: string | null;
  /** As `followed-job` has it now: whether cancelling is allowed, and the evidence that it has happened. */
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
 * Cancels a booking for the driver search and the ride alike (D23, D35): sends case 706 once, waits for evidence from frames and HTTP,
 * says after 10 s that there is none. Evidence that comes later still counts.
 */
export function useCancelling({ bookingId, status, sendCancel, readAgain }: CancellingOptions): {
  readonly cancelling: Cancelling;
  /** Asks for it, where the status allows it (Spec §4) and the reason says something; else nothing happens. */
  readonly cancel: (reason: string) => void;
  /** Leaves an attempt that was not confirmed; one that is under way stays. */
  readonly withdraw: () => void;
} {
  const { state: held, send: sendHeld } = useMachine<Held, HeldEvent>({
    initial: { bookingId: null, cancelling: notCancelling },
    next: follow,
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

  const isAsked = cancelling.state === 'asked';
  useEffect(() => {
    if (!isAsked) return;
    const reading = setInterval(readAgain, EVIDENCE_EVERY_MS);
    const waiting = setTimeout(() => {
      send({ type: 'waitedLong' });
      // A last look: who hears the sentence should soon know better.
      readAgain();
    }, CANCEL_WAIT_MS);
    return () => {
      clearInterval(reading);
      clearTimeout(waiting);
    };
  }, [isAsked, readAgain, send]);

  const cancel = useCallback(
    (reason: string) => send({ type: 'wanted', reason, status, nowMs: Date.now() }),
    [status, send],
  );
  const withdraw = useCallback(() => send({ type: 'withdrawn' }), [send]);
  return { cancelling, cancel, withdraw };
}
