import { join } from 'node:path';
import { routeAlongStreets as alongStreets } from '../../mock-server/city/streets/street-route';
import { createDispatch } from '../../mock-server/dispatch/dispatch';
import { createFaultBox, type FaultBox } from '../../mock-server/faults/fault-box';
import { createLog } from '../../mock-server/log/backend-log';
import { seedState } from '../../mock-server/samples/seed';
import type { ScenarioName } from '../../mock-server/scenario/scenario';
import { createFleet } from '../../mock-server/simulation/fleet';
import { openDataStore } from '../../mock-server/storage/store';
import { createClock, orderFor, temporaryFolder } from './harness';
import { type Client, type LiveStage, stageOverMockSocket, stageOverRealSocket } from './live-carriers';

/** One frame of the server. */
export type Frame = Awaited<ReturnType<Client['next']>>;

/** What carries the frames: everything is told over both. */
export const carriers = [
  ['mock-socket', stageOverMockSocket],
  ['ws', stageOverRealSocket],
] as const;

/** The customer whose booking the frames are about. */
export const CUSTOMER = '101';
export const POSITION = 'customer_job_driver_tracking';
export const ACKNOWLEDGED = { key: 'customer_connected', status: true };

export const connect = (customer_id = CUSTOMER) => ({
  case_value: 700,
  customer_id,
  device_id: 'device',
  cav: '0.0.1',
  device_name: 'Test',
  device_type: 'Web',
});
export const track = (booking_id: string, customer_id = CUSTOMER) => ({ case_value: 705, customer_id, booking_id });
export const cancel = (booking_id: string) => ({
  case_value: 706,
  customer_id: CUSTOMER,
  booking_id,
  reason: 'No',
});

/** Opens a connection and is acknowledged. */
export async function connected(connectSocket: LiveStage['connect']): Promise<Client> {
  const client = await connectSocket();
  client.send(connect());
  expect(await client.next()).toEqual(ACKNOWLEDGED);
  return client;
}

/** Everything that is said up to and with the first frame that fits. */
export async function hearUntil(client: Client, isLast: (frame: Frame) => boolean): Promise<readonly Frame[]> {
  const frame = await client.next();
  return isLast(frame) ? [frame] : [frame, ...(await hearUntil(client, isLast))];
}

export const isPosition = ({ key }: Frame) => key === POSITION;
export const isStatus = (status: string) => (frame: Frame) => 'job_status' in frame && frame.job_status === status;
/** Frames as key and status, to be compared as a whole. */
export const words = (frames: readonly Frame[]) =>
  frames.map((frame) => `${frame.key} ${'job_status' in frame ? frame.job_status : ''}`.trim());

/** Once another client has been answered twice, everything sent before has been handled. */
export async function settle(connectSocket: LiveStage['connect']): Promise<void> {
  const other = await connected(connectSocket);
  other.send(connect());
  await other.next();
}

/** Says goodbye to every connection with a code that nothing else uses. */
export const endAll = (faults: FaultBox) => faults.add([{ live: 'close', code: 4999 }]);

/** A live side with one booking and one client, not yet connected; `pass` moves the clock and lets the server notice. */
export async function withClient(setUp: ReturnType<typeof liveStages>, scenario: ScenarioName = 'happy') {
  const stage = await setUp(scenario);
  const client = await stage.connectSocket();
  const pass = (seconds: number) => {
    stage.clock.advance(seconds);
    client.tick();
  };
  return { ...stage, client, pass };
}

/** Answers how to set up a live side with one booking; what was set up is gone after each test of the file. */
export function liveStages(openStage: typeof stageOverMockSocket) {
  const folder = temporaryFolder();
  let fileNumber = 0;
  const cleanUp: (() => void)[] = [];
  afterEach(() => {
    for (const close of cleanUp.splice(0)) close();
  });
  return async (scenario: ScenarioName = 'happy') => {
    fileNumber += 1;
    const clock = createClock();
    const fleet = createFleet({ alongStreets, speed: 1, seed: 1, count: 10 });
    const store = openDataStore(join(folder, `${fileNumber}.json`), () => seedState(clock.now(), fleet));
    const log = createLog();
    const { now } = clock;
    const defaultScenario = () => scenario;
    const dispatch = createDispatch({ store, fleet, alongStreets, speed: 1, now, seed: 1, defaultScenario });
    const faults = createFaultBox();
    const stage = await openStage({ dispatch, log, faults, now });
    cleanUp.push(stage.close);
    const bookingId = dispatch.placeOrder(CUSTOMER, orderFor(clock));
    return { clock, dispatch, log, faults, bookingId, connectSocket: stage.connect };
  };
}
