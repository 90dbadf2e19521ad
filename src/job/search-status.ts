import type { StatusWord } from '../backend/status-word';
import { jobStatusOf, jobStatusTable } from './job-status';

/** Driver search statuses (Spec §4). */
export const searchStatuses = ['SEARCHING', 'ASSIGNED', 'REJECTED', 'ACCEPTED'] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** The news of a search: one of its own statuses, or the end of the booking. `GIVEN_UP`: no driver accepted. */
export type SearchNews = SearchStatus | 'CANCELED' | 'GIVEN_UP';

/** The meaning of a status word for the search, by live connection or HTTP (D6, D30); null for none. */
export function searchNewsOf(word: StatusWord, isGivenUp: boolean): SearchNews | null {
  if (isGivenUp) return 'GIVEN_UP';
  return searchStatuses.find((status) => status === word) ?? jobStatusTable[jobStatusOf(word)].search;
}
