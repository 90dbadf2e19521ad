import { isPreOrder } from '../../job/pre-order';

/**
 * How a booked pickup time stands to now: `ahead` is a pre-order for which nobody is looked for yet, `soon` is in the next minutes, `past` also
 * what was ordered for now. `unknown`: the list of rides, which names it, has not answered.
 */
export type BookedTime =
  | { readonly state: 'ahead' | 'soon'; readonly at: Date }
  | { readonly state: 'past' | 'unknown'; readonly at: null };

/** How a booked pickup time stands to now (ms, the backend's clock: D44); null: none is known, or the list (`isRead`) has not answered yet. */
export function stateOfBookedTime(at: Date | null, isRead: boolean, nowMs: number): BookedTime['state'] {
  if (at === null) return isRead ? 'past' : 'unknown';
  if (at.getTime() <= nowMs) return 'past';
  return isPreOrder(at, nowMs) ? 'ahead' : 'soon';
}
