import type { StatusWord } from '../backend/status-word';
import { jobStatusOf, jobStatusTable } from './job-status';

/** Driver search statuses (Spec §4). */
export const searchStatuses = ['SEARCHING', 'ASSIGNED', 'REJECTED', 'ACCEPTED'] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** What the search can hear: one of its own statuses, or that the booking is over; given up: because no driver has taken it. */
export type SearchNews = SearchStatus | 'CANCELED' | 'GIVEN_UP';

/** What a status from the live connection or from HTTP means to the search (D6, D30); null when it means nothing to it. */
export function searchNewsOf(word: StatusWord, isGivenUp: boolean): SearchNews | null {
  if (isGivenUp) return 'GIVEN_UP';
  return searchStatuses.find((status) => status === word) ?? jobStatusTable[jobStatusOf(word)].search;
}
