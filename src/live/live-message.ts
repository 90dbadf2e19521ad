import type { StatusWord } from '../backend/status-word';
import type { Coordinates } from '../lib/coordinates';

/** The news of the followed booking (Spec §7), independent of wire names. */
export type LiveMessage =
  /** Search or job progress; during the search the status is one of the driver search (D6). */
  | { readonly type: 'job-updated'; readonly status: StatusWord; readonly driverName: string | null }
  | { readonly type: 'job-accepted'; readonly status: StatusWord; readonly driverName: string | null }
  | { readonly type: 'job-completed'; readonly status: StatusWord }
  /** The vehicle's position; not active means cancelled (Spec §4). It names no booking (D28). */
  | {
      readonly type: 'vehicle-tracked';
      readonly isActive: boolean;
      readonly position: Coordinates | null;
      readonly pickupMinutes: number | null;
      readonly dropMinutes: number | null;
    };

/** The maximum number of messages per delivery, the latest ones: it limits the work of a burst. */
export const BATCH_MAX = 50;

/** The waiting messages plus one: of consecutive positions only the latest is kept. */
export function addToBatch(waiting: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] {
  const last = waiting.at(-1);
  if (last?.type !== 'vehicle-tracked' || message.type !== 'vehicle-tracked' || !last.isActive)
    return [...waiting, message].slice(-BATCH_MAX);
  // The later message may have no position.
  return [...waiting.slice(0, -1), { ...message, position: message.position ?? last.position }];
}

/**
 * The state of the connection (D15, D16). `acknowledged` and `assumed` are up; `waiting` is between two reconnects;
 * `exhausted` (five reconnects failed), `closed` (the server closed with 1000) and `refused` (D31) need a retry.
 */
export type LiveState =
  | 'idle'
  | 'connecting'
  | 'handshaking'
  | 'acknowledged'
  | 'assumed'
  | 'refused'
  | 'waiting'
  | 'exhausted'
  | 'closed';

/** Whether frames can be sent (D15: an assumed connection counts as established). */
export const isUp = (state: LiveState) => state === 'acknowledged' || state === 'assumed';

/** Whether the connection needs a retry or a page event to continue (D16). */
export const isPaused = (state: LiveState) => state === 'exhausted' || state === 'closed' || state === 'refused';
