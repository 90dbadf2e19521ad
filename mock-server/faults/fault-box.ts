import type { Fault } from './fault';

/** An active fault as sent, and its number of occurrences. `left` is null for a fault that lasts until the reset. */
type FaultReport = Fault & { readonly id: number; readonly left: number | null; readonly happened: number };

/** The active faults. The first matching one applies; a fault without remaining occurrences no longer matches. */
export type FaultBox = ReturnType<typeof createFaultBox>;

/** Creates an empty box; `onHappened` is called for every fault taken. */
export function createFaultBox(onHappened: (fault: Fault) => void = () => {}) {
  let entries: { readonly id: number; readonly fault: Fault; fitted: number; happened: number }[] = [];
  let lastId = 0;
  const subscribers = new Set<() => void>();
  const leftOf = ({ fault: { times }, happened }: (typeof entries)[number]) =>
    times === undefined ? null : times - happened;
  return {
    /** Adds faults to the active ones and notifies the subscribers. */
    add: (faults: readonly Fault[]) => {
      for (const fault of faults) {
        lastId += 1;
        entries.push({ id: lastId, fault, fitted: 0, happened: 0 });
      }
      for (const callback of [...subscribers]) callback();
    },
    /** All faults in the order of their addition, including those without remaining occurrences. */
    list: (): readonly FaultReport[] =>
      entries.map((entry) => ({ ...entry.fault, id: entry.id, left: leftOf(entry), happened: entry.happened })),
    clear: () => {
      entries = [];
    },
    /** Counts and returns the first matching fault; null without one. */
    take: <Kind extends Fault>(fits: (fault: Fault) => fault is Kind): Kind | null => {
      for (const entry of entries) {
        const { fault } = entry;
        const every = 'match' in fault ? (fault.every ?? 1) : 1;
        if (leftOf(entry) === 0 || !fits(fault)) continue;
        entry.fitted += 1;
        if ((entry.fitted - 1) % every !== 0) continue;
        entry.happened += 1;
        onHappened(fault);
        return fault;
      }
      return null;
    },
    /** Calls back after every `add`; returns a function that unsubscribes. */
    subscribe: (callback: () => void) => {
      subscribers.add(callback);
      return () => {
        subscribers.delete(callback);
      };
    },
  };
}
