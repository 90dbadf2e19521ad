import type { LocalKey } from './stored-data';

/**
 * The keys of local storage that go when a session ends, however it ends (D5): those with the lifetime `session` in the one list. By
 * themselves, because every page needs these and only the privacy page needs the list.
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

/** Raw texts that name no person (Spec §3): they belong to that of `taxi.person`, and leave when a token of another one takes its place (D45). */
export const unnamedKeys: readonly LocalKey[] = ['customerName', 'customerEmail', 'taxi.tokenReceivedAt'];
