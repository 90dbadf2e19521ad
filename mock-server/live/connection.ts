import * as v from 'valibot';
import { ClientFrame, type ServerFrame } from '../../src/live/wire';
import type { BookingNow, Dispatch } from '../dispatch/dispatch';
import type { BackendLog } from '../log/backend-log';
import { statusFrame, trackingFrame } from './frames';

/** One client of the live connection, independent of the transport. */
interface LiveConnection {
  /** Takes a frame of the client. */
  receive(text: string): void;
  /** Sends the changes since the last tick. */
  tick(): void;
}

/** The parts of a connection. */
export interface ConnectionParts {
  readonly dispatch: Pick<Dispatch, 'find' | 'cancel'>;
  readonly log: BackendLog;
  readonly send: (text: string) => void;
  /** The customer of the socket's token; null without one: then frame 700 is trusted (D14). */
  readonly provenCustomerId?: string | null;
}

/**
 * The server's side of one live connection (Spec §7, D31). It uses no sockets and no timers, so that it runs with `ws`
 * and with mock-socket. A frame that is malformed, arrives before 700 or names another customer's booking is counted
 * and ignored.
 */
export function createConnection(parts: ConnectionParts): LiveConnection {
  const { dispatch, log, send, provenCustomerId = null } = parts;
  let customerId: string | null = null;
  /** The bookings that this client follows, each with the number of statuses already sent. */
  const followed = new Map<string, number>();

  const sendFrame = (frame: ServerFrame) => send(JSON.stringify(frame));

  /** Sends every status since the last one sent; only the current one if none was sent yet. */
  const catchUp = (now: BookingNow) => {
    const { length } = now.moment.history;
    const told = followed.get(now.booking.bookingId) ?? length - 1;
    followed.set(now.booking.bookingId, length);
    for (let place = told; place < length; place += 1) sendFrame(statusFrame(now, place));
    return told < length;
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
      dispatch.cancel(customerId, frame.booking_id, frame.reason);
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
    receive: (text) => {
      const frame = v.safeParse(ClientFrame, parseJson(text));
      if (frame.success && take(frame.output)) log.cases[frame.output.case_value] += 1;
      else log.framesIgnored += 1;
    },
    tick: () => {
      if (customerId === null) return;
      for (const bookingId of followed.keys()) {
        const now = dispatch.find(customerId, bookingId);
        if (now) catchUp(now);
      }
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
