import * as v from 'valibot';
import { ConnectFrame, ServerFrame } from '../../src/live/wire';
import { burstOf, type Position } from '../faults/burst';
import { type Fault, isLiveFault } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import type { FrameHistory } from '../faults/frame-history';
import { type HandshakeFault, isRunning, type RunningFault } from '../faults/live-fault';
import { type Oddity, oddFrame } from '../faults/malformed-frames';
import { createAgenda } from '../faults/schedule';
import type { createConnection } from './connection';

/** The carrier of frames: a socket of `ws` or of mock-socket. */
export interface Carrier {
  send(text: string, isBinary: boolean): void;
  close(code: number, reason: string): void;
  /** Ends without a goodbye: the client sees 1006. */
  cut(): void;
  /** Stops reading, even a close frame. */
  stopReading(): void;
}

type LiveConnection = ReturnType<typeof createConnection>;

/** A live connection on which faults happen. */
interface FaultyConnection extends LiveConnection {
  /** The socket has closed: faults no longer count it. */
  end(): void;
}

/** The parts of a faulty connection. */
interface FaultyConnectionParts {
  readonly faults: FaultBox;
  readonly history: FrameHistory;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly carrier: Carrier;
  /** Creates the true connection. */
  readonly connect: (send: (text: string) => void) => LiveConnection;
}

/** Later than the 5 s that the site waits (Spec §7). */
const LATE_ACK_MS = 6_000;
const BURST_FRAMES = 500;
const INTERNAL_ERROR = 1011;
const SERVICE_UNAVAILABLE = 503;
const REFUSAL = JSON.stringify({ key: 'customer_connected', status: false } satisfies ServerFrame);
const ConnectText = v.pipe(v.string(), v.parseJson(), ConnectFrame);

type RefusedUpgrade = Extract<HandshakeFault, { live: 'refuse-upgrade' }>;
const isRefusedUpgrade = (fault: Fault): fault is RefusedUpgrade =>
  isLiveFault(fault) && fault.live === 'refuse-upgrade';
/** The faults after a successful upgrade. */
const isHandshake = (fault: Fault): fault is Exclude<HandshakeFault, RefusedUpgrade> =>
  isLiveFault(fault) && !isRunning(fault) && fault.live !== 'refuse-upgrade';

/** The HTTP status that refuses the upgrade of a socket (fault `refuse-upgrade`); null if it may open. */
export function refusedUpgradeStatus(faults: FaultBox): number | null {
  const fault = faults.take(isRefusedUpgrade);
  return fault ? (fault.status ?? SERVICE_UNAVAILABLE) : null;
}

/**
 * Applies the active faults (DESIGN §8) between a socket and its true connection. Like that connection it uses neither
 * sockets nor timers: delayed events happen in `tick`. Without faults every frame passes unchanged.
 */
export function createFaultyConnection(parts: FaultyConnectionParts): FaultyConnection {
  const { faults, history, now, carrier, connect } = parts;
  const handshake = faults.take(isHandshake);
  const agenda = createAgenda(now);
  const hasHit = new Set<Fault>();
  /** The customer in the last 700, and the acknowledged one. */
  let namedId: string | null = null;
  let customerId: string | null = null;
  let position: Position | null = null;
  /** False once the true connection is cut off, in both directions. */
  let isServed = true;
  let hasEnded = false;
  let isMute = false;
  const odd = { oddities: new Set<Oddity>(), leftOut: new Set<string>() };

  const deliver = (trueText: string) => {
    if (isMute) return;
    const text = oddFrame(trueText, odd);
    carrier.send(text, false);
    if (customerId !== null) history.add(customerId, text);
  };

  const acknowledge = (text: string) => {
    switch (handshake?.live) {
      case 'no-ack':
        return;
      case 'late-ack':
        return agenda.after(handshake.delayMs ?? LATE_ACK_MS, () => {
          if (isServed && !hasEnded) deliver(text);
        });
      case 'refuse':
        isServed = false;
        return deliver(REFUSAL);
      default:
        deliver(text);
    }
  };

  /** A fault affects a connection once. A burst waits for a position, a replay for a customer. */
  const fits = (fault: Fault): fault is RunningFault => {
    if (!isLiveFault(fault) || !isRunning(fault) || hasHit.has(fault)) return false;
    if (fault.live === 'close') return true;
    if (fault.live === 'burst') return isServed && position !== null;
    if (fault.live === 'replay') return isServed && customerId !== null;
    return isServed;
  };

  const perform = (fault: RunningFault) => {
    switch (fault.live) {
      case 'close':
        return agenda.after(fault.afterMs ?? 0, () => {
          if (hasEnded) return;
          hasEnded = true;
          carrier.close(fault.code ?? INTERNAL_ERROR, fault.reason ?? '');
        });
      case 'silence':
        isServed = false;
        return carrier.stopReading();
      case 'mute':
        isMute = true;
        return;
      case 'text-minutes':
      case 'zero-position':
      case 'byte-order-mark':
        odd.oddities.add(fault.live);
        return;
      case 'leave-out':
        for (const field of fault.fields) odd.leftOut.add(field);
        return;
      case 'raw':
        return carrier.send(fault.text, fault.binary ?? false);
      case 'burst':
        if (!position) return;
        for (const one of burstOf(position, fault.count ?? BURST_FRAMES)) carrier.send(JSON.stringify(one), false);
        return;
      case 'replay':
        for (const text of history.of(customerId ?? '')) carrier.send(text, false);
    }
  };

  const performAll = () => {
    const fault = hasEnded ? null : faults.take(fits);
    if (!fault) return;
    hasHit.add(fault);
    perform(fault);
    performAll();
  };

  const connection = connect((text) => {
    if (!isServed || hasEnded) return;
    const frame = v.parse(ServerFrame, JSON.parse(text));
    if (frame.key === 'customer_connected') {
      if (!frame.status) return deliver(text);
      customerId = namedId;
      return acknowledge(text);
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
  if (handshake?.live === 'accept-then-drop') {
    agenda.after(handshake.afterMs ?? 0, () => {
      end();
      carrier.cut();
    });
  }

  return {
    receive: (text) => {
      if (!isServed || hasEnded) return;
      const connecting = v.safeParse(ConnectText, text);
      if (connecting.success) namedId = String(connecting.output.customer_id);
      connection.receive(text);
      if (connecting.success) performAll();
    },
    tick: () => {
      agenda.run();
      if (isServed && !hasEnded) connection.tick();
    },
    end,
  };
}
