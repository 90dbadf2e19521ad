import type { CallFailure } from '../../backend/failure';
import type { ErrorKey } from '../../i18n/error-key';
import { assertNever } from '../../lib/assert-never';

/** Where the feedback on one ride stands (Spec §2): it ends in a thank-you state or a skipped state. */
export type FeedbackFlow =
  | { readonly step: 'asking'; readonly failure: ErrorKey | null }
  | { readonly step: 'sending'; readonly isSkip: boolean }
  | { readonly step: 'thanked' }
  | { readonly step: 'skipped' };

/** What can happen to it. */
export type FeedbackEvent =
  | { readonly type: 'submitted'; readonly isSkip: boolean }
  | { readonly type: 'stored' }
  | { readonly type: 'failed'; readonly failure: CallFailure };

/** The form before anything was sent. */
export const asking: FeedbackFlow = { step: 'asking', failure: null };

/** After submitting the page reloads after 1 s, after skipping after 30 s (Spec §2, D34). */
export const RELOAD_AFTER_MS = { thanked: 1_000, skipped: 30_000 } as const;

/** The flow after an event. While something is sent nothing else is: a double click sends one POST. */
export function next(flow: FeedbackFlow, event: FeedbackEvent): FeedbackFlow {
  switch (event.type) {
    case 'submitted':
      return flow.step === 'asking' ? { step: 'sending', isSkip: event.isSkip } : flow;
    case 'stored':
      return flow.step === 'sending' ? { step: flow.isSkip ? 'skipped' : 'thanked' } : flow;
    case 'failed':
      return flow.step === 'sending' ? { step: 'asking', failure: sentenceOf(event.failure, flow.isSkip) } : flow;
    default:
      return assertNever(event);
  }
}

/** The sentence of Spec §8: one for a refusal, one when there was no proper answer, one for skipping. */
function sentenceOf({ kind }: CallFailure, isSkip: boolean): ErrorKey {
  if (isSkip) return 'feedbackSkip';
  return kind === 'refused' || kind === 'unauthorized' ? 'feedback' : 'feedbackError';
}
