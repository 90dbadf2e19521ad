import * as v from 'valibot';
import { readStatusWord, type StatusWord } from '../backend/status-word';
import { assertNever } from '../lib/assert-never';
import { isOnGlobe } from '../lib/coordinates';
import type { LiveMessage } from './live-message';
import { ServerFrame } from './wire';

/** Longer texts are not read at all: 64 Ki characters, no frame of §7 comes near. */
export const FRAME_LIMIT = 64 * 1024;

/** One valid frame: the answer to case 700, or news with the booking it names (null: it names none). */
export type Received =
  | { readonly type: 'connected'; readonly isAccepted: boolean }
  | { readonly type: 'news'; readonly bookingId: string | null; readonly message: LiveMessage };

interface WireStatus {
  readonly job_status?: string | null | undefined;
  readonly jobStatus?: string | null | undefined;
}

/** Both spellings are read; job_status wins (D31). */
function statusOf({ job_status, jobStatus }: WireStatus): StatusWord | null {
  const word = job_status || jobStatus;
  return word ? readStatusWord(word) : null;
}

/** Ids come as text or number and are compared as text. */
const idOf = (id: string | number | null | undefined) =>
  id === null || id === undefined || id === '' ? null : `${id}`;

/** Negative minutes say nothing. */
const minutesOf = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined || minutes < 0 ? null : minutes;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a frame from the network says; null for everything that is not a frame of Spec §7. Never throws. */
export function parseFrame(data: unknown): Received | null {
  if (typeof data !== 'string' || data.length > FRAME_LIMIT) return null;
  const parsed = v.safeParse(ServerFrame, parseJson(data));
  return parsed.success ? readFrame(parsed.output) : null;
}

function readFrame(frame: ServerFrame): Received | null {
  switch (frame.key) {
    case 'customer_connected':
      return { type: 'connected', isAccepted: frame.status };
    case 'customer_job_update': {
      const status = statusOf(frame);
      if (status === null) return null;
      const message = { type: 'job-updated', status, driverName: frame.driver_name || null } as const;
      return { type: 'news', bookingId: idOf(frame.booking_id), message };
    }
    case 'customer_job_update_accepted': {
      const status = statusOf(frame) ?? 'ACCEPTED';
      const message = { type: 'job-accepted', status, driverName: frame.driver_name || null } as const;
      return { type: 'news', bookingId: idOf(frame.booking_id), message };
    }
    case 'customer_job_completed': {
      const message = { type: 'job-completed', status: statusOf(frame) ?? 'JOB_COMPLETED' } as const;
      return { type: 'news', bookingId: idOf(frame.booking_id), message };
    }
    case 'customer_job_driver_tracking': {
      const location = frame.driver_location;
      const message = {
        type: 'vehicle-tracked',
        isActive: frame.status,
        position: location && isOnGlobe(location) ? { lat: location.lat, lng: location.lng } : null,
        pickupMinutes: minutesOf(frame.time_to_reach_pickup_in_min),
        dropMinutes: minutesOf(frame.time_to_reach_drop_in_min),
      } as const;
      return { type: 'news', bookingId: null, message };
    }
    default:
      return assertNever(frame);
  }
}
