import type { CallFailure } from '../../backend/failure';
import { assertNever } from '../../lib/result';

/** The steps of the profile: view mode and edit mode (Spec §2, §4). */
export type ProfileFlow =
  | { readonly step: 'viewing'; readonly isSaved: boolean }
  | { readonly step: 'editing'; readonly failure: CallFailure | null }
  /** Cancelling would discard changes, so the customer must confirm. */
  | { readonly step: 'leaving'; readonly failure: CallFailure | null }
  | { readonly step: 'saving' };

/** The events of the profile. */
export type ProfileEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'canceled'; readonly hasChanges: boolean }
  | { readonly type: 'stayed' }
  | { readonly type: 'discarded' }
  | { readonly type: 'submitted' }
  | { readonly type: 'stored' }
  | { readonly type: 'failed'; readonly failure: CallFailure };

/** View mode, or edit mode if there are unsaved changes. */
export const initialProfileFlow = (hasDraft: boolean): ProfileFlow =>
  hasDraft ? { step: 'editing', failure: null } : { step: 'viewing', isSaved: false };

/** The profile after an event. Ignores everything else while saving: a double click sends one PUT. */
export function next(flow: ProfileFlow, event: ProfileEvent): ProfileFlow {
  switch (event.type) {
    case 'edited':
      return flow.step === 'viewing' ? { step: 'editing', failure: null } : flow;
    case 'canceled':
      if (flow.step !== 'editing') return flow;
      return event.hasChanges ? { step: 'leaving', failure: flow.failure } : { step: 'viewing', isSaved: false };
    case 'stayed':
      return flow.step === 'leaving' ? { step: 'editing', failure: flow.failure } : flow;
    case 'discarded':
      return flow.step === 'leaving' ? { step: 'viewing', isSaved: false } : flow;
    case 'submitted':
      return flow.step === 'editing' ? { step: 'saving' } : flow;
    case 'stored':
      return flow.step === 'saving' ? { step: 'viewing', isSaved: true } : flow;
    case 'failed':
      return flow.step === 'saving' ? { step: 'editing', failure: withSentence(event.failure) } : flow;
    default:
      return assertNever(event);
  }
}

/** With the sentence of Spec §8: one if the backend refuses, one for a failed call. */
const withSentence = (failure: CallFailure): CallFailure => ({
  ...failure,
  message: failure.kind === 'refused' || failure.kind === 'unauthorized' ? 'profileUpdate' : 'profileUpdateError',
});
