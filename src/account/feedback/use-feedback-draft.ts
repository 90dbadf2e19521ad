import { useMemo } from 'react';
import { personalTabStore } from '../../device/personal-store';
import { usePerson } from '../../session/use-session';
import { readDraft, withDraft } from './feedback-draft';
import type { FeedbackForm } from './feedback-form';

/** What the signed-in customer has written about a ride and not sent yet, kept in this tab. */
export interface FeedbackDraft {
  readonly read: (bookingId: string) => FeedbackForm | null;
  /** Keeps what is written now; null forgets it. */
  readonly keep: (bookingId: string, form: FeedbackForm | null) => void;
}

/** The draft of whoever is signed in: nobody else ever sees it, and without a customer nothing is kept. */
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
