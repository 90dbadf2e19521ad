import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { reloadIfGone } from '../device/gone-file';
import { createStore, type Store } from '../lib/store';

/** The browser's network information, where available. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is slow or saves data, so that nothing should be prefetched. */
const isDear = ({ saveData, effectiveType }: Connection) => Boolean(saveData || effectiveType?.includes('2g'));

/**
 * Prefetches when the page is idle, unless the connection is slow or saves data. Returns a function that cancels it.
 */
export function whenIdle(fetch: () => void): () => void {
  const { connection = {} } = navigator as Navigator & { readonly connection?: Connection };
  if (isDear(connection)) return () => {};
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fetch, 200);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(fetch);
  return () => window.cancelIdleCallback(idle);
}

/** Prefetches when the page is idle; `fetch` is always the same function. */
export const useWhenIdle = (fetch: () => void): void => useEffect(() => whenIdle(fetch), [fetch]);

/** A component in a chunk of its own. */
export interface LazyPart<Props> {
  /** The component; null until it has loaded. All screens share it. */
  readonly loaded: Store<ComponentType<Props> | null>;
  /** Loads the component unless it is loaded; resolves to whether it is. A failed load is retried by the next call. */
  readonly load: () => Promise<boolean>;
  /** Why the last load failed. */
  readonly failure: () => unknown;
}

/**
 * Creates a lazy part; call it once, outside of any component:
 * const confirmDialog = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog);
 */
export function lazyPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loaded = createStore<ComponentType<Props> | null>(null);
  let underWay: Promise<boolean> | null = null;
  let failure: unknown = null;
  const fetchOnce = async () => {
    try {
      loaded.set(await fetch());
    } catch (error) {
      // The network failed, or a new version of the site has replaced the chunk.
      failure = error;
      underWay = null;
    }
    return loaded.get() !== null;
  };
  const load = () => {
    underWay ??= fetchOnce();
    return underWay;
  };
  return { loaded, load, failure: () => failure };
}

/** The state of a lazy part. */
export interface LazyPartState<Props> {
  /** The component to render, needed or not: a closed dialog is part of its screen too. Null until it has loaded. */
  readonly Part: ComponentType<Props> | null;
  /** Needed, but not loaded yet. */
  readonly isLoading: boolean;
  /** Needed, but could not be loaded: the caller shows an error. The next need retries. */
  readonly hasFailed: boolean;
}

/**
 * Loads a lazy part: when the page is idle (unless the connection is slow or saves data), and at once when it is
 * needed. `need` is then true, or the value that requires it, a new one each time. It neither throws nor suspends. A
 * needed part that a new build has replaced loads the page anew. The caller renders nothing until it has loaded, so it
 * is meant for dialogs, which take no space. A dialog that is open when it loads handles the focus as usual.
 * const { Part: Confirm, hasFailed } = useLazyPart(confirmDialog, isOpen);
 * return Confirm && <Confirm open={isOpen} … />;
 */
export function useLazyPart<Props>(part: LazyPart<Props>, need: unknown): LazyPartState<Props> {
  const Part = useSyncExternalStore(part.loaded.subscribe, part.loaded.get, () => null);
  const [hasFailed, setFailed] = useState(false);

  useWhenIdle(part.load);

  useEffect(() => {
    if (!need) return;
    let isStillNeeded = true;
    const load = async () => {
      const isDone = (await part.load()) || (isStillNeeded && (await reloadIfGone(part.failure())));
      if (isStillNeeded) setFailed(!isDone);
    };
    void load();
    return () => {
      isStillNeeded = false;
      setFailed(false);
    };
  }, [part, need]);

  return { Part, isLoading: Boolean(need) && !Part && !hasFailed, hasFailed };
}
