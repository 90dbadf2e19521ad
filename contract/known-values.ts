/** The car types of docs/backend.md with their seats (Spec §3). */
export const carTypes: Readonly<Record<string, number>> = { PKW: 4, KOMBI: 4, MINIVAN: 8 };

/** The statuses of `GET /bookings/{id}` (Spec §4), in the order of a ride. */
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

/** The statuses that each message of the live connection may carry. */
export const messageStatuses: Readonly<Record<string, readonly string[]>> = {
  customer_job_update: [
    'JOB_ACCEPTED_YN',
    'SEARCHING',
    'ASSIGNED',
    'REJECTED',
    'ON_THE_WAY',
    'AT_CUSTOMER',
    'CUSTOMER_ONBOARD',
    'CANCELED',
  ],
  customer_job_update_accepted: ['ACCEPTED'],
  customer_job_completed: ['JOB_COMPLETED', 'JOB_SETTLED'],
};

/** The status over HTTP for one of the live connection: a driver search is JOB_ACCEPTED_YN. */
export const statusOverHttp = (status: string): string =>
  ['SEARCHING', 'ASSIGNED', 'REJECTED'].includes(status) ? 'JOB_ACCEPTED_YN' : status;
