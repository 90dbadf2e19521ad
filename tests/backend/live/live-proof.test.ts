import { on, once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { WebSocket } from 'ws';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { openSocket, orderFor, placeOrder, setStage, signIn } from '../harness';
import { ACKNOWLEDGED, cancel, connect, track } from './live-stage';

const stage = setStage();
const { regular, newcomer } = demoCustomers;
const NEWCOMER = '102';

async function opened(token?: string) {
  const socket = openSocket(stage.backend, token);
  await once(socket, 'open');
  return socket;
}
const say = (socket: WebSocket, frame: object) => socket.send(JSON.stringify(frame));
async function nextFrame(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}
/** Nothing more was sent before this. */
async function expectAcknowledged(socket: WebSocket, customerId?: string): Promise<void> {
  say(socket, connect(customerId));
  expect(await nextFrame(socket)).toEqual(ACKNOWLEDGED);
}
/** A booking of Jörg Beispiel. */
async function order() {
  const customer = await stage.customer(regular.sub);
  const bookingId = await placeOrder(customer, orderFor(stage.clock));
  const status = async () => (await customer.call('GET', `/bookings/${bookingId}`)).body;
  return { token: customer.token, bookingId, status };
}

describe("A customer's token as a subprotocol of the live connection", () => {
  it('binds the socket to the customer: it follows its bookings by itself, and ignores a binary frame', async () => {
    const { token, bookingId } = await order();
    const socket = await opened(token);
    expect(socket.protocol).toBe('taxi-token');
    await expectAcknowledged(socket);
    socket.send(Buffer.from(JSON.stringify(cancel(bookingId))));
    say(socket, track(bookingId));
    expect(await nextFrame(socket)).toMatchObject({ job_status: 'SEARCHING' });
    stage.clock.advance(7);
    for await (const [data] of on(socket, 'message')) if (String(data).includes('ASSIGNED')) break;
    socket.close();
  });

  it('refuses a 700 that names somebody else: nothing is told of that customer, nothing is cancelled', async () => {
    const { bookingId, status } = await order();
    const socket = await opened((await stage.customer(newcomer.sub)).token);
    say(socket, connect());
    expect(await nextFrame(socket)).toEqual({ key: 'customer_connected', status: false });
    say(socket, track(bookingId));
    say(socket, cancel(bookingId));
    await expectAcknowledged(socket, NEWCOMER);
    socket.close();
    expect(await status()).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN' });
  });

  // One that is no token: the check of a backend.
  it('is refused with 401, before the socket opens, if it is a refresh token or has expired', async () => {
    const { token, refreshToken } = await signIn(stage.backend, stage.clock, regular.sub);
    stage.clock.advance(8 * 3600);
    for (const wrong of [refreshToken, token]) {
      const [, response] = await once(openSocket(stage.backend, wrong), 'unexpected-response');
      expect(response.statusCode).toBe(401);
    }
  });
});

// That it belongs to one customer: the check of a backend.
it('a socket without a token is closed with 1011 if a cancellation cannot be stored, and forgets it', async () => {
  const { bookingId, status } = await order();
  const socket = await opened();
  await expectAcknowledged(socket);
  // A folder in the place of the data file: it cannot be replaced, not even by root.
  rmSync(stage.dataFile);
  mkdirSync(stage.dataFile);
  say(socket, cancel(bookingId));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1011);
  expect(console.error).toHaveBeenCalled();
  jest.mocked(console.error).mockClear();
  expect(await status()).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN' });
});
