import { type Fault, isHttpFault } from './fault';

/** An active fault as sent, and its number of occurrences. `left` is null for a fault that lasts until the reset. */
type FaultReport = Fault & { readonly id: number; readonly left: number | null; readonly happened: number };

/** The active faults. The first matching one applies; a fault without remaining occurrences no longer matches. */
export interface FaultBox {
  /** Adds faults to the active ones and notifies the subscribers. */
  add(faults: readonly Fault[]): void;
  /** All faults in the order of their addition, including those without remaining occurrences. */
  list(): readonly FaultReport[];
  /** Removes all faults. */
  clear(): void;
  /** Counts and returns the first matching fault; null without one. */
  take<Kind extends Fault>(fits: (fault: Fault) => fault is Kind): Kind | null;
  /** Calls back after every {@link FaultBox.add}; returns a function that unsubscribes. */
  subscribe(callback: () => void): () => void;
}

/** Creates an empty box; `onHappened` is called for every fault taken. */
export function createFaultBox(onHappened: (fault: Fault) => void = () => {}): FaultBox {
  let entries: { readonly id: number; readonly fault: Fault; fitted: number; happened: number }[] = [];
  let nextId = 1;
  const subscribers = new Set<() => void>();
  const isUsedUp = ({ fault, happened }: (typeof entries)[number]) =>
    fault.times !== undefined && happened >= fault.times;
  return {
    add: (faults) => {
      for (const fault of faults) {
        entries.push({ id: nextId, fault, fitted: 0, happened: 0 });
        nextId += 1;
      }
      for (const callback of [...subscribers]) callback();
    },
    list: () =>
      entries.map(({ id, fault, happened }) => ({
        ...fault,
        id,
        left: fault.times === undefined ? null : fault.times - happened,
        happened,
      })),
    clear: () => {
      entries = [];
    },
    take: (fits) => {
      for (const entry of entries) {
        const { fault } = entry;
        if (isUsedUp(entry) || !fits(fault)) continue;
        entry.fitted += 1;
        if (isHttpFault(fault) && (entry.fitted - 1) % (fault.every ?? 1) !== 0) continue;
        entry.happened += 1;
        onHappened(fault);
        return fault;
      }
      return null;
    },
    subscribe: (callback) => {
      subscribers.add(callback);
      return () => {
        subscribers.delete(callback);
      };
    },
  };
}
