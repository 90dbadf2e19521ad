import * as v from 'valibot';
import { ClientFrame, type ServerFrame } from '../../src/live/wire';
import type { BookingNow, Dispatch } from '../dispatch/dispatch';
import type { BackendLog } from '../log';
import { isCompleted, type LiveStatus } from '../scenario';

const ClientText = v.pipe(v.string(), v.parseJson(), ClientFrame);

/** One client of the live connection, independent of the transport. */
export type LiveConnection = ReturnType<typeof createConnection>;

/** The parts of a connection. */
export interface ConnectionParts {
  readonly dispatch: Pick<Dispatch, 'find' | 'cancel'>;
  readonly log: BackendLog;
  readonly send: (text: string) => void;
  /** Holds back what is sent next until every change up to now is stored. */
  readonly holdUntilSaved?: () => void;
  /** The customer of the socket's token; null without one: then frame 700 is trusted (D14). */
  readonly provenCustomerId?: string | null;
}

/**
 * The server's side of one live connection (Spec §7, D31). It uses no sockets and no timers. A frame that is malformed,
 * arrives before 700 or names another customer's booking is counted and ignored.
 */
export function createConnection(parts: ConnectionParts) {
  const { dispatch, log, send, holdUntilSaved, provenCustomerId = null } = parts;
  let customerId: string | null = null;
  /** The bookings that this client follows, each with the number of statuses already sent. */
  const followed = new Map<string, number>();

  const sendFrame = (frame: ServerFrame) => send(JSON.stringify(frame));

  /** Sends every status since the last one sent; only the current one if none was sent yet. */
  const catchUp = (now: BookingNow) => {
    const { length } = now.moment.history;
    const sent = followed.get(now.booking.bookingId) ?? length - 1;
    followed.set(now.booking.bookingId, length);
    for (let place = sent; place < length; place += 1) sendFrame(statusFrame(now, place));
    return sent < length;
  };

  const take = (frame: ClientFrame): boolean => {
    if (frame.case_value === 700) {
      const named = String(frame.customer_id);
      // One socket is one customer, from the first 700 to its end.
      if (customerId !== null && named !== customerId) return false;
      if (provenCustomerId !== null && named !== provenCustomerId) {
        sendFrame({ key: 'customer_connected', status: false });
        return false;
      }
      customerId = named;
      followed.clear();
      sendFrame({ key: 'customer_connected', status: true });
      return true;
    }
    if (customerId === null || String(frame.customer_id) !== customerId) return false;
    const found = dispatch.find(customerId, frame.booking_id);
    if (!found) return false;
    if (frame.case_value === 706) {
      dispatch.cancel(customerId, frame.booking_id);
      holdUntilSaved?.();
      const now = dispatch.find(customerId, frame.booking_id) ?? found;
      // A cancellation is always answered: with its effect, or with the present status if it is too late (D31).
      if (!catchUp(now)) sendFrame(statusFrame(now, now.moment.history.length - 1));
      if (now.moment.status === 'CANCELED') sendFrame(trackingFrame(now));
      return true;
    }
    catchUp(found);
    sendFrame(trackingFrame(found));
    return true;
  };

  return {
    /** Takes a frame of the client. */
    receive: (text: string) => {
      const frame = v.safeParse(ClientText, text);
      if (frame.success && take(frame.output)) log.cases[frame.output.case_value] += 1;
      else log.framesIgnored += 1;
    },
    /** Sends the changes since the last tick. */
    tick: () => {
      if (customerId === null) return;
      for (const bookingId of followed.keys()) {
        const now = dispatch.find(customerId, bookingId);
        if (now) catchUp(now);
      }
    },
  };
}

/** The frame for a status of a ride (Spec §7, D31). ACCEPTED and completion have their own frames. */
function statusFrame(now: BookingNow, place: number): ServerFrame {
  const booking_id = now.booking.bookingId;
  const status = now.moment.history[place] ?? now.moment.status;
  if (isCompleted(status)) return { key: 'customer_job_completed', job_status: status, booking_id };
  const driver_name = driverName(now, status, now.moment.history.slice(0, place));
  if (status === 'ACCEPTED') {
    return { key: 'customer_job_update_accepted', job_status: status, driver_name, booking_id };
  }
  return { key: 'customer_job_update', job_status: status, driver_name, booking_id };
}

/**
 * The car's position (Spec §7): no position and 0 minutes, "not known yet" (D17), while there is no car; status false
 * once cancelled.
 */
function trackingFrame({ moment }: BookingNow): ServerFrame {
  const key = 'customer_job_driver_tracking';
  if (moment.status === 'CANCELED') return { key, status: false };
  return {
    key,
    status: true,
    driver_location: moment.position,
    time_to_reach_pickup_in_min: moment.minutesToPickup,
    time_to_reach_drop_in_min: moment.minutesToDrop,
  };
}

const NAMELESS: readonly LiveStatus[] = ['JOB_ACCEPTED_YN', 'SEARCHING', 'CANCELED'];

/** The name of the driver in a status: after each refusal the next one's; empty for none. */
function driverName({ asked }: BookingNow, status: LiveStatus, before: readonly LiveStatus[]): string {
  if (NAMELESS.includes(status)) return '';
  const refusals = before.filter((one) => one === 'REJECTED').length;
  return asked[refusals]?.driverName ?? '';
}
