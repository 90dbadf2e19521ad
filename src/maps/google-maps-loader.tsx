import { useLoadScript } from '@react-google-maps/api';
import { useEffect } from 'react';
import { env } from '../env';
import { useLanguage } from '../i18n/use-language';
import { site } from '../site';
import { mapsStatus } from './maps-status';

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** Everything the site uses of the maps service; one constant array, because the loader compares by identity. */
const libraries: ('places' | 'routes' | 'marker' | 'geocoding')[] = ['places', 'routes', 'marker', 'geocoding'];

/** Loads the maps script once and reports how that went to the maps status. */
export function GoogleMapsLoader() {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: env.googleMapsKey,
    apiUrl: env.mapsUrl,
    language: useLanguage(),
    region: site.map.country,
    mapIds: [env.googleMapId],
    libraries,
    preventGoogleFontsLoading: true,
  });

  // The library never reports a refused key: Google calls this global.
  useEffect(() => {
    window.gm_authFailure = () => mapsStatus.set('auth-failed');
  }, []);

  useEffect(() => {
    if (mapsStatus.get() !== 'loading') return;
    if (loadError) mapsStatus.set('failed');
    else if (isLoaded) mapsStatus.set('loaded');
  }, [isLoaded, loadError]);

  return null;
}
