import * as v from 'valibot';
import { flag, wholeNumber } from './fault-parts';

/** A page size above every list of the sample data: the whole list is read as one page, then divided again. */
export const WHOLE_LIST = 100;

/** The paging of a backend that handles `GET /bookings/doneOrder` differently; the whole list is paged again. */
export const PageChange = v.pipe(
  v.strictObject({
    /** The maximum number of rides on a page, whatever size was requested; page numbers count such pages. */
    most: v.optional(wholeNumber(1, WHOLE_LIST)),
    /** The list runs from the oldest ride to the latest. */
    oldestFirst: flag,
    /** The number of rides completed after the first page was read: every later page begins that many rides earlier. */
    completedSince: v.optional(wholeNumber(1, WHOLE_LIST)),
  }),
  v.check((change) => Object.keys(change).length > 0, 'Says nothing'),
);

export type PageChange = v.InferOutput<typeof PageChange>;

/** The requested page, from 0, and its size. */
export interface AskedPage {
  readonly page: number;
  readonly size: number;
}

/** A page with a list in `content` (D30). */
export const hasContent = (answer: unknown): answer is { readonly content: readonly unknown[] } =>
  typeof answer === 'object' && answer !== null && 'content' in answer && Array.isArray(answer.content);

/** The requested page, cut from the whole list with the change. An answer without `content` is returned unchanged. */
export function repaged(answer: unknown, asked: AskedPage, change: PageChange): unknown {
  if (!hasContent(answer)) return answer;
  const rides = change.oldestFirst ? answer.content.toReversed() : answer.content;
  const size = Math.min(asked.size, change.most ?? asked.size);
  const since = asked.page === 0 ? 0 : (change.completedSince ?? 0);
  const from = Math.max(0, asked.page * size - since);
  const totalElements = rides.length + since;
  return {
    ...answer,
    content: rides.slice(from, from + size),
    totalElements,
    totalPages: Math.ceil(totalElements / size),
    number: asked.page,
    size,
  };
}
