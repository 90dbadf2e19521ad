import { searchStatuses } from '../src/backend/status-word';

/** The car types of docs/backend.md with their seats (Spec §3). */
export const carTypes: Readonly<Record<string, number>> = { PKW: 4, KOMBI: 4, MINIVAN: 8 };

/** The statuses that each message of the live connection may contain. */
export const messageStatuses: Readonly<Record<string, readonly string[]>> = {
  customer_job_update: [
    'JOB_ACCEPTED_YN',
    ...searchStatuses,
    'ON_THE_WAY',
    'AT_CUSTOMER',
    'CUSTOMER_ONBOARD',
    'CANCELED',
  ],
  customer_job_update_accepted: ['ACCEPTED'],
  customer_job_completed: ['JOB_COMPLETED', 'JOB_SETTLED'],
};

/** The status over HTTP for a status of the live connection: JOB_ACCEPTED_YN during a driver search. */
export const statusOverHttp = (status: string): string =>
  searchStatuses.some((searching) => searching === status) ? 'JOB_ACCEPTED_YN' : status;
