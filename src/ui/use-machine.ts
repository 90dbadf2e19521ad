import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/**
 * Runs an effect of a flow and sends its event; null sends none. If the effect throws or rejects, sends `ifRejected`,
 * so that no flow waits forever, and logs the error.
 */
export type Run<Event> = (effect: () => Promise<Event | null> | Event | null, ifRejected: Event | null) => void;

/** An effect's outputs: its final event, and events in between. */
export interface Effects<Event> {
  readonly run: Run<Event>;
  readonly send: (event: Event) => boolean;
}

/** A flow: its initial state, its pure transitions, and their effects. */
interface Machine<State, Event, Shown> {
  readonly initial: State;
  /** Returns the same object if the event changes nothing. */
  readonly next: (state: State, event: Event) => State;
  /** The part of the state that is rendered, the whole if missing: where it stays the same object, nothing is. */
  readonly shown?: (state: State) => Shown;
  /** Called once per change, with the previous state: starts the effects whose results are events. */
  readonly onMoved?: (state: State, before: State, effects: Effects<Event>) => void;
}

/**
 * A state machine with effects. The state is outside React, so that the second of two clicks in one tick sees the
 * result of the first. Effects that end after the screen has unmounted still reach the machine.
 */
export function useMachine<State, Event, Shown = State>(
  machine: Machine<State, Event, Shown>,
): {
  /** The rendered part of the state. */
  readonly state: Shown;
  /** Returns the latest state. */
  readonly read: () => State;
  /** Returns whether the event changed anything. */
  readonly send: (event: Event) => boolean;
  /** Runs an effect for an event outside the flow. */
  readonly run: Run<Event>;
} {
  const latest = useRef(machine);
  useEffect(() => {
    latest.current = machine;
  });
  const [store] = useState(() => createStore(machine.initial));
  const { shown = (whole: State) => whole as State & Shown } = machine;
  const getShown = () => shown(store.get());
  const state = useSyncExternalStore(store.subscribe, getShown, getShown);

  const [effects] = useState((): Effects<Event> => {
    const send = (event: Event): boolean => {
      const before = store.get();
      const after = latest.current.next(before, event);
      if (Object.is(after, before)) return false;
      store.set(after);
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
