/** The status words of a driver search (Spec §4). Only the live connection sends them. */
export const searchStatuses = ['SEARCHING', 'ASSIGNED', 'REJECTED'] as const;

/** The status words of a job (Spec §4), in the order of a ride. `job/job-status` has the meaning of each. */
export const jobStatuses = [
  'JOB_ACCEPTED_YN',
  'ACCEPTED',
  'ON_THE_WAY',
  'AT_CUSTOMER',
  'CUSTOMER_ONBOARD',
  'JOB_COMPLETED',
  'JOB_SETTLED',
  'CANCELED',
] as const;

const statusWords = [...searchStatuses, ...jobStatuses];

/** A status inside the site; OTHER is "anything else" (Spec §4). */
export type StatusWord = (typeof statusWords)[number] | 'OTHER';

/** The status for a word of an answer or a frame; OTHER for an unknown word. */
export const readStatusWord = (word: string): StatusWord => statusWords.find((known) => known === word) ?? 'OTHER';
