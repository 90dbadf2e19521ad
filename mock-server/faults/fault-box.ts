import type { Fault } from './fault';

/**
 * An active fault as it was sent, and how often it has occurred. `left` is null for a fault that lasts until the reset.
 */
type FaultReport = Fault & { readonly id: number; readonly left: number | null; readonly happened: number };

/** The faults in force. The first one that fits wins; one whose times are used up fits no more. */
export interface FaultBox {
  /** Adds to what is in force and tells the subscribers. */
  add(faults: readonly Fault[]): void;
  /** Everything in force, in the order in which it was given, used up or not. */
  list(): readonly FaultReport[];
  /** Nothing is in force any more. */
  clear(): void;
  /** Counts and returns the first matching fault; null without one. */
  take<Kind extends Fault>(fits: (fault: Fault) => fault is Kind): Kind | null;
  /** Calls back after every {@link FaultBox.add}; answers the way to stop that. */
  subscribe(callback: () => void): () => void;
}

/** An empty box; `onHappened` hears of every fault that is taken. */
export function createFaultBox(onHappened: (fault: Fault) => void = () => {}): FaultBox {
  let entries: { readonly id: number; readonly fault: Fault; happened: number }[] = [];
  let nextId = 1;
  const subscribers = new Set<() => void>();
  const isUsedUp = ({ fault, happened }: (typeof entries)[number]) =>
    fault.times !== undefined && happened >= fault.times;
  return {
    add: (faults) => {
      for (const fault of faults) {
        entries.push({ id: nextId, fault, happened: 0 });
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
