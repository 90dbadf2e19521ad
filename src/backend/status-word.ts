/**
 * Every status word of Spec §4 that travels over HTTP or the live connection: those of the driver search, then those of the job. What
 * each of them means is told by `job/job-status`.
 */
const statusWords = [
  'SEARCHING',
  'ASSIGNED',
  'REJECTED',
  'JOB_ACCEPTED_YN',
  'ACCEPTED',
  'ON_THE_WAY',
  'AT_CUSTOMER',
  'CUSTOMER_ONBOARD',
  'JOB_COMPLETED',
  'JOB_SETTLED',
  'CANCELED',
] as const;

/** A status as it is known inside the site; OTHER stands for "anything else" (Spec §4). */
export type StatusWord = (typeof statusWords)[number] | 'OTHER';

/** Reads a word from outside, once, at the boundary. */
export const readStatusWord = (word: string): StatusWord => statusWords.find((known) => known === word) ?? 'OTHER';
