import * as v from 'valibot';
import { searchStatuses } from '../backend/status-word';
import { ID_MAX } from '../lib/id';
import { CoordinatesText } from '../lib/text/coordinates-text';

/**
 * The contract: the frames of the live connection (Spec §7, D31), one flat JSON object per frame. Client frames have
 * `case_value`, server frames have `key`. AsyncAPI, the local backend and the check of a backend use these schemas:
 * unknown fields of a client frame and missing fields of a server frame are wrong. The site parses frames less
 * strictly: see `parse`.
 */

const id = v.union([v.string(), v.number()]);
/** Inside the site an id is text (D47). */
const bookingId = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX));
const status = (known: readonly string[]) => v.pipe(v.string(), v.values(known));
const minutes = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Client → server, the first frame after opening. */
export const ConnectFrame = v.strictObject({
  case_value: v.literal(700),
  customer_id: id,
  device_id: v.string(),
  cav: v.literal('0.0.1'),
  device_name: v.string(),
  device_type: v.literal('Web'),
});

/** Client → server: requests the vehicle's position. The searching dialog sends it without coordinates. */
export const TrackFrame = v.strictObject({
  case_value: v.literal(705),
  customer_id: id,
  booking_id: bookingId,
  pickup_latlng: v.optional(CoordinatesText),
  drop_latlng: v.optional(CoordinatesText),
});

/** Client → server: cancels the booking. */
export const CancelFrame = v.strictObject({
  case_value: v.literal(706),
  customer_id: id,
  booking_id: bookingId,
  reason: v.pipe(v.string(), v.trim(), v.minLength(1)),
});

export const ClientFrame = v.variant('case_value', [ConnectFrame, TrackFrame, CancelFrame]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

/** Server → client: the acknowledgement; status false is a refusal (D31). */
export const ConnectedFrame = v.object({ key: v.literal('customer_connected'), status: v.boolean() });

/** A frame about the status of a booking; `jobStatus` is another spelling of the same (D31). */
const jobFields = (known: readonly string[]) => ({
  job_status: status(known),
  jobStatus: v.optional(status(known)),
  booking_id: id,
});
const driver_name = v.nullable(v.string());

/** Server → client: progress of the search or the job. */
export const JobUpdateFrame = v.object({
  key: v.literal('customer_job_update'),
  ...jobFields(['JOB_ACCEPTED_YN', ...searchStatuses, 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD', 'CANCELED']),
  driver_name,
});

/** Server → client: a driver accepted. */
export const JobAcceptedFrame = v.object({
  key: v.literal('customer_job_update_accepted'),
  ...jobFields(['ACCEPTED']),
  driver_name,
});

/** Server → client: the ride has ended. */
export const JobCompletedFrame = v.object({
  key: v.literal('customer_job_completed'),
  ...jobFields(['JOB_COMPLETED', 'JOB_SETTLED']),
});

/**
 * Server → client: the vehicle's position; status false means cancelled (Spec §4), and needs no other field. It names
 * no booking (D28).
 */
export const TrackingFrame = v.object({
  key: v.literal('customer_job_driver_tracking'),
  status: v.boolean(),
  driver_location: v.optional(v.nullable(v.object({ lat: v.number(), lng: v.number() }))),
  time_to_reach_pickup_in_min: v.optional(minutes),
  time_to_reach_drop_in_min: v.optional(minutes),
});

export const ServerFrame = v.variant('key', [
  ConnectedFrame,
  JobUpdateFrame,
  JobAcceptedFrame,
  JobCompletedFrame,
  TrackingFrame,
]);
export type ServerFrame = v.InferOutput<typeof ServerFrame>;
