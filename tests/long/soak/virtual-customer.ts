import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { ScenarioName } from '../../../mock-server/scenario';
import { readStatusWord } from '../../../src/backend/status-word';
import { BookingDetails, CreateOrderResponse, GoogleLoginResponse } from '../../../src/backend/wire';
import { type JobStatus, jobStatusOf, jobStatusTable } from '../../../src/job/job-status';
import { RECONNECT_WAIT_MS } from '../../../src/live/connection';
import { TRACK_INTERVAL_MS } from '../../../src/live/freshness';
import { sampleLogin } from '../../support/sample-login';
import { sampleOrder } from '../../support/sample-order';
import { customerIdIn } from '../../support/token';
import { createLedger, type Ledger } from './ledger';

/** The local backend's addresses; the same after each restart. */
export interface Addresses {
  readonly apiUrl: string;
  readonly liveUrl: string;
}

const READ_EVERY_MS = 5_000;
const ANSWER_WAIT_MS = 10_000;
/** The number of retries of a call while the backend is down, and the delay between them. */
const REPEAT_MS = 500;
const AWAY_MAX_MS = 60_000;
const SCENARIOS: readonly ScenarioName[] = ['happy', 'rejected-then-accepted', 'driver-cancels', 'nobody-found'];
/** Every CANCELS_EVERY-th customer cancels when the driver is on the way. */
const CANCELS_EVERY = 5;

/** A customer who is signed in at the backend. */
export interface VirtualCustomer {
  readonly tokens: { readonly token: string; readonly refreshToken: string };
  readonly ledger: Ledger;
  /** Sends an order until it is answered, always with the same key, so that one intent is one order. Returns its id. */
  order(scenario: ScenarioName): Promise<string>;
  /** Reads a booking from the backend and records its status. */
  read(bookingId: string): Promise<JobStatus>;
  /**
   * Orders, follows the ride over HTTP and the live connection, and orders again after its end, until the time is over.
   */
  ride(until: AbortSignal): Promise<void>;
}

/** Signs a new customer in. */
export async function createVirtualCustomer(number: number, { apiUrl, liveUrl }: Addresses): Promise<VirtualCustomer> {
  let token = '';
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${apiUrl}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    });
  const call = async (...request: Parameters<typeof send>) => {
    const response = await untilAnswered(() => send(...request));
    if (!response.ok) throw new Error(`${request[0]} ${request[1]}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const session = v.parse(GoogleLoginResponse, await call('POST', '/google/login', sampleLogin(number)));
  token = session.token ?? '';
  const ledger = createLedger(`Sample ${number}`);

  const customer: VirtualCustomer = {
    tokens: { token, refreshToken: session.refreshToken ?? '' },
    ledger,
    order: async (scenario) => {
      const body = sampleOrder(Date.now(), { custInstruction: scenario });
      const answer = await call('POST', '/bookings/createWebsiteOrder', body, { 'Idempotency-Key': randomUUID() });
      const bookingId = String(v.parse(CreateOrderResponse, answer).tempBookingId);
      ledger.note(bookingId, 'JOB_ACCEPTED_YN');
      return bookingId;
    },
    read: async (bookingId) => {
      const { jobStatus } = v.parse(BookingDetails, await call('GET', `/bookings/${bookingId}`));
      const status = jobStatusOf(readStatusWord(String(jobStatus)));
      ledger.note(bookingId, status);
      return status;
    },
    ride: async (until) => {
      const line = openLine(number, customerIdIn(token), liveUrl);
      // Spread out, because customers arrive one after the other.
      await pause((number * READ_EVERY_MS) / 200);
      for (let turn = number; !until.aborted; turn++) {
        const bookingId = await customer.order(SCENARIOS[turn % SCENARIOS.length] ?? 'happy');
        line.follow(bookingId);
        for (let isOver = false; !isOver && !until.aborted; ) {
          await pause(READ_EVERY_MS);
          const status = await customer.read(bookingId);
          isOver = jobStatusTable[status].isOver;
          if (turn % CANCELS_EVERY === 0 && status === 'ON_THE_WAY') line.cancel(bookingId);
        }
      }
      line.leave();
    },
  };
  return customer;
}

/** Repeats a request while the backend is down. */
async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  const giveUpAt = Date.now() + AWAY_MAX_MS;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await pause(REPEAT_MS);
    }
  }
}

/** A customer's live connection: case 700, 705 every 10 s, 706; it reconnects after the backend has gone down. */
function openLine(number: number, customer_id: string, liveUrl: string) {
  const device = { device_id: `soak-${number}`, cav: '0.0.1', device_name: 'Soak', device_type: 'Web' };
  let bookingId = '';
  let isLeaving = false;
  let socket: WebSocket;
  const send = (frame: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ customer_id, ...frame }));
  };
  const track = () => bookingId && send({ case_value: 705, booking_id: bookingId });
  const connect = () => {
    if (isLeaving) return;
    socket = new WebSocket(liveUrl);
    socket.on('open', () => send({ case_value: 700, ...device }));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(connect, RECONNECT_WAIT_MS));
  };
  connect();
  const tracking = setInterval(track, TRACK_INTERVAL_MS);
  return {
    follow: (nextId: string) => {
      bookingId = nextId;
      track();
    },
    cancel: (canceledId: string) => send({ case_value: 706, booking_id: canceledId, reason: 'Another plan' }),
    leave: () => {
      isLeaving = true;
      clearInterval(tracking);
      socket.close(1000);
    },
  };
}
