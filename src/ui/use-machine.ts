import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';
import { useStable } from './effects';

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

/** What time does to a flow: it begins when a state has its key, and is repeated until the state has it no more. */
export interface Timer<Event> {
  readonly key: string;
  readonly delayMs: number;
  /** Returns the event; null for none. */
  readonly fire: () => Event | null;
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
  /** The timers of a state. They run while the screen is shown. */
  readonly timers?: (state: State) => readonly Timer<Event>[];
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
  const latest = useStable(() => machine);
  const [{ store, effects, start }] = useState(() => createMachine(machine.initial, latest));
  useEffect(start, [start]);
  const { shown = (whole: State) => whole as State & Shown } = machine;
  const getShown = () => shown(store.get());
  const state = useSyncExternalStore(store.subscribe, getShown, getShown);
  return { state, read: store.get, ...effects };
}

function createMachine<State, Event, Shown>(initial: State, latest: () => Machine<State, Event, Shown>) {
  const store = createStore(initial);
  /** By key; null while the screen is not shown. */
  let running: Map<string, ReturnType<typeof setInterval>> | null = null;
  const setTimers = (wanted: readonly Timer<Event>[]) => {
    for (const [key, timer] of running ?? []) {
      if (wanted.some((other) => other.key === key)) continue;
      clearInterval(timer);
      running?.delete(key);
    }
    for (const { key, delayMs, fire } of wanted) {
      const onTime = () => {
        const event = fire();
        if (event !== null) send(event);
      };
      if (running?.has(key) === false) running.set(key, setInterval(onTime, delayMs));
    }
  };
  const timersNow = () => latest().timers?.(store.get()) ?? [];
  const send = (event: Event): boolean => {
    const before = store.get();
    const after = latest().next(before, event);
    if (Object.is(after, before)) return false;
    store.set(after);
    setTimers(timersNow());
    latest().onMoved?.(after, before, effects);
    return true;
  };
  const effects: Effects<Event> = { send, run: runInto(send) };
  const start = () => {
    running = new Map();
    setTimers(timersNow());
    return () => {
      setTimers([]);
      running = null;
    };
  };
  return { store, effects, start };
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
