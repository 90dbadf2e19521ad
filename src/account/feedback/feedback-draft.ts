import * as v from 'valibot';
import { id } from '../../lib/reading';
import { FeedbackForm } from './feedback-form';

/** The stored drafts. Any other shape, from an older version or edited by hand, is ignored. */
const Kept = v.object({ drafts: v.array(v.object({ bookingId: id, form: FeedbackForm })) });
export type StoredFeedback = v.InferOutput<typeof Kept>;

function draftsIn(kept: unknown) {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output.drafts : [];
}

/** The draft for this ride; null for none. */
export const readDraft = (kept: unknown, ride: string): FeedbackForm | null =>
  draftsIn(kept).find(({ bookingId }) => bookingId === ride)?.form ?? null;

/** The drafts to store after one ride's changed (null: removed); null if none is left. */
export function withDraft(kept: unknown, bookingId: string, form: FeedbackForm | null): StoredFeedback | null {
  const others = draftsIn(kept).filter((draft) => draft.bookingId !== bookingId);
  const drafts = form ? [...others, { bookingId, form }] : others;
  return drafts.length ? { drafts } : null;
}
