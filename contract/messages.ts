import type * as v from 'valibot';
import * as frames from '../src/live/wire';
import { each, farAway, type RuleContext, type Rules } from './answer-rules';
import type { Judgement } from './problems';

/** A message of the live connection (docs/backend.md). */
export interface ContractMessage {
  /** Its case value or `key`. */
  readonly name: string;
  readonly from: 'site' | 'backend';
  readonly summary: string;
  readonly frame: v.GenericSchema;
  /** Of all such frames, beyond their schema. */
  readonly rules?: Rules<never>;
}

/** The statuses without a driver's name. REJECTED may have one, every other status must. */
const NAMELESS = ['JOB_ACCEPTED_YN', 'SEARCHING', 'CANCELED'];

function judgeDriver({ job_status, driver_name }: { job_status: string; driver_name: string | null }): Judgement {
  const isNameless = NAMELESS.includes(job_status);
  const isWrong = job_status !== 'REJECTED' && isNameless === Boolean(driver_name);
  return { driver_name: isWrong && `is ${isNameless ? 'there' : 'empty'} in ${job_status}` };
}

/** With status true a position has a place, null without a driver, and minutes: 0 without a place. */
function judgePosition(frame: v.InferOutput<typeof frames.TrackingFrame>, { at }: RuleContext): Judgement {
  if (!frame.status) return {};
  const { driver_location: place, time_to_reach_pickup_in_min, time_to_reach_drop_in_min } = frame;
  const minutes = (value?: number | null) =>
    (value === undefined && 'is missing') || (place === null && value !== 0 && 'is not 0 without a position');
  return {
    driver_location: place === undefined ? 'is missing' : farAway(place, at),
    time_to_reach_pickup_in_min: minutes(time_to_reach_pickup_in_min),
    time_to_reach_drop_in_min: minutes(time_to_reach_drop_in_min),
  };
}

/** The key of position frames. */
export const TRACKING = 'customer_job_driver_tracking';

function define<Frame>(
  name: string,
  frame: v.GenericSchema<unknown, Frame>,
  summary: string,
  judge?: (frame: Frame, context: RuleContext) => Judgement,
): ContractMessage {
  const from = name.startsWith('customer_') ? 'backend' : 'site';
  return { name, from, summary, frame, ...(judge && { rules: each(judge) }) };
}

/** Every message of docs/backend.md, in the same order. */
export const contractMessages: readonly ContractMessage[] = [
  define('700', frames.ConnectFrame, 'First frame after opening: who connects'),
  define('705', frames.TrackFrame, 'Follow this booking; every 10 s'),
  define('706', frames.CancelFrame, 'Cancel this booking'),
  define('customer_connected', frames.ConnectedFrame, 'The answer to 700; status false is a refusal'),
  define('customer_job_update', frames.JobUpdateFrame, 'The search or the ride moved on', judgeDriver),
  define('customer_job_update_accepted', frames.JobAcceptedFrame, 'The driver has accepted', judgeDriver),
  define('customer_job_completed', frames.JobCompletedFrame, 'The customer has arrived; the ride has been settled'),
  define(TRACKING, frames.TrackingFrame, 'A position per 705; status false once the ride is cancelled', judgePosition),
];
