import { useSyncExternalStore } from 'react';
import { env, isGoogle } from '../env';
import { readCookie, writeCookie } from '../lib/cookies';
import { createStore } from '../lib/store';

/**
 * Where the maps service stands. `asking`: Google's own needs the visitor's consent first (D27). `auth-failed`: Google
 * refused the key (Spec §8, AuthFailure panel).
 */
export type MapsStatus = 'asking' | 'loading' | 'loaded' | 'failed' | 'auth-failed';

/** How long the map waits for the maps service (Spec §9). */
export const MAPS_WAIT_MS = 30_000;

/** Where the maps service stands on this page. */
export const mapsStatus = createStore<MapsStatus>('asking');

/** The status for components; `asking` in the built HTML. */
export const useMapsStatus = (): MapsStatus =>
  useSyncExternalStore(mapsStatus.subscribe, mapsStatus.get, () => 'asking');

// Nobody waits longer than that, whatever it is that hangs: the script of Google or our own that loads it.
let waiting: ReturnType<typeof setTimeout>;
mapsStatus.subscribe(() => {
  clearTimeout(waiting);
  if (mapsStatus.get() === 'loading') waiting = setTimeout(() => mapsStatus.set('failed'), MAPS_WAIT_MS);
});

/** Starts loading where no consent is needed (the stand-in is first party) or it was given before. */
export function startMapsIfAllowed(mapsUrl = env.mapsUrl): void {
  if (mapsStatus.get() !== 'asking') return;
  if (!isGoogle(mapsUrl) || readCookie('taxi-maps') === 'yes') mapsStatus.set('loading');
}

/** The visitor allows Google Maps, here and for half a year; in a cookie, so that logging out does not forget it (D5). */
export function allowMaps(): void {
  writeCookie('taxi-maps', 'yes');
  if (mapsStatus.get() === 'asking') mapsStatus.set('loading');
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
