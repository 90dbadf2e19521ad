import { useRef, useState } from 'react';
import { ConsentQuestion } from '../../consent/consent-question';
import { initialConsent } from '../../consent/consent-store';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Button } from '../../ui/button';
import { useMounted } from '../../ui/effects';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import type { ServiceStatus } from '../port/service';
import { addressesService, allServices, consentSubject, mapService, mapsParty } from '../service/chosen-services';
import { LoadServices } from '../service/load-services';
import { retryFailed, thirdPartyOf, useServiceStatus, useServices } from '../service/service-status';
import * as styles from './map-panel.module.css';
import type { MapPanelProps } from './ride-map';

const rideMap = lazyPart(async () => (await import('./ride-map')).RideMap);

/** The map's area on a screen: it asks for consent, loads and shows the map, or explains its absence. */
export function MapPanel({ className = '', children, ...map }: MapPanelProps) {
  const status = useServiceStatus(mapService);
  // The built page has the layout for a visitor without an answer, so that hydration moves nothing.
  const isMounted = useMounted();
  const atFirst = initialConsent(thirdPartyOf([mapService])) === 'allowed' && status === 'asking' ? 'loading' : null;
  const panel = useRef<HTMLDivElement>(null);

  useServices(allServices);

  const takePlaceOfNotice = () => {
    const { current } = panel;
    if (!current) return;
    // On a phone the notice's height stays as the map's minimum height, so that the form below does not move.
    current.style.minHeight = `${current.offsetHeight}px`;
    current.focus();
  };

  return (
    // No landmark of its own: Google's map is one already.
    <div ref={panel} tabIndex={-1} className={`${styles.panel} ${isMounted ? '' : styles.built} ${className}`}>
      {status === 'loaded' ? (
        <LoadedMap onRetry={takePlaceOfNotice} {...map} />
      ) : (
        <MapNotice
          status={isMounted ? status : (atFirst ?? status)}
          onAllowed={takePlaceOfNotice}
          onRetry={() => {
            retryFailed(allServices);
            takePlaceOfNotice();
          }}
        />
      )}
      <LoadServices services={allServices} />
      {children}
    </div>
  );
}

interface LoadedMapProps extends Omit<MapPanelProps, 'className' | 'children'> {
  /** Called after the customer has started another attempt to fetch the map's code. */
  readonly onRetry: () => void;
}

/**
 * The map in a separate chunk, which a visitor without consent for Google's map never fetches. If it fails, the screen
 * stays.
 */
function LoadedMap({ onRetry, ...map }: LoadedMapProps) {
  const [attempt, setAttempt] = useState(1);
  const { Part: RideMap, hasFailed } = useLazyPart(rideMap, attempt);
  const retry = () => {
    setAttempt((last) => last + 1);
    onRetry();
  };
  if (RideMap)
    return (
      <ErrorBoundary place="map" fallback={() => <MapNotice status="failed" />}>
        <RideMap {...map} />
      </ErrorBoundary>
    );
  return <MapNotice status={hasFailed ? 'failed' : 'loading'} onRetry={retry} />;
}

interface MapNoticeProps {
  readonly status: Exclude<ServiceStatus, 'loaded'>;
  readonly onAllowed?: () => void;
  /** Tries again; without it no other attempt can help. */
  readonly onRetry?: () => void;
}

/** The content in place of a missing map: the consent question (D27), or the reason (Spec §8: AuthFailure panel). */
function MapNotice({ status, onAllowed, onRetry }: MapNoticeProps) {
  const { t } = useTranslation(['maps', 'common']);
  const { shown, dialled } = site.bookingPhone;
  if (status === 'loading') {
    return (
      <p className={styles.notice} role="status">
        {t('maps:loading')}
      </p>
    );
  }
  if (status === 'asking' || status === 'refused') {
    return (
      <div className={`${styles.notice} ${styles.question}`}>
        <h2>{t(`maps:${status}.title`)}</h2>
        {mapsParty && (
          <ConsentQuestion about={mapsParty} subject={consentSubject()} {...(onAllowed && { onAllowed })} />
        )}
      </div>
    );
  }
  // One service serves both: without its map there are no suggestions either.
  const failsTogether = addressesService === mapService;
  return (
    <div className={styles.notice} role="alert">
      <h2>{t(status === 'auth-failed' ? 'maps:authFailure.title' : 'maps:failed.title')}</h2>
      <p>
        {failsTogether ? t('maps:failed.text') : t('maps:failed.mapAlone')}
        <a href={`tel:${dialled}`} translate="no">
          {shown}
        </a>
      </p>
      <div className={styles.retry}>
        <FailureReference />
        {status === 'failed' && onRetry && (
          <Button look="quiet" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
