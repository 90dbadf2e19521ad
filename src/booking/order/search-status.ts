/** Driver search statuses (Spec §4). */
export const searchStatuses = ['SEARCHING', 'ASSIGNED', 'REJECTED', 'ACCEPTED'] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** What the search can hear: one of its own statuses, or that the booking is over. */
export type SearchNews = SearchStatus | 'CANCELED';

/**
 * Every word that means something to the search: its own statuses and the job statuses (Spec §4). While searching the
 * job is JOB_ACCEPTED_YN over HTTP (D30); whatever comes after ACCEPTED means that a driver has accepted.
 */
const news: Record<string, SearchNews> = {
  SEARCHING: 'SEARCHING',
  JOB_ACCEPTED_YN: 'SEARCHING',
  ASSIGNED: 'ASSIGNED',
  REJECTED: 'REJECTED',
  ACCEPTED: 'ACCEPTED',
  ON_THE_WAY: 'ACCEPTED',
  AT_CUSTOMER: 'ACCEPTED',
  CUSTOMER_ONBOARD: 'ACCEPTED',
  JOB_COMPLETED: 'ACCEPTED',
  JOB_SETTLED: 'ACCEPTED',
  CANCELED: 'CANCELED',
};

/** What a status word from the live connection or from HTTP means to the search; null for any other word. */
export const newsOf = (status: string): SearchNews | null =>
  Object.hasOwn(news, status) ? (news[status] ?? null) : null;

/** The line below the search's own text; none while there is nothing to add. */
export const searchTexts = {
  SEARCHING: null,
  ASSIGNED: 'searching.assigned',
  REJECTED: 'searching.rejected',
  ACCEPTED: 'searching.accepted',
} as const satisfies Record<SearchStatus, string | null>;
