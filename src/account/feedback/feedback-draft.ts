import * as v from 'valibot';
import { id } from '../../lib/reading';
import { FeedbackForm } from './feedback-form';

/** What is kept; another shape (an older version of the site, a stranger's hand) is nothing. */
const Kept = v.object({ drafts: v.array(v.object({ bookingId: id, form: FeedbackForm })) });
/** See the schema of this name. */
export type KeptFeedback = v.InferOutput<typeof Kept>;

function draftsIn(kept: unknown) {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output.drafts : [];
}

/** What had been written about this ride; null for nothing. */
export const readDraft = (kept: unknown, ride: string): FeedbackForm | null =>
  draftsIn(kept).find(({ bookingId }) => bookingId === ride)?.form ?? null;

/** What to keep once this is written, or forgotten (null), about a ride; null when nothing is left to keep. */
export function withDraft(kept: unknown, bookingId: string, form: FeedbackForm | null): KeptFeedback | null {
  const others = draftsIn(kept).filter((draft) => draft.bookingId !== bookingId);
  const drafts = form ? [...others, { bookingId, form }] : others;
  return drafts.length ? { drafts } : null;
}
