import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/** A flow: where it starts, its one pure rule, and what follows from a step. */
interface Machine<State, Event> {
  readonly initial: State;
  /** Answers the very same object when the event changes nothing. */
  readonly next: (state: State, event: Event) => State;
  /** Whether nothing that is shown differs: then React is not told of the state, and goes on with the one before. */
  readonly looksSame?: (state: State, shown: State) => boolean;
  /** Called once per change, with what was before: here the calls are made whose answers come back as events. */
  readonly onMoved?: (state: State, before: State, send: (event: Event) => void) => void;
}

/**
 * A machine plus its effects. The state is kept outside React's on purpose: the second of two clicks in one tick must see what the
 * first has done. An effect whose screen has gone still gets its answer to the machine; it just shows nowhere.
 */
export function useMachine<State, Event>(
  machine: Machine<State, Event>,
): {
  /** The latest that looks different from the one before. */
  readonly state: State;
  /** The latest of all. */
  readonly read: () => State;
  /** Answers whether the event changed anything. */
  readonly send: (event: Event) => boolean;
} {
  const latest = useRef(machine);
  useEffect(() => {
    latest.current = machine;
  });
  const [store] = useState(() => createStore(machine.initial));
  const [shown] = useState(() => createStore(machine.initial));
  const state = useSyncExternalStore(shown.subscribe, shown.get, shown.get);

  const send = useCallback(
    function send(event: Event): boolean {
      const before = store.get();
      const after = latest.current.next(before, event);
      if (Object.is(after, before)) return false;
      store.set(after);
      if (!latest.current.looksSame?.(after, shown.get())) shown.set(after);
      latest.current.onMoved?.(after, before, send);
      return true;
    },
    [store, shown],
  );
  return { state, read: store.get, send };
}
