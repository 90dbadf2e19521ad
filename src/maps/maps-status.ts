import { useSyncExternalStore } from 'react';
import { env, isGoogle } from '../env';
import { createStore } from '../lib/store';

/**
 * Where the maps service stands. `asking`: Google's own needs the visitor's consent first (D27). `auth-failed`: Google
 * refused the key (Spec §8, AuthFailure panel).
 */
export type MapsStatus = 'asking' | 'loading' | 'loaded' | 'failed' | 'auth-failed';

/** How long the map waits for the maps service (Spec §9). */
export const MAPS_WAIT_MS = 30_000;

/** The visitor's consent lives in a cookie, so that logging out does not forget it (D5). */
export const MAPS_CONSENT_COOKIE = 'taxi-maps';
const HALF_A_YEAR_S = 15_552_000;

/** Where the maps service stands on this page. */
export const mapsStatus = createStore<MapsStatus>('asking');

/** The status for components; `asking` in the built HTML. */
export const useMapsStatus = (): MapsStatus =>
  useSyncExternalStore(mapsStatus.subscribe, mapsStatus.get, () => 'asking');

/** Starts loading where no consent is needed (the stand-in is first party) or it was given before. */
export function startMapsIfAllowed(): void {
  if (mapsStatus.get() !== 'asking') return;
  const consented = document.cookie.split('; ').includes(`${MAPS_CONSENT_COOKIE}=yes`);
  if (!isGoogle(env.mapsUrl) || consented) mapsStatus.set('loading');
}

/** The visitor allows Google Maps, here and for half a year. */
export function allowMaps(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${MAPS_CONSENT_COOKIE}=yes; path=/; max-age=${HALF_A_YEAR_S}; samesite=lax`;
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
