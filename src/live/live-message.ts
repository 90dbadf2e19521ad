import type { StatusWord } from '../backend/status-word';
import type { Coordinates } from '../lib/coordinates';

/** What the live connection tells about the followed booking (Spec §7), free of wire names. */
export type LiveMessage =
  /** The search or the job moved on; during the search the status is one of the driver search (D6). */
  | { readonly type: 'job-updated'; readonly status: StatusWord; readonly driverName: string | null }
  /** A driver accepted. */
  | { readonly type: 'job-accepted'; readonly status: StatusWord; readonly driverName: string | null }
  /** The ride is over. */
  | { readonly type: 'job-completed'; readonly status: StatusWord }
  /** Where the vehicle is; not active means cancelled (Spec §4). It names no booking (D28). */
  | {
      readonly type: 'vehicle-tracked';
      readonly isActive: boolean;
      readonly position: Coordinates | null;
      readonly pickupMinutes: number | null;
      readonly dropMinutes: number | null;
    };

/**
 * Where the connection stands (D15, D16). `acknowledged` and `assumed` are up; `waiting` is between two reconnects;
 * `exhausted` (five reconnects failed), `closed` (the server closed with 1000) and `refused` (D31) wait for a retry.
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

/** Whether frames can travel (D15: an assumed connection counts as established). */
export const isUp = (state: LiveState) => state === 'acknowledged' || state === 'assumed';

/** Whether news are coming in: frames have come on this connection, and lately (D43). An assumed one has not spoken yet. */
export const isLive = (state: LiveState, isQuiet: boolean) => state === 'acknowledged' && !isQuiet;

/** Whether nothing more happens by itself until a retry or a sign of life from the page (D16). */
export const isPaused = (state: LiveState) => state === 'exhausted' || state === 'closed' || state === 'refused';
