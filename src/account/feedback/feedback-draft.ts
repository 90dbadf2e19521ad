import * as v from 'valibot';
import { id } from '../../lib/reading';
import { FeedbackForm } from './feedback-form';

/** Whose feedback on which ride. */
export interface FeedbackOwner {
  readonly customerId: string | number;
  readonly bookingId: string;
}

/** What is kept, all of one customer; another shape (an older version of the site, a stranger's hand) is nothing. */
const Kept = v.object({
  customerId: v.union([v.string(), v.number()]),
  drafts: v.array(v.object({ bookingId: id, form: FeedbackForm })),
});

/** The drafts of this customer; another one's are none. */
function draftsOf(text: string | null, { customerId }: FeedbackOwner) {
  if (text === null) return [];
  try {
    const kept = v.safeParse(Kept, JSON.parse(text));
    return kept.success && kept.output.customerId === customerId ? kept.output.drafts : [];
  } catch {
    return [];
  }
}

/** What this customer had written about this ride; null for nothing. */
export const readDraft = (text: string | null, owner: FeedbackOwner): FeedbackForm | null =>
  draftsOf(text, owner).find(({ bookingId }) => bookingId === owner.bookingId)?.form ?? null;

/** The text to keep once this is written, or forgotten (null), about a ride; null when nothing is left to keep. */
export function withDraft(text: string | null, owner: FeedbackOwner, form: FeedbackForm | null): string | null {
  const { customerId, bookingId } = owner;
  const others = draftsOf(text, owner).filter((draft) => draft.bookingId !== bookingId);
  const drafts = form ? [...others, { bookingId, form }] : others;
  return drafts.length ? JSON.stringify({ customerId, drafts }) : null;
}
