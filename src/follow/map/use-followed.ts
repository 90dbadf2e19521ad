import { useSyncExternalStore } from 'react';
import type { FollowedView } from '../followed-view';

const subscribe = (listener: () => void) => window.followed?.subscribe(listener) ?? (() => {});

/** The state of the page's own script; null in the built HTML and in the first render. */
export const useFollowed = (): FollowedView | null =>
  useSyncExternalStore(
    subscribe,
    () => window.followed?.get() ?? null,
    () => null,
  );
