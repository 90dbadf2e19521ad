import { useLoadScript } from '@react-google-maps/api';
import { useEffect } from 'react';
import { env } from '../../env';
import { useLanguage } from '../../i18n/use-language';
import { site } from '../../site';
import type { LoaderProps } from '../port/service';

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

type Libraries = ('places' | 'routes' | 'marker' | 'geocoding')[];

/** The libraries of Google Maps that the site uses; constant arrays, because the loader compares them by identity. */
const mapAndWays: Libraries = ['routes', 'marker'];
const all: Libraries = [...mapAndWays, 'places', 'geocoding'];

/** Loads Google's script once and sets the service's status to the outcome. */
export function GoogleMapsLoader({ status, findsAddresses }: LoaderProps) {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: env.googleMapsKey,
    apiUrl: env.mapsUrl,
    language: useLanguage(),
    region: site.map.country,
    mapIds: [env.googleMapId],
    libraries: findsAddresses ? all : mapAndWays,
    preventGoogleFontsLoading: true,
  });

  useEffect(() => {
    // The library does not report a refused key: Google calls this global function.
    window.gm_authFailure = () => status.set('auth-failed');
    if (status.get() !== 'loading') return;
    if (loadError) status.set('failed');
    else if (isLoaded) status.set('loaded');
  }, [status, isLoaded, loadError]);

  return null;
}
