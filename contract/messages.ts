import type * as v from 'valibot';
import { type Coordinates, isOnGlobe } from '../src/lib/coordinates';
import * as frames from '../src/live/wire';
import { farAway } from './answer-rules';
import type { Judgement } from './problems';

/** A message of the live connection (docs/backend.md). */
export interface ContractMessage {
  /** Its case value or `key`. */
  readonly name: string;
  readonly from: 'site' | 'backend';
  readonly summary: string;
  readonly frame: v.GenericSchema;
  /** What is wrong with it beyond its schema. */
  readonly rules?: (frame: never, at: Coordinates) => Judgement;
}

const fromSite = (name: string, summary: string, frame: v.GenericSchema): ContractMessage => ({
  name,
  from: 'site',
  summary,
  frame,
});
const fromBackend = <Frame>(
  name: string,
  summary: string,
  frame: v.GenericSchema<unknown, Frame>,
  rules: (frame: Frame, at: Coordinates) => Judgement = () => ({}),
): ContractMessage => ({ name, from: 'backend', summary, frame, rules });

/** The statuses without a driver's name. REJECTED may have one, every other status must. */
const NAMELESS = ['JOB_ACCEPTED_YN', 'SEARCHING', 'CANCELED'];

function judgeDriver({ job_status, driver_name }: { job_status: string; driver_name: string | null }): Judgement {
  const isNameless = NAMELESS.includes(job_status);
  const isWrong = job_status !== 'REJECTED' && isNameless === Boolean(driver_name);
  return { driver_name: isWrong && `is ${isNameless ? 'there' : 'empty'} in ${job_status}` };
}

/** With status true a position has a place, null without a driver, and minutes: 0 without a place. */
function judgePosition(frame: v.InferOutput<typeof frames.TrackingFrame>, at: Coordinates): Judgement {
  const { driver_location, time_to_reach_pickup_in_min, time_to_reach_drop_in_min } = frame;
  if (!frame.status) return {};
  const missing = (value: unknown) => value === undefined && 'is missing';
  const minutes = (value: unknown) =>
    missing(value) || (driver_location === null && value !== 0 && 'is not 0 without a position');
  return {
    driver_location:
      missing(driver_location) ||
      (driver_location && isOnGlobe(driver_location) ? farAway(driver_location, at) : false),
    time_to_reach_pickup_in_min: minutes(time_to_reach_pickup_in_min),
    time_to_reach_drop_in_min: minutes(time_to_reach_drop_in_min),
  };
}

/** The key of position frames. */
export const TRACKING = 'customer_job_driver_tracking';

/** Every message of docs/backend.md, in the same order. */
export const contractMessages: readonly ContractMessage[] = [
  fromSite('700', 'First frame after opening: who connects', frames.ConnectFrame),
  fromSite('705', 'Follow this booking; every 10 s', frames.TrackFrame),
  fromSite('706', 'Cancel this booking', frames.CancelFrame),
  fromBackend('customer_connected', 'The answer to 700; status false is a refusal', frames.ConnectedFrame),
  fromBackend('customer_job_update', 'The search or the ride moved on', frames.JobUpdateFrame, judgeDriver),
  fromBackend('customer_job_update_accepted', 'The driver has accepted', frames.JobAcceptedFrame, judgeDriver),
  fromBackend(
    'customer_job_completed',
    'The customer has arrived; the ride has been settled',
    frames.JobCompletedFrame,
  ),
  fromBackend(
    TRACKING,
    'Where the vehicle is, one per 705; status false once the ride is cancelled',
    frames.TrackingFrame,
    judgePosition,
  ),
];
