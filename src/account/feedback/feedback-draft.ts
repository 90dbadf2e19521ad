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

/** The number of latest rides that are remembered. */
const MOST_KEPT = 20;

const BookingIds = v.array(v.string());

function idsIn(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const kept = v.safeParse(BookingIds, JSON.parse(text));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

/** Whether this device has sent feedback on the ride without a refusal; `text` is the stored value. */
export const wasSent = (text: string | null, bookingId: string): boolean => idsIn(text).includes(bookingId);

/** The value to store before feedback on a ride is sent. */
export const withSent = (text: string | null, bookingId: string): string =>
  JSON.stringify([...idsIn(text).filter((id) => id !== bookingId), bookingId].slice(-MOST_KEPT));

/** The value to store after the backend has refused feedback on a ride. */
export const withoutSent = (text: string | null, bookingId: string): string =>
  JSON.stringify(idsIn(text).filter((id) => id !== bookingId));
