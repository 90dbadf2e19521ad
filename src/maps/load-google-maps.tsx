import { useEffect } from 'react';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import { mapsStatus } from './maps-status';

const googleMapsLoader = lazyPart(async () => (await import('./google-maps-loader')).GoogleMapsLoader);

/** Loads the maps service while its status is `loading`; a script of ours that cannot be fetched counts as a service that failed (Spec §8). */
export function LoadGoogleMaps() {
  const { Part: GoogleMapsLoader, hasFailed } = useLazyPart(googleMapsLoader, true);
  useEffect(() => {
    if (hasFailed) mapsStatus.set('failed');
  }, [hasFailed]);
  return GoogleMapsLoader && <GoogleMapsLoader />;
}
