import { useMemo } from 'react';
import { personalTabStore } from '../../device/personal-store';
import { usePerson } from '../../session/use-session';
import { readDraft, withDraft } from './feedback-draft';
import type { FeedbackForm } from './feedback-form';

/** The signed-in customer's unsent feedback on a ride, stored in this tab. */
export interface FeedbackDraft {
  readonly read: (bookingId: string) => FeedbackForm | null;
  /** Stores the form; null removes it. */
  readonly keep: (bookingId: string, form: FeedbackForm | null) => void;
}

/** The drafts of the signed-in customer: invisible to others; without a customer nothing is stored. */
export function useFeedbackDraft(): FeedbackDraft {
  const person = usePerson();
  return useMemo(
    () => ({
      read: (bookingId) => readDraft(personalTabStore.read('taxi.feedback', person), bookingId),
      keep: (bookingId, form) => {
        if (person === null) return;
        const kept = withDraft(personalTabStore.read('taxi.feedback', person), bookingId, form);
        if (kept === null) personalTabStore.remove('taxi.feedback', person);
        else personalTabStore.write('taxi.feedback', person, kept);
      },
    }),
    [person],
  );
}
