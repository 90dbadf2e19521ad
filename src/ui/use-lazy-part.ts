import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../lib/store';
import { whenIdle } from './time/when-idle';

/** A part of a screen whose script is a chunk of its own. */
export interface LazyPart<Props> {
  /** The component, null until it has come; from then on for every screen that uses it. */
  readonly loaded: Store<ComponentType<Props> | null>;
  /** Fetches it unless it is there; answers whether it is. What has failed is fetched again the next time. */
  readonly load: () => Promise<boolean>;
}

/**
 * Makes a lazy part of a component, once and outside of any component:
 *
 *     const confirmDialog = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog);
 */
export function lazyPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loaded = createStore<ComponentType<Props> | null>(null);
  let underWay: Promise<boolean> | null = null;
  const fetchOnce = async () => {
    try {
      loaded.set(await fetch());
    } catch {
      // The network has gone, or a new version of the site has taken the place of the one that this page is of.
      underWay = null;
    }
    return loaded.get() !== null;
  };
  const load = () => {
    underWay ??= fetchOnce();
    return underWay;
  };
  return { loaded, load };
}

/** Where a lazy part stands. */
export interface LazyPartState<Props> {
  /** What to show, with its properties, whether it is needed or not: a closed dialog is part of its screen too. Null until it has come. */
  readonly Part: ComponentType<Props> | null;
  /** It is needed and has not come yet. */
  readonly isLoading: boolean;
  /** It is needed and could not be fetched: said by the caller. It is fetched again when it is needed the next time. */
  readonly hasFailed: boolean;
}

/**
 * Uses a lazy part: it is fetched when the page is idle (on a dear network not before it is needed), and at once when it is needed:
 * `need` is true then, or whatever asks for it, a new value each time. Nothing is thrown and nothing waits: until it has come the caller
 * shows nothing in its place, so it is for what takes no room, a dialog. One that is open as soon as it is shown takes the focus and
 * gives it back as if it had been there.
 *
 *     const { Part: Confirm, hasFailed } = useLazyPart(confirmDialog, isOpen);
 *     return Confirm && <Confirm open={isOpen} … />;
 */
export function useLazyPart<Props>(part: LazyPart<Props>, need: unknown): LazyPartState<Props> {
  const Part = useSyncExternalStore(part.loaded.subscribe, part.loaded.get, () => null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => whenIdle(() => void part.load()), [part]);

  useEffect(() => {
    if (!need) return;
    let isStillNeeded = true;
    void part.load().then((isThere) => {
      if (isStillNeeded) setFailed(!isThere);
    });
    return () => {
      isStillNeeded = false;
      setFailed(false);
    };
  }, [part, need]);

  return { Part, isLoading: Boolean(need) && !Part && !hasFailed, hasFailed };
}
