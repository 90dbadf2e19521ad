import * as v from 'valibot';
import { createDispatch } from '../../../mock-server/dispatch/dispatch';
import { createFaultBox } from '../../../mock-server/faults/fault-box';
import { createConnection } from '../../../mock-server/live/connection';
import { createFaultyConnection } from '../../../mock-server/live/faulty-connection';
import { createLog } from '../../../mock-server/log';
import { seedState } from '../../../mock-server/samples/seed';
import type { ScenarioName } from '../../../mock-server/scenario';
import { createFleet } from '../../../mock-server/simulation/fleet';
import { openDataStore } from '../../../mock-server/storage';
import { ServerFrame } from '../../../src/live/wire';
import { createClock, orderFor } from '../harness';

/** The customer whose booking the frames are about. */
export const CUSTOMER = '101';
export const ACKNOWLEDGED = { key: 'customer_connected', status: true };

export const connect = (customer_id = CUSTOMER) => ({
  ...{ case_value: 700, customer_id, cav: '0.0.1' },
  ...{ device_id: 'device', device_name: 'Test', device_type: 'Web' },
});
export const track = (booking_id: string, customer_id = CUSTOMER) => ({ case_value: 705, customer_id, booking_id });
export const cancel = (booking_id: string) => ({ case_value: 706, customer_id: CUSTOMER, booking_id, reason: 'No' });

/** A live side with one booking. Its connections have no sockets: those are in live-proof.test.ts. */
export function liveSide(scenario: ScenarioName = 'happy') {
  const clock = createClock();
  const { now } = clock;
  const fleet = createFleet({ speed: 1, seed: 1, count: 10 });
  // Nobody waits until it is saved: no file is written.
  const store = openDataStore('no file', () => seedState(now(), fleet));
  const [log, faults, history] = [createLog(), createFaultBox(), new Map<string, string[]>()];
  const dispatch = createDispatch({ store, fleet, speed: 1, now, seed: 1, defaultScenario: () => scenario });
  const bookingId = dispatch.placeOrder(CUSTOMER, orderFor(clock));
  const ticks: (() => void)[] = [];

  const open = () => {
    const arrived: string[] = [];
    const events: (string | number)[] = [];
    const carrier = {
      send: (text: string) => arrived.push(text),
      close: (code: number) => events.push(code),
      cut: () => events.push('cut'),
      stopReading: () => events.push('stops reading'),
    };
    const make = (send: (text: string) => void) => createConnection({ dispatch, log, send });
    const connection = createFaultyConnection({ faults, history, carrier, connect: make });
    ticks.push(connection.tick);
    const raw = () => arrived.splice(0);
    return {
      send: (...frames: readonly unknown[]) => {
        for (const frame of frames) connection.receive(typeof frame === 'string' ? frame : JSON.stringify(frame));
      },
      /** The frames since the last time, word for word. */
      raw,
      /** The same, which have to fit the site's own schema. */
      heard: () => raw().map((text) => v.parse(ServerFrame, JSON.parse(text))),
      /** What became of its socket: the code that closed it, or in words. */
      events,
    };
  };
  /** Opens a connection and is acknowledged. */
  const connected = () => {
    const client = open();
    client.send(connect());
    expect(client.heard()).toEqual([ACKNOWLEDGED]);
    return client;
  };
  /** Opens one that has received the status of the booking and the first answer to case 705. */
  const follow = () => {
    const client = connected();
    client.send(track(bookingId));
    expect(client.heard()).toHaveLength(2);
    return client;
  };
  return {
    ...{ clock, dispatch, log, faults, bookingId, open, connected, follow },
    /** The clock goes on, and every connection looks at it. */
    pass: (seconds: number) => {
      clock.advance(seconds);
      for (const tick of ticks) tick();
    },
    booking: () => dispatch.find(CUSTOMER, bookingId),
  };
}
