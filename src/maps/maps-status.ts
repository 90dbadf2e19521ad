import { useSyncExternalStore } from 'react';
import type { Standing } from '../consent/answers';
import { consentTo, watchConsent } from '../consent/consent-store';
import { createStore } from '../lib/store';

/**
 * Where the maps service stands. `asking`: Google's own needs the visitor's consent first; `refused`: the visitor has said No
 * (D27). `auth-failed`: Google refused the key (Spec §8, AuthFailure panel).
 */
export type MapsStatus = 'asking' | 'refused' | 'loading' | 'loaded' | 'failed' | 'auth-failed';

/** How long the map waits for the maps service (Spec §9). */
export const MAPS_WAIT_MS = 30_000;

/** Where the maps service stands on this page. */
export const mapsStatus = createStore<MapsStatus>('asking');

/** The status for components; `asking` in the built HTML. */
export const useMapsStatus = (): MapsStatus =>
  useSyncExternalStore(mapsStatus.subscribe, mapsStatus.get, () => 'asking');

/** Whether Google may be asked: the visitor has allowed it, or nobody has to (D27). A service that has failed answers so. */
export const mayAsk = (status: MapsStatus): boolean => status !== 'asking' && status !== 'refused';

/** Whether Google can answer, now or in a moment: it may be asked, and has not failed. */
export const canLookUp = (status: MapsStatus): boolean =>
  mayAsk(status) && status !== 'failed' && status !== 'auth-failed';

// Nobody waits longer than that, whatever it is that hangs: the script of Google or our own that loads it.
let waiting: ReturnType<typeof setTimeout>;
mapsStatus.subscribe(() => {
  clearTimeout(waiting);
  if (mapsStatus.get() === 'loading') waiting = setTimeout(() => mapsStatus.set('failed'), MAPS_WAIT_MS);
});

/** What the visitor's standing makes of a status: only a Yes loads, and a No takes away what was there. */
export function statusUnder(standing: Standing, status: MapsStatus): MapsStatus {
  if (standing === 'refused') return 'refused';
  if (standing === 'open') return 'asking';
  return status === 'asking' || status === 'refused' ? 'loading' : status;
}

/**
 * Starts loading where the visitor has allowed it or none has to (the stand-in is first party), and follows every change of
 * that. Answers how to stop following.
 */
export function startMapsIfAllowed(mapsUrl?: string): () => void {
  const follow = () => mapsStatus.set(statusUnder(consentTo('maps', mapsUrl), mapsStatus.get()));
  follow();
  return watchConsent(follow);
}

/** Waits while the service is loading. Answers whether it can be used; without consent at once that it cannot. */
export function whenMapsReady(waitMs = MAPS_WAIT_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (mapsStatus.get() === 'loading') return;
      clearTimeout(timer);
      unsubscribe();
      resolve(mapsStatus.get() === 'loaded');
    };
    const timer = setTimeout(() => {
      unsubscribe();
      resolve(false);
    }, waitMs);
    const unsubscribe = mapsStatus.subscribe(settle);
    settle();
  });
}
