import { join } from 'node:path';
import { createDispatch } from '../../../mock-server/dispatch/dispatch';
import { createFaultBox } from '../../../mock-server/faults/fault-box';
import { createLog } from '../../../mock-server/log';
import { seedState } from '../../../mock-server/samples/seed';
import type { ScenarioName } from '../../../mock-server/scenario';
import { createFleet } from '../../../mock-server/simulation/fleet';
import { openDataStore } from '../../../mock-server/storage';
import { createClock, orderFor, temporaryFolder } from '../harness';
import { type Client, openLiveStage } from './live-client';

/** One frame of the server. */
type Frame = Awaited<ReturnType<Client['next']>>;

/** The customer whose booking the frames are about. */
export const CUSTOMER = '101';
export const POSITION = 'customer_job_driver_tracking';
export const ACKNOWLEDGED = { key: 'customer_connected', status: true };

export const connect = (customer_id = CUSTOMER) => ({
  ...{ case_value: 700, customer_id, cav: '0.0.1' },
  ...{ device_id: 'device', device_name: 'Test', device_type: 'Web' },
});
export const track = (booking_id: string, customer_id = CUSTOMER) => ({ case_value: 705, customer_id, booking_id });
export const cancel = (booking_id: string) => ({
  ...{ case_value: 706, customer_id: CUSTOMER, booking_id, reason: 'No' },
});

/** Every frame up to and with the first one that fits. */
export async function framesUntil(client: Client, isLast: (frame: Frame) => boolean): Promise<readonly Frame[]> {
  const frame = await client.next();
  return isLast(frame) ? [frame] : [frame, ...(await framesUntil(client, isLast))];
}

export const isPosition = ({ key }: Frame) => key === POSITION;
export const isStatus = (status: string) => (frame: Frame) => 'job_status' in frame && frame.job_status === status;
/** Frames as key and status, to be compared as a whole. */
export const words = (frames: readonly Frame[]) =>
  frames.map((frame) => `${frame.key} ${'job_status' in frame ? frame.job_status : ''}`.trim());

/** Sets up live sides for the tests of a file; each is gone after its test. */
export function liveSides() {
  const folder = temporaryFolder();
  let fileNumber = 0;
  const cleanUp: (() => void)[] = [];
  afterEach(() => {
    for (const close of cleanUp.splice(0)) close();
  });

  /** A live side with one booking, without a client. */
  async function setUp(scenario: ScenarioName = 'happy') {
    fileNumber += 1;
    const clock = createClock();
    const { now } = clock;
    const fleet = createFleet({ speed: 1, seed: 1, count: 10 });
    const store = openDataStore(join(folder, `${fileNumber}.json`), () => seedState(now(), fleet));
    const [log, faults] = [createLog(), createFaultBox()];
    const dispatch = createDispatch({ store, fleet, speed: 1, now, seed: 1, defaultScenario: () => scenario });
    const stage = await openLiveStage({ dispatch, log, faults, saved: store.saved, now });
    cleanUp.push(stage.close);
    const bookingId = dispatch.placeOrder(CUSTOMER, orderFor(clock));
    /** Opens a connection and is acknowledged. */
    const connected = async () => {
      const client = await stage.connect();
      client.send(connect());
      expect(await client.next()).toEqual(ACKNOWLEDGED);
      return client;
    };
    return {
      ...{ clock, dispatch, log, faults, bookingId, connected, connectSocket: stage.connect },
      /** Advances the clock, at which the server looks by itself. */
      pass: clock.advance,
      /** Once another client has been answered twice, everything sent before has been handled. */
      settle: async () => {
        const other = await connected();
        other.send(connect());
        await other.next();
      },
      /** Closes every connection with a code that nothing else uses. */
      endAll: () => faults.add([{ live: 'close', code: 4999 }]),
    };
  }
  /** With a client that is acknowledged. */
  async function open(scenario?: ScenarioName) {
    const side = await setUp(scenario);
    return { ...side, client: await side.connected() };
  }
  /** With a client that follows the booking: it has received the status and the first answer to case 705. */
  async function openFollowed(scenario?: ScenarioName) {
    const side = await open(scenario);
    side.client.send(track(side.bookingId));
    await framesUntil(side.client, isPosition);
    return side;
  }
  return { setUp, open, openFollowed };
}
