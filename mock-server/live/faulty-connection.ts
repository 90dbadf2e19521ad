import * as v from 'valibot';
import { ConnectFrame, ServerFrame, type TrackingFrame } from '../../src/live/wire';
import { BYTE_ORDER_MARK, withChangedFields } from '../faults/changed-fields';
import type { Fault, LiveFault } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import type { LiveConnection } from './connection';

/** The carrier of frames: a socket. */
export interface Carrier {
  send(text: string, isBinary: boolean): void;
  close(code: number): void;
  /** Ends without a goodbye: the client sees 1006. */
  cut(): void;
  /** Stops reading, even a close frame. */
  stopReading(): void;
}

/** A live connection on which faults happen. */
interface FaultyConnection extends LiveConnection {
  /** The socket has closed: faults no longer count it. */
  end(): void;
}

interface FaultyConnectionParts {
  readonly faults: FaultBox;
  /** The frames that each customer has received on all connections, for the fault `replay`. */
  readonly history: Map<string, string[]>;
  readonly carrier: Carrier;
  /** Creates the true connection. */
  readonly connect: (send: (text: string) => void) => LiveConnection;
}

type Position = v.InferOutput<typeof TrackingFrame>;
type Named<Name extends LiveFault['live']> = Extract<LiveFault, { live: Name }>;
type OpeningFault = Named<'no-ack' | 'refuse' | 'accept-then-drop'>;
type RunningFault = Exclude<LiveFault, OpeningFault | Named<'refuse-upgrade'>>;

const isRefusedUpgrade = (fault: Fault): fault is Named<'refuse-upgrade'> =>
  'live' in fault && fault.live === 'refuse-upgrade';
const isOpening = (fault: Fault): fault is OpeningFault =>
  'live' in fault && ['no-ack', 'refuse', 'accept-then-drop'].includes(fault.live);
const isRunning = (fault: Fault): fault is RunningFault =>
  'live' in fault && !isOpening(fault) && !isRefusedUpgrade(fault);

const FRAMES_PER_CUSTOMER = 100;
const BURST_FRAMES = 500;
/** About a kilometre: far enough for every frame of a burst to be another place. */
const BURST_DEGREES = 0.01;
const INTERNAL_ERROR = 1011;
const SERVICE_UNAVAILABLE = 503;
const REFUSAL = JSON.stringify({ key: 'customer_connected', status: false } satisfies ServerFrame);
const ConnectText = v.pipe(v.string(), v.parseJson(), ConnectFrame);

/** The HTTP status that refuses the upgrade of a socket (fault `refuse-upgrade`); null if it may open. */
export function refusedUpgradeStatus(faults: FaultBox): number | null {
  const fault = faults.take(isRefusedUpgrade);
  return fault ? (fault.status ?? SERVICE_UNAVAILABLE) : null;
}

/**
 * Applies the active faults between a socket and its true connection. Like that connection it uses neither
 * sockets nor timers. Without faults every frame passes unchanged.
 */
export function createFaultyConnection({ faults, history, carrier, connect }: FaultyConnectionParts): FaultyConnection {
  const opening = faults.take(isOpening);
  /** The faults of this connection: each affects it once, some from then on. */
  const affecting: RunningFault[] = [];
  const isAffectedBy = (name: RunningFault['live']) => affecting.some(({ live }) => live === name);
  /** The customer in the last 700, and the acknowledged one. */
  let namedId: string | null = null;
  let customerId: string | null = null;
  let position: Position | null = null;
  let isRefused = false;
  let hasEnded = false;
  /** False once the true connection is cut off, in both directions. */
  const isServed = () => !hasEnded && !isRefused && !isAffectedBy('silence');
  const sentTo = (id: string | null) => history.get(id ?? '') ?? [];

  const deliver = (text: string) => {
    if (isAffectedBy('mute')) return;
    const sent = oddFrame(text, affecting);
    carrier.send(sent, false);
    if (customerId !== null) history.set(customerId, [...sentTo(customerId), sent].slice(-FRAMES_PER_CUSTOMER));
  };

  /** A burst waits for a position, a replay for a customer. */
  const fits = (fault: Fault): fault is RunningFault => {
    if (hasEnded || !isRunning(fault) || affecting.includes(fault)) return false;
    if (fault.live === 'burst') return isServed() && position !== null;
    if (fault.live === 'replay') return isServed() && customerId !== null;
    return isServed() || fault.live === 'close';
  };
  const perform = (fault: RunningFault) => {
    if (fault.live === 'silence') carrier.stopReading();
    if (fault.live === 'raw') carrier.send(fault.text, fault.binary ?? false);
    if (fault.live === 'replay') for (const text of sentTo(customerId)) carrier.send(text, false);
    if (fault.live === 'burst') {
      for (const one of burstOf(position, fault.count ?? BURST_FRAMES)) carrier.send(JSON.stringify(one), false);
    }
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
    if (!isServed()) return;
    const frame = v.parse(ServerFrame, JSON.parse(text));
    if (frame.key === 'customer_connected' && frame.status) {
      customerId = namedId;
      isRefused = opening?.live === 'refuse';
      if (opening?.live !== 'no-ack') deliver(isRefused ? REFUSAL : text);
      return;
    }
    deliver(text);
    if (frame.key !== 'customer_job_driver_tracking' || !frame.driver_location) return;
    position = frame;
    performAll();
  });
  const unsubscribe = faults.subscribe(performAll);
  const end = () => {
    hasEnded = true;
    unsubscribe();
  };
  if (opening?.live === 'accept-then-drop') {
    end();
    carrier.cut();
  }
  return {
    receive: (text) => {
      if (!isServed()) return;
      const connecting = v.safeParse(ConnectText, text);
      if (connecting.success) namedId = String(connecting.output.customer_id);
      connection.receive(text);
      if (connecting.success) performAll();
    },
    tick: () => {
      if (isServed()) connection.tick();
    },
    end,
  };
}

/** The JSON text of a frame with the oddities of these faults; unchanged without any. */
function oddFrame(text: string, faults: readonly RunningFault[]): string {
  const leaveOut = faults.flatMap((fault) => (fault.live === 'leave-out' ? fault.fields : []));
  const hasTextMinutes = faults.some(({ live }) => live === 'text-minutes');
  const isText = (name: string) => hasTextMinutes && name.endsWith('_in_min');
  const isChanged = hasTextMinutes || leaveOut.length > 0;
  const frame = isChanged ? JSON.stringify(withChangedFields(JSON.parse(text), { leaveOut, isText })) : text;
  return faults.some(({ live }) => live === 'byte-order-mark') ? `${BYTE_ORDER_MARK}${frame}` : frame;
}

/** This many positions on which the vehicle approaches in a straight line, the last one its true position. */
function burstOf(position: Position | null, count: number): readonly Position[] {
  if (!position?.driver_location) return [];
  const { lat, lng } = position.driver_location;
  return Array.from({ length: count }, (_, index) => {
    const left = BURST_DEGREES * (1 - (index + 1) / count);
    return { ...position, driver_location: { lat: lat - left, lng } };
  });
}
