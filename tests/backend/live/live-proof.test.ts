import { once } from 'node:events';
import { WebSocket } from 'ws';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { LIVE_PATH } from '../../../mock-server/live/server';
import { orderFor, setStage, signIn } from '../harness';
import { cancel, connect, track } from './live-stage';

const stage = setStage();
const { regular, newcomer } = demoCustomers;
const REGULAR = '101';

const open = (protocols: string[] = []) =>
  new WebSocket(`ws://localhost:${stage.backend.livePort}${LIVE_PATH}`, protocols);
const tokenOf = async (sub: string) => (await signIn(stage.backend, stage.clock, sub)).token;
const say = (socket: WebSocket, frame: object) => socket.send(JSON.stringify(frame));
async function hear(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}
const log = async () => (await stage.visitor.call('GET', '/__log')).body as { framesIgnored: number };
/** Nothing more was said before this. */
async function expectSilence(socket: WebSocket, customerId: string): Promise<void> {
  say(socket, connect(customerId));
  expect(await hear(socket)).toEqual({ key: 'customer_connected', status: true });
}

describe("A customer's token as a subprotocol of the live connection", () => {
  it('binds the socket to the customer: it is answered, and follows its bookings', async () => {
    const { body } = await (await stage.customer(regular.sub)).call(
      'POST',
      '/bookings/createWebsiteOrder',
      orderFor(stage.clock),
    );
    const socket = open(['taxi-token', await tokenOf(regular.sub)]);
    await once(socket, 'open');
    expect(socket.protocol).toBe('taxi-token');
    await expectSilence(socket, REGULAR);
    say(socket, track((body as { tempBookingId: string }).tempBookingId, REGULAR));
    expect(await hear(socket)).toMatchObject({ job_status: 'SEARCHING' });
    socket.close();
  });

  it('refuses a 700 that names somebody else: nothing is heard of that customer, nothing is cancelled', async () => {
    const customer = await stage.customer(regular.sub);
    const { body } = await customer.call('POST', '/bookings/createWebsiteOrder', orderFor(stage.clock));
    const { tempBookingId } = body as { tempBookingId: string };
    const socket = open(['taxi-token', await tokenOf(newcomer.sub)]);
    await once(socket, 'open');
    say(socket, connect(REGULAR));
    expect(await hear(socket)).toEqual({ key: 'customer_connected', status: false });
    say(socket, track(tempBookingId, REGULAR));
    say(socket, cancel(tempBookingId));
    await expectSilence(socket, '102');
    socket.close();
    const { body: booking } = await customer.call('GET', `/bookings/${tempBookingId}`);
    expect(booking).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN' });
  });

  it.each([
    ['that is not valid', async () => 'nonsense'],
    [
      'that has expired',
      async () => {
        const token = await tokenOf(regular.sub);
        stage.clock.advance(8 * 3600);
        return token;
      },
    ],
    ['that is a refresh token', async () => (await signIn(stage.backend, stage.clock, regular.sub)).refreshToken],
  ])('%s is refused before the socket opens: 401', async (_what, tokenFor) => {
    const [, response] = await once(open(['taxi-token', await tokenFor()]), 'unexpected-response');
    expect(response.statusCode).toBe(401);
  });

  it('a socket without one is as before', async () => {
    const socket = open();
    await once(socket, 'open');
    expect(socket.protocol).toBe('');
    await expectSilence(socket, REGULAR);
    socket.close();
  });
});

describe('A socket of the live connection', () => {
  it('belongs to one customer: a second 700 with another id is ignored', async () => {
    const socket = open();
    await once(socket, 'open');
    await expectSilence(socket, REGULAR);
    say(socket, connect('102'));
    await expectSilence(socket, REGULAR);
    expect(await log()).toMatchObject({ framesIgnored: 1 });
    socket.close();
  });

  it('takes text only: a binary frame is ignored', async () => {
    const socket = open();
    await once(socket, 'open');
    socket.send(Buffer.from(JSON.stringify(connect(REGULAR))));
    await expectSilence(socket, REGULAR);
    expect(await log()).toMatchObject({ framesIgnored: 1, cases: { 700: 1 } });
    socket.close();
  });
});
