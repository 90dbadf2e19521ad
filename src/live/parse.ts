import * as v from 'valibot';
import { readStatusWord, type StatusWord } from '../backend/status-word';
import { readJson } from '../lib/read-json';
import { id, minutes as knownMinutes, orNull, position, text } from '../lib/reading';
import type { LiveMessage } from './live-message';

/** Longer texts are not read at all: 64 Ki characters, no frame of §7 comes near. */
export const FRAME_LIMIT = 64 * 1024;

/** One valid frame: the answer to case 700, or news with the booking it names (null: it names none). */
export type Received =
  | { readonly type: 'connected'; readonly isAccepted: boolean }
  | { readonly type: 'news'; readonly bookingId: string | null; readonly message: LiveMessage };

/** Yes or no, also as text; 1 and 0 are neither. */
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
 * How the server's frames are read (D42): what §7 names beside `key`, each judged alone. Nothing but the answer to case 700 can be refused:
 * what is wrong elsewhere is "not known".
 */
const ConnectedFrame = v.object({ status: flag });
const JobFrame = v.object({ job_status: word, jobStatus: word, driver_name: text, booking_id: orNull(id) });
const TrackingFrame = v.object({
  status: orNull(flag),
  driver_location: orNull(position),
  time_to_reach_pickup_in_min: minutes,
  time_to_reach_drop_in_min: minutes,
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

/** What a frame from the network says; null for everything that is not a frame of Spec §7. Never throws. */
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

/** Both spellings of the status are read; job_status wins (D31). */
function readJob(
  frame: unknown,
  toMessage: (status: StatusWord | null, driverName: string | null) => LiveMessage | null,
): Received | null {
  const { job_status, jobStatus, driver_name, booking_id } = v.parse(JobFrame, frame);
  const found = job_status ?? jobStatus;
  const message = toMessage(found === null ? null : readStatusWord(found), driver_name || null);
  return message && { type: 'news', bookingId: booking_id, message };
}

/** A vehicle that says where it is counts as active, also when the status cannot be read; without both nothing is said. */
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
  return { type: 'news', bookingId: null, message };
}
