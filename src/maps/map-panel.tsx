import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { Button } from '../ui/button';
import * as styles from './map-panel.module.css';
import type { MapPanelProps } from './map-types';
import { allowMaps, type MapsStatus, startMapsIfAllowed, useMapsStatus } from './maps-status';

const GoogleMapsLoader = lazy(() => import('./google-maps-loader'));
const RideMap = lazy(() => import('./ride-map'));

/** The map's place on a screen: asks, loads, shows the map, or says why there is none. */
export function MapPanel({ className = '', children, ...map }: MapPanelProps) {
  const status = useMapsStatus();

  useEffect(() => startMapsIfAllowed(), []);

  return (
    // No landmark of its own: Google's map is one already.
    <div className={`${styles.panel} ${className}`}>
      {status === 'loaded' ? (
        <Suspense fallback={<MapNotice status="loading" />}>
          <RideMap {...map} />
        </Suspense>
      ) : (
        <MapNotice status={status} />
      )}
      {status === 'loading' && (
        <Suspense fallback={null}>
          <GoogleMapsLoader />
        </Suspense>
      )}
      {children}
    </div>
  );
}

/** What stands in the map's place while there is none (Spec §8: AuthFailure panel). */
function MapNotice({ status }: { readonly status: Exclude<MapsStatus, 'loaded'> }) {
  const { t } = useTranslation('maps');
  const { shown, dialled } = site.bookingPhone;
  if (status === 'loading') {
    return (
      <p className={styles.notice} role="status">
        {t('loading')}
      </p>
    );
  }
  if (status === 'asking') {
    return (
      <div className={styles.notice}>
        <h2>{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
        <Button onClick={allowMaps}>{t('consent.allow')}</Button>
      </div>
    );
  }
  const reason = status === 'auth-failed' ? 'authFailure' : 'failed';
  return (
    <div className={styles.notice} role="alert">
      <h2>{t(`${reason}.title`)}</h2>
      <p>
        {t(`${reason}.text`)}
        <a href={`tel:${dialled}`}>{shown}</a>
      </p>
    </div>
  );
}
