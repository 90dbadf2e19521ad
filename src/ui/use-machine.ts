import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/**
 * Starts an effect of a flow and sends its event; null has nothing to tell. An effect that throws or is rejected ends in `ifRejected`:
 * no flow waits for an answer that never comes. The error is on the console.
 */
export type Run<Event> = (effect: () => Promise<Event | null> | Event | null, ifRejected: Event | null) => void;

/** The two ways out of an effect: the event that it ends in, and events on the way. */
export interface Effects<Event> {
  readonly run: Run<Event>;
  readonly send: (event: Event) => boolean;
}

/** A flow: where it starts, its one pure rule, and what follows from a step. */
interface Machine<State, Event> {
  readonly initial: State;
  /** Answers the very same object when the event changes nothing. */
  readonly next: (state: State, event: Event) => State;
  /** Whether nothing that is shown differs: then React is not told of the state, and goes on with the one before. */
  readonly looksSame?: (state: State, shown: State) => boolean;
  /** Called once per change, with the state before it: starts the effects whose answers are events. */
  readonly onMoved?: (state: State, before: State, effects: Effects<Event>) => void;
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
  /** For an effect that an event outside of the flow starts. */
  readonly run: Run<Event>;
} {
  const latest = useRef(machine);
  useEffect(() => {
    latest.current = machine;
  });
  const [store] = useState(() => createStore(machine.initial));
  const [shown] = useState(() => createStore(machine.initial));
  const state = useSyncExternalStore(shown.subscribe, shown.get, shown.get);

  const [effects] = useState((): Effects<Event> => {
    const send = (event: Event): boolean => {
      const before = store.get();
      const after = latest.current.next(before, event);
      if (Object.is(after, before)) return false;
      store.set(after);
      if (!latest.current.looksSame?.(after, shown.get())) shown.set(after);
      latest.current.onMoved?.(after, before, effects);
      return true;
    };
    const effects = { send, run: runInto(send) };
    return effects;
  });
  return { state, read: store.get, ...effects };
}

function runInto<Event>(send: (event: Event) => boolean): Run<Event> {
  const end = (event: Event | null) => void (event !== null && send(event));
  return (effect, ifRejected) => {
    const reject = (error: unknown) => {
      console.error(error);
      end(ifRejected);
    };
    try {
      const answer = effect();
      if (answer instanceof Promise) answer.then(end, reject);
      else end(answer);
    } catch (error) {
      reject(error);
    }
  };
}
