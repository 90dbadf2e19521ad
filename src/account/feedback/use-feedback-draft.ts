import { useMemo } from 'react';
import { tabStore } from '../../lib/storage';
import { useSession } from '../../session/use-session';
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
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.customer.id : null;
  return useMemo(
    () => ({
      read: (bookingId) =>
        customerId === null ? null : readDraft(tabStore.read('taxi.feedback'), { customerId, bookingId }),
      keep: (bookingId, form) => {
        if (customerId === null) return;
        const text = withDraft(tabStore.read('taxi.feedback'), { customerId, bookingId }, form);
        if (text === null) tabStore.remove('taxi.feedback');
        else tabStore.write('taxi.feedback', text);
      },
    }),
    [customerId],
  );
}
