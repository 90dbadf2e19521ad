import type * as v from 'valibot';
import * as frames from '../src/live/wire';

/** A message of the live connection (docs/backend.md). */
export interface ContractMessage {
  /** Its case value or `key`. */
  readonly name: string;
  readonly from: 'site' | 'backend';
  readonly summary: string;
  readonly frame: v.GenericSchema;
}

/** Every message of docs/backend.md, in the same order. */
export const contractMessages: readonly ContractMessage[] = [
  { name: '700', from: 'site', summary: 'First frame after opening: who connects', frame: frames.ConnectFrame },
  { name: '705', from: 'site', summary: 'Follow this booking; every 10 s', frame: frames.TrackFrame },
  { name: '706', from: 'site', summary: 'Cancel this booking', frame: frames.CancelFrame },
  {
    name: 'customer_connected',
    from: 'backend',
    summary: 'The answer to 700; status false is a refusal',
    frame: frames.ConnectedFrame,
  },
  {
    name: 'customer_job_update',
    from: 'backend',
    summary: 'The search or the ride moved on',
    frame: frames.JobUpdateFrame,
  },
  {
    name: 'customer_job_update_accepted',
    from: 'backend',
    summary: 'The driver has accepted',
    frame: frames.JobAcceptedFrame,
  },
  {
    name: 'customer_job_completed',
    from: 'backend',
    summary: 'The customer has arrived; the ride has been settled',
    frame: frames.JobCompletedFrame,
  },
  {
    name: 'customer_job_driver_tracking',
    from: 'backend',
    summary: 'Where the vehicle is, one per 705; status false once the ride is cancelled',
    frame: frames.TrackingFrame,
  },
];
