import type { LocalKey } from './stored-data';

/**
 * The keys of local storage that are removed when a session ends (D5): those with the lifetime `session` in the list. A
 * separate file, because every page needs these, but only the privacy page needs the list.
 */
export const sessionKeys: readonly LocalKey[] = [
  'token',
  'refreshToken',
  'customerName',
  'customerEmail',
  'taxi.tokenReceivedAt',
  'taxi.person',
  'taxi.rides',
  'taxi.feedbackSent',
];

/**
 * Raw texts without an owner (Spec §3): they belong to the person in `taxi.person`, and are removed when a token of
 * another person replaces theirs (D45).
 */
export const ownerlessKeys: readonly LocalKey[] = ['customerName', 'customerEmail', 'taxi.tokenReceivedAt'];
