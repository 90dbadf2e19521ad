import * as v from 'valibot';
import { readStatusWord, type StatusWord } from '../backend/status-word';
import { id, minutes as knownMinutes, orNull, position, readJson, text } from '../lib/reading';
import type { LiveMessage } from './live-message';

/** Longer texts are rejected unparsed: 64 Ki characters, far more than any frame of §7. */
export const FRAME_LIMIT = 64 * 1024;

/** A valid frame: the answer to case 700, or news with its booking id (null: none). */
export type Received =
  | { readonly type: 'connected'; readonly isAccepted: boolean }
  | { readonly type: 'news'; readonly bookingId: string | null; readonly message: LiveMessage };

/** A boolean, also in text form; 1 and 0 are not accepted. */
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
]);
const word = orNull(v.pipe(v.string(), v.trim(), v.nonEmpty()));
const minutes = orNull(knownMinutes);

/**
 * The server's frames as parsed (D42): the fields that §7 names beside `key`, each on its own, and any booking id
 * (D14). Only the answer to case 700 can be rejected; an invalid field elsewhere is null.
 */
const ConnectedFrame = v.object({ status: flag });
const JobFrame = v.object({ job_status: word, jobStatus: word, driver_name: text, booking_id: orNull(id) });
const TrackingFrame = v.object({
  status: orNull(flag),
  driver_location: orNull(position),
  time_to_reach_pickup_in_min: minutes,
  time_to_reach_drop_in_min: minutes,
  booking_id: orNull(id),
});

function parseJson(data: string): unknown {
  try {
    return readJson(data);
  } catch {
    return null;
  }
}

const BYTE_ORDER_MARK = /^\uFEFF/;
const Keyed = v.looseObject({ key: v.string() });

/** Parses a frame from the network; null for anything that is not a frame of Spec §7. Never throws. */
export function parseFrame(data: unknown): Received | null {
  if (typeof data !== 'string' || data.length > FRAME_LIMIT) return null;
  const parsed = v.safeParse(Keyed, parseJson(data.replace(BYTE_ORDER_MARK, '')));
  return parsed.success ? readFrame(parsed.output) : null;
}

function readFrame(frame: v.InferOutput<typeof Keyed>): Received | null {
  switch (frame.key) {
    case 'customer_connected': {
      const { success, output } = v.safeParse(ConnectedFrame, frame);
      return success ? { type: 'connected', isAccepted: output.status } : null;
    }
    case 'customer_job_update':
      return readJob(frame, (status, driverName) => status && { type: 'job-updated', status, driverName });
    case 'customer_job_update_accepted':
      return readJob(frame, (status, driverName) => ({
        type: 'job-accepted',
        status: status ?? 'ACCEPTED',
        driverName,
      }));
    case 'customer_job_completed':
      return readJob(frame, (status) => ({ type: 'job-completed', status: status ?? 'JOB_COMPLETED' }));
    case 'customer_job_driver_tracking':
      return readTracking(frame);
    default:
      return null;
  }
}

/** Both spellings of the status are accepted; job_status takes precedence (D31). */
function readJob(
  frame: unknown,
  toMessage: (status: StatusWord | null, driverName: string | null) => LiveMessage | null,
): Received | null {
  const { job_status, jobStatus, driver_name, booking_id } = v.parse(JobFrame, frame);
  const found = job_status ?? jobStatus;
  const message = toMessage(found === null ? null : readStatusWord(found), driver_name || null);
  return message && { type: 'news', bookingId: booking_id, message };
}

/** A vehicle with a position counts as active, even if the status is invalid; without both, the frame is ignored. */
function readTracking(frame: unknown): Received | null {
  const tracking = v.parse(TrackingFrame, frame);
  const isActive = tracking.status ?? (tracking.driver_location ? true : null);
  if (isActive === null) return null;
  const message = {
    type: 'vehicle-tracked',
    isActive,
    position: tracking.driver_location,
    pickupMinutes: tracking.time_to_reach_pickup_in_min,
    dropMinutes: tracking.time_to_reach_drop_in_min,
  } as const;
  return { type: 'news', bookingId: tracking.booking_id, message };
}
