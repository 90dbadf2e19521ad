import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/** A flow: where it starts, its one pure rule, and what follows from a step. */
interface Machine<State, Event> {
  readonly initial: State;
  /** Answers the very same object when the event changes nothing. */
  readonly next: (state: State, event: Event) => State;
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
  readonly state: State;
  /** Answers whether the event changed anything. */
  readonly send: (event: Event) => boolean;
} {
  const latest = useRef(machine);
  useEffect(() => {
    latest.current = machine;
  });
  const [store] = useState(() => createStore(machine.initial));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  const send = useCallback(
    function send(event: Event): boolean {
      const before = store.get();
      const after = latest.current.next(before, event);
      if (Object.is(after, before)) return false;
      store.set(after);
      latest.current.onMoved?.(after, before, send);
      return true;
    },
    [store],
  );
  return { state, send };
}
