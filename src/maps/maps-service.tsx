import { lazy, Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { allowMaps, useMapsStatus } from './maps-status';

const GoogleMapsLoader = lazy(() => import('./google-maps-loader'));

/**
 * The maps service for address fields on a screen without a map: nothing until somebody wants it, then the question where
 * Google has to be allowed (D27), then the script.
 */
export function MapsService({ isWanted }: { readonly isWanted: boolean }) {
  const { t } = useTranslation('maps');
  const status = useMapsStatus();
  if (!isWanted) return null;
  if (status === 'loading') {
    return (
      <Suspense fallback={null}>
        <GoogleMapsLoader />
      </Suspense>
    );
  }
  if (status !== 'asking') return null;
  return (
    <div>
      <p>{t('consent.text')}</p>
      <Button look="quiet" onClick={allowMaps}>
        {t('consent.allow')}
      </Button>
    </div>
  );
}
