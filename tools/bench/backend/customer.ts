import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { CreateOrderResponse, GoogleLoginResponse } from '../../../src/backend/wire';
import { ServerFrame } from '../../../src/live/wire';
import { sampleLogin } from '../../../tests/support/sample-login';
import { sampleOrder } from '../../../tests/support/sample-order';
import { customerIdIn } from '../../../tests/support/token';
import type { BackendUnderLoad } from './backend-under-load';
import type { Measurements } from './measurements';

const TRACK_EVERY_MS = 500;
const READ_EVERY_MS = 2_000;
/** Every CANCELS_EVERY-th customer cancels after this time, while the taxi is still on the way, and orders again. */
const CANCELS_EVERY = 4;
const CANCEL_AFTER_MS = 4_000;
const ANSWER_WAIT_MS = 10_000;

const reads = [
  ['GET', '/bookings/ongoingAndPreOrder'],
  ['GET', '/vehicle-location'],
  ['GET', '/bookings/doneOrder'],
  ['GET', '/bookings/get-miles'],
  [
    'POST',
    '/bookings/get-categories',
    { distance: 4.2, pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' },
  ],
  ['POST', '/vehicle-location/get-vehicles-distance', { lat: 51.3183, lng: 9.4897 }],
] as const;

/** The counts of a customer's orders and of their messages on the live connection. */
export interface Traffic {
  orders: number;
  canceled: number;
  tracked: number;
  trackingFrames: number;
  statusFrames: number;
}

/**
 * Simulates a customer: signs in, orders, follows the ride (705 every half second) and reads messages, until the time
 * is over.
 */
export async function beCustomer(
  number: number,
  { apiUrl, liveUrl }: BackendUnderLoad,
  measurements: Measurements,
  untilMs: number,
): Promise<Traffic> {
  const traffic: Traffic = { orders: 0, canceled: 0, tracked: 0, trackingFrames: 0, statusFrames: 0 };
  let token = '';
  const call = (method: string, path: string, body?: unknown) =>
    measurements.time(`${method} ${path.replace(/\/\d+$/, '/{id}')}`, async () => {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WAIT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status} ${await response.text()}`);
      return response.json();
    });
  const placeOrder = async () => {
    traffic.orders += 1;
    const answer = await call('POST', '/bookings/createWebsiteOrder', sampleOrder(Date.now()));
    return answer === null ? '' : v.parse(CreateOrderResponse, answer).tempBookingId;
  };

  const session = await call('POST', '/google/login', sampleLogin(number));
  if (session === null) return traffic;
  token = v.parse(GoogleLoginResponse, session).token ?? '';
  const customer_id = customerIdIn(token);

  const socket = new WebSocket(liveUrl);
  const opened = new Promise((resolve) => socket.once('open', resolve));
  let booking_id = '';
  let isOver = false;
  let isLeaving = false;
  socket.on('close', (code) => isLeaving || measurements.fail(`socket closed with ${code}`));
  socket.on('error', (error) => measurements.fail(`socket: ${error.message}`));
  const connected = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const frame = v.safeParse(ServerFrame, JSON.parse(data.toString()));
      if (!frame.success) measurements.fail(`frame of another shape: ${data}`);
      else if (frame.output.key === 'customer_connected') resolve();
      else if (frame.output.key === 'customer_job_driver_tracking') traffic.trackingFrames += 1;
      else traffic.statusFrames += 1;
      if (frame.success && frame.output.key === 'customer_job_completed') isOver = true;
    });
  });
  const send = (frame: object) => socket.send(JSON.stringify({ customer_id, ...frame }));
  const device = { device_id: `bench-${number}`, cav: '0.0.1', device_name: 'Bench', device_type: 'Web' };
  await measurements.time('live: acknowledgement of 700', async () => {
    await opened;
    send({ case_value: 700, ...device });
    await connected;
  });

  booking_id = await placeOrder();
  const track = async () => {
    while (Date.now() < untilMs) {
      traffic.tracked += 1;
      send({ case_value: 705, booking_id });
      await pause(TRACK_EVERY_MS);
    }
  };
  const read = async () => {
    for (let turn = number; Date.now() < untilMs; turn += 1) {
      const [method, path, body] = reads[turn % reads.length] ?? reads[0];
      await call(method, path, body);
      await call('GET', `/bookings/${booking_id}`);
      if (isOver) {
        isOver = false;
        booking_id = await placeOrder();
      }
      await pause(READ_EVERY_MS);
    }
  };
  const changeMind = async () => {
    if (number % CANCELS_EVERY !== 0) return;
    await pause(CANCEL_AFTER_MS);
    send({ case_value: 706, booking_id, reason: 'Another plan' });
    traffic.canceled += 1;
    booking_id = await placeOrder();
  };
  await Promise.all([track(), read(), changeMind()]);
  isLeaving = true;
  await measurements.time('live: goodbye', async () => {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.close(1000);
    await closed;
  });
  // One for each case 705, and one for each cancellation (D31).
  const expected = traffic.tracked + traffic.canceled;
  if (traffic.trackingFrames !== expected) {
    measurements.fail(`${expected} tracking frames expected, ${traffic.trackingFrames} came`);
  }
  return traffic;
}
