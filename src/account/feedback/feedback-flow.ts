import type { CallFailure } from '../../backend/failure';
import type { Ride } from '../../backend/types';
import type { ErrorKey } from '../../i18n/texts';
import { readFragment } from '../../lib/links';
import { assertNever } from '../../lib/result';

/** The ride to rate. */
export interface ChosenRide {
  /** Null if every ride has feedback. */
  readonly ride: Ride | null;
  /** Whether the address names a ride that is not waiting for feedback. */
  readonly isAnother: boolean;
}

/** The ride named in the address (`#booking=ID`), else the most recent one: the first (Spec §7). */
export function chosenRide(waiting: readonly Ride[], hash: string): ChosenRide {
  const wanted = readFragment(hash).get('booking');
  const ride = waiting.find(({ bookingId }) => bookingId === wanted) ?? waiting[0] ?? null;
  return { ride, isAnother: wanted !== null && ride !== null && ride.bookingId !== wanted };
}

/** The steps of the feedback on one ride (Spec §2); it ends in a thank-you state or a skipped state. */
export type FeedbackFlow =
  | { readonly step: 'asking'; readonly failure: CallFailure | null }
  | { readonly step: 'sending'; readonly isSkip: boolean }
  | { readonly step: 'thanked' }
  | { readonly step: 'skipped' };

/** The events of the feedback flow. */
export type FeedbackEvent =
  | { readonly type: 'submitted'; readonly isSkip: boolean }
  | { readonly type: 'stored' }
  | { readonly type: 'failed'; readonly failure: CallFailure };

/** The form before it is sent. */
export const initialFeedbackFlow: FeedbackFlow = { step: 'asking', failure: null };

/** The delay of the page reload: 1 s after submitting, 30 s after skipping (Spec §2, D34). */
export const RELOAD_AFTER_MS = { thanked: 1_000, skipped: 30_000 } as const;

/** The flow after an event. Ignores a submit while one is being sent: a double click sends one POST. */
export function next(flow: FeedbackFlow, event: FeedbackEvent): FeedbackFlow {
  switch (event.type) {
    case 'submitted':
      return flow.step === 'asking' ? { step: 'sending', isSkip: event.isSkip } : flow;
    case 'stored':
      return flow.step === 'sending' ? { step: flow.isSkip ? 'skipped' : 'thanked' } : flow;
    case 'failed':
      return flow.step === 'sending'
        ? { step: 'asking', failure: { ...event.failure, message: sentenceOf(event.failure, flow.isSkip) } }
        : flow;
    default:
      return assertNever(event);
  }
}

/** The sentence of Spec §8: one for a refusal, one for a failed call, one for skipping. */
function sentenceOf({ kind }: CallFailure, isSkip: boolean): ErrorKey {
  if (isSkip) return 'feedbackSkip';
  return kind === 'refused' || kind === 'unauthorized' ? 'feedback' : 'feedbackError';
}
