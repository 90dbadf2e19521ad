import { useEffect } from 'react';
import { ConsentQuestion } from '../consent/consent-question';
import { LoadGoogleMaps } from './load-google-maps';
import { startMapsIfAllowed, useMapsStatus } from './maps-status';

/**
 * The maps service for address fields on a screen without a map: nothing until somebody wants it, then the question where
 * Google has to be allowed (D27), then the script.
 */
export function MapsService({ isWanted }: { readonly isWanted: boolean }) {
  const status = useMapsStatus();

  useEffect(() => (isWanted ? startMapsIfAllowed() : undefined), [isWanted]);

  if (!isWanted) return null;
  if (status === 'loading') return <LoadGoogleMaps />;
  return status === 'asking' || status === 'refused' ? <ConsentQuestion service="maps" /> : null;
}
