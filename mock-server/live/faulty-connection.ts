import * as v from 'valibot';
import { ConnectFrame } from '../../src/live/wire';
import type { Fault, LiveFault } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import type { LiveConnection } from './connection';

/** The carrier of frames: a socket. */
export interface Carrier {
  send(text: string): void;
  close(code: number): void;
  /** Ends without a goodbye: the client sees 1006. */
  cut(): void;
  /** Stops reading, even a close frame. */
  stopReading(): void;
}

interface FaultyConnectionParts {
  readonly faults: FaultBox;
  /** The frames that each customer has received on all connections, for the fault `replay`. */
  readonly history: Map<string, string[]>;
  readonly carrier: Carrier;
  /** Creates the true connection. */
  readonly connect: (send: (text: string) => void) => LiveConnection;
}

type Named<Name extends LiveFault['live']> = Extract<LiveFault, { live: Name }>;
/** A fault of a connection that is open. */
type RunningFault = Exclude<LiveFault, Named<'refuse-upgrade' | 'accept-then-drop'>>;

const isNamed =
  <Name extends LiveFault['live']>(...names: readonly Name[]) =>
  (fault: Fault): fault is Named<Name> =>
    'live' in fault && names.some((name) => name === fault.live);
const isRunning = isNamed('close', 'silence', 'mute', 'raw', 'replay');

const FRAMES_PER_CUSTOMER = 100;
const INTERNAL_ERROR = 1011;
const SERVICE_UNAVAILABLE = 503;
const ConnectText = v.pipe(v.string(), v.parseJson(), ConnectFrame);

/** The HTTP status that refuses the upgrade of a socket (fault `refuse-upgrade`); null if it may open. */
export function refusedUpgradeStatus(faults: FaultBox): number | null {
  const fault = faults.take(isNamed('refuse-upgrade'));
  return fault ? (fault.status ?? SERVICE_UNAVAILABLE) : null;
}

/**
 * Applies the active faults between a socket and its true connection. Like that connection it uses neither
 * sockets nor timers. Without faults every frame passes unchanged.
 */
export function createFaultyConnection({ faults, history, carrier, connect }: FaultyConnectionParts) {
  /** The faults of this connection: each affects it once, some from then on. */
  const affecting: RunningFault[] = [];
  const isAffectedBy = (name: RunningFault['live']) => affecting.some(({ live }) => live === name);
  /** The customer in the first 700. */
  let customerId: string | null = null;
  let hasEnded = false;
  /** False once the true connection is cut off, in both directions. */
  const isServed = () => !hasEnded && !isAffectedBy('silence');
  const sent = () => history.get(customerId ?? '') ?? [];

  const fits = (fault: Fault): fault is RunningFault => {
    if (hasEnded || !isRunning(fault) || affecting.includes(fault)) return false;
    // A replay waits for a customer.
    if (fault.live === 'replay' && customerId === null) return false;
    return isServed() || fault.live === 'close';
  };
  const perform = (fault: RunningFault) => {
    if (fault.live === 'silence') carrier.stopReading();
    if (fault.live === 'raw') carrier.send(fault.text);
    if (fault.live === 'replay') for (const text of sent()) carrier.send(text);
    if (fault.live === 'close') {
      hasEnded = true;
      carrier.close(fault.code ?? INTERNAL_ERROR);
    }
  };
  const performAll = () => {
    const fault = faults.take(fits);
    if (!fault) return;
    affecting.push(fault);
    perform(fault);
    performAll();
  };

  const connection = connect((text) => {
    if (!isServed() || isAffectedBy('mute')) return;
    carrier.send(text);
    if (customerId !== null) history.set(customerId, [...sent(), text].slice(-FRAMES_PER_CUSTOMER));
  });
  const unsubscribe = faults.subscribe(performAll);
  const end = () => {
    hasEnded = true;
    unsubscribe();
  };
  if (faults.take(isNamed('accept-then-drop'))) {
    end();
    carrier.cut();
  }
  return {
    receive: (text: string) => {
      if (!isServed()) return;
      const connecting = v.safeParse(ConnectText, text);
      if (connecting.success) customerId ??= String(connecting.output.customer_id);
      connection.receive(text);
      if (connecting.success) performAll();
    },
    tick: () => {
      if (isServed()) connection.tick();
    },
    end,
  };
}
